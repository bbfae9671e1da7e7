package zugwerk.studio.solving.model;

import java.util.List;
import java.util.Optional;
import zugwerk.notation.LongForm;
import zugwerk.problem.Problem;
import zugwerk.solve.SolutionNode;

/** What a row of the solution is, in a word of its own and a colour. */
public enum Sign {
  KEY("key", "Solves the problem"),
  COOK("cook", "Solves the problem too, which its author did not intend"),
  KEY_OR_COOK("key or cook", "One of several moves that solve; the problem's file names no intended key"),
  TRY("try", "Fails to the refutation alone"),
  REFUTATION("refutes", "What the try fails to"),
  THREAT("threat", "What the move before threatens, were the other side to pass"),
  DUAL("dual", "A defence that is met by more than one move"),
  SET_PLAY("set play", "What would be played were the other side to move");

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

  /** The word where there is little room. */
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
   * Of several keys those that the problem does not name are cooks; where it names none, any may be.
   *
   * @param diagram the problem as it stands on the bench, which may name other keys than when it was solved
   * @param part the part of it that was solved
   */
  public static Sign ofKey(Problem diagram, Problem part, SolutionNode key) {
    List<String> named = (part.setup().equals(diagram.setup()) ? diagram : part).keys();
    return named.isEmpty() ? KEY_OR_COOK
        : named.contains(LongForm.of(part.variant().schema(), key.move())) ? KEY : COOK;
  }

  /** The sign of a line, if it is no ordinary move. */
  public static Optional<Sign> of(SolutionNode line) {
    return switch (line.role()) {
      case KEY -> Optional.of(KEY);
      case TRY -> Optional.of(TRY);
      case REFUTATION -> Optional.of(REFUTATION);
      case THREAT -> Optional.of(THREAT);
      case DEFENCE ->
        line.passed() ? Optional.of(SET_PLAY) : line.replies().size() > 1 ? Optional.of(DUAL) : Optional.empty();
      case CONTINUATION -> Optional.empty();
    };
  }
}
