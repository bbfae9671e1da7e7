package zugwerk.cli.uci;

import java.util.ArrayList;
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
import zugwerk.solve.SolveOptions;
import zugwerk.solve.battle.FirstMate;
import zugwerk.solve.battle.FirstMateSearch;
import zugwerk.work.CancelToken;

/** Searches for mates by the side to move and, in turn, by the other side. */
final class MateSearch implements FirstMateSearch.Listener {

  /** In moves played by each side's search, in turn. */
  private static final List<Long> EFFORTS = List.of(400_000L, 4_000_000L, Long.MAX_VALUE);

  private final Variant variant;
  private final Setup setup;
  private final GoLimits limits;
  private final int lines;
  private final Consumer<String> out;
  private final List<Move> all;
  private final List<Move> moves;
  private final SearchRun run;
  private final List<FirstMate> found = new ArrayList<>();
  private int refuted;

  MateSearch(Variant variant, Setup setup, GoLimits limits, EngineOptions options, CancelToken token,
      Consumer<String> out) {
    this.variant = variant;
    this.setup = setup;
    this.limits = limits;
    this.out = out;
    lines = options.lines();
    all = new MoveText(variant).legal(Position.of(setup));
    moves = all.stream().filter(move -> limits.only().isEmpty() || limits.only().contains(text(move))).toList();
    run = new SearchRun(variant, limits, options, token);
  }

  /** Returns the moves to play and to expect; none if the game is over. */
  List<String> run() {
    if (moves.isEmpty()) {
      boolean lost = new Generator(variant).verdict(Position.of(setup)).isLoss();
      out.accept(all.isEmpty() ? "info depth 0 score " + (lost ? "mate 0" : "cp 0")
          : "info string none of the searchmoves is legal");
      return List.of();
    }
    Optional<LossSearch.Loss> loss = search();
    if (loss.isPresent()) {
      List<String> line = texts(loss.get().line());
      out.accept("info depth " + 2 * loss.get().moves() + number(1) + " score mate -" + loss.get().moves()
          + run.counts() + " pv " + String.join(" ", line));
      return line;
    }
    if (found.isEmpty()) {
      out.accept("info string no mate was found; the move is any that is not answered by mate at once");
      return List.of(text(harmless(moves)));
    }
    findOthers();
    return texts(found.getFirst().line());
  }

  private Optional<LossSearch.Loss> search() {
    boolean limited = limits.endless() || !limits.time().equals(SolveOptions.NO_LIMIT);
    boolean persistent = limited && lines == 1;
    LossSearch losing = new LossSearch(variant, setup, moves, limits.moves(), run);
    for (long effort : EFFORTS) {
      if (refuted < limits.moves()) {
        Optional<FirstMate> mate = run.find(setup, limits.moves(), only(moves), effort, persistent, this);
        if (mate.map(one -> one.shortest() || !persistent).orElse(false)) {
          break;
        }
      }
      Optional<LossSearch.Loss> loss = found.isEmpty() ? losing.search(effort) : Optional.empty();
      if (loss.isPresent() || run.isOver()) {
        return loss;
      }
    }
    return Optional.empty();
  }

  /** The list of allowed first moves for a search, which is empty if all are allowed. */
  private List<Move> only(List<Move> allowed) {
    return allowed.size() == all.size() ? List.of() : allowed;
  }

  private void findOthers() {
    while (found.size() < lines && found.size() < moves.size() && !run.isOver()) {
      List<Move> keys = found.stream().map(FirstMate::key).toList();
      List<Move> rest = moves.stream().filter(move -> !keys.contains(move)).toList();
      Optional<FirstMate> mate =
          run.find(setup, limits.moves(), rest, Long.MAX_VALUE, false, SearchRun.SILENT);
      if (mate.isEmpty()) {
        return;
      }
      int place = (int) found.stream().takeWhile(one -> one.moves() <= mate.get().moves()).count();
      found.add(place, mate.get());
      for (int i = place; i < found.size(); i++) {
        report(i);
      }
    }
  }

  @Override
  public void refuted(int moves) {
    // A search with more effort begins again at one move.
    if (moves > refuted) {
      refuted = moves;
      out.accept("info depth " + (2 * moves - 1) + run.counts());
    }
  }

  @Override
  public void found(FirstMate mate) {
    if (found.isEmpty() || mate.moves() < found.getFirst().moves()) {
      found.clear();
      found.add(mate);
      report(0);
    }
  }

  private void report(int place) {
    FirstMate mate = found.get(place);
    out.accept("info depth " + (2 * mate.moves() - 1) + number(place + 1) + " score mate " + mate.moves()
        + run.counts() + " pv " + String.join(" ", texts(mate.line())));
  }

  private String number(int line) {
    return lines == 1 ? "" : " multipv " + line;
  }

  private List<String> texts(List<Move> line) {
    return line.stream().map(this::text).toList();
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
