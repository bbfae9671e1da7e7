package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
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
   * Changes the game or its settings; {@link #carriedOver} reports what was lost. Throws InputException with
   * one sentence if the settings are invalid; the draft stays as it was.
   */
  public void play(String game, String settings) {
    Problem old = bench.draft().get();
    Variant variant = Variants.of(game, settings);
    if (variant.equals(old.variant())) {
      return;
    }
    ChangeOfGame change = new ChangeOfGame(old.setup(), old.variant(), variant, Localization.texts());
    carriedOver.set("");
    String name = !variant.id().equals(old.variant().id()) ? lang("Change to {0}", lang(variant.title()))
        : variant.options().choices().isEmpty() ? lang("Change the powers") : lang("Change the settings");
    bench.history().step(name, bench.history().recalled(old.withGame(variant, change.setup())));
    carriedOver.set(change.summary());
  }
}
