package zugwerk.content.printed;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of a printed solution.
 *
 * @param below the lines that belong to it, one level deeper
 * @param folded whether the lines below are hidden until they are opened
 */
public record PrintedLine(List<PrintedWord> words, List<PrintedLine> below, boolean folded) {

  public PrintedLine {
    words = List.copyOf(words);
    below = List.copyOf(below);
  }

  static PrintedLine of(List<PrintedWord> words) {
    return new PrintedLine(words, List.of(), false);
  }

  static PrintedLine of(String text) {
    return of(List.of(PrintedWord.of(text)));
  }

  /** Its words, separated by blanks. */
  public String text() {
    return words.stream().map(PrintedWord::text).collect(Collectors.joining(" "));
  }
}
