package zugwerk.cli.uci;

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
import zugwerk.solve.FirstMate;
import zugwerk.solve.FirstMateSearch;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

final class MateSearch implements FirstMateSearch.Listener {

  private static final Stipulation MATE = Stipulation.parse("#1");

  private final Variant variant;
  private final Setup setup;
  private final GoLimits limits;
  private final Consumer<String> out;
  private final List<Move> all;
  private final List<Move> moves;
  private final FirstMateSearch search;

  MateSearch(Variant variant, Setup setup, GoLimits limits, int threads, int megabytes, CancelToken token,
      Consumer<String> out) {
    this.variant = variant;
    this.setup = setup;
    this.limits = limits;
    this.out = out;
    all = new MoveText(variant).legal(Position.of(setup));
    moves = all.stream().filter(move -> limits.only().isEmpty() || limits.only().contains(text(move))).toList();
    search = new FirstMateSearch(variant, setup, MATE.inMoves(limits.moves()),
        moves.size() == all.size() ? List.of() : moves, new SolveOptions.Limits(threads, SolveOptions.NO_LIMIT,
            limits.nodes(), megabytes, 1, SolveOptions.MODEST_TABLES),
        new Monitor(token.child(limits.time())));
  }

  /** Returns the moves to play and to expect; none if the game is over. */
  List<String> run() {
    if (moves.isEmpty()) {
      boolean lost = new Generator(variant).verdict(Position.of(setup)).isLoss();
      out.accept(all.isEmpty() ? "info depth 0 score " + (lost ? "mate 0" : "cp 0")
          : "info string none of the searchmoves is legal");
      return List.of();
    }
    boolean limited = limits.endless() || !limits.time().equals(SolveOptions.NO_LIMIT);
    Optional<FirstMate> mate = search.find(limited, this);
    if (mate.isEmpty()) {
      out.accept("info string no mate was found; the move is any that is not answered by mate at once");
    }
    return mate.map(this::line).orElseGet(() -> List.of(text(harmless(moves))));
  }

  @Override
  public void refuted(int moves) {
    out.accept("info depth " + (2 * moves - 1) + counts());
  }

  @Override
  public void found(FirstMate mate) {
    out.accept("info depth " + (2 * mate.moves() - 1) + " score mate " + mate.moves() + counts() + " pv "
        + String.join(" ", line(mate)));
  }

  private String counts() {
    long milliseconds = (long) (search.seconds() * 1000);
    return " nodes " + search.nodes() + " nps " + search.nodes() * 1000 / Math.max(1, milliseconds) + " time "
        + milliseconds;
  }

  private List<String> line(FirstMate mate) {
    return mate.line().stream().map(this::text).toList();
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
