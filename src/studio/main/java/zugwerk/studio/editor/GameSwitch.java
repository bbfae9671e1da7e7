package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.condition.ConditionText;
import zugwerk.condition.Conditions;
import zugwerk.condition.NamedCondition;
import zugwerk.diagram.ChangeOfGame;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.studio.text.Localization;
import zugwerk.variant.Variants;

/** Changes the game of the draft, or its settings, in one step. For the JavaFX thread only. */
public final class GameSwitch {

  private final ReadOnlyStringWrapper carriedOver = new ReadOnlyStringWrapper(this, "carriedOver", "");
  private final Workbench bench;

  GameSwitch(Workbench bench) {
    this.bench = bench;
  }

  /** What the last change did to the position; else empty. */
  public ReadOnlyStringProperty carriedOver() {
    return carriedOver.getReadOnlyProperty();
  }

  /**
   * Changes the game or its settings; {@link #carriedOver} reports what was lost. Conditions stay unless the settings
   * name others, or the game excludes them. Throws InputException with one sentence if the settings are invalid; the
   * draft stays as it was.
   */
  public void play(String game, String settings) {
    ConditionText typed = ConditionText.of(settings);
    List<NamedCondition> present = Conditions.of(bench.draft().get().variant());
    List<NamedCondition> kept = present.stream().filter(each -> !each.kind().excludes().contains(game)).toList();
    String lost = present.stream().filter(each -> !kept.contains(each))
        .map(each -> each.text(Localization.texts())).collect(Collectors.joining(", "));
    boolean named = !typed.conditions().isEmpty();
    change(game, new ConditionText(typed.settings(), named ? typed.conditions() : text(kept)));
    if (!named && !lost.isEmpty()) {
      carriedOver.set((carriedOver.get() + " " + lang("Dropped: {0}.", lost)).strip());
    }
  }

  /**
   * Changes the conditions, and keeps the game and its settings. Throws InputException with one sentence if they
   * exclude each other or the game.
   */
  public void impose(List<NamedCondition> conditions) {
    Variant game = bench.draft().get().variant();
    change(game.id(), new ConditionText(ConditionText.of(game.settings()).settings(), text(conditions)));
  }

  private static String text(List<NamedCondition> conditions) {
    return conditions.stream().map(NamedCondition::text).collect(Collectors.joining(", "));
  }

  private void change(String game, ConditionText settings) {
    Problem old = bench.draft().get();
    Variant variant = Variants.of(game, settings.text());
    if (variant.equals(old.variant())) {
      return;
    }
    ChangeOfGame change = new ChangeOfGame(old.setup(), old.variant(), variant, Localization.texts());
    carriedOver.set("");
    bench.history().step(step(old.variant(), variant),
        bench.history().recalled(old.withGame(variant, change.setup())));
    carriedOver.set(change.summary());
  }

  private static String step(Variant old, Variant now) {
    boolean others = ConditionText.of(old.settings()).settings().equals(ConditionText.of(now.settings()).settings());
    return !now.id().equals(old.id()) ? lang("Change to {0}", lang(now.title()))
        : others ? lang("Change the conditions")
            : now.options().choices().isEmpty() ? lang("Change the powers") : lang("Change the settings");
  }
}
