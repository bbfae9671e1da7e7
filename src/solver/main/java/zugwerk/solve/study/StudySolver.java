package zugwerk.solve.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.solve.Goal;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Solver;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Estimate;
import zugwerk.solve.table.Outcome;
import zugwerk.solve.word.WordTables;
import zugwerk.work.CancelToken;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/**
 * Decides studies: whether White wins, or draws and no more, and by which first moves.
 *
 * <p>A study is sound if exactly one first move of White reaches the goal and none reaches more. With Black to move it
 * is sound if White gets the goal, and no more, whatever Black plays. The length of a win does not matter, so a first
 * move that only loses time is a cook too.
 */
public final class StudySolver {

  /**
   * The search for a first move may play one move for each so many table positions: a small limit for tables implies a
   * short search.
   */
  private static final long POSITIONS_A_NODE = 300;

  /** Tables of so many positions are built before a search, which would take longer. */
  private static final long CHEAP = 30_000_000;

  /** Tables with distances of so many positions are built rather than tables of wins. */
  private static final long QUICK = 5_000_000;

  /** The number of positions of a table that there cannot be. */
  private static final long BEYOND = Long.MAX_VALUE;

  /** How many positions the search for a win may expand for each move that the other search may play. */
  private static final long MOVES_A_POSITION = 10;

  private static final long LEAST_NODES = 1_000;
  private static final long MOST_NODES = 1_000_000;

  private final Endgames endgames;
  private final Setup setup;
  private final Stipulation stipulation;
  private final SolveOptions options;
  private final Meter meter;
  private final Outcome.Kind goal;
  private final Monitor building;
  private final int[] firstMoves;

  private StudySolver(Endgames endgames, Setup setup, Stipulation stipulation, SolveOptions options, Monitor monitor,
      Meter meter) {
    this.endgames = endgames;
    this.setup = setup;
    this.stipulation = stipulation;
    this.options = options;
    this.meter = meter;
    goal = stipulation.goal().is(Goal.Kind.WIN) ? Outcome.Kind.WIN : Outcome.Kind.DRAW;
    building = monitor.part(meter.token(), table -> meter.report(
        table.step(), table.done(), table.all(), table.unit()));
    firstMoves = Solver.firstMoves(endgames.variant(), Position.of(setup), options.first());
  }

  /**
   * Decides a study. The solution is unfinished if the monitor or the time limit stops the solver, or if larger tables
   * than allowed are needed.
   *
   * @param tables provides the tables, building them if needed
   * @throws IllegalArgumentException if the setup cannot be played, or the stipulation is not that of a study
   */
  public static Solution solve(
      Endgames tables, Setup setup, Stipulation stipulation, SolveOptions options, Monitor monitor) {
    return of(tables, setup, stipulation, options, monitor).solve();
  }

  static StudySolver of(
      Endgames tables, Setup setup, Stipulation stipulation, SolveOptions options, Monitor monitor) {
    if (!stipulation.isStudy()) {
      throw new IllegalArgumentException("the stipulation " + stipulation + " is not that of a study");
    }
    Validation.check(tables.variant(), setup);
    Meter meter = new Meter(monitor, options.limits().time(), options.limits().nodes());
    return new StudySolver(tables, setup, stipulation, options, monitor, meter);
  }

  /**
   * The cost of the table that holds a position; empty if no table can hold it.
   *
   * @throws CancellationException if the token stops it
   */
  public static Optional<Estimate> cost(Endgames tables, Setup setup, CancelToken token) {
    try {
      return Optional.of(tables.estimate(setup, token));
    } catch (IllegalArgumentException beyond) {
      return Optional.empty();
    }
  }

  /** For a first move of White, or for the position itself if Black is to move. */
  record Finding(int move, Tristate reaches, Tristate exceeds) {}

  private Solution solve() {
    boolean white = Position.of(setup).toMove() == 0;
    List<Finding> findings = new ArrayList<>();
    List<SolutionNode> keys = new ArrayList<>();
    List<SolutionNode> defences = new ArrayList<>();
    Optional<WordOutcomes> words = Optional.empty();
    OutcomeFinder outcomes = finder(null);
    boolean stopped = false;
    try {
      words = words();
      outcomes = words.map(this::finder).orElse(outcomes);
      decide(outcomes, white, findings);
      Plays plays = plays(outcomes, words);
      if (white) {
        List<Integer> solving = findings.stream().filter(found -> found.reaches == Tristate.YES)
            .map(Finding::move).toList();
        solving.forEach(move -> keys.add(plays.key(Position.of(setup), move, solving.size() == 1)));
      } else if (!isOpen(findings)) {
        defences.addAll(plays.defences(Position.of(setup), 1));
      }
    } catch (CancellationException _) {
      // The solution holds what was found so far.
      stopped = true;
    }
    meter.count(outcomes.nodes());
    Soundness verdict = verdict(findings, white ? firstMoves.length : 1);
    int solutions = (int) findings.stream().filter(found -> found.reaches == Tristate.YES).count();
    OptionalInt moves = words.isPresent() ? OptionalInt.empty() : moves(outcomes, verdict);
    return new Solution(stipulation, verdict, keys, List.of(), defences, solutions, 1, moves, List.of(), meter.nodes(),
        meter.seconds(), !stopped && !isOpen(findings));
  }

