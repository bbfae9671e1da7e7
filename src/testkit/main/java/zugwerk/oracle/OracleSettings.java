package zugwerk.oracle;

import java.util.List;

/** The settings of a game that are words, each of them there or not. */
final class OracleSettings {

  private final List<String> words;

  /**
   * @param known the words that the game has
   * @throws IllegalArgumentException if there is another word
   */
  OracleSettings(String text, String... known) {
    words = text.isBlank() ? List.of() : List.of(text.split(";"));
    if (!List.of(known).containsAll(words)) {
      throw new IllegalArgumentException("no such settings: " + text);
    }
  }

  boolean has(String word) {
    return words.contains(word);
  }
}
