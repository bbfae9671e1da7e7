package zugwerk.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.work.TextLine;

/**
 * A line of a batch.
 *
 * @param text the text up to the first byte that is not UTF-8
 * @param badByte the position of that byte, from 1; 0 if there is none
 */
record BatchLine(String text, int badByte) {

  static Optional<BatchLine> read(InputStream in, boolean first) throws IOException {
    return TextLine.read(in, first, Integer.MAX_VALUE).map(line -> new BatchLine(line.text(), line.badByte()));
  }

  /** Splits the line as a shell does: single or double quotes keep words together. */
  List<String> words() {
    if (badByte > 0) {
      throw new IllegalArgumentException("byte " + badByte + " of the line is not UTF-8");
    }
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (char c : text.toCharArray()) {
      if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
        begun = true;
      } else if (Character.isWhitespace(c)) {
        if (begun) {
          words.add(word.toString());
          word.setLength(0);
          begun = false;
        }
      } else {
        begun = true;
        word.append(c);
      }
    }
    if (quote != 0) {
      throw new IllegalArgumentException("the quote " + quote + " is not closed: " + text);
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }
}
