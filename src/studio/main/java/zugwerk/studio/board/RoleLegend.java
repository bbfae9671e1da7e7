package zugwerk.studio.board;

import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import zugwerk.compose.PieceRole;

final class RoleLegend extends FlowPane {

  RoleLegend() {
    super(14, 4);
    setId("role-legend");
    getStyleClass().add("field-legend");
    setAlignment(Pos.CENTER_LEFT);
    Label title = new Label("Without it");
    title.setMinWidth(Region.USE_PREF_SIZE);
    getChildren().add(title);
    for (PieceRole.Fate fate : PieceRole.Fate.values()) {
      Label label = new Label(fate.text(), badge(fate, fate.sign()));
      label.setMinWidth(Region.USE_PREF_SIZE);
      getChildren().add(label);
    }
    show(false);
  }

  static Label badge(PieceRole.Fate fate, String sign) {
    Label badge = new Label(sign);
    badge.getStyleClass().addAll("role-badge", style(fate));
    return badge;
  }

  static String style(PieceRole.Fate fate) {
    return "role-" + fate.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  void show(boolean shown) {
    setVisible(shown);
    setManaged(shown);
  }
}
