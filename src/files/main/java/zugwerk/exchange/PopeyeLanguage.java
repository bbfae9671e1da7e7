package zugwerk.exchange;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import zugwerk.notation.Letters;
import zugwerk.work.InputException;

enum PopeyeLanguage {

  ENGLISH(Letters.PROBLEM, List.of("White", "Black", "Neutral", "TotalInvisible"),
      List.of("Royal", "Kamikaze", "Paralysing", "Chameleon", "Jigger", "Volage", "Functionary", "HalfNeutral",
          "HurdleColourChanging", "Protean", "Magic", "Uncapturable", "Patrol", "Frischauf", "Bul", "Dob", "Anda",
          "AndaInverse", "AliceA", "AliceB")),
  GERMAN(Letters.GERMAN, List.of("Weiss", "Schwarz", "Neutral", "TotalUnsichtbar"),
      List.of("Koeniglich", "Kamikaze", "Paralysierend", "Chamaeleon", "Jigger", "Volage", "Beamtet", "HalbNeutral",
          "SprungbockFarbeWechselnd", "Proteisch", "Magisch", "Unschlagbar", "Patrouille", "Frischauf", "Bul", "Dob",
          "Anda", "AndaInvers", "AliceA", "AliceB")),
  FRENCH(Letters.FRENCH, List.of("Blanc", "Noir", "Neutre", "TotalInvisible"),
      List.of("Royale", "Kamikaze", "Paralysante", "Cameleon", "Jigger", "Volage", "Fonctionnaire", "DemiNeutre",
          "CouleurEchangeantSautoir", "Protee", "Magique", "Imprenable", "Patrouille", "Frischauf", "Bul", "Dob",
          "Anda", "AndaInverse", "AliceA", "AliceB"));

  /** Popeye's English word for pieces of both sides. */
  static final String NEUTRAL = "Neutral";

  enum Command {
    BEGIN("BeginProblem", "AnfangProblem", "DebutProbleme"),
    END("EndProblem", "EndeProblem", "FinProbleme"),
    NEXT("NextProblem", "WeiteresProblem", "ASuivre"),
    TWIN("Twin", "Zwilling", "Jumeau"),
    ZERO("ZeroPosition", "NullStellung", "ZeroPosition"),
    REMARK("Remark", "Bemerkung", "Remarque"),
    STRUCTURED("SStipulation", "SForderung", "SEnonce"),
    AUTHOR("Author", "Autor", "Auteur"),
    ORIGIN("Origin", "Quelle", "Source"),
    PIECES("Pieces", "Steine", "Pieces"),
    CONDITION("Condition", "Bedingung", "Condition"),
    OPTION("Option", "Option", "Option"),
    STIPULATION("Stipulation", "Forderung", "Enonce"),
    PROTOCOL("Protocol", "Protokoll", "Protocol"),
    TITLE("Title", "Titel", "Titre"),
    LATEX("LaTeX", "LaTeX", "LaTeX"),
    LATEX_PIECES("LaTeXPieces", "LaTeXSteine", "PiecesLaTeX"),
    AWARD("Award", "Auszeichnung", "Prix"),
    ARRAY("InitialGameArray", "PartieAnfangsStellung", "PositionInitialePartie"),
    FORSYTH("Forsyth", "Forsyth", "Forsyth");

    private final List<String> words;

    Command(String... words) {
      this.words = List.of(words);
    }

    String word(PopeyeLanguage language) {
      return words.get(language.ordinal());
    }
  }

  private final Letters letters;
  private final List<String> sides;
  private final List<String> specifications;

  PopeyeLanguage(Letters letters, List<String> sides, List<String> specifications) {
    this.letters = letters;
    this.sides = sides;
    this.specifications = specifications;
  }

  static Optional<PopeyeLanguage> of(String word) {
    return Arrays.stream(values()).filter(language -> word.length() >= 3
        && Command.BEGIN.word(language).toLowerCase(Locale.ROOT).startsWith(word.toLowerCase(Locale.ROOT))).findFirst();
  }

  static boolean begins(String line) {
    return Arrays.stream(values()).anyMatch(language -> Command.BEGIN.word(language).equalsIgnoreCase(line));
  }

  Letters letters() {
    return letters;
  }

  /** The value whose word equals a text or begins with it. Throws if several match. */
  static <T> Optional<T> match(List<T> values, Function<T, String> words, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    List<T> found = values.stream().filter(value -> words.apply(value).toLowerCase(Locale.ROOT).startsWith(lower))
        .toList();
    Optional<T> whole = found.stream().filter(value -> words.apply(value).length() == lower.length()).findFirst();
    if (whole.isEmpty() && found.size() > 1) {
      throw new InputException("'{0}' could be {1}", text, String.join(" or ", found.stream().map(words).toList()));
    }
    return whole.isPresent() ? whole : found.stream().findFirst();
  }

  Optional<Command> command(String word) {
    return match(List.of(Command.values()), command -> command.word(this), word);
  }

  /** The side of a group of pieces: 0 White, 1 Black; 2 for {@link #NEUTRAL} pieces. */
  Optional<Integer> side(String word) {
    Optional<String> side = match(sides, name -> name, word);
    if (side.isPresent() && sides.indexOf(side.get()) > 2) {
      throw new InputException("this game has no pieces of the kind {0}", side.get());
    }
    return side.map(sides::indexOf);
  }

  /** The English word for an attribute of a piece. */
  Optional<String> specification(String word) {
    return word.length() < 3 ? Optional.empty()
        : match(specifications, name -> name, word).map(specifications::indexOf).map(ENGLISH.specifications::get);
  }

  /** The English words for attributes of pieces, that of the pieces of both sides first. */
  static List<String> attributes() {
    return Stream.concat(Stream.of(NEUTRAL), ENGLISH.specifications.stream()).toList();
  }
}
