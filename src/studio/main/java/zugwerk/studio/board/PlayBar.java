package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.Map;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.task.DisplayText;

final class PlayBar extends VBox {

  private final PlayMode play;
  private final PlayedMoves moves;
  private final Label verdict = new Label();
  private final Button pass = new Button(lang("Pass"));

  PlayBar(PlayMode play) {
    super(4);
    this.play = play;
    setId("play-bar");
    getStyleClass().add("play-bar");
    moves = new PlayedMoves(play);
    verdict.setId("play-verdict");
    pass.setId("play-pass");
    pass.setTooltip(new Tooltip(Command.PASS.tip(lang("Pass"))));
    pass.setOnAction(_ -> play.pass());
    Button adopt = button("play-adopt", Command.ADOPT.label(), Command.ADOPT.tip(), play::adopt);
    Button end = button("play-end", lang("End play"), Command.STOP.tip(lang("Return to the problem")), play::stop);
    Button copy = button("play-copy", Command.COPY_MOVES.label(), Command.COPY_MOVES.tip(),
        () -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, play.line())));
    FlowPane row = new FlowPane(6, 4, icon("play-back", Command.BACK, -1), icon("play-forward", Command.FORWARD, 1),
        pass, adopt, copy, end, verdict);
    row.setAlignment(Pos.CENTER_LEFT);
    row.setRowValignment(VPos.CENTER);
    getChildren().addAll(row, moves);
    visibleProperty().bind(play.on());
    managedProperty().bind(play.on());
    moves.visibleProperty().bind(play.on());
    play.standing().subscribe(this::refresh);
    play.letters().chosen().addListener(_ -> moves.refresh());
  }

  /** Shows the list of moves in another pane, over the palette, so that the board keeps its size. */
  void listMoves(Pane place) {
    getChildren().remove(moves);
    if (moves.getParent() instanceof Pane old) {
      old.getChildren().remove(moves);
    }
    place.getChildren().add(moves);
  }

  private static Button button(String id, String text, String tip, Runnable action) {
    Button button = new Button(text);
    button.setId(id);
    button.setTooltip(new Tooltip(tip));
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private Button icon(String id, Command command, int by) {
    Button button = button(id, "", command.tip(), () -> play.goTo(play.standing().get().made() + by));
    command.icon().ifPresent(icon -> button.setGraphic(new FontIcon(icon)));
    button.setAccessibleText(command.tip());
    return button;
  }

  private void refresh(PlayMode.PlayState now) {
    moves.refresh();
    verdict.setText(DisplayText.capital(lang(now.verdict().word())));
    pass.setVisible(play.mayPass());
    pass.setManaged(play.mayPass());
  }
}
