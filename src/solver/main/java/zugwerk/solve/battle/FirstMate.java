package zugwerk.solve.battle;

import java.util.List;
import zugwerk.rules.Move;

/**
 * A forced mate, or another forced goal, that {@link FirstMateSearch} found and replayed by the rules. Other first
 * moves may solve as well.
 *
 * @param line the moves of both sides when the defender holds out as long as possible, the key first
 * @param shortest whether there is no shorter solution; false if that is open
 */
public record FirstMate(List<Move> line, boolean shortest) {

  public FirstMate {
    line = List.copyOf(line);
  }

  /** The first move. */
  public Move key() {
    return line.getFirst();
  }

  /** The number of moves of the solving side that it takes at most, from 1. */
  public int moves() {
    return (line.size() + 1) / 2;
  }
}
