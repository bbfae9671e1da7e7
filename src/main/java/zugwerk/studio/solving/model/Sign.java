package zugwerk.studio.solving.model;

import java.util.List;
import java.util.Optional;
import zugwerk.notation.LongForm;
import zugwerk.problem.Problem;
import zugwerk.solve.SolutionNode;

/** What a row of the solution is: a word and a colour. */
public enum Sign {
  KEY("key", "Solves the problem"),
  COOK("cook", "Also solves the problem, although its author did not intend it"),
  KEY_OR_COOK("key or cook", "One of several moves that solve; the problem names no intended key"),
  TRY("try", "Fails only because of the refutation"),
  REFUTATION("refutes", "Refutes the try"),
  THREAT("threat", "What the move before threatens, if the other side passed"),
  DUAL("dual", "A defence that more than one move answers"),
  SET_PLAY("set play", "What would follow if the other side were to move");

  private final String word;
  private final String meaning;

  Sign(String word, String meaning) {
    this.word = word;
    this.meaning = meaning;
  }

  /** The word on the row. */
  public String word() {
    return word;
  }

  /** The word for small spaces. */
  public String shortWord() {
    return this == KEY_OR_COOK ? "key?" : word;
  }

  /** What it means, in a sentence. */
  public String meaning() {
    return meaning;
  }

  /** The style class that colours it. */
  public String style() {
    return switch (this) {
      case KEY_OR_COOK -> "cook";
      default -> word.replace(' ', '-');
    };
  }

  /**
   * The sign of a first move that solves. If there are several, those that the problem does not name are cooks; if it
   * names none, any of them may be.
   *
   * @param diagram the present problem, which may name other keys than when it was solved
   * @param part the part of it that was solved
   */
  public static Sign ofKey(Problem diagram, Problem part, SolutionNode key) {
    List<String> named = (part.setup().equals(diagram.setup()) ? diagram : part).keys();
    return named.isEmpty() ? KEY_OR_COOK
        : named.contains(LongForm.of(part.variant().schema(), key.move())) ? KEY : COOK;
  }

  /** The sign of a move; empty for an ordinary one. */
  public static Optional<Sign> of(SolutionNode line) {
    return switch (line.role()) {
      case KEY -> Optional.of(KEY);
      case TRY -> Optional.of(TRY);
      case REFUTATION -> Optional.of(REFUTATION);
      case THREAT -> Optional.of(THREAT);
      case DEFENCE ->
        line.passed() ? Optional.of(SET_PLAY) : line.replies().size() > 1 ? Optional.of(DUAL) : Optional.empty();
      case DUTY, CONTINUATION -> Optional.empty();
    };
  }
}
