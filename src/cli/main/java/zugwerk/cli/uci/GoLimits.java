package zugwerk.cli.uci;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Side;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.SolveOptions;
import zugwerk.work.InputException;

/**
 * The limits of the command {@code go}.
 *
 * @param endless whether the answer waits for {@code stop}
 * @param only the first moves to search, in long form; empty for all
 */
record GoLimits(int moves, Duration time, long nodes, boolean endless, List<String> only) {

  /** For a search without any limit, since nobody waits forever. */
  private static final Duration USUAL = Duration.ofSeconds(5);

  /** With a clock, a move gets this fraction of the remaining time. */
  private static final int SHARE = 20;

  /** Reads the words after {@code go}; unknown words are ignored, as the protocol requires. */
  static GoLimits of(List<String> words, Side toMove) {
    String side = toMove == Side.WHITE ? "w" : "b";
    int moves = FirstMoves.MOST_MOVES;
    long nodes = Long.MAX_VALUE;
    long time = Long.MAX_VALUE;
    long clock = -1;
    long increment = 0;
    boolean endless = false;
    boolean limited = false;
    List<String> only = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      switch (word) {
        case "mate" -> moves = (int) Math.min(moves, number(words, ++i, FirstMoves.MOST_MOVES));
        case "depth" -> moves = (int) Math.min(moves, (number(words, ++i, 2 * FirstMoves.MOST_MOVES) + 1) / 2);
        case "nodes" -> nodes = number(words, ++i, Long.MAX_VALUE);
        case "movetime" -> time = number(words, ++i, Integer.MAX_VALUE);
        case "infinite", "ponder" -> endless = true;
        case "searchmoves" -> only.addAll(words.subList(i + 1, words.size()));
        default -> {
          if (word.equals(side + "time")) {
            clock = number(words, ++i, Integer.MAX_VALUE);
          } else if (word.equals(side + "inc")) {
            increment = number(words, ++i, Integer.MAX_VALUE);
          }
        }
      }
      limited |= List.of("mate", "depth", "nodes").contains(word);
    }
    if (clock >= 0 && time == Long.MAX_VALUE) {
      time = Math.max(1, Math.min(clock / SHARE + increment / 2, clock / 2));
    }
    Duration given = time < Long.MAX_VALUE ? Duration.ofMillis(time)
        : limited || endless ? SolveOptions.NO_LIMIT : USUAL;
    return new GoLimits(moves, endless ? SolveOptions.NO_LIMIT : given, nodes, endless, List.copyOf(only));
  }

  private static long number(List<String> words, int at, long most) {
    String text = at < words.size() ? words.get(at) : "";
    try {
      long number = Long.parseLong(text);
      if (number >= 0) {
        return Math.max(1, Math.min(number, most));
      }
    } catch (NumberFormatException _) {
      // Reported below.
    }
    throw new InputException("after '{0}' a number is expected, not '{1}'", words.get(at - 1), text);
  }
}
