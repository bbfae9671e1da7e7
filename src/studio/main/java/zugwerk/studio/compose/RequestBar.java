package zugwerk.studio.compose;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import zugwerk.compose.Demands;
import zugwerk.compose.Frame;
import zugwerk.compose.Generate;
import zugwerk.compose.Net;
import zugwerk.compose.PieceStock;
import zugwerk.compose.ThemeComposer;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.work.InputException;

final class RequestBar extends FlowPane {

  private static final int USUAL_PIECES = 7;
  private static final int MOST_PROBLEMS = 99;

  private final PieceLetters letters;
  private final TextField material = new TextField();
  private final Spinner<Integer> pieces = new Spinner<>(PieceStock.FEWEST, PieceStock.MOST, USUAL_PIECES);
  private final Spinner<Integer> state = new Spinner<>(0, 16, 0);
  private final Spinner<Integer> variations = new Spinner<>(0, 20, 0);
  private final Spinner<Integer> count = new Spinner<>(1, MOST_PROBLEMS, 5);
  private final CheckBox ownRule = new CheckBox(lang("Game-specific"));
  private final CheckBox anyKey = new CheckBox(lang("Any key"));
  private final ComboBox<String> theme = new ComboBox<>();
  private final CheckBox kept = new CheckBox(lang("Keep the pieces on the board"));
  private long seed = System.nanoTime();

  RequestBar(PieceLetters letters) {
    super(16, 6);
    this.letters = letters;
    setRowValignment(VPos.CENTER);
    setAlignment(Pos.CENTER_LEFT);
    material.setId("request-material");
    letters.chosen().subscribe(_ -> material.setPromptText(lang("any pieces, or {0}", letters.listed("KQvKP"))));
    material.setPrefColumnCount(11);
    material.setTooltip(new Tooltip(lang("The pieces of both sides, White's before the v; empty for random pieces")));
    named(pieces, "request-men", lang("Maximum number of random pieces"));
    named(state, "request-state", lang("Maximum number of tiles, poisoned or damaged pieces"));
    named(variations, "request-variations", lang("Minimum number of variations"));
    named(count, "request-count", lang("The search ends after this many problems"));
    ownRule.setId("request-own-rule");
    ownRule.setTooltip(
        new Tooltip(lang("Only problems that are not sound in orthodox chess or without state or conditions")));
    anyKey.setId("request-any-key");
    anyKey.setTooltip(new Tooltip(lang("Allow keys that check, capture, promote or take flights")));
    theme.setId("request-theme");
    theme.setEditable(true);
    theme.setPromptText(lang("any"));
    theme.setPrefWidth(190);
    theme.getItems().setAll(Themes.ALL.stream().map(Theme::name).sorted().toList());
    theme.setTooltip(new Tooltip(lang("Compose problems in which this theme is essential; empty for any problems")));
    // A theme needs more pieces, unless another number was chosen.
    theme.getEditor().textProperty().isEmpty().addListener((_, _, none) -> {
      if (pieces.getValue() == (none ? ThemeComposer.USUAL_PIECES : USUAL_PIECES)) {
        pieces.getValueFactory().setValue(none ? USUAL_PIECES : ThemeComposer.USUAL_PIECES);
      }
    });
    kept.setId("request-keep");
    kept.setTooltip(new Tooltip(lang("The pieces on the board stay on their squares in all problems")));
    kept.disableProperty().bind(theme.getEditor().textProperty().isEmpty());
    getChildren().addAll(named(lang("Theme"), theme), kept, named(lang("Material"), material),
        named(lang("Pieces"), pieces), named(lang("State"), state), named(lang("Variations"), variations),
        named(lang("Problems"), count), ownRule, anyKey);
  }

  private static void named(Spinner<Integer> spinner, String id, String tip) {
    spinner.setId(id);
    spinner.setPrefWidth(76);
    spinner.setEditable(true);
    spinner.setTooltip(new Tooltip(tip));
  }

  boolean isThemed() {
    return !theme.getEditor().getText().isBlank();
  }

  void focusTheme() {
    theme.getEditor().requestFocus();
  }

  /**
   * The request for problems with a theme, each time with another seed. Throws InputException with one
   * sentence if a field is invalid.
   */
  ThemeComposer.Request themed(Problem draft) {
    String name = theme.getEditor().getText();
    Theme wanted = Themes.named(name).orElseThrow(() -> new InputException(
        "Unknown theme '{0}'. Closest: {1}", name.strip(), String.join(", ", Themes.near(name))));
    return new ThemeComposer.Request(request(draft), List.of(wanted),
        kept.isSelected() ? Frame.of(draft.setup()) : Frame.NONE,
        Net.of(draft.variant(), draft.task().stipulationOrThrow(), List.of(wanted)),
        Math.max(draft.task().solutions(),
            draft.task().stipulationOrThrow().isBattle() ? 1 : ThemeComposer.USUAL_SOLUTIONS),
        false);
  }

  /** A field with its label, never separated by a line break. */
  private static HBox named(String text, Node field) {
    Label label = new Label(text);
    label.setLabelFor(field);
    HBox both = new HBox(8, label, field);
    both.setAlignment(Pos.CENTER_LEFT);
    return both;
  }

  /**
   * The request for the game and stipulation of the draft, each time with another seed. Throws InputException
   * with one sentence if a field is invalid.
   */
  Generate.Request request(Problem draft) {
    PieceStock of = material.getText().isBlank() ? PieceStock.any(pieces.getValue())
        : PieceStock.parse(draft.variant().schema(), letters.readList(material.getText()));
    Demands demands = new Demands(
        anyKey.isSelected(), ownRule.isSelected(), false, variations.getValue(), 0, 0, 0, Integer.MAX_VALUE);
    return new Generate.Request(draft.variant(), draft.task().stipulationOrThrow(), of, state.getValue(), demands,
        seed++, count.getValue());
  }
}
