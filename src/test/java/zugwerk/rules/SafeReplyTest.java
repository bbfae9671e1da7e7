package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.variant.Variants;

/** What a reply is said to make safe from mate is compared with making the move, the reply and all next moves. */
class SafeReplyTest extends ReplyComparison {

  static Iterable<Variant> games() {
    return Variants.all();
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
    compare(game, 100);
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

  @Test
  void dropsManyOfThem() {
    compare(Variants.of("orthodox"), 100);
    assertTrue(3 * dropped > answered && answered > 300, dropped + " of " + answered);
  }
}
