package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** The power lists of pieces with the present powers marked, as far as readers cannot know them. */
final class PowerLegend {

  private final Variant variant;
  private final Setup setup;
  private final Position position;

  private PowerLegend(Variant variant, Setup setup) {
    this.variant = variant;
    this.setup = setup;
    position = Position.of(setup);
  }

  /**
   * A row for each type whose powers change or differ from the default of the game, such as {@code N: WD ▸ [N]}, and
   * one for Black's list if it differs.
   */
  static List<String> rows(Variant variant, Setup setup) {
    return new PowerLegend(variant, setup).rows();
  }

  /** The present powers on one line, such as {@code Q: WAND, N: WD}; empty if powers never change. */
  static String present(Variant variant, Setup setup) {
    PowerLegend legend = new PowerLegend(variant, setup);
    String powers = legend.types(variant.style()::namesPowers)
        .map(type -> legend.letter(type) + ": " + legend.names(type)).collect(Collectors.joining(", "));
    return powers.isEmpty() ? "" : "Present powers: " + powers;
  }

  private Stream<Integer> types(IntPredicate which) {
    return IntStream.range(0, setup.schema().types().size()).filter(which).boxed();
  }

  private char letter(int type) {
    return setup.schema().types().get(type).letter();
  }

  private String names(int type) {
    String white = variant.style().name(position, 0, type);
    String black = variant.style().name(position, 1, type);
    return white + (white.equals(black) ? "" : "/" + black);
  }

  private List<String> rows() {
    Optional<PowerLists> lists = variant.options().powerLists();
    if (lists.isEmpty()) {
      return types(variant.style()::namesPowers).map(type -> letter(type) + ": [" + names(type) + "]").toList();
    }
    PowerLists usual = Variants.of(variant.id()).options().powerLists().orElse(lists.get());
    List<String> rows = new ArrayList<>();
    for (PieceType type : setup.schema().types()) {
      List<Power> white = lists.get().list(0, type.letter());
      List<Power> black = lists.get().list(1, type.letter());
      boolean known = white.size() == 1 && black.size() == 1
          && white.equals(usual.white().get(type.letter())) && black.equals(usual.black().get(type.letter()));
      if (!known) {
        rows.add(type.letter() + ": " + list(type, white));
        if (!black.equals(white)) {
          rows.add("  Black: " + list(type, black));
        }
      }
    }
    return rows;
  }

  private String list(PieceType type, List<Power> list) {
    int present = steps(type) % list.size();
    return IntStream.range(0, list.size())
        .mapToObj(i -> i == present && list.size() > 1 ? "[" + list.get(i).name() + "]" : list.get(i).name())
        .collect(Collectors.joining(" \u25B8 "));
  }

  /** The number of the present entry in the list of a type. */
  private int steps(PieceType type) {
    return setup.schema().slots().stream().filter(slot -> slot.scope() == Slot.Scope.TYPE)
        .mapToInt(slot -> setup.get(setup.schema().offset(slot) + setup.schema().type(type.letter())))
        .findFirst().orElse(0);
  }
}
