package zugwerk.diagram;

import static zugwerk.work.Texts.key;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.work.Texts;

/**
 * The texts of the scripts of pages. A script looks a text up by the English one in a table that stands before it: the
 * translations of the texts that the script has, so that it is empty in English.
 */
final class PageTexts {

  /** A text in a call of {@code lang} or, for several things, of {@code counted}. */
  private static final Pattern TEXT =
      Pattern.compile("\\b(?:lang\\(|counted\\([^\"]*,\\s*\"[^\"]*\",)\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

  /** The words in the answers of the program of the page. */
  private static final List<String> ANSWERS = List.of(
      key("checkmate"), key("stalemate"), key("check"), key("draw"), key("drawn"), key("won"), key("lost"),
      key("dead king"), key("King"), key("Queen"), key("Rook"), key("Bishop"), key("Knight"), key("Pawn"),
      key("White tile"), key("Black tile"), key("Grey tile"), key("no"), key("yes"), key("sound"), key("cooked"),
      key("short"), key("unsolvable"), key("unfinished"), key("draw by the fifty-move rule"),
      key("draw by repetition"), key("draw with bare Kings"));

  private PageTexts() {}

  /** Scripts with the table of their texts and the functions that use it. */
  static String script(Texts language, String... names) {
    String scripts = Stream.of(names).map(HtmlWriter::template).collect(Collectors.joining("\n"));
    Set<String> keys = new HashSet<>(ANSWERS);
    TEXT.matcher(scripts).results().forEach(text -> keys.add(text.group(1).translateEscapes()));
    Map<String, String> texts = new TreeMap<>(language.translations(keys));
    return "\"use strict\";\nconst texts = " + PageProblem.json(texts) + ";\n" + HtmlWriter.template("lang.js") + '\n'
        + scripts;
  }
}
