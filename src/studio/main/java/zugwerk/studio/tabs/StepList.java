package zugwerk.studio.tabs;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.stage.Window;
import javafx.util.Subscription;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.History;
import zugwerk.studio.editor.PieceLetters;

/**
 * All steps done and undone. The draft follows the selected step at once; Enter keeps it, and Esc returns to the step
 * where the list was opened.
 */
public final class StepList {

  private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");
  private static final double WIDTH = 300;
  private static final double LEFT = 140;
  private static final double TOP = 84;
  private static final double ROW = 28;
  private static final int MOST_ROWS = 14;

  private final History history;
  private final ObservableValue<Problem> draft;
  private final PieceLetters letters;
  private final ListView<String> list = new ListView<>();
  private final VBox box = new VBox(6);
  private final Popup popup = new Popup();
  private final int before;
  private boolean refreshing;

  public StepList(History history, ObservableValue<Problem> draft, PieceLetters letters) {
    this.history = history;
    this.letters = letters;
    this.draft = draft;
    before = history.done();
    list.setId("steps");
    list.setAccessibleText(lang("History"));
    list.setPrefWidth(WIDTH);
    list.setFixedCellSize(ROW);
    list.setCellFactory(_ -> new ListCell<>() {
      @Override
      protected void updateItem(String step, boolean empty) {
        super.updateItem(step, empty);
        setText(empty ? null : step);
        boolean undone = !empty && getIndex() > history.done();
        pseudoClassStateChanged(UNDONE, undone);
        setAccessibleText(empty ? null : undone ? lang("{0}, undone", step) : step);
      }
    });
    list.getSelectionModel().selectedIndexProperty().addListener((_, _, chosen) -> {
      if (!refreshing && chosen.intValue() >= 0) {
        history.goTo(chosen.intValue());
      }
    });
    Label head = new Label(lang("History"));
    head.getStyleClass().add("heading");
    Label hint = new Label(lang("Click or use the arrow keys to go to a step; Enter keeps it, Esc returns"));
    hint.getStyleClass().add("hint");
    hint.setWrapText(true);
    hint.setMaxWidth(WIDTH);
    box.getChildren().addAll(head, list, hint);
    box.getStyleClass().addAll("root", "command-search", "step-list");
    popup.getContent().add(box);
    popup.setAutoHide(true);
    popup.setHideOnEscape(false);
    popup.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER) {
      popup.hide();
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE) {
      popup.hide();
      history.goTo(before);
      event.consume();
    }
  }

  private void refresh() {
    refreshing = true;
    List<String> steps = new ArrayList<>(List.of(lang("Start")));
    history.steps().forEach(step -> steps.add(letters.written(step)));
    if (list.getItems().equals(steps)) {
      list.refresh();
    } else {
      list.getItems().setAll(steps);
      list.setPrefHeight(ROW * Math.min(MOST_ROWS, steps.size()) + 4);
    }
    list.getSelectionModel().select(history.done());
    list.getFocusModel().focus(history.done());
    refreshing = false;
  }

  public void show(Window owner) {
    Scene scene = owner.getScene();
    box.getStyleClass().addAll(scene.getRoot().getStyleClass().filtered(name -> name.endsWith("-theme")));
    box.getStylesheets().setAll(scene.getStylesheets());
    Subscription following = draft.subscribe(_ -> refresh());
    popup.setOnHidden(_ -> following.unsubscribe());
    popup.show(owner, owner.getX() + scene.getX() + LEFT, owner.getY() + scene.getY() + TOP);
    list.requestFocus();
    list.scrollTo(Math.max(0, history.done() - MOST_ROWS / 2));
  }
}
