package zugwerk.content.search;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.condition.ConditionText;
import zugwerk.condition.Conditions;
import zugwerk.condition.NamedCondition;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.StatedTerms;
import zugwerk.solve.Stipulation;

/**
 * The facts from a problem's file, for searches.
 *
 * @param texts the texts for searching, in lower case
 * @param date the date of its first publication, as {@code 1861}, {@code 1861-01} or {@code 1861-01-13}; empty if no
 * year is known
 * @param year the year of that, 0 if it is unknown
 * @param game the id of the game
 * @param stipulation the stipulation as text
 * @param hasStipulation whether it has a stipulation; a problem without one has no solution
 * @param moves the number of moves that the stipulation allows, 0 without one
 * @param parts the number of parts, 1 without twins
 * @param board the pieces from a1 to h8, square by square: the letter of the type, lower case for Black, a dot for no
 * piece
 */
public record Facts(Function<Field, String> texts, String date, long year, String game, String stipulation,
    boolean hasStipulation,
    long moves,
    long parts, String board) {

  /** Texts of a file that can be searched. {@link #TEXT} contains all the others. */
  public enum Field {
    TEXT, AUTHOR, TITLE, SOURCE, SOURCEID, REPRINT, AWARD, JUDGE, KEYWORD, COMMENT, OPTION, CONDITION;

    /** The field that a predicate tests; empty if it tests something else. */
    public static Optional<Field> named(String predicate) {
      return Arrays.stream(values()).filter(field -> field.name().equalsIgnoreCase(predicate)).findFirst();
    }
  }

  private static final Pattern YEAR = Pattern.compile("\\d{4}");

  public static Facts of(Problem problem) {
    Credits credits = problem.credits();
    List<String> texts = Stream.of(text(problem), lines(credits.authors()), credits.title(), credits.source(),
        credits.sourceId(), lines(credits.reprints()), credits.award(), lines(judges(problem)),
        lines(credits.keywords()), credits.comment(), lines(StatedTerms.texts(problem)),
        lines(conditions(problem))).map(Facts::small).toList();
    return new Facts(field -> texts.get(field.ordinal()), year(credits) == 0 ? "" : credits.date(), year(credits),
        problem.variant().id(), problem.task().stipulationText(), problem.task().stipulation().isPresent(),
        problem.task().stipulation().map(Stipulation::moves).orElse(0), problem.task().twins().size() + 1,
        board(problem.setup()));
  }

  /** The facts of a position without a problem. */
  public static Facts of(String board) {
    return new Facts(_ -> "", "", 0, "", "", false, 0, 1, board);
  }

  public String text(Field field) {
    return texts.apply(field);
  }

  /** A text in the form used for comparisons: without surrounding blanks, in lower case. */
  public static String small(String text) {
    return text.strip().replace('\0', ' ').toLowerCase(Locale.ROOT);
  }

  /** All words in a problem's file, except its claim. */
  public static String text(Problem problem) {
    Credits credits = problem.credits();
    return Stream.of(List.of(credits.title(), credits.source(), credits.sourceId(), credits.date(), credits.award(),
        credits.dedication(), credits.comment(), problem.task().stipulationText(), problem.variant().title()),
        credits.authors(), credits.keywords(), credits.reprints(), judges(problem), StatedTerms.texts(problem),
        conditions(problem))
        .flatMap(Collection::stream).collect(Collectors.joining("\n"));
  }

  /** The judges of the award, which only a YACPDB file names; it is kept as it was read. */
  private static List<String> judges(Problem problem) {
    return problem.other().get("yacpdb") instanceof Map<?, ?> kept && kept.get("award") instanceof Map<?, ?> award
        && award.get("judges") instanceof List<?> judges ? judges.stream().map(String::valueOf).toList() : List.of();
  }

  private static List<String> conditions(Problem problem) {
    return Conditions.read(ConditionText.of(problem.variant().settings()).conditions()).stream()
        .map(NamedCondition::text).toList();
  }

  boolean isFairy() {
    return !game.isEmpty() && !game.equals("orthodox") || !text(Field.CONDITION).isEmpty();
  }

  /** Whether it has a condition with at least the first of its options. */
  boolean isUnder(String condition) {
    return text(Field.CONDITION).lines().anyMatch(line -> (line + " ").startsWith(condition + " "));
  }

  /** Whether each letter is on the board at least as often as in a text. */
  boolean contains(String letters) {
    return letters.chars().allMatch(letter -> pieces(String.valueOf((char) letter)) >= letters.chars()
        .filter(other -> other == letter).count());
  }

  /** How many pieces with some letters are on the board; all pieces for no letters. */
  long pieces(String letters) {
    return board.chars().filter(letter -> letter != '.' && (letters.isEmpty() || letters.indexOf(letter) >= 0)).count();
  }

  private static String lines(List<String> texts) {
    return String.join("\n", texts);
  }

  private static long year(Credits credits) {
    Matcher year = YEAR.matcher(credits.date());
    return year.lookingAt() ? Long.parseLong(year.group()) : 0;
  }

  /** The pieces of a setup in the form of {@link #board}. */
  public static String board(Setup setup) {
    char[] board = new char[Square.COUNT];
    Arrays.fill(board, '.');
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.NONE) {
        board[square] = letter(setup.schema(), Piece.side(piece), Piece.type(piece));
      }
    }
    return new String(board);
  }

  static char letter(Schema schema, int side, int type) {
    char letter = schema.types().get(type).letter();
    return side == 0 ? letter : Character.toLowerCase(letter);
  }
}
