package zugwerk.solve;

import java.time.Duration;
import java.util.Optional;
import zugwerk.rules.Move;

/**
 * What is asked of the solver besides the keys, and what it may spend on it.
 *
 * @param shown what is written out besides the keys
 * @param limits what it may spend
 * @param solutions how many solutions help or series play is stated to have, from 1; other play has one key
 * @param first the only first move to be searched; empty for all of them
 */
public record SolveOptions(Shown shown, Limits limits, int solutions, Optional<Move> first) {

  /** Stands for no limit of time. */
  public static final Duration NO_LIMIT = Duration.ofDays(36500);

  /** Enough positions for the endgame tables of four pieces, in most games. */
  public static final long MODEST_TABLES = 300_000_000;

  /** Keys and their play only, one thread, no limit of time, at most 1 GiB, endgame tables of four pieces. */
  public static final SolveOptions DEFAULT = new SolveOptions(
      new Shown(false, Tries.NONE, true, true),
      new Limits(1, NO_LIMIT, Long.MAX_VALUE, 1024, Long.MAX_VALUE, MODEST_TABLES), 1,
      Optional.empty());

  /** Which first moves that fail are shown. */
  public enum Tries {
    NONE,
    /** Those that fail to one defence only. */
    ONE_REFUTATION,
    /** All that fail to some defences, but not to all. */
    ALL
  }

  /**
   * What is written out besides the keys.
   *
   * @param setPlay whether the play that would follow if the other side were to move is shown
   * @param tries which tries are shown, in direct, self and reflex play
   * @param threats whether threats are shown, without the defences that do not parry them; else all defences are shown
   * @param shortVariations whether defences after which the play is over sooner than stated are shown
   */
  public record Shown(boolean setPlay, Tries tries, boolean threats, boolean shortVariations) {}

  /**
   * What the solver may spend.
   *
   * @param threads how many threads work, from 1
   * @param time how long it may take; {@link #NO_LIMIT} for as long as it needs
   * @param nodes the number of moves played after which it stops, give or take some thousand, from 1; studies have
   *     a limit of their own
   * @param tableMegabytes the most memory that the transposition table may take, in MiB from 1
   * @param solutions the number of solutions after which it stops, from 1
   * @param tablePositions the most positions in endgame tables that may be built to decide a study, from 0
   */
  public record Limits(int threads, Duration time, long nodes, int tableMegabytes, long solutions,
      long tablePositions) {

    public Limits {
      if (threads < 1) {
        throw new IllegalArgumentException("at least one thread is needed, not " + threads);
      }
      if (nodes < 1) {
        throw new IllegalArgumentException("the solver must be allowed at least one move, not " + nodes);
      }
      if (tableMegabytes < 1) {
        throw new IllegalArgumentException("the table needs at least one MiB, not " + tableMegabytes);
      }
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("the time limit must be longer than nothing");
      }
      if (solutions < 1) {
        throw new IllegalArgumentException("the solver can stop after one solution or more, not " + solutions);
      }
      if (tablePositions < 0) {
        throw new IllegalArgumentException("endgame tables have no position or some, not " + tablePositions);
      }
    }
  }

  public SolveOptions {
    if (solutions < 1) {
      throw new IllegalArgumentException("a problem has at least one solution, not " + solutions);
    }
  }

  /** The same, showing something else. */
  public SolveOptions showing(boolean setPlay, Tries tries) {
    return showing(new Shown(setPlay, tries, shown.threats, shown.shortVariations));
  }

  /** The same, showing something else. */
  public SolveOptions showing(Shown other) {
    return new SolveOptions(other, limits, solutions, first);
  }

  /** The same within other limits. */
  public SolveOptions within(Limits other) {
    return new SolveOptions(shown, other, solutions, first);
  }

  /** The same with another number of threads. */
  public SolveOptions threads(int threads) {
    return within(new Limits(
        threads, limits.time, limits.nodes, limits.tableMegabytes, limits.solutions, limits.tablePositions));
  }

  /** The same with another limit of time. */
  public SolveOptions time(Duration time) {
    return within(new Limits(
        limits.threads, time, limits.nodes, limits.tableMegabytes, limits.solutions, limits.tablePositions));
  }

  /** The same with another limit of positions in endgame tables to be built. */
  public SolveOptions tablePositions(long most) {
    return within(new Limits(
        limits.threads, limits.time, limits.nodes, limits.tableMegabytes, limits.solutions, most));
  }

  /** The same for a problem with another number of solutions. */
  public SolveOptions stating(int newSolutions) {
    return new SolveOptions(shown, limits, newSolutions, first);
  }

  /** The same for one first move only. */
  public SolveOptions after(Move move) {
    return new SolveOptions(shown, limits, solutions, Optional.of(move));
  }
}
