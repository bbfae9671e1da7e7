package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;

/** What a reply is said to make safe from mate is compared with making the move, the reply and all next moves. */
class SafeReplyTest extends ReplyComparison {

  static Stream<Variant> games() {
    return GameSamples.withLegs();
  }

  @Override
  KnownReply reply(Variant game, Generator generator) {
    return new SafeReply(game, generator);
  }

  /** Whether no move mates. */
  @Override
  boolean suits(Variant game, Generator generator, Position position) {
    MoveList next = new MoveList();
    generator.legal(position, next);
    boolean safe = true;
    for (int i = 0; i < next.size() && safe; i++) {
      int mark = position.mark();
      MoveMaker.make(game, position, next.get(i));
      safe = generator.verdict(position) != Verdict.CHECKMATE;
      position.rollback(mark);
    }
    return safe;
  }

  @ParameterizedTest
  @MethodSource("games")
  void dropsOnlyMovesAfterWhichTheReplyIsSafe(Variant game) {
    compare(game, 40);
    assertTrue(dropped == 0 || game.reachFacts().certain(), "nothing is known of the moves of this game");
  }

  /**
   * After Nxe8, or Kxe8, that piece opens the Rook's line by Nf6, or Kf7, and guards the flights; Nb6 lets the Pawn
   * promote with mate.
   */
  @ParameterizedTest
  @ValueSource(strings = {"R3n2k/2N3p1/p7/8/8/8/8/4K3 w - -", "R2Kn2k/7p/p7/8/8/8/8/8 w - -",
      "N6k/P1p3pp/8/8/8/8/8/4K3 w - -"})
  void whatMovesOpenForTheNextIsSeen(String fen) {
    Variant orthodox = Variants.of("orthodox");
    compare(orthodox, Fen.parse(orthodox, fen), 0);
    assertTrue(dropped > 0);
  }

  /**
   * Two pieces leave a line to the King, or to a flight; a piece that would parry is pinned, taken or barred; a flight
   * is closed by a piece that opens a line, or only a piece that goes there can be taken; a captured piece, or a Pawn
   * that would pass over the piece that checks, cannot parry.
   */
  @ParameterizedTest
  @ValueSource(strings = {"k7/7N/8/8/1R6/B2N4/B7/R3K2R w - -", "R1N2Nrk/7n/7P/1p6/8/8/8/4K3 w - -",
      "8/3n4/4N1k1/R3Kq2/3Q4/7P/3Q4/8 w - -", "8/8/5K2/2pR4/1n5Q/Q2R4/7B/1k6 w - -", "4K2k/1QN5/4N3/8/4Q3/8/8/8 w - -",
      "8/5R1n/4PQ2/p1b3p1/k1K5/5r2/5pN1/8 w - -", "r3k2r/8/8/8/7b/4np2/7q/R1K5 b - -",
      "8/8/r5nn/6n1/6k1/1B3N2/5p2/5K2 b - -", "6K1/2PQ4/r7/6b1/4q3/4k3/N6R/8 b - -",
      "8/p7/6R1/8/8/N7/k2K2P1/8 w - -", "8/k7/2r1p1R1/1P2N3/r1Nb2q1/8/4pr2/1K6 b - -",
      "6K1/BrR5/4N3/8/Np3q1n/8/6k1/8 b - -"})
  void whatAMoveDoesToParriesIsSeen(String fen) {
    Variant orthodox = Variants.of("orthodox");
    compare(orthodox, Fen.parse(orthodox, fen), 0);
  }

  @Test
  void dropsManyOfThem() {
    compareAndCount(Variants.of("orthodox"), 100);
    assertTrue(5 * dropped > 2 * answered && answered > 300, dropped + " of " + answered);
  }
}
