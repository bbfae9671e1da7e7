package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import javafx.scene.control.Label;
import zugwerk.studio.task.Tone;

final class StateSign {

  private StateSign() {}

  static void show(Label label, ProblemEntry entry) {
    label.setText(entry.running().get() ? "⟳" : entry.state().sign());
    if (!label.getStyleClass().contains("state-sign")) {
      label.getStyleClass().add("state-sign");
    }
    Tone.set(label.getStyleClass(), tone(entry));
  }

  static String tone(ProblemEntry entry) {
    return switch (entry.state()) {
      case HOLDS, CERTIFIED -> "success";
      case FAILS, REFUSED -> "danger";
      case STALE -> "warning";
      case UNDECIDED, UNKNOWN, KEPT -> "neutral";
    };
  }

  static String text(ProblemEntry entry) {
    String state = entry.state().label();
    return entry.running().get() ? lang("checking")
        : entry.verdict().isEmpty() ? state : lang("{0}: {1}", state, lang(entry.verdict()));
  }
}
