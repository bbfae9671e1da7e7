package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import zugwerk.solve.Stipulation;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.editor.Workbench;

final class LineBar extends HBox {

  private final Label after = new Label();

  LineBar(Workbench bench, PlayMode play, Stepper solution) {
    super(8);
    setId("line-bar");
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("line-bar");
    after.setId("line-after");
    after.getStyleClass().add("line-after");
    after.setMinWidth(0);
    HBox steps = new HBox(icon("line-first", Command.FIRST, solution, Step.FIRST),
        icon("line-back", Command.BACK, solution, Step.BACK),
        icon("line-forward", Command.FORWARD, solution, Step.FORWARD),
        icon("line-last", Command.LAST, solution, Step.LAST));
    Button end = button("line-end", Command.STOP.tip(lang("Show the problem again")), bench::comeBack);
    end.setText(lang("Back to the diagram"));
    getChildren().addAll(steps, after, end);
    Runnable refresh = () -> {
      after.setText(bench.preview().get().map(shown -> text(bench, shown)).orElse(""));
      for (Node step : steps.getChildren()) {
        step.setDisable(!solution.leads((Step) step.getUserData()));
      }
    };
    bench.preview().subscribe(refresh);
    bench.letters().chosen().addListener(_ -> refresh.run());
    visibleProperty()
        .bind(bench.preview().map(Optional::isPresent).flatMap(shown -> play.on().map(on -> shown && !on)));
  }

  private static String text(Workbench bench, Workbench.BoardPreview shown) {
    String mover = GameTerms.toMove(shown.setup().toMove());
    if (shown.after().isEmpty()) {
      return mover;
    }
    String move = bench.letters().written(shown.after());
    // A last move is shown in the position before it.
    return bench.draft().get().task().stipulation().filter(Stipulation::isLastMove).isPresent()
        ? lang("Before {0} – {1}", move, mover) : lang("After {0} – {1}", move, mover);
  }

  private static Button button(String id, String tip, Runnable action) {
    Button button = new Button();
    button.setId(id);
    button.setTooltip(new Tooltip(tip));
    button.setMinWidth(Region.USE_PREF_SIZE);
    // The focus stays where it is: keys do all of this.
    button.setFocusTraversable(false);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private static Node icon(String id, Command command, Stepper solution, Step step) {
    Button button = button(id, command.tip(), () -> solution.go(step));
    button.setUserData(step);
    command.icon().ifPresent(icon -> button.setGraphic(new FontIcon(icon)));
    button.setAccessibleText(command.tip());
    button.getStyleClass().add("flat");
    return button;
  }
}
