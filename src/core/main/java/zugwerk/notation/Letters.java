package zugwerk.notation;

import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.betza.Catalogue;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.work.InputException;

/**
 * The letters of the orthodox pieces in several languages, in the order K Q R B N P. Other types, such as the Harpy,
 * keep their own letter in every language, unless the language needs it for another piece of the game: then they have
 * the first free letter of their English name, or of the alphabet.
 */
public enum Letters {
  /** The game's own letters, as in FEN; boards are also read with S for the Knight, where no other piece has it. */
  ENGLISH("english", key("English"), "KQRBNP"),
  /** The letters of English problemists and of Popeye, in which N is the Nightrider. */
  PROBLEM("problem", key("English, S for the Knight"), "KQRBSP"),
  FIGURINES("figurines", key("Figurines"), "\u2654\u2655\u2656\u2657\u2658\u2659"),
  /** German, Danish, Norwegian and Swedish. */
  GERMAN("german", key("German"), "KDTLSB"),
  FRENCH("french", key("French"), "RDTFCP"),
  SPANISH("spanish", key("Spanish"), "RDTACP"),
  ITALIAN("italian", key("Italian"), "RDTACP"),
  PORTUGUESE("portuguese", key("Portuguese"), "RDTBCP"),
  DUTCH("dutch", key("Dutch"), "KDTLPO"),
  /** Czech and Slovak. */
  CZECH("czech", key("Czech"), "KDVSJP"),
  POLISH("polish", key("Polish"), "KHWGSP"),
  HUNGARIAN("hungarian", key("Hungarian"), "KVBFHG"),
  FINNISH("finnish", key("Finnish"), "KDTLRS"),
  ROMANIAN("romanian", key("Romanian"), "RDTNCP"),
  /** The King has two letters in moves; on boards it is a Latin K. */
  RUSSIAN("russian", key("Russian"), "K\u0424\u041b\u0421\u041a\u041f");

  private static final String OURS = "KQRBNP";
  /** The languages that have their own letters for fairy pieces, in the order of the catalogue. */
  private static final List<String> PROBLEMS = List.of("PROBLEM", "GERMAN", "FRENCH");
  private static final String RUSSIAN_KING = "\u041a\u0440";

  private final String id;
  private final String title;
  private final String letters;

  Letters(String id, String title, String letters) {
    this.id = id;
    this.title = title;
    this.letters = letters;
  }

  /**
   * The letters with a name, in any case.
   *
   * @throws InputException that lists the names, if there are none
   */
  public static Letters of(String id) {
    return Arrays.stream(values()).filter(letters -> letters.id.equalsIgnoreCase(id.strip())).findFirst()
        .orElseThrow(() -> new InputException(
            "unknown letters '{0}'; the names are {1}",
            id, Arrays.stream(values()).map(Letters::id).collect(Collectors.joining(", "))));
  }

  /** The name on the command line, a word in lower case. */
  public String id() {
    return id;
  }

  /** The name in menus. */
  public String title() {
    return title;
  }

  /** The type of piece that a letter of a board, in either case, stands for in a game. */
  public Optional<Integer> type(Schema schema, char letter) {
    char upper = Character.toUpperCase(letter);
    if (this == ENGLISH) {
      return found(schema.type(upper) < 0 && upper == 'S' ? schema.type('N') : schema.type(upper));
    }
    int index = letters.indexOf(upper);
    return index < 0 ? Optional.empty() : found(schema.type(OURS.charAt(index)));
  }

  private static Optional<Integer> found(int type) {
    return type < 0 ? Optional.empty() : Optional.of(type);
  }

  /** The letter of an orthodox piece whose English letter is given; any other letter stays. */
  public char letter(char ours) {
    int index = OURS.indexOf(ours);
    return index < 0 ? ours : letters.charAt(index);
  }

  /**
   * The name of a type in moves and lists: one letter, but two for a Russian King and, in problems, for many fairy
   * pieces.
   */
  public String name(Schema schema, PieceType type) {
    int index = OURS.indexOf(type.letter());
    return this == RUSSIAN && index == 0 ? RUSSIAN_KING
        : index >= 0 ? String.valueOf(letters.charAt(index))
            : ofProblems(schema, type).orElseGet(() -> String.valueOf(own(schema, type)));
  }

  /** Empty if another piece of the game has the letters. */
  private Optional<String> ofProblems(Schema schema, PieceType type) {
    return inProblems(type).filter(letters -> schema.types().stream().filter(other -> !other.equals(type)).noneMatch(
        other -> inProblems(other).filter(letters::equals).isPresent()
            || String.valueOf(OURS.indexOf(other.letter()) < 0 ? own(schema, other) : letter(other.letter()))
                .equals(letters)));
  }

  private Optional<String> inProblems(PieceType type) {
    int language = PROBLEMS.indexOf(name());
    return type.power().isEmpty() || language < 0 ? Optional.empty()
        : Catalogue.inProblems(type.power())
            .map(piece -> piece.letters().get(language).toUpperCase(Locale.ROOT));
  }

  /** The sign of a piece on a board of text: a figurine of its colour, or a letter, upper case for White. */
  public char sign(Schema schema, int piece) {
    PieceType type = schema.types().get(Piece.type(piece));
    int index = OURS.indexOf(type.letter());
    char white = index >= 0 ? letters.charAt(index) : own(schema, type);
    boolean black = Piece.side(piece) == 1;
    return !black ? white
        : this == FIGURINES && index >= 0 ? (char) (white + OURS.length()) : Character.toLowerCase(white);
  }

  /** Of a type that is not orthodox: its own letter, or a free one. */
  private char own(Schema schema, PieceType type) {
    List<Character> taken = new ArrayList<>();
    schema.types().stream().map(PieceType::letter).filter(letter -> OURS.indexOf(letter) >= 0)
        .forEach(letter -> taken.add(letter(letter)));
    List<PieceType> others = schema.types().stream().filter(other -> OURS.indexOf(other.letter()) < 0).toList();
    others.stream().map(PieceType::letter).filter(letter -> !taken.contains(letter)).toList().forEach(taken::add);
    for (PieceType other : others) {
      char letter = other.letter();
      if (clashes(schema, letter)) {
        letter = (other.title().toUpperCase(Locale.ROOT) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ").chars()
            .mapToObj(c -> (char) c).filter(c -> Character.isLetter(c) && !taken.contains(c)).findFirst().orElseThrow();
        taken.add(letter);
      }
      if (other.equals(type)) {
        return letter;
      }
    }
    return type.letter();
  }

  private boolean clashes(Schema schema, char letter) {
    return schema.types().stream().map(PieceType::letter)
        .anyMatch(orthodox -> OURS.indexOf(orthodox) >= 0 && letter(orthodox) == letter);
  }
}
