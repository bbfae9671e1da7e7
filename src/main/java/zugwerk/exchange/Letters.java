package zugwerk.exchange;

import java.util.Optional;
import zugwerk.board.Schema;

/** The letters of the orthodox pieces in several languages, in the order K Q R B N P. */
enum Letters {

  /** The game's own letters; S is the Knight too, where no other piece has that letter. */
  FEN("KQRBNP"),
  /** The letters of English problemists and of Popeye, in which N is the Nightrider. */
  PROBLEM("KQRBSP"),
  /** German, Danish, Norwegian and Swedish. */
  GERMAN("KDTLSB"),
  FRENCH("RDTFCP"),
  /** Spanish and Italian. */
  SPANISH("RDTACP"),
  PORTUGUESE("RDTBCP"),
  DUTCH("KDTLPO"),
  /** Czech and Slovak. */
  CZECH("KDVSJP"),
  POLISH("KHWGSP"),
  HUNGARIAN("KVBFHG"),
  FINNISH("KDTLRS"),
  ROMANIAN("RDTNCP"),
  /** The King, which has two letters in Russian, is a Latin K here. */
  RUSSIAN("K\u0424\u041b\u0421\u041a\u041f");

  private static final String OURS = "KQRBNP";

  private final String letters;

  Letters(String letters) {
    this.letters = letters;
  }

  /** The type of piece that a letter, in either case, stands for in a game. */
  Optional<Integer> type(Schema schema, char letter) {
    char upper = Character.toUpperCase(letter);
    int index = letters.indexOf(upper);
    int type;
    if (this == FEN) {
      type = schema.type(upper) < 0 && upper == 'S' ? schema.type('N') : schema.type(upper);
    } else {
      type = index < 0 ? -1 : schema.type(OURS.charAt(index));
    }
    return type < 0 ? Optional.empty() : Optional.of(type);
  }

  /** The letter of a piece whose own letter is given; pieces of other games keep theirs. */
  char letter(char ours) {
    int index = OURS.indexOf(ours);
    return index < 0 ? ours : letters.charAt(index);
  }
}
