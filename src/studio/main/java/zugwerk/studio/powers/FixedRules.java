package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.PieceType;
import zugwerk.board.Slot;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.task.DisplayText;

/** The rules that no setting of a game changes, as text, derived from the game's declarations. */
public final class FixedRules {

  private FixedRules() {}

  public static String of(Variant variant) {
    List<String> fixed = new ArrayList<>();
    fixed.add(lang("a {0} becomes a {1}", title(variant, variant.pawn()),
        either(Arrays.stream(variant.promotions()).mapToObj(type -> title(variant, type)).toList())));
    fixed.add(lang("the King castles with a {0}", title(variant, variant.castlingPartner())));
    variant.schema().slots().stream().filter(slot -> slot.max() > 1 && slot.isOnSquares())
        .forEach(slot -> fixed.add(slot(variant, slot)));
    return DisplayText.sentence(lang("Fixed rules: {0}", String.join("; ", fixed)));
  }

  private static String title(Variant variant, int type) {
    return GameTerms.title(variant.schema().types().get(type));
  }

  private static String slot(Variant variant, Slot slot) {
    if (slot.isColour()) {
      return lang("{0} are white, black or grey", GameTerms.plural(slot));
    }
    List<PieceType> types = variant.schema().types();
    String full = IntStream.range(0, types.size()).filter(type -> variant.fullValue(slot, type) > 0)
        .mapToObj(type -> GameTerms.title(types.get(type)) + " " + variant.fullValue(slot, type))
        .collect(Collectors.joining(", "));
    return full.isEmpty() ? lang("the {0} is at most {1}", GameTerms.name(slot), slot.max())
        : lang("{0} at first: {1}", GameTerms.name(slot), full);
  }

  private static String either(List<String> words) {
    return words.size() < 2 ? Objects.toString(words.isEmpty() ? "" : words.getFirst())
        : lang("{0} or {1}", String.join(", ", words.subList(0, words.size() - 1)), words.getLast());
  }
}
