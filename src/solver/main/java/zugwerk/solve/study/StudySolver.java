package zugwerk.solve.study;

import static zugwerk.work.Texts.key;

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
import zugwerk.solve.FirstMoves;
import zugwerk.solve.Goal;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.solve.Tristate;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Estimate;
import zugwerk.solve.table.Outcome;
import zugwerk.solve.word.WordTables;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Message;
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
   * The search for a first move may play the number of allowed table positions divided by this: a small limit for
   * tables implies a short search.
   */
  private static final long POSITIONS_A_NODE = 300;

  /** Smaller tables are built rather than tables of wins, since a line should show distances. In positions. */
  private static final long CHEAP = 30_000_000;

  /** The number of positions where no table can hold them. */
  private static final long BEYOND = Long.MAX_VALUE;

  /** The search for a win may expand one position for this number of moves of the other search. */
  private static final long MOVES_A_POSITION = 10;

  /** The most positions that the search for one move of the play expands. */
  private static final long NODES_A_MOVE = 2_000;

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
    firstMoves = FirstMoves.of(endgames.variant(), Position.of(setup), options.first());
  }

  /**
   * Decides a study. The solution is unfinished if the monitor or the time limit stops the solver, or if larger tables
   * than allowed are needed.
   *
   * @param tables provides the tables, building them if needed
   * @throws zugwerk.work.InputException if the setup cannot be played
   * @throws IllegalArgumentException if the stipulation is not that of a study
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
    } catch (InputException beyond) {
      return Optional.empty();
    }
  }

  /** For a first move of White, or for the position itself if Black is to move. */
  record Finding(int move, Tristate reaches, Tristate exceeds) {}

  private Solution solve() {
    boolean white = Position.of(setup).toMove() == 0;
    List<Finding> findings = new ArrayList<>();
    Optional<WordOutcomes> words = Optional.empty();
    OutcomeFinder outcomes = finder(null);
    boolean stopped = false;
    try {
      words = words();
      outcomes = words.map(this::finder).orElse(outcomes);
      decide(outcomes, white, findings);
    } catch (CancellationException _) {
      // The solution holds what was found so far.
      stopped = true;
    }
    StudyPlay play = new StudyPlay(endgames.variant(), values(outcomes, words), stipulation.goal().kind());
    Result found =
        new Result(white ? play.withoutPlay(Position.of(setup), moves(findings, Tristate.YES)) : List.of(), List.of(),
            List.of(), List.of());
    try {
      meter.token().check();
      found = found(play, outcomes, white, findings);
    } catch (CancellationException _) {
      stopped = true;
    }
    meter.count(outcomes.nodes());
    int keeping = (int) findings.stream().filter(one -> one.reaches == Tristate.YES).count();
    int solutions = white ? found.keys.size() : keeping;
    Soundness verdict = verdict(findings, white ? firstMoves.length : 1, solutions);
    OptionalInt moves = words.isPresent() ? OptionalInt.empty() : moves(outcomes, verdict);
    return new Solution(stipulation, verdict, found.keys, found.besides, found.defences, solutions, 1, moves,
        List.of(), meter.nodes(), meter.seconds(), found.lengths, Terms.USUAL, !stopped && !isOpen(findings));
  }

  /**
   * The first moves and the play.
   *
   * @param besides first moves that waste time, and tries
   * @param lengths the moves to mate of several keys, 0 where they are unknown
   */
  private record Result(List<SolutionNode> keys, List<SolutionNode> besides, List<SolutionNode> defences,
      List<Integer> lengths) {}

  private Result found(StudyPlay play, OutcomeFinder outcomes, boolean white, List<Finding> findings) {
    Position position = Position.of(setup);
    if (!white) {
      return new Result(List.of(), List.of(), isOpen(findings) ? List.of()
          : play.defences(position, findings.getFirst().reaches == Tristate.YES), List.of());
    }
    StudyMoves.Sorted sorted = new StudyMoves.Sorted(moves(findings, Tristate.YES), moves(findings, Tristate.NO),
        moves(findings, Tristate.OPEN));
    Optional<OnlyMoves.Only> only = play.only(position, sorted);
    if (only.isPresent()) {
      return new Result(List.of(play.key(position, only.get().move(), true)),
          play.besides(position, only.get().wastes(), sorted.failing(), 0), List.of(), List.of());
    }
    return new Result(sorted.keeping().stream().map(move -> play.key(position, move, false)).toList(), List.of(),
        List.of(), sorted.keeping().stream().map(move -> outcomes.movesToMate(position, move).orElse(0)).toList());
  }

  private static List<Integer> moves(List<Finding> findings, Tristate reaches) {
    return findings.stream().filter(found -> found.reaches == reaches).map(Finding::move).toList();
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
    boolean build = missing <= CHEAP || missing < BEYOND && limits.tablePositions() > SolveOptions.MODEST_TABLES;
    long bytes = Math.min((long) limits.megabytes() << 20, Runtime.getRuntime().maxMemory()) / 4 * 3;
    WordOutcomes words = new WordOutcomes(
        endgames.variant(), endgames.threads(), bytes, mostNodes() / MOVES_A_POSITION, meter);
    Position position = Position.of(setup);
    boolean covered = Long.bitCount(position.occupied()) > WordTables.MOST_PIECES || words.covers(position);
    return covered && !(build && missing <= limits.tablePositions()) ? Optional.of(words) : Optional.empty();
  }

  private StudyValues values(OutcomeFinder outcomes, Optional<WordOutcomes> words) {
    return new StudyValues() {
      @Override
      public Tristate keeps(Position position) {
        meter.token().check();
        Tristate known = words.map(found -> found.known(position, goal)).orElse(Tristate.OPEN);
        return known == Tristate.OPEN ? outcomes.known(position, goal) : known;
      }

      @Override
      public Tristate proves(Position position) {
        return words.map(found -> found.search(position, goal, NODES_A_MOVE)).orElse(Tristate.OPEN);
      }

      @Override
      public OptionalInt distance(Position position) {
        return outcomes.distance(position);
      }
    };
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
      meter.report(Message.NONE, findings.size(), firstMoves.length, key("first moves"));
    }
  }

  private Finding finding(OutcomeFinder outcomes, Position position, int move) {
    Tristate reaches = outcomes.reaches(position, goal);
    boolean mayExceed = goal == Outcome.Kind.DRAW && reaches != Tristate.NO;
    return new Finding(move, reaches, mayExceed ? outcomes.reaches(position, Outcome.Kind.WIN) : Tristate.NO);
  }

  private static Soundness verdict(List<Finding> findings, int questions, int solving) {
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
