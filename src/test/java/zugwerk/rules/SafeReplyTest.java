package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.variant.RandomSetups;
import zugwerk.variant.Variants;

/** What a reply is said to make safe from mate is compared with making the move, the reply and all next moves. */
class SafeReplyTest {

  private int safe;
  private int dropped;

  static Iterable<Variant> games() {
    return Variants.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void dropsOnlyMovesAfterWhichTheReplyIsSafe(Variant game) {
    compare(game, 100);
    assertTrue(dropped == 0 || game.reachFacts().certain(), "nothing is known of the moves of this game");
  }

  @Test
  void dropsManyOfThem() {
    compare(Variants.of("orthodox"), 100);
    assertTrue(3 * dropped > safe && safe > 300, dropped + " of " + safe);
  }

  private void compare(Variant game, int setups) {
    RandomSetups random = new RandomSetups(new Random(43));
    for (int i = 0; i < setups; i++) {
      Setup setup = i % 2 == 0 ? random.setup(game) : random.cornered(game);
      if (Validation.faults(game, setup).isEmpty()) {
        compare(game, setup);
      }
    }
  }

  private void compare(Variant game, Setup setup) {
    Generator generator = new Generator(game);
    SafeReply reply = new SafeReply(game, generator);
    Position position = Position.of(setup);
    MoveList moves = new MoveList();
    generator.legal(position, moves);
    int start = moves.size() / 4;
    MoveList replies = replies(game, generator, position);
    for (int i = 0; i < replies.size(); i++) {
      int played = replies.get(i);
      MoveList kept = new MoveList();
      generator.legal(position, kept);
      reply.drop(position, kept, start, played);
      assertEquals(Position.of(setup), position);
      for (int k = 0; k < moves.size(); k++) {
        int move = moves.get(k);
        boolean gone = !kept.contains(move, kept.size());
        assertFalse(gone && k < start);
        if (gone || (position.occupied() >>> EncodedMove.to(move) & 1) == 0 && k >= start) {
          boolean isSafe = isSafe(game, generator, position, move, played);
          safe += isSafe ? 1 : 0;
          dropped += gone ? 1 : 0;
          assertTrue(isSafe || !gone, () -> EncodedMove.unpack(move) + " and " + EncodedMove.unpack(played) + " in "
              + Fen.format(setup));
        }
      }
    }
  }

  /** What the other side could play if it were its turn. */
  private static MoveList replies(Variant game, Generator generator, Position position) {
    MoveList replies = new MoveList();
    int mark = position.mark();
    MoveMaker.skip(game, position);
    generator.candidates(position, replies);
    position.rollback(mark);
    return replies;
  }

  /** Whether the reply is legal after the move and no move mates then. */
  private static boolean isSafe(Variant game, Generator generator, Position position, int move, int reply) {
    int mark = position.mark();
    MoveMaker.make(game, position, move);
    MoveList legal = new MoveList();
    generator.legal(position, legal);
    boolean safe = legal.contains(reply, legal.size());
    if (safe) {
      MoveMaker.make(game, position, reply);
      legal.clear();
      generator.legal(position, legal);
      for (int i = 0; i < legal.size() && safe; i++) {
        int after = position.mark();
        MoveMaker.make(game, position, legal.get(i));
        safe = generator.verdict(position) != Verdict.CHECKMATE;
        position.rollback(after);
      }
    }
    position.rollback(mark);
    return safe;
  }
}
