package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

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
    Label title = new Label(lang("Without it"));
    title.setMinWidth(Region.USE_PREF_SIZE);
    getChildren().add(title);
    for (PieceRole.Result result : PieceRole.Result.values()) {
      Label label = new Label(lang(result.text()), badge(result, result.sign()));
      label.setMinWidth(Region.USE_PREF_SIZE);
      getChildren().add(label);
    }
    show(false);
  }

  static Label badge(PieceRole.Result result, String sign) {
    Label badge = new Label(sign);
    badge.getStyleClass().addAll("role-badge", style(result));
    return badge;
  }

  static String style(PieceRole.Result result) {
    return "role-" + result.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  void show(boolean shown) {
    setVisible(shown);
    setManaged(shown);
  }
}
