package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.variant.Variants;

/** What is excluded as an end stays so for the positions that follow, and for no other square of the King. */
class EndSquaresTest {

  private static final int BOTH = ImmobileSquares.HEMMED | ImmobileSquares.PINNED;
  private static final int KNIGHT_ON_C6 = 3 << 6 | Square.of(2, 5);
  private static final int PAWN_ON_A7 = 5 << 6 | Square.of(0, 6);

  private final EndSquares ends = new EndSquares(6);

  @Test
  void onlyWhatIsAllowedAnewRemains() {
    ends.excludeAll(9);
    ends.allow(9, KNIGHT_ON_C6 | ImmobileSquares.PINNED);
    ends.allow(9, PAWN_ON_A7 | ImmobileSquares.HEMMED);
    assertEquals(ImmobileSquares.PINNED, ends.allowed(9, KNIGHT_ON_C6));
    assertEquals(ImmobileSquares.HEMMED, ends.allowed(9, PAWN_ON_A7));
    assertEquals(0, ends.allowed(9, 1));
    assertEquals(BOTH, ends.allowed(8, KNIGHT_ON_C6));
    assertEquals(BOTH, ends.allowed(10, PAWN_ON_A7));
    ends.clear();
    assertEquals(BOTH, ends.allowed(9, 1));
  }

  @Test
  void endsAreTakenForOneSquareOfTheKing() {
    EndSquares others = new EndSquares(6);
    others.excludeAll(9);
    others.excludeAll(10);
    ends.copy(others, 10);
    assertEquals(0, ends.allowed(10, PAWN_ON_A7));
    assertEquals(BOTH, ends.allowed(9, PAWN_ON_A7));
    assertEquals(BOTH, ends.allowed(11, KNIGHT_ON_C6));
    ends.copy(others);
    assertEquals(0, ends.allowed(9, PAWN_ON_A7));
  }

  @Test
  void prospectsGoOnFromThoseBefore() {
    BoundState before = new BoundState(6);
    before.clear();
    before.ownEnds().excludeAll(9);
    BoundState now = new BoundState(6);
    now.follow(before, Position.of(Fen.start(Variants.of("orthodox"))), 2, 2);
    assertEquals(0, now.ends().allowed(9, PAWN_ON_A7));
    now.ownEnds().excludeAll(10);
    assertEquals(0, now.ends().allowed(9, PAWN_ON_A7));
    assertEquals(0, now.ends().allowed(10, PAWN_ON_A7));
    assertEquals(BOTH, before.ends().allowed(10, PAWN_ON_A7));
    now.ownEnds().allow(9, PAWN_ON_A7 | ImmobileSquares.PINNED);
    assertEquals(ImmobileSquares.PINNED, now.ownEnds().allowed(9, PAWN_ON_A7));
    now.clear();
    assertEquals(BOTH, now.ends().allowed(10, PAWN_ON_A7));
  }
}
