package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomSetups;
import zugwerk.variant.Variants;

/** The plain rules say what the fast ones say, in every game. */
class PlainMovesTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreeWithTheFastRules(Variant variant) {
    Random random = new Random(47);
    RandomSetups setups = new RandomSetups(random);
    PlainMoves plain = new PlainMoves(variant);
    Generator fast = new Generator(variant);
    for (int i = 0; i < 30; i++) {
      Setup setup = i % 2 == 0 ? setups.setup(variant) : setups.cornered(variant);
      if (Validation.faults(variant, setup).isEmpty()) {
        agree(plain, fast, Position.of(setup));
      }
    }
  }

  private static void agree(PlainMoves plain, Generator fast, Position position) {
    String where = Fen.format(position.setup());
    MoveList moves = new MoveList();
    fast.legal(position, moves);
    // Where two moves have the same squares, only the fast rules mark them.
    assertEquals(texts(position, moves), texts(position, plain.moves(position)), where);
    assertEquals(moves.size(), plain.legal(position).size(), where);
    Verdict verdict = fast.verdict(position);
    assertEquals(verdict == Verdict.CHECK || verdict == Verdict.CHECKMATE || verdict == Verdict.DRAW,
        plain.isInCheck(position) && plain.goesOn(position), where);
    assertEquals(verdict == Verdict.STALEMATE, plain.isStalemate(position), where);
    assertTrue(verdict != Verdict.LOST || plain.isMate(position), where);
    if (verdict == Verdict.CHECKMATE) {
      assertTrue(plain.isMate(position) && plain.isCheckedWithoutMove(position), where);
    }
    assertEquals(where, Fen.format(position.setup()), "the position is left as it was");
  }

  private static Set<String> texts(Position position, MoveList moves) {
    Set<String> texts = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      String text = LongForm.of(position.schema(), EncodedMove.unpack(moves.get(i)));
      texts.add(text.replaceFirst("/K$", "").replaceFirst("/e", "/").replaceFirst("/$", ""));
    }
    return texts;
  }

  private static Position position(String fen) {
    return Position.of(Fen.parse(ORTHODOX, fen));
  }

  @Test
  void matesAndStalematesAreTold() {
    PlainMoves plain = new PlainMoves(ORTHODOX);
    Position mate = position("k6R/8/1K6/8/8/8/8/8 b");
    assertTrue(plain.isMate(mate) && plain.isInCheck(mate) && plain.isCheckedWithoutMove(mate));
    assertFalse(plain.isStalemate(mate));
    Position stalemate = position("k7/2Q5/8/8/8/8/8/K7 b");
    assertTrue(plain.isStalemate(stalemate) && plain.hasNoMove(stalemate));
    assertFalse(plain.isMate(stalemate) || plain.isInCheck(stalemate) || plain.isCheckedWithoutMove(stalemate));
    Position check = position("k6R/p7/8/8/8/8/8/K7 b");
    assertFalse(plain.isMate(position("k6R/8/8/8/8/8/8/K7 b")) || plain.isStalemate(check));
    assertTrue(plain.isMate(position("k6R/pp6/8/8/8/8/8/K7 b")));
  }

  /** A King left attacked may be taken, unless the piece that takes it leaves its own King attacked. */
  @Test
  void aKingLeftAttackedMayBeTaken() {
    PlainMoves plain = new PlainMoves(ORTHODOX);
    assertTrue(plain.canTakeKing(position("k6R/8/8/8/8/8/8/K7 w")));
    assertFalse(plain.canTakeKing(position("kr5R/8/8/8/8/8/8/K7 w")));
    assertFalse(plain.canTakeKing(position("k2r4/8/8/8/8/8/8/3R1K2 w")));
    assertFalse(plain.canTakeKing(position("k6r/8/8/7b/8/R7/8/K6q w")),
        "the Rook leaves the King to the Queen no more");
    assertTrue(
        plain.hasNoMove(position("k6R/1pn5/8/8/8/8/8/K7 b")) == plain.isMate(position("k6R/1pn5/8/8/8/8/8/K7 b")));
  }

  @Test
  void movesThatLeaveTheKingAttackedAreKnown() {
    PlainMoves plain = new PlainMoves(ORTHODOX);
    Position position = position("3rk3/8/8/8/8/8/3N4/3K4 w");
    assertEquals(6, plain.selfCheckMoves(position).size(), "the pinned Knight stays");
    assertEquals(4, plain.moves(position).size());
    assertEquals(Set.of("d1c1", "d1c2", "d1e1", "d1e2"), plain.legal(position).keySet());
  }

  @Test
  void aPassEndsTheGameWhereTheKingIsAttacked() {
    PlainMoves plain = new PlainMoves(ORTHODOX);
    Position free = position("k7/8/8/8/8/8/8/K7 w");
    assertTrue(plain.pass(free));
    assertEquals(1, free.toMove());
    assertFalse(plain.pass(position("k6r/8/8/8/8/8/8/7K w")));
  }

  @Test
  void aSideWithoutAKingIsNamed() {
    Setup setup = Fen.parse(ORTHODOX, "k7/8/8/8/8/8/8/K7 w");
    for (String word : List.of("", "white", "black", "both")) {
      assertEquals(word, KinglessText.of(KinglessText.applied(setup, word)));
    }
  }
}
