package zugwerk.solve.word;

import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.solve.table.Counters;
import zugwerk.solve.table.Key;

/**
 * The wins of the attacker with some pieces, by state of the counters and number of the placement, a bit for each
 * square of the last piece.
 */
final class WordTable {

  /** While it is built. */
  static final int BYTES_A_WORD = 26;

  final WordLayout layout;
  final Counters counters;
  final long[][] attackerMoves;
  final long[][] defenderMoves;

  WordTable(WordGame game, Key key, long[] pawns) {
    layout = new WordLayout(game, key.material(), pawns);
    counters = new Counters(game.powers, key.material(), key.fixed());
    attackerMoves = new long[counters.count][layout.words];
    defenderMoves = new long[counters.count][layout.words];
  }

  long bytes() {
    return 16L * counters.count * layout.words;
  }

  long[][] words(boolean attacker) {
    return attacker ? attackerMoves : defenderMoves;
  }

  boolean wins(Position position, int[] steps, boolean attacker) {
    int[] at = layout.squares(position);
    int[] images = layout.first.images[layout.first.chosen(at[0])];
    int number = 0;
    for (int i = 0; i < layout.last; i++) {
      number += layout.shares[i][images[at[i]]];
    }
    return (words(attacker)[counters.state(steps)][number] & Square.bit(images[at[layout.last]])) != 0;
  }
}
