package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import zugwerk.content.search.Query;
import zugwerk.content.search.SearchHints;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.studio.action.FieldHints;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.task.DisplayText;
import zugwerk.variant.Variants;

final class FilterBar extends HBox {

  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("danger");

  /** The start of a first term, long enough to recognise. */
  private static final Pattern BEGUN = Pattern.compile("[\\s(]*[A-Za-z]{2,}");

  private String plain = "";
  private final TextField searchField = field("library-words", LocalKey.FIND_PROBLEMS.tip(lang("Search")), 14);
  private final TextField author = field("library-author", lang("Author"), 7);
  private final TextField stipulation = field("library-stipulation", "#2, h#", 6);
  private final TextField pieces = field("library-men", lang("Pieces, as 5-7"), 9);
  private final ChoiceBox<Optional<Variant>> game = choice("library-game", lang("The game"),
      Variants.all().stream().map(Optional::of).toList(),
      variant -> variant.map(game -> lang(game.title())).orElse(lang("All games")));
  private final ChoiceBox<Optional<ProblemEntry.State>> state = choice("library-filter-state",
      lang("State"), List.of(ProblemEntry.State.values()).stream().map(Optional::of).toList(),
      chosen -> chosen.map(ProblemEntry.State::label).orElse(lang("All states")));
  private final ChoiceBox<Optional<Soundness>> verdict = choice("library-filter-verdict",
      lang("Verdict of the solver, or before it ran, the claim of the file"),
      List.of(Soundness.values()).stream().map(Optional::of).toList(),
      chosen -> chosen.map(known -> lang(known.word())).orElse(lang("All verdicts")));
  private final SimilarJob similar;
  private final ReadOnlyObjectWrapper<ProblemFilter> sieve = new ReadOnlyObjectWrapper<>(ProblemFilter.ALL);

  FilterBar(SearchJob search, SimilarJob similar, SearchHints.Suggestions known, Runnable start) {
    super(6);
    this.similar = similar;
    FieldHints.offer(searchField, "search-hints", (typed, caret, requested) -> hints(typed, caret, requested, known));
    searchField.setOnAction(_ -> start.run());
    search.fault().subscribe(fault -> {
      searchField.pseudoClassStateChanged(ERROR, !fault.isEmpty());
      searchField.getTooltip().setText(fault.isEmpty() ? searchTip() : fault);
    });
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("filter-bar");
    HBox.setHgrow(searchField, Priority.ALWAYS);
    Button clear = new Button(lang("Clear"));
    clear.setId("library-clear");
    clear.setTooltip(new Tooltip(LocalKey.SHOW_ALL.tip()));
    clear.setMinWidth(USE_PREF_SIZE);
    clear.setOnAction(_ -> clear());
    getChildren().addAll(searchField, author, game, stipulation, pieces, state, verdict, clear);
    searchField.textProperty().subscribe(text -> {
      plain = search.search(text) ? "" : text;
      sieve();
    });
    List.of(author, stipulation, pieces).forEach(field -> field.textProperty().subscribe(_ -> sieve()));
    game.valueProperty().subscribe(_ -> sieve());
    state.valueProperty().subscribe(_ -> sieve());
    verdict.valueProperty().subscribe(_ -> sieve());
    clear.disableProperty().bind(sieve.isEqualTo(ProblemFilter.ALL).and(searchField.textProperty().isEmpty())
        .and(similar.active().not()));
  }

  private static String searchTip() {
    return lang("{0}: words, or a search such as {1}; the help page on themes lists all terms, and {2} suggests the"
        + " next one", LocalKey.FIND_PROBLEMS.tip(lang("Search")), "Theme(\"Grimshaw\") AND Pieces <= 8",
        LocalKey.SUGGEST.key());
  }

  /** Plain words get no hints, unless they may begin a search. */
  private static List<FieldHints.Hint> hints(String typed, int caret, boolean requested,
      SearchHints.Suggestions known) {
    String before = typed.substring(0, caret);
    String after = typed.substring(caret);
    boolean wanted = requested || Query.isQuery(before) || BEGUN.matcher(before).matches();
    return !wanted ? List.of() : SearchHints.of(before, known).stream().map(hint -> {
      String now = before.substring(0, hint.from()) + hint.text();
      return new FieldHints.Hint(hint.shown(), lang(hint.meaning()), now + after, now.length());
    }).toList();
  }

  private static TextField field(String id, String prompt, int columns) {
    TextField field = new TextField();
    field.setId(id);
    field.setPromptText(prompt);
    field.setAccessibleText(prompt);
    field.setTooltip(new Tooltip(prompt));
    field.setPrefColumnCount(columns);
    return field;
  }

  private static <T> ChoiceBox<Optional<T>> choice(
      String id, String tip, List<Optional<T>> values, Function<Optional<T>, String> text) {
    ChoiceBox<Optional<T>> box = new ChoiceBox<>();
    box.setId(id);
    box.setTooltip(new Tooltip(tip));
    box.setPrefWidth(160);
    box.setMinWidth(110);
    box.setAccessibleText(tip);
    box.setConverter(DisplayText.converter(text));
    box.getItems().add(Optional.empty());
    box.getItems().addAll(values);
    box.setValue(Optional.empty());
    return box;
  }

  private void sieve() {
    pieces.pseudoClassStateChanged(ERROR, !ProblemFilter.isPieces(pieces.getText()));
    sieve.set(new ProblemFilter(plain, author.getText(), game.getValue().map(Variant::id).orElse(""),
        stipulation.getText(), pieces.getText(), state.getValue(), verdict.getValue().map(Soundness::word).orElse("")));
  }

  ReadOnlyObjectProperty<ProblemFilter> wanted() {
    return sieve.getReadOnlyProperty();
  }

  void clear() {
    similar.reset();
    List.of(searchField, author, stipulation, pieces).forEach(TextField::clear);
    game.setValue(Optional.empty());
    state.setValue(Optional.empty());
    verdict.setValue(Optional.empty());
  }

  void search() {
    searchField.requestFocus();
    searchField.selectAll();
  }
}
