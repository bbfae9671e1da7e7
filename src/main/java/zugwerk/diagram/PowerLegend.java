package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** The power lists of the types of pieces, with the present powers marked. */
public final class PowerLegend {

  /** Stands between a power and the one that follows it. */
  public static final String FOLLOWS = "\u25B8";

  /**
   * The list of a type.
   *
   * @param type the type
   * @param side the side whose list it is; nothing where both sides have the same
   * @param names the names of its powers in order
   * @param present the index of the present one
   */
  public record Row(PieceType type, Optional<Side> side, List<String> names, int present) {

    public Row {
      names = List.copyOf(names);
    }

    /** The row on one line, such as {@code N: WD ▸ [N]}. */
    String text() {
      String head = side.equals(Optional.of(Side.BLACK)) ? "  Black: " : type.letter() + ": ";
      return head + IntStream.range(0, names.size())
          .mapToObj(i -> i == present && names.size() > 1 ? "[" + names.get(i) + "]" : names.get(i))
          .collect(Collectors.joining(" " + FOLLOWS + " "));
    }
  }

  private final Variant variant;
  private final Setup setup;
  private final Position position;

  private PowerLegend(Variant variant, Setup setup) {
    this.variant = variant;
    this.setup = setup;
    position = Position.of(setup);
  }

  /**
   * A row for each type whose powers change or differ from the default of the game, and one for Black's list where it
   * differs; none in games whose powers everybody knows.
   */
  public static List<Row> of(Variant variant, Setup setup) {
    PowerLegend legend = new PowerLegend(variant, setup);
    return setup.schema().types().stream().flatMap(legend::rows).toList();
  }

  /**
   * The rows that a diagram needs, on one line each, such as {@code N: WD ▸ [N]}: those of the types on the board, and
   * where there is a Pawn, those that it may become and that have other lists than the game has by itself.
   */
  static List<String> rows(Variant variant, Setup setup) {
    PowerLegend legend = new PowerLegend(variant, setup);
    return of(variant, setup).stream().filter(row -> legend.matters(setup.schema().type(row.type().letter())))
        .map(Row::text).toList();
  }

  private boolean matters(int type) {
    boolean promotable = IntStream.of(variant.promotions()).anyMatch(each -> each == type);
    return stands(type) || promotable && stands(variant.pawn()) && !isUsual(setup.schema().types().get(type));
  }

  private boolean stands(int type) {
    return IntStream.range(0, Square.COUNT).map(setup::piece)
        .anyMatch(piece -> piece != Piece.NONE && Piece.type(piece) == type);
  }

  private Optional<PowerLists> lists() {
    return variant.options().powerLists();
  }

  /** Whether both sides have the list of a type that the game has by itself. */
  private boolean isUsual(PieceType type) {
    Optional<PowerLists> usual = Variants.of(variant.id()).options().powerLists();
    return lists().isPresent() && usual.isPresent() && IntStream.range(0, 2).allMatch(
        side -> lists().get().list(side, type.letter()).equals(usual.get().list(side, type.letter())));
  }

  private Stream<Row> rows(PieceType type) {
    if (lists().isEmpty()) {
      int index = setup.schema().type(type.letter());
      return !variant.style().namesPowers(index) ? Stream.of() : both(type, name(0, index), name(1, index), 0);
    }
    List<String> white = names(type, 0);
    List<String> black = names(type, 1);
    return white.size() == 1 && black.size() == 1 && isUsual(type) ? Stream.of()
        : both(type, white, black, steps(type));
  }

  private static Stream<Row> both(PieceType type, List<String> white, List<String> black, int steps) {
    List<Row> rows = new ArrayList<>();
    boolean same = white.equals(black);
    rows.add(new Row(type, same ? Optional.empty() : Optional.of(Side.WHITE), white, steps % white.size()));
    if (!same) {
      rows.add(new Row(type, Optional.of(Side.BLACK), black, steps % black.size()));
    }
    return rows.stream();
  }

  private List<String> name(int side, int type) {
    return List.of(variant.style().name(position, side, type));
  }

  private List<String> names(PieceType type, int side) {
    return lists().orElseThrow().list(side, type.letter()).stream().map(Power::name).toList();
  }

  /** The number of the present entry in the list of a type. */
  private int steps(PieceType type) {
    return setup.schema().slots().stream().filter(slot -> slot.scope() == Slot.Scope.TYPE)
        .mapToInt(slot -> setup.get(setup.schema().offset(slot) + setup.schema().type(type.letter())))
        .findFirst().orElse(0);
  }
}
