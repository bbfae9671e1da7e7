package zugwerk.cli.uci;

import java.util.List;
import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.battle.FirstMate;
import zugwerk.solve.battle.FirstMateSearch;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The searches of one command {@code go}, one after another, which share its limits. */
final class SearchRun {

  static final FirstMateSearch.Listener SILENT = new FirstMateSearch.Listener() {};

  private static final Stipulation MATE = Stipulation.parse("#1");

  private final Variant variant;
  private final GoLimits limits;
  private final EngineOptions options;
  private final CancelToken token;
  private final long begun;
  private long nodes;
  private int refuted;
  private Optional<FirstMateSearch> current = Optional.empty();

  SearchRun(Variant variant, GoLimits limits, EngineOptions options, CancelToken token) {
    this.variant = variant;
    this.limits = limits;
    this.options = options;
    this.token = token.child(limits.time());
    begun = token.nanoTime();
  }

  /**
   * @param only the only first moves; empty for all
   * @param effort the limit in moves played
   * @param persistent whether the search for shorter mates goes on until the limit
   */
  Optional<FirstMate> find(Setup setup, int moves, List<Move> only, long effort, boolean persistent,
      FirstMateSearch.Listener listener) {
    FirstMateSearch search = new FirstMateSearch(variant, setup, MATE.inMoves(moves), only,
        new SolveOptions.Limits(options.threads(), SolveOptions.NO_LIMIT, Math.max(1, Math.min(effort, left())),
            options.megabytes(), 1, SolveOptions.MODEST_TABLES),
        new Monitor(token));
    current = Optional.of(search);
    Optional<FirstMate> found = search.find(persistent, listener);
    nodes += search.nodes();
    refuted = search.refuted();
    current = Optional.empty();
    return found;
  }

  /** The number of moves in which the last search proved that there is no mate. */
  int refuted() {
    return refuted;
  }

  boolean isOver() {
    return token.stops() || left() <= 0;
  }

  long nodes() {
    return nodes + current.map(FirstMateSearch::nodes).orElse(0L);
  }

  String counts() {
    long milliseconds = (token.nanoTime() - begun) / 1_000_000;
    return " nodes " + nodes() + " nps " + nodes() * 1000 / Math.max(1, milliseconds) + " time " + milliseconds;
  }

  private long left() {
    return limits.nodes() - nodes;
  }
}
