package zugwerk.problem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.betza.Preset;
import zugwerk.board.Schema;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.notation.StateField;
import zugwerk.problem.TwinChange.Mirror;
import zugwerk.problem.TwinChange.Named;
import zugwerk.problem.TwinChange.Rotate;
import zugwerk.problem.TwinChange.Shift;
import zugwerk.work.InputException;

/**
 * Transforms twins along with their diagram: squares and colours follow those of the board, and a change that rotates
 * or mirrors the board is replaced by the equivalent change of the transformed board.
 */
final class TransformedTwin {

  private static final List<TwinChange> SYMMETRIES = List.of(new Rotate(90), new Rotate(180), new Rotate(270),
      new Mirror(0, 7), new Mirror(0, 56), new Mirror(0, 63), new Mirror(7, 56));

  private final Transformation transformation;
  private final Schema schema;

  TransformedTwin(Transformation transformation, Schema schema) {
    this.transformation = transformation;
    this.schema = schema;
  }

  Twin of(Twin twin) {
    List<TwinChange> changes = new ArrayList<>();
    twin.changes().stream().flatMap(this::changed).forEach(change -> add(changes, change));
    return new Twin(twin.continued(), changes);
  }

  private static void add(List<TwinChange> changes, TwinChange change) {
    if (change instanceof Shift next && !changes.isEmpty() && changes.getLast() instanceof Shift last) {
      changes.removeLast();
      shift(next.files() + last.files(), next.ranks() + last.ranks()).forEach(changes::add);
    } else {
      changes.add(change);
    }
  }

  private Stream<TwinChange> changed(TwinChange change) {
    return switch (change) {
      case TwinChange.Move move -> Stream.of(new TwinChange.Move(of(move.piece()), of(move.to())));
      case TwinChange.Exchange both -> Stream.of(new TwinChange.Exchange(of(both.one()), of(both.other())));
      case TwinChange.Add add -> Stream.of(new TwinChange.Add(of(add.side()), add.letter(), of(add.square())));
      case TwinChange.Remove remove -> Stream.of(new TwinChange.Remove(of(remove.piece())));
      case Rotate rotate -> symmetry(rotate.transformation(), rotate);
      case Mirror mirror -> symmetry(mirror.transformation(), mirror);
      case Shift shift -> shift(shift);
      case TwinChange.SideToMove toMove -> Stream.of(new TwinChange.SideToMove(of(toMove.side())));
      case TwinChange.Castling castling ->
        Stream.of(transformation.exchangesColours() ? castling.exchanged() : castling);
      case TwinChange.State state -> Stream.of(new TwinChange.State(item(state.item())));
      case TwinChange.NoState state -> Stream.of(new TwinChange.NoState(item(state.item())));
      case TwinChange.Powers powers -> Stream.of(new TwinChange.Powers(settings(powers.settings())));
      case TwinChange.SetStipulation _,TwinChange.SetSolutions _,TwinChange.Unreadable _ -> Stream.of(change);
    };
  }

  private int of(int square) {
    return transformation.target(square);
  }

  private Side of(Side side) {
    return transformation.exchangesColours() ? side.other() : side;
  }

  private Named of(Named piece) {
    return new Named(piece.side().map(this::of), piece.letter(), of(piece.square()));
  }

  private String item(String item) {
    return StateField.alone(schema, item).map(alone -> StateField.items(transformation.of(alone)).getFirst())
        .orElse(item);
  }

  private String settings(String settings) {
    return !transformation.exchangesColours() ? settings
        : Arrays.stream(Preset.named(Preset.ALL, settings).map(Preset::lists).orElse(settings).split(";"))
            .map(TransformedTwin::exchanged).collect(Collectors.joining(";"));
  }

  private static String exchanged(String list) {
    int begin = list.indexOf('=') + 1;
    int bar = list.indexOf('|');
    return bar < begin ? list : list.substring(0, begin) + list.substring(bar + 1) + "|" + list.substring(begin, bar);
  }

  private Stream<TwinChange> shift(Shift shift) {
    // Only directions matter, so that a transformation that shifts the board does not change a shift.
    boolean shifts = transformation.right() != 0 || transformation.up() != 0;
    int from = shifts ? shift.from() : transformation.image(shift.from());
    int to = shifts ? shift.to() : transformation.image(shift.to());
    return shift(Square.file(to) - Square.file(from), Square.rank(to) - Square.rank(from));
  }

  /** The equivalent change of the transformed board: one about the board's centre, perhaps with a shift. */
  private Stream<TwinChange> symmetry(Transformation symmetry, TwinChange change) {
    int right = transformation.right();
    int up = transformation.up();
    if (right != 0 || up != 0) {
      int centre = symmetry.image(Square.of(3, 3));
      int moved = symmetry.image(Square.of(3 + right, 3 + up));
      return Stream.concat(Stream.of(change), shift(right - (Square.file(moved) - Square.file(centre)),
          up - (Square.rank(moved) - Square.rank(centre))));
    }
    return SYMMETRIES.stream().filter(other -> sameAs(symmetry(other), symmetry)).limit(1);
  }

  private static Transformation symmetry(TwinChange change) {
    return switch (change) {
      case Rotate rotate -> rotate.transformation();
      case Mirror mirror -> mirror.transformation();
      default -> throw new IllegalArgumentException(change.text());
    };
  }

  private boolean sameAs(Transformation after, Transformation before) {
    return Stream.of(0, 1, 8)
        .allMatch(square -> after.image(transformation.image(square)) == transformation.image(before.image(square)));
  }

  private static Stream<TwinChange> shift(int files, int ranks) {
    if (files == 0 && ranks == 0) {
      return Stream.empty();
    }
    int from = Square.of(files < 0 ? 7 : 0, ranks < 0 ? 7 : 0);
    if (!Square.onBoard(Square.file(from) + files, Square.rank(from) + ranks)) {
      throw new InputException("it would be shifted off the board");
    }
    return Stream.of(new Shift(from, from + files + 8 * ranks));
  }
}
