package zugwerk.solve;

import java.time.Duration;
import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;
import zugwerk.work.ParallelLoop;

/**
 * What the solver finds besides the keys, and its limits.
 *
 * @param shown what is found besides the keys
 * @param limits the limits of the search
 * @param solutions the stated number of solutions in help or series play, from 1; other play has one key
 * @param first the only first move to be searched; empty for all of them
 * @param terms what else counts as a solution, or does not
 * @param from the position from which a proof game is played; empty for the start position of the game
 */
public record SolveOptions(Shown shown, Limits limits, int solutions, Optional<Move> first, Terms terms,
    Optional<Setup> from) {

  /** Stands for no limit of time. */
  public static final Duration NO_LIMIT = Duration.ofDays(36500);

  /** Enough positions for the endgame tables of four pieces, in most games. */
  public static final long MODEST_TABLES = 300_000_000;

  /** Only keys and their play, one thread, no time limit, at most 1 GiB, endgame tables of four men. */
  public static final SolveOptions DEFAULT = new SolveOptions(
      new Shown(false, Tries.NONE, true, true),
      new Limits(1, NO_LIMIT, Long.MAX_VALUE, 1024, Long.MAX_VALUE, MODEST_TABLES), 1,
      Optional.empty());

  /** The tries to show. */
  public enum Tries {
    NONE,
    /** Those that exactly one defence refutes. */
    ONE_REFUTATION,
    /** All that some defences refute, but not all defences. */
    ALL
  }

  /**
   * What is found besides the keys.
   *
   * @param setPlay whether the play is shown that would follow if the other side were to move
   * @param tries which tries are shown, in direct, self and reflex play
   * @param threats whether threats are shown, without the defences that do not parry them; else all defences are shown
   * @param shortVariations whether defences are shown after which the play ends sooner than stated
   */
  public record Shown(boolean setPlay, Tries tries, boolean threats, boolean shortVariations) {}

  /**
   * The limits of the solver.
   *
   * @param threads the number of threads, from 1
   * @param time the time limit; {@link #NO_LIMIT} for none
   * @param nodes the number of searched moves after which it stops, give or take some thousand, from 1; studies have
   *     another limit
   * @param megabytes the most memory, in MiB, for the table of the search, also while it grows, and for the solution,
   *     from 1
   * @param solutions the number of solutions after which it stops, from 1
   * @param tablePositions the most positions in endgame tables that may be built to decide a study, from 0
   */
  public record Limits(int threads, Duration time, long nodes, int megabytes, long solutions, long tablePositions) {

    /** With less memory, in MiB, the solver would repeat much work. */
    private static final int LEAST_MEGABYTES = 64;

    public Limits {
      ParallelLoop.checkThreads(threads);
      if (nodes < 1) {
        throw new InputException("the limit of moves must be at least 1, not {0}", nodes);
      }
      if (megabytes < 1) {
        throw new InputException("the memory limit must be at least 1 MiB, not {0}", megabytes);
      }
      if (time.isNegative() || time.isZero()) {
        throw new InputException("the time limit must be above 0");
      }
      if (solutions < 1) {
        throw new InputException("the limit of solutions must be at least 1, not {0}", solutions);
      }
      if (tablePositions < 0) {
        throw new InputException("the limit of table positions must be at least 0, not {0}", tablePositions);
      }
    }

    /**
     * The limits of each of several problems solved at the same time, which share the memory.
     *
     * @param problems how many are solved at a time, from 1
     * @param time the most time for each
     */
    public static Limits shared(int problems, Duration time) {
      Limits usual = DEFAULT.limits;
      return new Limits(1, time, usual.nodes, share(usual.megabytes, problems), usual.solutions,
          usual.tablePositions);
    }

    /** The same with another limit of endgame tables. */
    public Limits withTables(long positions) {
      return new Limits(threads, time, nodes, megabytes, solutions, positions);
    }

    /** The memory limit, in MiB, of one of several searches that share some memory. */
    public static int share(long megabytes, int searches) {
      return Math.clamp(megabytes / searches, LEAST_MEGABYTES, Integer.MAX_VALUE);
    }
  }

  /** Options on the usual terms. */
  public SolveOptions(Shown shown, Limits limits, int solutions, Optional<Move> first) {
    this(shown, limits, solutions, first, Terms.USUAL, Optional.empty());
  }

  public SolveOptions {
    if (solutions < 1) {
      throw new InputException("the stated number of solutions must be at least 1, not {0}", solutions);
    }
  }

  /** The same with other things shown. */
  public SolveOptions showing(boolean setPlay, Tries tries) {
    return showing(new Shown(setPlay, tries, shown.threats, shown.shortVariations));
  }

  /** The same with other things shown. */
  public SolveOptions showing(Shown other) {
    return new SolveOptions(other, limits, solutions, first, terms, from);
  }

  /** The same within other limits. */
  public SolveOptions within(Limits other) {
    return new SolveOptions(shown, other, solutions, first, terms, from);
  }

  /** The same with another number of threads. */
  public SolveOptions threads(int threads) {
    return within(new Limits(
        threads, limits.time, limits.nodes, limits.megabytes, limits.solutions, limits.tablePositions));
  }

  /** The same with another number of solutions after which it stops. */
  public SolveOptions stoppingAfter(long most) {
    return within(new Limits(
        limits.threads, limits.time, limits.nodes, limits.megabytes, most, limits.tablePositions));
  }

  /** The same with another time limit. */
  public SolveOptions time(Duration time) {
    return within(new Limits(
        limits.threads, time, limits.nodes, limits.megabytes, limits.solutions, limits.tablePositions));
  }

  /** The same with another limit of positions in endgame tables to be built. */
  public SolveOptions tablePositions(long most) {
    return within(new Limits(
        limits.threads, limits.time, limits.nodes, limits.megabytes, limits.solutions, most));
  }

  /** The same with another stated number of solutions. */
  public SolveOptions stating(int newSolutions) {
    return new SolveOptions(shown, limits, newSolutions, first, terms, from);
  }

  /** The same for one first move only. */
  public SolveOptions after(Move move) {
    return new SolveOptions(shown, limits, solutions, Optional.of(move), terms, from);
  }

  /** The same on other terms. */
  public SolveOptions on(Terms other) {
    return new SolveOptions(shown, limits, solutions, first, other, from);
  }

  /** The position from which a proof game of a game is played. */
  public Setup start(Variant variant) {
    return from.orElseGet(() -> Fen.start(variant));
  }

  /** The same with another position from which a proof game is played; empty for the start position of the game. */
  public SolveOptions from(Optional<Setup> start) {
    return new SolveOptions(shown, limits, solutions, first, terms, start);
  }
}
