package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.notation.Fen;
import zugwerk.variant.Variants;

/** A game that overrides nothing is orthodox chess, and promises nothing that another game could break. */
class VariantTest {

  private static final String FEN = "r3k3/P7/8/8/8/8/3p4/4K2R w K - 0 1";
  private static final Slot POWER = new Slot("power", Slot.Scope.TYPE, 2);

  /** A game that says nothing but which pieces it has. */
  private static class Plain extends Variant {
    private static final Variant ORTHODOX = Variants.of("orthodox");

    Plain(String id, Slot... slots) {
      super(id, "Plain chess", new Schema(ORTHODOX.schema().types(), List.of(slots)), ORTHODOX.start());
    }

    @Override
    public Movement movement(Position position, int side, int type) {
      return ORTHODOX.movement(position, side, type);
    }

    @Override
    public int[] promotions() {
      return ORTHODOX.promotions();
    }
  }

  private final Variant plain = new Plain("plain");
  private final Setup setup = Fen.parse(plain, FEN);
  private final Position position = Position.of(setup);

  private static int at(String square) {
    return Square.parse(square).orElseThrow();
  }

  @Test
  void nothingIsPromised() {
    FastPath fast = plain.fastPath();
    assertEquals(-1L, fast.unsettled(position));
    assertEquals(0, fast.leaving(position));
    assertTrue(fast.kingMayDie(position, 0));
    assertFalse(fast.changesPowers(Schema.KING));
    assertEquals(plain.movement(position, 0, 1), fast.movementAfter(plain, position, 0, 1, 1));
    assertEquals(RetroFacts.NONE, plain.retroFacts());
    assertEquals(List.of(), RetroChecks.of(plain, Fen.parse(plain, "4k3/pppppppp/pppppppp/8/8/8/8/4K3 w")));
    assertEquals(TableFacts.NONE, plain.tableFacts());
    assertEquals(-1L, plain.pawnSquares(0));
    assertTrue(plain.pawnsJump());
    assertFalse(plain.keeps(Transformation.EXCHANGE_COLOURS));
  }

  @Test
  void nothingIsSet() {
    GameOptions options = plain.options();
    assertEquals("", options.text());
    assertEquals("", options.full());
    assertEquals(Optional.empty(), options.hint());
    assertTrue(options.powerLists().isEmpty());
    assertTrue(options.with("scale").isEmpty());
    assertEquals(List.of(), options.samples());
    assertEquals("", plain.settings());
    assertEquals("", plain.rulesText());
    assertEquals("scale", Variants.of("hitpoint", "scale").options().full());
    assertEquals("Plain chess", plain.toString());
    assertEquals(plain.title(), plain.toString());
    assertEquals("plain", plain.id());
  }

  @Test
  void movesAreWrittenInAlgebraicNotation() {
    MoveStyle style = plain.style();
    Move step = new Move.Step(at("e1"), at("d2"), Move.NONE, Move.NONE);
    assertEquals(List.of("K", "Q", "R", "B", "N", "P"),
        IntStream.range(0, 6).mapToObj(type -> style.name(position, 0, type)).toList());
    assertFalse(style.namesPowers(1));
    assertEquals('x', style.captureSign());
    assertFalse(style.writesOrigins());
    assertEquals("", style.nameAfter(position, 0, 1) + style.specialMoveSign('*') + style.suffix(position, step)
        + style.remark(position, step));
  }

  @Test
  void noRuleIsAdded() {
    assertEquals(plain.schema().type('P'), plain.pawn());
    assertEquals(plain.schema().type('R'), plain.castlingPartner());
    assertEquals(-1L, plain.active(position));
    assertEquals(-1L, plain.open(position, 1, plain.pawn(), at("d2"), -1L, position.occupied()));
    assertTrue(plain.canAttack(position, 1, plain.pawn(), at("d2"), at("e1"), position.occupied()));
    assertTrue(plain.allowsCastling(position, at("e1"), at("g1"), at("h1")));
    assertFalse(plain.judgesArrivalAfter());
    assertEquals(0, plain.makers(position, at("e1"), at("d2"), false));
    assertTrue(plain.mateWins(position));
    assertEquals(setup, plain.tidied(setup));
    assertEquals(List.of(), plain.stateFaults(setup));
    MoveList moves = new MoveList();
    plain.addSpecialMoves(position, moves);
    assertEquals(0, moves.size());
    assertTrue(assertThrows(IllegalStateException.class, () -> plain.makeSpecialMove(position, 0, 0, '!')).getMessage()
        .contains("!"));
    int turn = position.mark();
    position.set(Schema.CASTLING, 15);
    position.set(at("h1"), Piece.of(1, 1));
    assertEquals(14, plain.keptRights(position, turn));
    position.rollback(turn);
  }

  @Test
  void aPawnThatIsNoLongerThereIsNotPromoted() {
    plain.promote(position, at("e1"), 1);
    plain.promote(position, at("e4"), 1);
    assertEquals(setup, position.setup());
    plain.promote(position, at("a7"), 1);
    assertEquals(Piece.of(0, 1), position.piece(at("a7")));
    plain.promote(position, at("d2"), 1);
    assertEquals(Piece.of(1, 1), position.piece(at("d2")), "in the colour that it has");
  }

  @Test
  void aSlotOfTypesSaysHowLongACycleCanBe() {
    assertEquals(1, plain.cycle(1));
    assertEquals(3, new Plain("plain", POWER).cycle(1));
    assertEquals(1, new Plain("plain", new Slot("count", Slot.Scope.PIECE, 4)).cycle(1));
  }

  @Test
  void gamesAreEqualByClassNameAndSettings() {
    Variant same = new Plain("plain");
    assertEquals(plain, same);
    assertEquals(plain.hashCode(), same.hashCode());
    assertNotEquals(plain, new Plain("other"));
    assertNotEquals(plain.hashCode(), new Plain("other").hashCode());
    assertNotEquals(plain, new Plain("plain") {});
    assertFalse(plain.equals(null));
    assertNotEquals(Variants.of("hitpoint", "scale"), Variants.of("hitpoint", "scale;hills"));
    assertEquals(Variants.of("hitpoint", "scale"), Variants.of("hitpoint", "scale"));
  }

  /** Every move is made and tested, and the same are found as with the promise of orthodox chess. */
  @Test
  void theSameMovesAreFoundWithoutAPromise() {
    Variant orthodox = Variants.of("orthodox");
    assertEquals(new Perft(orthodox, 3).count(Position.of(Fen.parse(orthodox, FEN)), 3),
        new Perft(plain, 3).count(position, 3));
  }
}