  /** Finds outcomes by tables with distances, which strategies need. */
  OutcomeFinder finder() {
    return finder(null);
  }

  private OutcomeFinder finder(@Nullable WordOutcomes words) {
    return new OutcomeFinder(endgames, options.limits().tablePositions(), mostNodes(), building, words);
  }

  private long mostNodes() {
    return Math.clamp(options.limits().tablePositions() / POSITIONS_A_NODE, LEAST_NODES, MOST_NODES);
  }

  List<Finding> findings(OutcomeFinder outcomes) {
    List<Finding> findings = new ArrayList<>();
    decide(outcomes, Position.of(setup).toMove() == 0, findings);
    return findings;
  }

  StrategyFinder strategies(OutcomeFinder outcomes) {
    return new StrategyFinder(endgames.variant(), outcomes, meter.token());
  }

  /** None if tables with distances are there, small, expressly allowed, or the only ones for so few pieces. */
  private Optional<WordOutcomes> words() {
    if (!WordTables.supports(endgames.variant())) {
      return Optional.empty();
    }
    SolveOptions.Limits limits = options.limits();
    long missing = missing();
    boolean build = missing <= QUICK || missing < BEYOND && limits.tablePositions() > SolveOptions.MODEST_TABLES;
    long bytes = Math.min((long) limits.megabytes() << 20, Runtime.getRuntime().maxMemory()) / 4 * 3;
    WordOutcomes words = new WordOutcomes(
        endgames.variant(), endgames.threads(), bytes, mostNodes() / MOVES_A_POSITION, meter);
    Position position = Position.of(setup);
    boolean covered = Long.bitCount(position.occupied()) > WordTables.MOST_PIECES || words.covers(position);
    return covered && !(build && missing <= limits.tablePositions()) ? Optional.of(words) : Optional.empty();
  }

  private Plays plays(OutcomeFinder outcomes, Optional<WordOutcomes> words) {
    return words.map(found -> withoutLengths(position -> found.worth(position, goal)))
        .orElseGet(() -> new Plays(endgames.variant(), outcomes::outcome));
  }

  private Plays withoutLengths(Plays.Values values) {
    return new Plays(endgames.variant(), values, new OnlyMoves(endgames.variant(), values, goal));
  }

  /** The number of positions of the tables with distances that are still to be built. */
  private long missing() {
    return cost(endgames, setup, meter.token()).map(Estimate::positions).orElse(BEYOND);
  }

  private void decide(OutcomeFinder outcomes, boolean white, List<Finding> findings) {
    long missing = missing();
    boolean canBeHeld = missing <= options.limits().tablePositions();
    if (canBeHeld && missing <= CHEAP) {
      outcomes.buildLarge();
    }
    examine(outcomes, white, findings);
    if (isOpen(findings) && canBeHeld) {
      outcomes.buildLarge();
      examine(outcomes, white, findings);
    }
  }

  static boolean isOpen(List<Finding> findings) {
    return findings.stream().anyMatch(found -> found.reaches == Tristate.OPEN || found.exceeds == Tristate.OPEN);
  }

  private void examine(OutcomeFinder outcomes, boolean white, List<Finding> findings) {
    findings.clear();
    Position position = Position.of(setup);
    if (!white) {
      findings.add(finding(outcomes, position, 0));
      return;
    }
    for (int move : firstMoves) {
      int mark = position.mark();
      MoveMaker.make(endgames.variant(), position, move);
      findings.add(finding(outcomes, position, move));
      position.rollback(mark);
      meter.report("", findings.size(), firstMoves.length, "first moves");
    }
  }

  private Finding finding(OutcomeFinder outcomes, Position position, int move) {
    Tristate reaches = outcomes.reaches(position, goal);
    boolean mayExceed = goal == Outcome.Kind.DRAW && reaches != Tristate.NO;
    return new Finding(move, reaches, mayExceed ? outcomes.reaches(position, Outcome.Kind.WIN) : Tristate.NO);
  }

  private static Soundness verdict(List<Finding> findings, int questions) {
    long solving = findings.stream().filter(found -> found.reaches == Tristate.YES).count();
    if (solving > 1 || findings.stream().anyMatch(found -> found.exceeds == Tristate.YES)) {
      return Soundness.COOKED;
    }
    if (findings.size() < questions || isOpen(findings)) {
      return Soundness.UNFINISHED;
    }
    return solving == 1 ? Soundness.SOUND : Soundness.UNSOLVABLE;
  }

  /** Empty unless a table with distances decides a win. */
  private OptionalInt moves(OutcomeFinder outcomes, Soundness verdict) {
    boolean wins = goal == Outcome.Kind.WIN && (verdict == Soundness.SOUND || verdict == Soundness.COOKED);
    if (!wins || options.first().isPresent()) {
      return OptionalInt.empty();
    }
    try {
      return outcomes.outcome(Position.of(setup)).filter(outcome -> !outcome.isAtLeast())
          .map(outcome -> OptionalInt.of(outcome.moves())).orElse(OptionalInt.empty());
    } catch (CancellationException _) {
      return OptionalInt.empty();
    }
  }
}
