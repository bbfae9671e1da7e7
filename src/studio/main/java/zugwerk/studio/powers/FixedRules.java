package zugwerk.studio.powers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.PieceType;
import zugwerk.board.Slot;
import zugwerk.rules.Variant;
import zugwerk.studio.task.Words;

/** The rules that no setting of a game changes, as text, derived from the game's declarations. */
public final class FixedRules {

  private FixedRules() {}

  public static String of(Variant variant) {
    List<String> fixed = new ArrayList<>();
    fixed.add("a " + title(variant, variant.pawn()) + " becomes a " + listed(
        Arrays.stream(variant.promotions()).mapToObj(type -> title(variant, type)).toList(), "or"));
    fixed.add("the King castles with a " + title(variant, variant.castlingPartner()));
    variant.schema().slots().stream().filter(slot -> slot.max() > 1 && slot.isOnSquares())
        .forEach(slot -> fixed.add(slot(variant, slot)));
    return Words.sentence("Fixed rules: " + String.join("; ", fixed));
  }

  private static String title(Variant variant, int type) {
    return variant.schema().types().get(type).title();
  }

  private static String slot(Variant variant, Slot slot) {
    if (slot.isColour()) {
      return slot.name() + "s are white, black or grey";
    }
    List<PieceType> types = variant.schema().types();
    String full = IntStream.range(0, types.size()).filter(type -> variant.fullValue(slot, type) > 0)
        .mapToObj(type -> types.get(type).title() + " " + variant.fullValue(slot, type))
        .collect(Collectors.joining(", "));
    return full.isEmpty() ? "the " + slot.name() + " is at most " + slot.max() : slot.name() + " at first: " + full;
  }

  private static String listed(List<String> words, String last) {
    return words.size() < 2 ? Objects.toString(words.isEmpty() ? "" : words.getFirst())
        : String.join(", ", words.subList(0, words.size() - 1)) + " " + last + " " + words.getLast();
  }
}
