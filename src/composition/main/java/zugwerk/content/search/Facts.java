package zugwerk.content.search;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.solve.Stipulation;

/**
 * What a file says of a problem, as far as searches ask for it.
 *
 * @param words the texts that are searched, in the order of {@link Words}, in lower case
 * @param date when it was first published, as {@code 1861}, {@code 1861-01} or {@code 1861-01-13}; empty if no year is
 *     known
 * @param year the year of that, 0 if it is unknown
 * @param game the id of the game
 * @param stipulation as text
 * @param asks whether it asks for something; a problem that does not has no solution
 * @param moves the number of moves that the stipulation allows, 0 without one
 * @param parts the number of parts, 1 without twins
 * @param board the pieces from a1 to h8, square by square: the letter of the type, small for Black, a dot for no piece
 */
public record Facts(List<String> words, String date, long year, String game, String stipulation, boolean asks,
    long moves,
    long parts, String board) {

  /** Texts of a file that can be searched. {@link #TEXT} contains all the others. */
  public enum Words {
    TEXT, AUTHOR, TITLE, SOURCE, AWARD, KEYWORD, COMMENT;

    /** That which a predicate asks for; empty if it asks for something else. */
    public static Optional<Words> named(String predicate) {
      return Arrays.stream(values()).filter(words -> words.name().equalsIgnoreCase(predicate)).findFirst();
    }
  }

  private static final Pattern YEAR = Pattern.compile("\\d{4}");

  public Facts {
    words = List.copyOf(words);
  }

  /** What the file of a problem says. */
  public static Facts of(Problem problem) {
    Credits credits = problem.credits();
    return new Facts(Stream.of(text(problem), lines(credits.authors()), credits.title(), credits.source(),
        credits.award(), lines(credits.keywords()), credits.comment()).map(Facts::small).toList(),
        year(credits) == 0 ? "" : credits.date(), year(credits),
        problem.variant().id(), problem.stipulationText(), problem.asks(),
        problem.stipulation().map(Stipulation::moves).orElse(0), problem.twins().size() + 1, board(problem.setup()));
  }

  /** Of a position alone, of which nothing else is known. */
  public static Facts of(String board) {
    return new Facts(Collections.nCopies(Words.values().length, ""), "", 0, "", "", false, 0, 1, board);
  }

  /** One of the texts. */
  public String words(Words kind) {
    return words.get(kind.ordinal());
  }

  /** A text as it is compared with others: without blanks around it, in lower case. */
  public static String small(String text) {
    return text.strip().replace('\0', ' ').toLowerCase(Locale.ROOT);
  }

  /** All that a file says of a problem in words, but for its claim. */
  public static String text(Problem problem) {
    Credits credits = problem.credits();
    return Stream.of(List.of(credits.title(), credits.source(), credits.sourceId(), credits.date(), credits.award(),
        credits.dedication(), credits.comment(), problem.stipulationText(), problem.variant().title()),
        credits.authors(), credits.keywords(), credits.reprints())
        .flatMap(Collection::stream).collect(Collectors.joining("\n"));
  }

  /** How many pieces stand on the board, or how many of some letters. */
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

  /** The pieces of a setup as {@link #board} has them. */
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

  /** The letter of a type, small for Black. */
  static char letter(Schema schema, int side, int type) {
    char letter = schema.types().get(type).letter();
    return side == 0 ? letter : Character.toLowerCase(letter);
  }
}
