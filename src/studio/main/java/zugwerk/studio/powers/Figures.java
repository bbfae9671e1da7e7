package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import zugwerk.betza.Footprint;
import zugwerk.betza.Mobility;
import zugwerk.betza.Power;

/** The figures of a list: the mobility of each power, and how many squares it shares with the next. */
final class Figures extends GridPane {

  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final String EMPTY = key("Mean number of moves on an empty board, over all 64 squares");
  private static final String THIRD = key("Mean number of moves, captures among them, over all 64 squares, where each"
      + " other square is occupied with probability 1/3, independently of the rest, half by friends, half by enemies;"
      + " exact");
  private static final String SHARED = key("Squares that this power and the next have in common within seven squares"
      + " around the piece. Betza recommends as few as possible.");

  private final Map<List<?>, Mobility> known = new HashMap<>();

  Figures() {
    setId("power-figures");
    getStyleClass().add("figures");
    ColumnConstraints name = new ColumnConstraints();
    name.setHgrow(Priority.ALWAYS);
    name.setFillWidth(true);
    ColumnConstraints number = new ColumnConstraints();
    number.setHalignment(HPos.RIGHT);
    getColumnConstraints().addAll(name, number, number, number);
  }

  /** Shows a list; an unreadable entry is shown with its last power, or omitted. */
  void show(List<TypedEntry> list, int chosen) {
    getChildren().clear();
    addRow(0, head(lang("Moves"), ""), head(lang("empty"), lang(EMPTY)), head(lang("⅓ full"), lang(THIRD)),
        head(lang("shared"), lang(SHARED)));
    for (int i = 0; i < list.size(); i++) {
      Optional<Power> power = list.get(i).power();
      Optional<Power> next = list.get((i + 1) % list.size()).power();
      if (power.isPresent()) {
        addPower(i + 1, power.get(), list.size() > 1 ? next : Optional.empty(), i == chosen);
      }
    }
  }

  private static Label head(String text, String tip) {
    Label label = new Label(text);
    label.getStyleClass().add("hint");
    label.setMinWidth(USE_PREF_SIZE);
    if (!tip.isEmpty()) {
      Tooltip tooltip = new Tooltip(tip);
      tooltip.setWrapText(true);
      tooltip.setMaxWidth(360);
      label.setTooltip(tooltip);
      label.setAccessibleHelp(tip);
    }
    return label;
  }

  private void addPower(int row, Power power, Optional<Power> next, boolean chosen) {
    Mobility mobility = known.computeIfAbsent(power.courses(), _ -> Mobility.of(power));
    Footprint footprint = Footprint.of(power, 0);
    String shared = next.map(other -> footprint.shared(Footprint.of(other, 0)).size() + "/"
        + footprint.squares().size()).orElse("–");
    Label name = new Label(power.name());
    name.setTooltip(new Tooltip(power.text()));
    List<Label> labels = List.of(name, new Label(text(mobility.empty())), new Label(text(mobility.third())),
        new Label(shared));
    for (int column = 0; column < labels.size(); column++) {
      Label label = labels.get(column);
      label.getStyleClass().add("figure");
      label.pseudoClassStateChanged(CHOSEN, chosen);
      if (column > 0) {
        label.setMinWidth(USE_PREF_SIZE);
      }
      add(label, column, row);
    }
    name.getStyleClass().add("code");
  }

  private static String text(double moves) {
    return String.format(Locale.ROOT, "%.2f", moves);
  }
}
