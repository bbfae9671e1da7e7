package zugwerk.studio.solving;

import java.util.List;
import javafx.scene.control.Label;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;

/** How the solving job stands, in two or three words and a colour. */
public final class VerdictBadge extends Label {

  private static final List<String> TONES = List.of("success", "warning", "danger", "neutral");

  public VerdictBadge(SolveJob job) {
    getStyleClass().add("verdict-badge");
    job.state().subscribe(_ -> refresh(job));
    job.solution().subscribe(_ -> refresh(job));
  }

  private void refresh(SolveJob job) {
    getStyleClass().removeAll(TONES);
    setText(job.solution().get().map(VerdictBadge::words).orElse(switch (job.state().get()) {
      case RUNNING -> "solving …";
      case FAILED -> "cannot be solved";
      case READY, DONE, CANCELLED -> "";
    }));
    getStyleClass().add(job.solution().get().map(solution -> tone(solution.verdict())).orElse("neutral"));
  }

  /** A solution's verdict with its figure. */
  static String words(Solution solution) {
    return switch (solution.verdict()) {
      case SOUND -> "✓ sound";
      case COOKED -> "✗ cooked: " + solution.keys().size() + " keys";
      case SHORT -> "✗ short: mate in " + solution.shortest().getAsInt();
      case UNSOLVABLE -> "✗ unsolvable";
      case UNFINISHED -> "… unfinished";
    };
  }

  /** The style class that colours a verdict. */
  static String tone(Soundness verdict) {
    return switch (verdict) {
      case SOUND -> "success";
      case UNFINISHED -> "neutral";
      case COOKED, SHORT -> "warning";
      case UNSOLVABLE -> "danger";
    };
  }
}
