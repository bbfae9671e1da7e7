package zugwerk.exchange;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Catalogue;
import zugwerk.betza.NamedPiece;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Letters;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/**
 * The pieces of a problem that is being read. Where the text has a fairy piece that the catalogue knows, the game
 * becomes that of fairy pieces, with just those that the text has.
 */
final class ImportedPieces {

  private static final String BEYOND = ", which Betza notation cannot express";

  /** The letters of problems in those languages that have some, in the order of {@link NamedPiece#letters}. */
  private static final List<Letters> LANGUAGES = List.of(Letters.PROBLEM, Letters.GERMAN, Letters.FRENCH);

  private final Letters letters;
  private Variant game;

  ImportedPieces(Variant game, Letters letters) {
    this.game = game;
    this.letters = letters;
  }

  /** The game that has all pieces that came up so far. */
  Variant game() {
    return game;
  }

  Schema schema() {
    return game.schema();
  }

  /** A position of the game as it was before more pieces came up, in the game as it is now. */
  Setup grown(Setup setup) {
    return setup.schema().equals(schema()) ? setup : setup.in(schema());
  }

  /**
   * The type that the letters of a piece stand for, which may be a new one of the game.
   *
   * @throws IllegalArgumentException that ends a sentence about the piece, if there is none
   */
  int type(String walk) {
    Optional<Integer> own = walk.length() == 1 ? letters.type(schema(), walk.charAt(0)) : Optional.empty();
    return own.or(() -> fairy(walk)).orElseThrow(() -> new IllegalArgumentException(refusal(walk)));
  }

  private Optional<Integer> fairy(String walk) {
    if (!isOfFairies() && !game.equals(Positions.orthodox())) {
      return Optional.empty();
    }
    return known(walk).map(piece -> schema().types().stream().filter(type -> isPiece(type, piece)).findFirst()
        .map(type -> schema().type(type.letter())).orElseGet(() -> joined(piece)));
  }

  private Optional<NamedPiece> known(String walk) {
    int language = LANGUAGES.indexOf(letters);
    return language >= 0 ? Catalogue.STANDARD.lettered(walk, language) : Optional.empty();
  }

  private boolean isOfFairies() {
    return !game.options().typeLetters().isEmpty();
  }

  private static boolean isPiece(PieceType type, NamedPiece piece) {
    return !type.power().isEmpty() && BetzaParser.parse(type.power()).movesLike(piece.power());
  }

  /** The type of a piece that has joined the game. */
  private int joined(NamedPiece piece) {
    Variant fairy = Variants.all().stream().filter(each -> !each.options().typeLetters().isEmpty()).findFirst()
        .orElseThrow();
    StringBuilder free = new StringBuilder();
    fairy.options().typeLetters().chars().filter(letter -> schema().type((char) letter) < 0)
        .forEach(letter -> free.append((char) letter));
    if (free.isEmpty()) {
      throw new IllegalArgumentException("is one piece too many for the letters that there are");
    }
    char letter = Catalogue.STANDARD.letter(piece.power(), free.toString());
    String list = letter + "=" + piece.power().text();
    game = Variants.of(fairy.id(), isOfFairies() ? game.options().full() + ";" + list : list);
    return schema().type(letter);
  }

  private String refusal(String walk) {
    int language = LANGUAGES.indexOf(letters);
    return known(walk).map(piece -> "is the " + piece.name() + ", and there is none in this game")
        .or(() -> language < 0 ? Optional.empty()
            : Catalogue.inexpressible(walk, language).map(name -> "is the " + name + BEYOND))
        .orElse("is no piece of this game");
  }

  /**
   * The letters of a type in the language of problems, upper case.
   *
   * @throws IllegalArgumentException in one sentence, if it has none
   */
  static String walk(Variant game, int type) {
    PieceType kind = game.schema().types().get(type);
    if (kind.power().isEmpty()) {
      return String.valueOf(Letters.PROBLEM.letter(kind.letter()));
    }
    return Catalogue.inProblems(kind.power()).map(piece -> piece.letters().getFirst().toUpperCase(Locale.ROOT))
        .orElseThrow(
            () -> new IllegalArgumentException("other programs have no letters for the piece " + kind.title()));
  }

  /** Whether other programs know the game: orthodox chess, or fairy pieces that all have letters in problems. */
  static boolean isKnown(Variant game) {
    return game.equals(Positions.orthodox()) || !game.options().typeLetters().isEmpty()
        && game.schema().types().stream()
            .allMatch(type -> type.power().isEmpty() || Catalogue.inProblems(type.power()).isPresent());
  }
}
