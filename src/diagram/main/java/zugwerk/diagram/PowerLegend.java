package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
import zugwerk.rules.PowerCycle;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Texts;

/** The power lists of types and of other things with changing powers, with the present powers marked. */
public final class PowerLegend {

  /** The sign between a power and the next one. */
  public static final String FOLLOWS = "\u25B8";

  /** The counter of a list's steps: its cell in a setup, and its number of values. */
  public record Counter(int cell, int states) {}

  /**
   * The list of a type or of an atom.
   *
   * @param label the letter of the type, or a title
   * @param side the side whose list it is; empty if both sides have the same
   * @param present the index of the present power
   * @param counter the list's counter; empty if it has only one power
   */
  public record Row(String label, String title, Optional<Side> side, List<String> names, int present,
      Optional<Counter> counter) {

    public Row {
      names = List.copyOf(names);
    }

    /** Such as {@code N: WD ▸ [N]}. */
    String text(Texts texts) {
      String head = side.equals(Optional.of(Side.BLACK)) ? "  " + texts.lang("Black") + ": " : label + ": ";
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
   * A row for each type and each atom whose powers change or differ from the game's default, with another row for
   * Black's list if it differs.
   */
  public static List<Row> of(Variant variant, Setup setup) {
    PowerLegend legend = new PowerLegend(variant, setup);
    return Stream.concat(setup.schema().types().stream().flatMap(legend::rows),
        variant.options().cycles().stream().flatMap(legend::rows)).toList();
  }

  /**
   * The rows that a diagram needs, such as {@code N: WD ▸ [N]}: types on the board, and promotion types with other
   * lists than the game's default if there is a Pawn. Lists of atoms are among the settings.
   */
  static List<String> rows(Variant variant, Setup setup, Texts texts) {
    PowerLegend legend = new PowerLegend(variant, setup);
    return setup.schema().types().stream().filter(type -> legend.matters(setup.schema().type(type.letter())))
        .flatMap(legend::rows).map(row -> row.text(texts)).toList();
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

  /** Whether both sides have the game's default list of a type. No type is usual that only a list has. */
  private boolean isUsual(PieceType type) {
    Optional<PowerLists> usual = Variants.of(variant.id()).options().powerLists();
    return variant.options().typeLetters().isEmpty() && lists().isPresent() && usual.isPresent()
        && IntStream.range(0, 2).allMatch(side -> Objects.equals(
            lists().get().of(side).get(type.letter()), usual.get().of(side).get(type.letter())));
  }

  private Stream<Row> rows(PieceType type) {
    if (lists().isEmpty()) {
      int index = setup.schema().type(type.letter());
      return !variant.style().namesPowers(index) ? Stream.of()
          : both(String.valueOf(type.letter()), type.title(), name(0, index), name(1, index), Optional.empty());
    }
    if (!lists().get().white().containsKey(type.letter())) {
      return Stream.of();
    }
    List<String> white = names(type, 0);
    List<String> black = names(type, 1);
    return white.size() == 1 && black.size() == 1 && isUsual(type) ? Stream.of()
        : both(String.valueOf(type.letter()), type.title(), white, black, counter(type));
  }

  private Stream<Row> rows(PowerCycle cycle) {
    return both(cycle.title(), cycle.title(), cycle.white(), cycle.black(),
        cycle.slot().map(slot -> new Counter(setup.schema().offset(slot), slot.max() + 1)));
  }

  private Stream<Row> both(
      String label, String title, List<String> white, List<String> black, Optional<Counter> counter) {
    List<Row> rows = new ArrayList<>();
    boolean same = white.equals(black);
    int steps = counter.map(found -> setup.get(found.cell())).orElse(0);
    rows.add(new Row(label, title, same ? Optional.empty() : Optional.of(Side.WHITE), white, steps % white.size(),
        counter));
    if (!same) {
      rows.add(new Row(label, title, Optional.of(Side.BLACK), black, steps % black.size(), counter));
    }
    return rows.stream();
  }

  private List<String> name(int side, int type) {
    return List.of(variant.style().name(position, side, type));
  }

  private List<String> names(PieceType type, int side) {
    return !variant.options().typeLetters().isEmpty() ? List.of(type.title())
        : lists().orElseThrow().list(side, type.letter()).stream().map(Power::name).toList();
  }

  private Optional<Counter> counter(PieceType type) {
    int index = setup.schema().type(type.letter());
    return setup.schema().slots().stream()
        .filter(slot -> slot.scope() == Slot.Scope.TYPE && variant.cycle(index) > 1).findFirst()
        .map(slot -> new Counter(setup.schema().offset(slot) + index, variant.cycle(index)));
  }
}
