package zugwerk.studio;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.model.LocalKey;

/** Suggests stipulations below the field while one is typed. Down goes into the list, Esc closes it. */
final class StipulationHints {

  private static final List<String> FORMS = List.of("#%s", "=%s", "s#%s", "s=%s", "r#%s", "r=%s", "h#%s", "h#%s.5",
      "h=%s", "h=%s.5", "ser-#%s", "ser-=%s", "ser-h#%s", "ser-h=%s", "ser-s#%s", "ser-s=%s");
  private static final List<String> STUDIES = List.of("+", "=");
  private static final Pattern MOVES = Pattern.compile("\\d+");

  private StipulationHints() {}

  /**
   * The stipulations that begin with a text, with its number of moves, or 2 if it has none; none if the text is one of
   * them already.
   */
  static List<String> of(String typed) {
    String text = typed.strip();
    String moves = MOVES.matcher(text).results().map(number -> number.group()).findFirst().orElse("2");
    List<String> all = Stream.concat(FORMS.stream().map(form -> form.formatted(moves)), STUDIES.stream()).toList();
    return all.contains(text) ? List.of() : all.stream().filter(each -> each.startsWith(text)).toList();
  }

  /** Shows suggestions while the user types in a field. */
  static void offer(TextField field) {
    ContextMenu menu = new ContextMenu();
    menu.setId("stipulation-hints");
    field.textProperty().addListener(_ -> {
      if (field.isFocused()) {
        show(field, menu);
      }
    });
    field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (KeyPress.matches(LocalKey.SUGGEST, event)) {
        show(field, menu);
        event.consume();
      } else if (KeyPress.matches(LocalKey.TAKE_SUGGESTION, event)) {
        menu.hide();
      }
    });
    field.focusedProperty().addListener((_, _, focused) -> {
      if (!focused) {
        menu.hide();
      }
    });
  }

  private static void show(TextField field, ContextMenu menu) {
    menu.getItems().setAll(of(field.getText()).stream().map(hint -> {
      MenuItem item = new MenuItem(hint);
      item.setMnemonicParsing(false);
      item.setOnAction(_ -> {
        field.setText(hint);
        field.end();
      });
      return item;
    }).toList());
    if (menu.getItems().isEmpty()) {
      menu.hide();
    } else if (!menu.isShowing()) {
      menu.show(field, Side.BOTTOM, 0, 0);
    }
  }
}
