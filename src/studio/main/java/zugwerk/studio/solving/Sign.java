package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.Optional;
import zugwerk.notation.LongForm;
import zugwerk.problem.Problem;
import zugwerk.solve.SolutionNode;

/** Labels of solution rows: a word and a colour. */
public enum Sign {
  KEY(key("key"), key("Solves the problem")),
  COOK(key("cook"), key("Also solves the problem, although its author did not intend it")),
  KEY_OR_COOK(key("key or cook"), key("One of several moves that solve; the problem names no intended key")),
  SOLVES(key("solves"), key("Solves the problem; whether it is the only move that does so is not known yet")),
  SHORT(key("short"), key("Ends in fewer moves than stated")),
  DUAL(key("dual"), key("More than one move answers the defence, and none of them was threatened"));

  private final String word;
  private final String meaning;

  Sign(String word, String meaning) {
    this.word = word;
    this.meaning = meaning;
  }

  public String word() {
    return lang(word);
  }

  public String shortWord() {
    return this == KEY_OR_COOK ? lang("key?") : word();
  }

  public String meaning() {
    return lang(meaning);
  }

  public String style() {
    return switch (this) {
      case KEY_OR_COOK -> "cook";
      default -> word.replace(' ', '-');
    };
  }

  /**
   * The sign of a key. If there are several, those that the problem does not name are cooks; if it names none, any may
   * be. The diagram may name other keys than when it was solved.
   */
  public static Sign ofKey(Problem diagram, Problem part, SolutionNode key) {
    List<String> named = (part.setup().equals(diagram.setup()) ? diagram : part).analysis().keys();
    return named.isEmpty() ? KEY_OR_COOK
        : named.contains(LongForm.of(part.variant().schema(), key.move())) ? KEY : COOK;
  }

  /** The sign of a solution in help and series play, by its first move; empty if the problem names none. */
  public static Optional<Sign> ofSolution(Problem diagram, Problem part, SolutionNode first) {
    return Optional.of(ofKey(diagram, part, first)).filter(sign -> sign != KEY_OR_COOK);
  }
}
