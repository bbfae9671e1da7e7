package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import zugwerk.betza.Preset;
import zugwerk.rules.Variant;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.FileWork;

/** The settings of the game: power lists as table or text, other settings as text. */
public final class PowersPane extends VBox {

  static final String STYLES = PowersPane.class.getResource("/zugwerk/studio/powers.css").toExternalForm();

  private final Label fixed = new Label();
  private final SettingsForm form;
  private final ToggleButton asTable = new ToggleButton(lang("Table"));
  private final ToggleButton asText = new ToggleButton(lang("Text"));
  private final FlowPane top = new FlowPane(6, 6);
  private final Label news = new Label();
  private final SettingsText text;
  private final PowerEditor editor;
  private final ListExchange exchange;
  private final Workbench bench;

  public PowersPane(Workbench bench, FileWork work) {
    this(bench, work, Optional.empty());
  }

  PowersPane(Workbench bench, FileWork work, Optional<ListFiles> files) {
    this.bench = bench;
    getStyleClass().addAll("side-pane", "powers-pane");
    getStylesheets().add(STYLES);
    text = new SettingsText(bench);
    exchange = exchange(bench, work, files, news, asText, text);
    editor = new PowerEditor(bench, exchange);
    ToggleGroup group = new ToggleGroup();
    group.getToggles().addAll(asTable, asText);
    asTable.setId("powers-as-table");
    asTable.getStyleClass().addAll("left-pill", "small");
    asTable.setTooltip(new Tooltip(Command.LISTS_AS_TEXT.tip(lang("Show the lists as a table"))));
    asText.setId("powers-as-text");
    asText.setTooltip(new Tooltip(Command.LISTS_AS_TEXT.tip(lang("Show the lists as text, to edit or copy them"))));
    asText.getStyleClass().addAll("right-pill", "small");
    group.selectToggle(asTable);
    group.selectedToggleProperty().addListener((_, old, chosen) -> {
      if (chosen == null) {
        group.selectToggle(old);
      }
      arrange();
    });
    news.setId("powers-news");
    news.setWrapText(true);
    news.setMinHeight(USE_PREF_SIZE);
    top.getChildren().addAll(editor.buttons());
    top.getChildren().add(new HBox(asTable, asText));
    form = new SettingsForm(bench);
    fixed.setId("fixed-rules");
    fixed.setWrapText(true);
    fixed.setMinHeight(USE_PREF_SIZE);
    VBox.setVgrow(editor, Priority.ALWAYS);
    getChildren().addAll(top, news, editor, form, text, fixed);
    bench.draft().subscribe(_ -> refresh());
  }

  /** Reports appear as status text; an unreadable text is shown for repair. */
  private static ListExchange exchange(Workbench bench, FileWork work, Optional<ListFiles> files, Label news,
      ToggleButton asText, SettingsText text) {
    return new ListExchange(bench, files.orElseGet(() -> new ListFiles.Dialogs(text)), work,
        sentence -> show(news, sentence), refused -> {
          asText.setSelected(true);
          text.offer(refused);
        });
  }

  /** The preset in use, null for other lists; setting it changes the game. */
  public ObjectProperty<Preset> preset() {
    return editor.menus().preset();
  }

  public BooleanProperty ownLists() {
    return editor.menus().own();
  }

  public void turnText() {
    (asText.isSelected() ? asTable : asText).setSelected(true);
  }

  public void rotateBlack(int by) {
    editor.rotateBlack(by);
  }

  public ListExchange exchange() {
    return exchange;
  }

  private void refresh() {
    show(news, "");
    arrange();
  }

  private void arrange() {
    Variant variant = bench.draft().get().variant();
    boolean settings = !variant.options().hint().isEmpty();
    boolean lists = variant.options().powerLists().isPresent();
    boolean choices = !variant.options().choices().isEmpty();
    fixed.setText(FixedRules.of(variant));
    show(top, !variant.options().presets().isEmpty());
    // All buttons except the presets are for lists of types.
    top.getChildren().stream().skip(1).forEach(each -> show(each, lists));
    show(top.getChildren().get(1), lists && variant.options().typeLetters().isEmpty());
    show(fixed, !lists);
    show(form, choices);
    show(editor, lists && asTable.isSelected());
    // The form has all settings that are switches and numbers.
    show(text, settings && !choices && !(lists && asTable.isSelected()));
  }

  private static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  private static void show(Label news, String sentence) {
    news.setText(sentence);
    show(news, !sentence.isEmpty());
  }
}
