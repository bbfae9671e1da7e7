package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import zugwerk.problem.Solved;
import zugwerk.solve.SolutionNode;
import zugwerk.studio.action.ActionMenu;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.task.Tone;

/** The state of the solver as a short text and a colour; a click lists the keys. */
public final class VerdictBadge extends Hyperlink {

  /** More keys would not fit on a screen. */
  private static final int MOST_LISTED = 20;

  /** @param jobs that of the selected tab */
  public VerdictBadge(ObservableValue<SolveJob> jobs, PieceLetters letters, Consumer<SolutionNode> look) {
    getStyleClass().add("verdict-badge");
    setTooltip(new Tooltip(lang("The verdict; click to see the keys on the board")));
    setOnAction(_ -> jobs.getValue().result().get().ifPresent(solved -> list(solved, letters, look)));
    // Without a verdict there is nothing to click.
    visibleProperty().bind(textProperty().isNotEmpty());
    jobs.subscribe(job -> refresh(job));
    jobs.flatMap(SolveJob::state).subscribe(_ -> refresh(jobs.getValue()));
  }

  private void list(Solved solved, PieceLetters letters, Consumer<SolutionNode> look) {
    ContextMenu menu = ActionMenu.popup();
    for (Solved.Part part : solved.parts()) {
      String before = solved.parts().size() == 1 ? "" : part.twin().letter() + ") ";
      part.solution().keys().stream().limit(MOST_LISTED).forEach(key -> {
        MenuItem item = new MenuItem(before + key.number() + (key.solving() ? "." : "...")
            + letters.written(key.text()));
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> look.accept(key));
        menu.getItems().add(item);
      });
    }
    if (!menu.getItems().isEmpty()) {
      menu.show(this, Side.TOP, 0, 0);
    }
    setVisited(false);
  }

  private void refresh(SolveJob job) {
    setText(job.result().get().map(solved -> VerdictText.of(job, solved)).orElse(switch (job.state().get()) {
      case WAITING, RUNNING -> lang("Solving …");
      case FAILED -> lang("Cannot be solved");
      case IDLE, DONE, CANCELLED -> "";
    }));
    Tone.set(getStyleClass(), job.result().get().map(solved -> VerdictText.tone(job, solved)).orElse("neutral"));
  }
}
