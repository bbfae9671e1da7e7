package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import zugwerk.studio.action.ActionMenu;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.PlayNode;

final class PlayedMoves extends ScrollPane {

  private static final double INDENT = 20;

  /** Constant, so that the board does not shrink as moves are played. */
  private static final double HEIGHT = 104;

  private final PlayMode play;
  private final VBox rows = new VBox();
  private @Nullable Node present;

  PlayedMoves(PlayMode play) {
    this.play = play;
    setId("play-moves");
    getStyleClass().add("played-moves");
    setFitToWidth(true);
    setContent(rows);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    setPrefHeight(HEIGHT);
    setMinHeight(HEIGHT);
    // As wide as its place.
    setPrefWidth(0);
    setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
  }

  void refresh() {
    rows.getChildren().clear();
    present = null;
    if (play.on().get() && !play.root().next().isEmpty()) {
      add(play.root(), 0);
      layout();
      if (present != null) {
        setVvalue(Math.clamp(present.getParent().getBoundsInParent().getMinY()
            / Math.max(1, rows.getHeight() - getViewportBounds().getHeight()), 0, 1));
      }
    }
  }

  private void add(PlayNode from, int level) {
    FlowPane row = row(level);
    boolean numbered = true;
    for (PlayNode at = from; !at.next().isEmpty(); at = at.next().getFirst()) {
      List<PlayNode> next = at.next();
      row.getChildren().add(link(next.getFirst(), numbered));
      numbered = next.size() > 1;
      for (PlayNode other : next.subList(1, next.size())) {
        addVariation(other, level + 1);
      }
      if (numbered && !next.getFirst().next().isEmpty()) {
        row = row(level);
      }
    }
  }

  private void addVariation(PlayNode first, int level) {
    FlowPane row = row(level);
    row.getChildren().add(link(first, true));
    int before = rows.getChildren().size();
    add(first, level);
    // What follows the first move goes on in its row.
    if (rows.getChildren().size() > before) {
      FlowPane rest = (FlowPane) rows.getChildren().remove(before);
      row.getChildren().addAll(List.copyOf(rest.getChildren()));
    }
  }

  private FlowPane row(int level) {
    FlowPane row = new FlowPane(2, 0);
    row.setAlignment(Pos.CENTER_LEFT);
    row.setPadding(new Insets(0, 0, 0, level * INDENT));
    rows.getChildren().add(row);
    return row;
  }

  private Hyperlink link(PlayNode node, boolean numbered) {
    Hyperlink link = new Hyperlink(node.number(numbered) + play.letters().written(node.text()));
    boolean here = node == play.here();
    link.getStyleClass().add(here ? "present-move" : "other-move");
    link.setAccessibleText(link.getText() + (node.isVariation() ? ", " + lang("variation") : "")
        + (here ? ", " + lang("present") : ""));
    link.setFocusTraversable(false);
    link.setOnAction(_ -> play.goTo(node));
    link.setContextMenu(menu(node));
    if (here) {
      present = link;
    }
    return link;
  }

  private ContextMenu menu(PlayNode node) {
    MenuItem adopt = item(lang("Set up this position"), node, play::adopt);
    adopt.setId("move-adopt");
    MenuItem promote = item(lang("Make main line"), node, play::promote);
    promote.setDisable(!node.isVariation());
    return ActionMenu.popup(adopt, promote, item(lang("Delete from here"), node, play::delete));
  }

  private MenuItem item(String text, PlayNode node, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setOnAction(_ -> {
      play.goTo(node);
      action.run();
    });
    return item;
  }
}
