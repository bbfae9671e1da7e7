package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import zugwerk.studio.action.Command;
import zugwerk.studio.task.Tone;

/** The verdict in a few words, the reason in a line, and the next step. */
final class VerdictCard extends VBox {

  /** What the user can do next. */
  record Step(String id, String label, String tip, Runnable action) {}

  /**
   * @param tone a style class as of {@link Tone}
   * @param figures of the solver, shown on request
   */
  record Content(String title, String tone, String reason, String figures, Optional<Step> step) {

    static Content neutral(String title, String reason) {
      return new Content(title, "neutral", reason, "", Optional.empty());
    }
  }

  private final Label title = new Label();
  private final Label reason = new Label();
  private final Label certificate = new Label();
  private final Button step = new Button();
  private final Button stop = new Button(lang("Stop"));
  private final ProgressBar bar = new ProgressBar(0);
  private final Tooltip figures = new Tooltip();

  VerdictCard(Runnable stopping) {
    super(6);
    setId("verdict-card");
    getStyleClass().add("verdict-card");
    title.setId("verdict");
    title.getStyleClass().add("verdict");
    title.setMinWidth(100);
    title.setTooltip(figures);
    reason.setId("solving-detail");
    reason.getStyleClass().add("hint");
    reason.setWrapText(true);
    reason.setMinHeight(USE_PREF_SIZE);
    certificate.setId("certificate");
    certificate.getStyleClass().add("certificate");
    certificate.setMinWidth(USE_PREF_SIZE);
    step.setMinWidth(USE_PREF_SIZE);
    stop.setId("stop");
    stop.setTooltip(new Tooltip(Command.STOP.tip(lang("Stop solving"))));
    stop.setMinWidth(USE_PREF_SIZE);
    stop.setOnAction(_ -> stopping.run());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox head = new HBox(8, title, certificate, gap, step, stop);
    head.setAlignment(Pos.CENTER_LEFT);
    // As high with a button as without one.
    head.setMinHeight(36);
    bar.setMaxWidth(Double.MAX_VALUE);
    bar.setMinHeight(4);
    bar.setMaxHeight(4);
    getChildren().addAll(head, bar, reason);
    offer(stop, false);
  }

  private static void offer(Button button, boolean offered) {
    button.setVisible(offered);
    button.setManaged(offered);
  }

  void show(Content content) {
    Tone.set(title.getStyleClass(), content.tone());
    title.setText(content.title());
    reason.setText(content.reason());
    figures.setText(content.figures().isEmpty() ? content.title() : content.figures());
    content.step().ifPresent(next -> {
      step.setId(next.id());
      step.setText(next.label());
      step.setTooltip(new Tooltip(next.tip()));
      step.setOnAction(_ -> next.action().run());
    });
    offer(step, content.step().isPresent());
  }

  /** Shows a bar, and Stop beside it if the user began the run. */
  void running(boolean running, boolean stoppable) {
    bar.setVisible(running);
    bar.setProgress(running ? ProgressBar.INDETERMINATE_PROGRESS : 0);
    offer(stop, running && stoppable);
    if (running) {
      offer(step, false);
    }
  }

  void progress(double share, String words) {
    bar.setProgress(share);
    reason.setText(words);
  }

  void title(String text) {
    title.setText(text);
  }

  void certificate(String text, Optional<String> tip) {
    certificate.setText(text);
    certificate.setTooltip(tip.map(Tooltip::new).orElse(null));
    certificate.setVisible(!text.isEmpty());
    certificate.setManaged(!text.isEmpty());
  }
}
