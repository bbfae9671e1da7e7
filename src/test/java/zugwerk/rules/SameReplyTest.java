package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

/** What a reply is said to answer is compared with making the move and the reply. */
class SameReplyTest {

  private int answered;
  private int dropped;

  static Iterable<Variant> games() {
    return Variants.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void dropsOnlyMovesThatTheReplyAnswers(Variant game) {
    compare(game, 100);
  }

  @Test
  void dropsMostOfThem() {
    compare(Variants.of("orthodox"), 100);
    assertTrue(10 * dropped > 9 * answered && answered > 300, dropped + " of " + answered);
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
    SameReply same = new SameReply(game, generator);
    Position position = Position.of(setup);
    MoveList moves = new MoveList();
    generator.legal(position, moves);
    MoveList replies = replies(game, generator, position);
    for (int i = 0; i < replies.size(); i++) {
      int reply = replies.get(i);
      MoveList kept = new MoveList();
      generator.legal(position, kept);
      same.drop(position, kept, moves.size() / 4, reply);
      assertEquals(Position.of(setup), position);
      for (int k = 0; k < moves.size(); k++) {
        int move = moves.get(k);
        boolean answers = answers(game, generator, position, move, reply);
        answered += answers && (position.occupied() >>> EncodedMove.to(move) & 1) == 0 && k >= moves.size() / 4 ? 1 : 0;
        if (!kept.contains(move, kept.size())) {
          dropped++;
          assertTrue(answers, () -> EncodedMove.unpack(move) + " and " + EncodedMove.unpack(reply) + " in "
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

  private static boolean answers(Variant game, Generator generator, Position position, int move, int reply) {
    int mark = position.mark();
    MoveMaker.make(game, position, move);
    MoveList legal = new MoveList();
    generator.legal(position, legal);
    boolean answers = legal.contains(reply, legal.size());
    if (answers) {
      MoveMaker.make(game, position, reply);
      answers = !Attacks.inCheck(game, position, position.toMove());
    }
    position.rollback(mark);
    return answers;
  }
}
