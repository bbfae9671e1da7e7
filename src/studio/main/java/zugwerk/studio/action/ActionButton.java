package zugwerk.studio.action;

import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

public final class ActionButton {

  private ActionButton() {}

  public static Button of(String id, Action action) {
    return dress(new Button(), id, action);
  }

  public static <B extends ButtonBase> B dress(B button, String id, Action action) {
    action.command().ifPresent(command -> {
      command.icon().ifPresent(icon -> button.setGraphic(new FontIcon(icon)));
      button.setTooltip(new Tooltip());
      // Undo and Redo show the name of their step.
      button.getTooltip().textProperty().bind(action.title().map(title -> command.tip(
          title.equals(command.title()) ? command.description() : title.replaceFirst("_", ""))));
      button.accessibleTextProperty().bind(button.getTooltip().textProperty());
    });
    button.setId(id);
    button.setFocusTraversable(false);
    button.disableProperty().bind(action.enabled().map(enabled -> !enabled));
    button.setOnAction(_ -> action.run().run());
    return button;
  }
}
