package zugwerk.studio.library;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.solve.Soundness;

/**
 * A filter for problems; empty parts match all. All words must occur in the file; stipulation and verdict match by
 * prefix; pieces is a number or a range such as {@code 5-7}.
 */
public record ProblemFilter(
    String text, String author, String game, String stipulation, String pieces, Optional<ProblemEntry.State> state,
    String verdict) {

  public static final ProblemFilter ALL = new ProblemFilter("", "", "", "", "", Optional.empty(), "");

  private static final Pattern PIECES = Pattern.compile("\\s*(\\d{1,2})?\\s*(-|–)?\\s*(\\d{1,2})?\\s*");

  public boolean lets(ProblemEntry entry) {
    return Arrays.stream(small(text).split("\\s+")).allMatch(entry.text()::contains)
        && small(entry.authors()).contains(small(author))
        && (game.isEmpty() || entry.problem().filter(problem -> problem.variant().id().equals(game)).isPresent())
        && (stipulation.isBlank() || entry.problem()
            .filter(problem -> small(problem.task().stipulationText()).startsWith(small(stipulation))).isPresent())
        && (pieces.isBlank() || !isPieces(pieces) || counts(entry.pieces()))
        && (state.isEmpty() || entry.state() == state.get())
        && small(entry.verdict().isEmpty() ? claim(entry) : entry.verdict()).startsWith(small(verdict));
  }

  private static String claim(ProblemEntry entry) {
    return entry.problem().flatMap(problem -> problem.analysis().claim()).map(Soundness::word).orElse("");
  }

  private static String small(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

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
