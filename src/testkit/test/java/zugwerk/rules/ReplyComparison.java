package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.testkit.RandomSetups;

/** Compares what is known of a reply to moves that are not made with making the move and the reply. */
abstract class ReplyComparison {

  /** How many quiet moves the reply answers, if they are counted, and how many moves were dropped. */
  int answered;
  int dropped;
  private boolean counts;

  abstract KnownReply reply(Variant game, Generator generator);

  /** Whether a position after a move and the reply is as wanted. */
  abstract boolean suits(Variant game, Generator generator, Position position);

  /** Compares, and also counts the quiet moves that the reply answers, which takes most of the time. */
  final void compareAndCount(Variant game, int setups) {
    counts = true;
    compare(game, setups);
  }

  final void compare(Variant game, int setups) {
    RandomSetups random = new RandomSetups(new Random(43));
    for (int i = 0; i < setups; i++) {
      Setup setup = i % 2 == 0 ? random.setup(game) : random.cornered(game);
      if (Validation.faults(game, setup).isEmpty()) {
        compare(game, setup, 4);
      }
    }
  }

  /**
   * Compares in one position.
   *
   * @param part one of so many parts of the moves is not to be dropped; 0 for none
   */
  final void compare(Variant game, Setup setup, int part) {
    Generator generator = new Generator(game);
    KnownReply known = reply(game, generator);
    Position position = Position.of(setup);
    MoveList moves = new MoveList();
    generator.legal(position, moves);
    int start = part == 0 ? 0 : moves.size() / part;
    MoveList replies = replies(game, generator, position);
    for (int i = 0; i < replies.size(); i++) {
      int reply = replies.get(i);
      MoveList kept = new MoveList();
      generator.legal(position, kept);
      known.drop(position, kept, start, reply);
      assertEquals(Position.of(setup), position);
      for (int k = 0; k < moves.size(); k++) {
        int move = moves.get(k);
        boolean gone = !kept.contains(move, kept.size());
        assertFalse(gone && k < start);
        if (gone || counts && (position.occupied() >>> EncodedMove.to(move) & 1) == 0 && k >= start) {
          boolean answers = answers(game, generator, position, move, reply);
          answered += answers ? 1 : 0;
          dropped += gone ? 1 : 0;
          assertTrue(answers || !gone, () -> EncodedMove.unpack(move) + " and " + EncodedMove.unpack(reply) + " in "
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

  /** Whether the reply is legal after the move, and the position then is as wanted. */
  private boolean answers(Variant game, Generator generator, Position position, int move, int reply) {
    int mark = position.mark();
    MoveMaker.make(game, position, move);
    MoveList legal = new MoveList();
    generator.legal(position, legal);
    boolean answers = legal.contains(reply, legal.size());
    if (answers) {
      MoveMaker.make(game, position, reply);
      answers = suits(game, generator, position);
    }
    position.rollback(mark);
    return answers;
  }
}
