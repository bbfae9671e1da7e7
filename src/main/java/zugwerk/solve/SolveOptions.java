package zugwerk.solve;

import java.time.Duration;

/**
 * What is asked of the solver besides the keys.
 *
 * @param setPlay whether the play that would follow were the other side to move is shown
 * @param tries whether first moves that fail to one defence only are shown
 * @param threads how many threads work, from 1
 * @param timeLimit how long it may take; {@link #NO_LIMIT} for as long as it needs
 * @param tableMegabytes the memory of the transposition table, in MiB from 1
 * @param solutions how many solutions help or series play is stated to have, from 1; other play has one key
 */
public record SolveOptions(
    boolean setPlay, boolean tries, int threads, Duration timeLimit, int tableMegabytes, int solutions) {

  /** Stands for a search that no clock stops. */
  public static final Duration NO_LIMIT = Duration.ofDays(36500);

  /** Keys and their play only, one thread, no limit of time, 128 MiB. */
  public static final SolveOptions DEFAULT = new SolveOptions(false, false, 1, NO_LIMIT, 128);

  /** Options for a problem with one solution. */
  public SolveOptions(boolean setPlay, boolean tries, int threads, Duration timeLimit, int tableMegabytes) {
    this(setPlay, tries, threads, timeLimit, tableMegabytes, 1);
  }

  public SolveOptions {
    if (solutions < 1) {
      throw new IllegalArgumentException("a problem has at least one solution, not " + solutions);
    }
    if (threads < 1) {
      throw new IllegalArgumentException("at least one thread is needed, not " + threads);
    }
    if (tableMegabytes < 1) {
      throw new IllegalArgumentException("the table needs at least one MiB, not " + tableMegabytes);
    }
    if (timeLimit.isNegative() || timeLimit.isZero()) {
      throw new IllegalArgumentException("the time limit must be longer than nothing");
    }
  }
}
