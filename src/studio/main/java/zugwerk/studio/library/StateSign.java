package zugwerk.studio.library;

import java.util.List;
import javafx.scene.control.Label;

final class StateSign {

  private static final List<String> TONES = List.of("success", "warning", "danger", "neutral");

  private StateSign() {}

  static void show(Label label, ProblemEntry entry) {
    label.setText(entry.running().get() ? "⟳" : entry.state().sign());
    label.getStyleClass().removeAll(TONES);
    label.getStyleClass().addAll("state-sign", tone(entry));
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
    String verdict = entry.verdict();
    return entry.running().get() ? "checking" : entry.state().label() + (verdict.isEmpty() ? "" : ": " + verdict);
  }
}
