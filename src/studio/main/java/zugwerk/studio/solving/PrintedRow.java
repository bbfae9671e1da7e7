package zugwerk.studio.solving;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A line of the printed solution.
 *
 * @param indent its depth, from 0
 * @param folded the lines that it hides until they are opened
 */
public record PrintedRow(Kind kind, int indent, List<SolutionRow.Token> words, List<PrintedRow> folded) {

  public enum Kind {
    HEADING, LINE,
    /** A line at the begin of others that have no heading. */
    FIRST,
    /** Its blanks align it with others. */
    COLUMNS,
    NOTE
  }

  public PrintedRow {
    words = List.copyOf(words);
    folded = List.copyOf(folded);
  }

  static PrintedRow note(String text) {
    return new PrintedRow(Kind.NOTE, 0, List.of(new SolutionRow.Token(text, "", Optional.empty())), List.of());
  }

  PrintedRow of(Kind other) {
    return new PrintedRow(other, indent, words, folded);
  }

  public String text() {
    return words.stream().map(SolutionRow.Token::text).collect(Collectors.joining(" ")).strip();
  }

  public boolean holds(LinePath path) {
    return words.stream().anyMatch(word -> word.at().filter(path::isSame).isPresent());
  }
}
