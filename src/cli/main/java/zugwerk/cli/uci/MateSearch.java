package zugwerk.cli.uci;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Solver;
import zugwerk.solve.Stipulation;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

final class MateSearch {

  private static final Stipulation MATE = Stipulation.parse("#1");

  private final Variant variant;
  private final Setup setup;
  private final GoLimits limits;
  private final SolveOptions options;
  private final CancelToken token;
  private final Consumer<String> out;
  private final long start = System.nanoTime();
  private long nodes;

  MateSearch(Variant variant, Setup setup, GoLimits limits, int threads, int megabytes, CancelToken token,
      Consumer<String> out) {
    this.variant = variant;
    this.setup = setup;
    this.limits = limits;
    this.token = token.child(limits.time());
    this.out = out;
    // All defences, so that the longest is among them.
    options = SolveOptions.DEFAULT.showing(new SolveOptions.Shown(false, SolveOptions.Tries.NONE, false, true))
        .within(new SolveOptions.Limits(threads, SolveOptions.NO_LIMIT, Long.MAX_VALUE, megabytes, 1,
            SolveOptions.MODEST_TABLES));
  }

  /** Returns the moves to play and to expect; none if the game is over. */
  List<String> run() {
    List<Move> all = new MoveText(variant).legal(Position.of(setup));
    List<Move> moves = all.stream().filter(move -> limits.only().isEmpty() || limits.only().contains(text(move)))
        .toList();
    if (moves.isEmpty()) {
      Verdict verdict = new Generator(variant).verdict(Position.of(setup));
      boolean lost = verdict.isLoss();
      out.accept(all.isEmpty() ? "info depth 0 score " + (lost ? "mate 0" : "cp 0")
          : "info string none of the searchmoves is legal");
      return List.of();
    }
    for (int number = 1; number <= limits.moves() && !token.stops() && nodes < limits.nodes(); number++) {
      Optional<SolutionNode> key = key(number, moves, moves.size() == all.size());
      if (key.isPresent()) {
        List<String> line = line(key.get());
        out.accept("info depth " + (2 * number - 1) + " score mate " + number + counts() + " pv "
            + String.join(" ", line));
        return line;
      }
      if (!token.stops() && nodes < limits.nodes()) {
        out.accept("info depth " + (2 * number - 1) + counts());
      }
    }
    out.accept("info string no mate was found; the move is any that is not answered by mate at once");
    return List.of(text(harmless(moves)));
  }

  private Optional<SolutionNode> key(int number, List<Move> moves, boolean all) {
    if (all) {
      return key(number, options);
    }
    return moves.stream().map(move -> key(number, options.after(move))).flatMap(Optional::stream).findFirst();
  }

  private Optional<SolutionNode> key(int number, SolveOptions requested) {
    SolveOptions.Limits given = requested.limits();
    Solution solution = Solver.solve(variant, setup, MATE.inMoves(number), requested.within(new SolveOptions.Limits(
        given.threads(), given.time(), Math.max(1, limits.nodes() - nodes), given.megabytes(), given.solutions(),
        given.tablePositions())), new Monitor(token));
    nodes += solution.nodes();
    return solution.keys().stream().findFirst();
  }

  private String counts() {
    long milliseconds = (System.nanoTime() - start) / 1_000_000;
    return " nodes " + nodes + " nps " + nodes * 1000 / Math.max(1, milliseconds) + " time " + milliseconds;
  }

  private List<String> line(SolutionNode key) {
    List<String> line = new ArrayList<>();
    Optional<SolutionNode> next = Optional.of(key);
    while (next.isPresent()) {
      line.add(text(next.get().move()));
      next = next.get().replies().stream().max(Comparator.comparingInt(MateSearch::length));
    }
    return line;
  }

  private static int length(SolutionNode node) {
    return 1 + node.replies().stream().mapToInt(MateSearch::length).max().orElse(0);
  }

  /** The first move that does not allow an immediate mate, otherwise the first one. */
  private Move harmless(List<Move> moves) {
    Generator generator = new Generator(variant);
    MoveList mates = new MoveList();
    for (Move move : moves) {
      Position position = Position.of(setup);
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      mates.clear();
      generator.mates(position, mates);
      if (mates.size() == 0) {
        return move;
      }
    }
    return moves.getFirst();
  }

  private String text(Move move) {
    return move instanceof Move.Pass ? Uci.NULL_MOVE : LongForm.of(variant.schema(), move);
  }
}
