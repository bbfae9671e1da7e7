package zugwerk.studio.library;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.problem.Problem;
import zugwerk.solve.Soundness;

/**
 * A filter for problems. A part that is empty lets all through.
 *
 * @param words each must stand somewhere in what the file says
 * @param author stands in the authors' names
 * @param game the id of a game
 * @param stipulation begins the stipulation
 * @param pieces a number of pieces, or two with a hyphen between, as {@code 5-7}
 * @param state the state of the problem
 * @param verdict begins the verdict that is known, or the claim where none is
 */
public record ProblemFilter(
    String words, String author, String game, String stipulation, String pieces, Optional<ProblemEntry.State> state,
    String verdict) {

  /** Lets all through. */
  public static final ProblemFilter ALL = new ProblemFilter("", "", "", "", "", Optional.empty(), "");

  private static final Pattern PIECES = Pattern.compile("\\s*(\\d{1,2})?\\s*(-|–)?\\s*(\\d{1,2})?\\s*");

  /** Whether a problem passes the filter. */
  public boolean lets(ProblemEntry entry) {
    return Arrays.stream(small(words).split("\\s+")).allMatch(entry.text()::contains)
        && small(entry.authors()).contains(small(author))
        && (game.isEmpty() || entry.problem().filter(problem -> problem.variant().id().equals(game)).isPresent())
        && (stipulation.isBlank() || entry.problem()
            .filter(problem -> small(problem.stipulationText()).startsWith(small(stipulation))).isPresent())
        && (pieces.isBlank() || !isPieces(pieces) || counts(entry.pieces()))
        && (state.isEmpty() || entry.state() == state.get())
        && small(entry.verdict().isEmpty() ? claim(entry) : entry.verdict()).startsWith(small(verdict));
  }

  private static String claim(ProblemEntry entry) {
    return entry.problem().flatMap(Problem::claim).map(Soundness::word).orElse("");
  }

  private static String small(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  /** Whether a text says how many pieces. */
  public static boolean isPieces(String text) {
    Matcher matcher = PIECES.matcher(text);
    return matcher.matches() && (matcher.group(1) != null || matcher.group(2) != null || text.isBlank());
  }

  private boolean counts(int number) {
    Matcher matcher = PIECES.matcher(pieces);
    if (!matcher.matches()) {
      return true;
    }
    int least = matcher.group(1) == null ? 0 : Integer.parseInt(matcher.group(1));
    int most = matcher.group(3) != null ? Integer.parseInt(matcher.group(3)) : matcher.group(2) != null ? 64 : least;
    return least <= number && number <= most;
  }
}
