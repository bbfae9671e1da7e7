package zugwerk.studio;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.model.LocalKey;

/** Suggests stipulations below the field while one is typed. Down goes into the list, Esc closes it. */
final class StipulationHints {

  /** All plays with the goals that are frequent, then with the others. */
  private static final List<String> FORMS =
      Stream.concat(forms(true), Stream.concat(Stream.of("+", "=", Stipulation.LAST_MOVE.toString(), "diaMOVES.0",
          "diaMOVES.5", "a=>bMOVES.0", "a=>bMOVES.5", "ser-diaMOVES", "ser-a=>bMOVES"), forms(false))).toList();
  private static final Pattern MOVES = Pattern.compile("(?<=^|[^a-z]|dia|>b)\\d+(?=\\.[05]?$|$)");
  private static final Pattern TARGET = Pattern.compile("z([a-h][1-8])");
  /** The most that are offered at once. */
  private static final int MOST = 12;

  private static final double FORM_WIDTH = 84;

  private StipulationHints() {}

  /**
   * The stipulations that begin with a text, with its square and its number of moves, or e4 and 2 if it has none; none
   * if the text is one of them already.
   */
  static List<String> of(String typed) {
    String text = typed.strip();
    Matcher target = TARGET.matcher(text);
    String square = target.find() ? target.group(1) : "e4";
    String moves = MOVES.matcher(target.replaceFirst("z")).results().map(number -> number.group()).findFirst()
        .filter(number -> !number.matches("0+")).orElse("2");
    List<String> all = FORMS.stream().map(form -> form.replace("SQUARE", square).replace("MOVES", moves)).toList();
    return all.contains(text) ? List.of() : all.stream().filter(each -> each.startsWith(text)).limit(MOST).toList();
  }

  private static Stream<String> forms(boolean frequent) {
    return Play.counted()
        .flatMap(play -> Goal.kinds().stream()
            .filter(goal -> frequent == (goal == Goal.Kind.MATE || goal == Goal.Kind.STALEMATE))
            .map(goal -> play.prefix() + goal.sign() + (goal == Goal.Kind.TARGET ? "SQUARE" : "") + "MOVES")
            .flatMap(form -> play.isHelp() ? Stream.of(form, form + ".5") : Stream.of(form)));
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
      Label words = new Label(Stipulation.parse(hint).words());
      words.getStyleClass().add("hint");
      Label form = new Label(hint);
      form.setMinWidth(FORM_WIDTH);
      MenuItem item = new CustomMenuItem(new HBox(form, words));
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
