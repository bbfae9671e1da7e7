package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.notation.StateField;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;
import zugwerk.problem.TwinChange.Named;
import zugwerk.rules.Fault;
import zugwerk.rules.Validation;
import zugwerk.work.InputException;
import zugwerk.work.Message;

final class Changes {

  private final Problem problem;
  private final Setup setup;
  private final Schema schema;

  Changes(Problem problem) {
    this.problem = problem;
    setup = problem.setup();
    schema = setup.schema();
  }

  Optional<Problem> made(TwinChange change) {
    try {
      return Optional.of(change.on(problem)).filter(made -> Validation.faults(made.variant(), made.setup()).isEmpty());
    } catch (InputException _) {
      // An item of the state may be impossible together with the others.
      return Optional.empty();
    }
  }

  Optional<Found> sound(TwinChange change, CandidateSolver solver, Function<Solved, Message> note) {
    return made(change).flatMap(other -> solver.sound(other)
        .map(solved -> Found.of(other, solved, List.of(change), note.apply(solved))));
  }

  /** The square of the removed piece or item; {@link Fault#NOWHERE} if it has none. */
  int square(TwinChange change) {
    return switch (change) {
      case TwinChange.Remove remove -> remove.piece().square();
      case TwinChange.NoState state -> StateField.alone(schema, state.item()).map(this::square).orElse(Fault.NOWHERE);
      default -> Fault.NOWHERE;
    };
  }

  private int square(Setup alone) {
    return schema.slots().stream().filter(Slot::isOnSquares).flatMapToInt(slot -> IntStream.range(0, Square.COUNT)
        .filter(square -> alone.get(schema.offset(slot) + square) != 0)).findFirst().orElse(Fault.NOWHERE);
  }

  /** Whether a change affects what another one has just put on a square, so that one change could do for both. */
  static boolean takesUp(TwinChange change, TwinChange before) {
    long put = switch (before) {
      case TwinChange.Move move -> Square.bit(move.to());
      case TwinChange.Add add -> Square.bit(add.square());
      case TwinChange.Exchange exchange -> Square.bit(exchange.one().square()) | Square.bit(exchange.other().square());
      default -> 0;
    };
    long taken = switch (change) {
      case TwinChange.Move move -> Square.bit(move.piece().square());
      case TwinChange.Remove remove -> Square.bit(remove.piece().square());
      case TwinChange.Add add -> Square.bit(add.square());
      case TwinChange.Exchange exchange -> Square.bit(exchange.one().square()) | Square.bit(exchange.other().square());
      default -> 0;
    };
    return (put & taken) != 0;
  }

  Message description(TwinChange change) {
    return switch (change) {
      case TwinChange.Remove remove -> {
        int piece = setup.piece(remove.piece().square());
        Message title = Message.message(schema.types().get(Piece.type(piece)).title());
        String square = Square.name(remove.piece().square());
        yield Piece.side(piece) == 0 ? Message.message("white {0} on {1}", title, square)
            : Message.message("black {0} on {1}", title, square);
      }
      case TwinChange.NoState state -> Message.message("state {0}", state.item());
      default -> Message.plain(change.text());
    };
  }

  List<TwinChange> removals() {
    return pieces().filter(square -> Piece.type(setup.piece(square)) != Schema.KING).<TwinChange>mapToObj(
        square -> new TwinChange.Remove(Named.of(setup, square))).toList();
  }

  List<TwinChange> stateRemovals() {
    return StateField.items(setup).stream()
        .filter(item -> StateField.alone(schema, item).map(this::square)
            .orElse(Fault.NOWHERE) != Fault.NOWHERE)
        .<TwinChange>map(TwinChange.NoState::new)
        .toList();
  }

  List<TwinChange> moves() {
    return pieces().boxed()
        .flatMap(square -> empty().<TwinChange>mapToObj(to -> new TwinChange.Move(Named.of(setup, square), to)))
        .toList();
  }

  /** Adds every type except the King, of either side, on every empty square; Pawns first. */
  List<TwinChange> additions() {
    int pawn = problem.variant().pawn();
    return Stream.concat(Stream.of(pawn), IntStream.range(0, schema.types().size()).boxed()
        .filter(type -> type != Schema.KING && type != pawn)).flatMap(type -> additions(type).stream()).toList();
  }

  private List<TwinChange> additions(int type) {
    return IntStream.range(0, 2).boxed()
        .flatMap(
            side -> empty().<TwinChange>mapToObj(to -> TwinChange.Add.of(schema, Piece.of(side, type), to)))
        .toList();
  }

  List<TwinChange> replacements() {
    return pieces().boxed().filter(square -> Piece.type(setup.piece(square)) != Schema.KING)
        .flatMap(square -> IntStream.range(0, schema.types().size())
            .filter(type -> type != Schema.KING && type != Piece.type(setup.piece(square)))
            .<TwinChange>mapToObj(
                type -> TwinChange.Add.of(schema, Piece.of(Piece.side(setup.piece(square)), type), square)))
        .toList();
  }

  List<TwinChange> exchanges() {
    return pieces().boxed().flatMap(one -> pieces()
        .filter(other -> other > one && setup.piece(other) != setup.piece(one)).<TwinChange>mapToObj(
            other -> new TwinChange.Exchange(Named.of(setup, one), Named.of(setup, other))))
        .toList();
  }

  List<TwinChange> states() {
    List<TwinChange> changes = new ArrayList<>();
    StateField.items(setup).forEach(item -> changes.add(new TwinChange.NoState(item)));
    for (Slot slot : schema.slots()) {
      int first = schema.offset(slot);
      for (int cell = first; cell < first + schema.values(slot); cell++) {
        boolean empty = slot.scope() == Slot.Scope.PIECE && setup.piece(cell - first) == Piece.NONE;
        for (int value = 1; value <= schema.max(cell) && !empty; value++) {
          if (value != setup.get(cell)) {
            changes.add(new TwinChange.State(StateField.item(schema, cell, value)));
          }
        }
      }
    }
    return changes;
  }

  TwinChange otherSide() {
    return new TwinChange.SideToMove(setup.toMove().other());
  }

  private IntStream pieces() {
    return IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) != Piece.NONE);
  }

  private IntStream empty() {
    return IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) == Piece.NONE);
  }
}
