package zugwerk.exchange;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Catalogue;
import zugwerk.betza.NamedPiece;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.condition.ConditionText;
import zugwerk.condition.Conditioned;
import zugwerk.condition.Conditions;
import zugwerk.notation.Letters;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/**
 * The pieces of a problem while it is read. If the text has a fairy piece of the catalogue, the game becomes fairy
 * chess with exactly the pieces of the text.
 */
final class ImportedPieces {

  private static final String BEYOND = ", which is royal and not supported";

  /** In the order of {@link NamedPiece#letters}. */
  private static final List<Letters> LANGUAGES = List.of(Letters.PROBLEM, Letters.GERMAN, Letters.FRENCH);

  private final Letters letters;
  private final Set<String> conditions = new LinkedHashSet<>();
  private Variant plain;
  private Variant game;

  ImportedPieces(Variant game, Letters letters) {
    this.game = game;
    this.letters = letters;
    plain = Variants.plain(game);
    Conditions.read(ConditionText.of(game.settings()).conditions()).forEach(each -> conditions.add(each.text()));
  }

  Variant game() {
    return game;
  }

  /** The game with all its pieces, under the conditions of another one. */
  Variant gameUnder(Variant conditioned) {
    return Conditioned.of(plain, ConditionText.of(conditioned.settings()).conditions());
  }

  Schema schema() {
    return game.schema();
  }

  /** Adds a condition, as the registry calls it, to those of the game. */
  void add(String condition) {
    if (conditions.add(condition)) {
      game = under(conditions);
    }
  }

  private Variant under(Collection<String> names) {
    return Conditioned.of(plain, String.join(", ", names));
  }

  /** The game under given conditions instead of its own; pieces keep their attributes. */
  Variant underOthers(List<String> others) {
    List<String> all = new ArrayList<>(others);
    conditions.stream().filter(each -> PopeyeConditions.slot(each).isPresent()).forEach(all::add);
    return under(all);
  }

  /** Converts a position of the game before more pieces were added to the game as it is now. */
  Setup grown(Setup setup) {
    return setup.schema().equals(schema()) ? setup : setup.in(schema());
  }

  /**
   * @throws InputException whose message ends a sentence about the piece, if it is unknown
   */
  int type(String walk) {
    Optional<Integer> own = walk.length() == 1 ? letters.type(schema(), walk.charAt(0)) : Optional.empty();
    return own.or(() -> fairy(walk)).orElseThrow(() -> new InputException(refusal(walk)));
  }

  private Optional<Integer> fairy(String walk) {
    if (!isOfFairies() && !plain.equals(Positions.orthodox())) {
      return Optional.empty();
    }
    return known(walk).map(piece -> schema().types().stream().filter(type -> isPiece(type, piece)).findFirst()
        .map(type -> schema().type(type.letter())).orElseGet(() -> joined(piece)));
  }

  /** The letter of the type that other programs call by a word of one or two letters, if the game has or gets one. */
  Optional<String> letter(String walk) {
    Optional<Integer> own = walk.length() == 1 ? letters.type(schema(), walk.charAt(0)) : Optional.empty();
    return (walk.length() > 2 ? Optional.<Integer>empty() : own.or(() -> fairy(walk)))
        .map(type -> String.valueOf(schema().types().get(type).letter()));
  }

  private Optional<NamedPiece> known(String walk) {
    int language = LANGUAGES.indexOf(letters);
    return language >= 0 ? Catalogue.STANDARD.lettered(walk, language) : Optional.empty();
  }

  private boolean isOfFairies() {
    return !plain.options().typeLetters().isEmpty();
  }

  private static boolean isPiece(PieceType type, NamedPiece piece) {
    return !type.power().isEmpty() && BetzaParser.parse(type.power()).movesLike(piece.power())
        && inProblems(type).map(piece::equals).orElse(true);
  }

  /** The piece of problems with the name of a type; if none with its power has that name, the first with its power. */
  private static Optional<NamedPiece> inProblems(PieceType type) {
    Optional<NamedPiece> meant = Catalogue.inProblems(type.power());
    return Catalogue.STANDARD.named(type.title()).filter(piece -> !piece.letters().isEmpty()
        && meant.isPresent() && piece.power().movesLike(meant.get().power())).or(() -> meant);
  }

  private int joined(NamedPiece piece) {
    Variant fairy = Variants.all().stream().filter(each -> !each.options().typeLetters().isEmpty()).findFirst()
        .orElseThrow();
    StringBuilder free = new StringBuilder();
    fairy.options().typeLetters().chars().filter(letter -> schema().type((char) letter) < 0)
        .forEach(letter -> free.append((char) letter));
    if (free.isEmpty()) {
      throw new InputException("is one piece too many for the letters that there are");
    }
    char letter = Catalogue.STANDARD.letter(piece.power(), free.toString());
    String list = letter + "=" + piece.power().text();
    plain = Variants.of(fairy.id(), isOfFairies() ? plain.options().full() + ";" + list : list);
    game = under(conditions);
    return schema().type(letter);
  }

  private String refusal(String walk) {
    int language = LANGUAGES.indexOf(letters);
    return known(walk).map(piece -> "is the " + piece.name() + ", and there is none in this game")
        .or(() -> language < 0 ? Optional.empty()
            : Catalogue.inexpressible(walk, language).map(name -> "is the " + name + BEYOND))
        .orElse("is no piece of this game");
  }

  static String walk(Variant game, int type) {
    PieceType kind = game.schema().types().get(type);
    if (kind.power().isEmpty()) {
      return String.valueOf(Letters.PROBLEM.letter(kind.letter()));
    }
    return inProblems(kind).map(piece -> piece.letters().getFirst().toUpperCase(Locale.ROOT))
        .orElseThrow(
            () -> new InputException("other programs have no letters for the piece {0}", kind.title()));
  }

  /**
   * Whether other programs have the game, apart from its conditions: orthodox chess, or fairy pieces that all have
   * letters in problems.
   */
  static boolean isKnown(Variant conditioned) {
    Variant game = Variants.plain(conditioned);
    return game.equals(Positions.orthodox()) || !game.options().typeLetters().isEmpty()
        && game.schema().types().stream()
            .allMatch(type -> type.power().isEmpty() || Catalogue.inProblems(type.power()).isPresent());
  }
}
