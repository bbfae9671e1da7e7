package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.variant.Variants;

/** What is excluded as an end stays so for the positions that follow, and for no other square of the King. */
class EndsTest {

  private static final int BOTH = Places.HEMMED | Places.PINNED;
  private static final int KNIGHT_ON_C6 = 3 << 6 | Square.of(2, 5);
  private static final int PAWN_ON_A7 = 5 << 6 | Square.of(0, 6);

  private final Ends ends = new Ends(6);

  @Test
  void onlyWhatIsAllowedAnewRemains() {
    ends.forget(9);
    ends.allow(9, KNIGHT_ON_C6 | Places.PINNED);
    ends.allow(9, PAWN_ON_A7 | Places.HEMMED);
    assertEquals(Places.PINNED, ends.allowed(9, KNIGHT_ON_C6));
    assertEquals(Places.HEMMED, ends.allowed(9, PAWN_ON_A7));
    assertEquals(0, ends.allowed(9, 1));
    assertEquals(BOTH, ends.allowed(8, KNIGHT_ON_C6));
    assertEquals(BOTH, ends.allowed(10, PAWN_ON_A7));
    ends.clear();
    assertEquals(BOTH, ends.allowed(9, 1));
  }

  @Test
  void endsAreTakenForOneSquareOfTheKing() {
    Ends others = new Ends(6);
    others.forget(9);
    others.forget(10);
    ends.take(others, 10);
    assertEquals(0, ends.allowed(10, PAWN_ON_A7));
    assertEquals(BOTH, ends.allowed(9, PAWN_ON_A7));
    assertEquals(BOTH, ends.allowed(11, KNIGHT_ON_C6));
    ends.copy(others);
    assertEquals(0, ends.allowed(9, PAWN_ON_A7));
  }

  @Test
  void prospectsGoOnFromThoseBefore() {
    Prospects before = new Prospects(6);
    before.clear();
    before.ownEnds().forget(9);
    Prospects now = new Prospects(6);
    now.follow(before, Position.of(Fen.start(Variants.of("orthodox"))), 2, 2);
    assertEquals(0, now.ends().allowed(9, PAWN_ON_A7));
    now.ownEnds().forget(10);
    assertEquals(0, now.ends().allowed(9, PAWN_ON_A7));
    assertEquals(0, now.ends().allowed(10, PAWN_ON_A7));
    assertEquals(BOTH, before.ends().allowed(10, PAWN_ON_A7));
    now.ownEnds().allow(9, PAWN_ON_A7 | Places.PINNED);
    assertEquals(Places.PINNED, now.ownEnds().allowed(9, PAWN_ON_A7));
    now.clear();
    assertEquals(BOTH, now.ends().allowed(10, PAWN_ON_A7));
  }
}
