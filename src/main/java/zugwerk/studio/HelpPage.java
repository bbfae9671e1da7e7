package zugwerk.studio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * A help page laid out for reading. Blocks of the text are parted by empty lines; a short first line without a full
 * stop is a heading, a line is a paragraph, and what stands before three blanks is a term that the rest of its line
 * explains.
 */
final class HelpPage extends VBox {

  private static final int LONGEST_HEADING = 64;
  private static final double TERMS = 88;
  private static final Pattern TERM = Pattern.compile("(\\S+(?: \\S+)?) {3}(\\S.*)");
  private static final Pattern KEY =
      Pattern.compile("\\b(?:(?:Ctrl|Alt|Shift)\\+)+(?:[A-Z][a-z]+|[A-Z0-9]\\d?)\\b|\\bF\\d+\\b");
  private static final PseudoClass FOUND = PseudoClass.getPseudoClass("found");

  private final List<TextFlow> paragraphs = new ArrayList<>();

  HelpPage(String title, String text) {
    getStyleClass().add("help-page");
    Label head = new Label(title);
    head.getStyleClass().add("help-title");
    head.setWrapText(true);
    head.setMinHeight(USE_PREF_SIZE);
    getChildren().add(head);
    Arrays.stream(text.strip().split("\n{2,}")).forEach(block -> block(title, block.lines().toList()));
  }

  private void block(String title, List<String> lines) {
    String first = lines.getFirst();
    boolean heads = lines.size() > 1 && first.length() <= LONGEST_HEADING && !first.endsWith(".")
        && !TERM.matcher(first).matches();
    if (heads && !first.equals(title)) {
      Label heading = new Label(first);
      heading.getStyleClass().add("help-heading");
      getChildren().add(heading);
    }
    GridPane terms = null;
    for (String line : heads ? lines.subList(1, lines.size()) : lines) {
      Matcher term = TERM.matcher(line);
      if (term.matches()) {
        terms = terms == null ? terms() : terms;
        Label name = new Label(term.group(1));
        name.getStyleClass().addAll("code", "help-term");
        name.setMinSize(TERMS, USE_PREF_SIZE);
        GridPane.setValignment(name, VPos.TOP);
        terms.addRow(terms.getRowCount(), name, paragraph(term.group(2)));
      } else {
        terms = null;
        getChildren().add(paragraph(line));
      }
    }
  }

  private GridPane terms() {
    GridPane terms = new GridPane(12, 6);
    terms.getStyleClass().add("help-terms");
    getChildren().add(terms);
    return terms;
  }

  /** A paragraph, in which keys stand out. */
  private TextFlow paragraph(String line) {
    TextFlow flow = new TextFlow();
    flow.getStyleClass().add("help-paragraph");
    GridPane.setHgrow(flow, Priority.ALWAYS);
    Matcher key = KEY.matcher(line);
    int from = 0;
    while (key.find()) {
      flow.getChildren().addAll(text(line.substring(from, key.start()), "help-text"), text(key.group(), "help-key"));
      from = key.end();
    }
    flow.getChildren().add(text(line.substring(from), "help-text"));
    paragraphs.add(flow);
    return flow;
  }

  private static Text text(String words, String style) {
    Text text = new Text(words);
    text.getStyleClass().add(style);
    return text;
  }

  private static String words(TextFlow flow) {
    StringBuilder words = new StringBuilder();
    flow.getChildren().forEach(text -> words.append(((Text) text).getText()));
    return words.toString();
  }

  /** Marks the paragraphs with some words, and gives the first of them. */
  Optional<Node> find(String words) {
    String wanted = words.strip().toLowerCase(Locale.ROOT);
    Optional<Node> first = Optional.empty();
    for (TextFlow paragraph : paragraphs) {
      boolean found = !wanted.isEmpty() && words(paragraph).toLowerCase(Locale.ROOT).contains(wanted);
      paragraph.pseudoClassStateChanged(FOUND, found);
      first = found && first.isEmpty() ? Optional.of(paragraph) : first;
    }
    return first;
  }
}
