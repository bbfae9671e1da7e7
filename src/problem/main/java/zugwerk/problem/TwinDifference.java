package zugwerk.problem;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.StateField;
import zugwerk.problem.TwinChange.Named;
import zugwerk.work.InputException;

/** Finds the changes that turn one problem into another, as a composer would write them. */
public final class TwinDifference {

  private final Problem diagram;
  private final Problem wanted;
  private final List<TwinChange> changes = new ArrayList<>();
  private Problem reached;

  private TwinDifference(Problem diagram, Problem wanted) {
    this.diagram = diagram;
    this.wanted = wanted;
    reached = diagram;
  }

  /**
   * The twin that turns one problem into another.
   *
   * @return a twin without changes, if they are the same
   * @throws InputException in one sentence, if no changes of a twin do that
   */
  public static Twin between(Problem diagram, Problem wanted) {
    return new TwinDifference(diagram, wanted).twin();
  }

  private Twin twin() {
    if (!wanted.variant().id().equals(diagram.variant().id())) {
      throw new InputException("a twin cannot belong to another game");
    }
    if (!wanted.variant().equals(diagram.variant())) {
      make(new TwinChange.Powers(wanted.variant().settings()));
    }
    pieces();
    state();
    if (now().toMove() != wanted.setup().toMove()) {
      make(new TwinChange.SideToMove(wanted.setup().toMove()));
    }
    if (now().get(Schema.CASTLING) != wanted.setup().get(Schema.CASTLING)) {
      make(new TwinChange.Castling(Fen.castling(wanted.setup().get(Schema.CASTLING))));
    }
    if (!wanted.task().stipulation().equals(diagram.task().stipulation())) {
      make(new TwinChange.SetStipulation(wanted.task().stipulation().orElseThrow(
          () -> new InputException("a twin needs a stipulation"))));
    }
    if (reached.task().solutions() != wanted.task().solutions()) {
      make(new TwinChange.SetSolutions(wanted.task().solutions()));
    }
    if (!reached.hasTheDiagramOf(wanted)) {
      throw new InputException("this change cannot be written as a twin; make one change at a time");
    }
    return new Twin(false, changes);
  }

  private Setup now() {
    return reached.setup();
  }

  private void make(TwinChange change) {
    reached = change.on(reached);
    changes.add(change);
  }

  /** Exchanges first, then moves, each to a square that is free by then or whose piece is gone, then the rest. */
  private void pieces() {
    for (int one = 0; one < Square.COUNT; one++) {
      for (int other = one + 1; other < Square.COUNT; other++) {
        if (differs(one) && differs(other) && piece(one) != Piece.NONE && piece(other) != Piece.NONE
            && piece(one) == want(other) && piece(other) == want(one)) {
          make(new TwinChange.Exchange(Named.of(now(), one), Named.of(now(), other)));
        }
      }
    }
    Map<Integer, Integer> moves = moves();
    while (!moves.isEmpty()) {
      int from = moves.entrySet().stream().filter(move -> !moves.containsKey(move.getValue())).map(Map.Entry::getKey)
          .findFirst().orElse(-1);
      if (from < 0) {
        // A cycle of moves: one piece is removed and put back.
        moves.remove(moves.keySet().iterator().next());
      } else {
        make(new TwinChange.Move(Named.of(now(), from), Objects.requireNonNull(moves.remove(from))));
      }
    }
    for (int square = 0; square < Square.COUNT; square++) {
      if (differs(square)) {
        make(want(square) == Piece.NONE ? new TwinChange.Remove(Named.of(now(), square))
            : TwinChange.Add.of(wanted.setup().schema(), want(square), square));
      }
    }
  }

  private int piece(int square) {
    return now().piece(square);
  }

  private int want(int square) {
    return wanted.setup().piece(square);
  }

  private boolean differs(int square) {
    return piece(square) != want(square);
  }

  /** The squares with a superfluous piece, each with a square where such a piece is missing. */
  private Map<Integer, Integer> moves() {
    Map<Integer, Integer> moves = new LinkedHashMap<>();
    for (int from = 0; from < Square.COUNT; from++) {
      for (int to = 0; to < Square.COUNT; to++) {
        if (piece(from) != Piece.NONE && differs(from) && differs(to) && want(to) == piece(from)
            && !moves.containsKey(from) && !moves.containsValue(to)) {
          moves.put(from, to);
        }
      }
    }
    return moves;
  }

  private void state() {
    List<String> items = StateField.items(wanted.setup());
    for (String item : StateField.items(now())) {
      if (!items.contains(item)) {
        make(new TwinChange.NoState(item));
      }
    }
    for (String item : items) {
      if (!StateField.items(now()).contains(item)) {
        make(new TwinChange.State(item));
      }
    }
  }
}
