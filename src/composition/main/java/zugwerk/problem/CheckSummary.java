package zugwerk.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The counts of a batch check.
 *
 * @param files how many files there are
 * @param holds how many claims hold
 * @param fails how many fail
 * @param undecided how many could not be decided
 * @param refused how many files could not be read or played
 * @param byCertificate how many of these were not solved because their certificates still hold
 * @param seconds the time it took
 */
public record CheckSummary(
    int files, int holds, int fails, int undecided, int refused, int byCertificate, double seconds) {

  public int done() {
    return holds + fails + undecided + refused;
  }

  CheckSummary plus(Checked checked) {
    Checked.Outcome outcome = checked.outcome();
    return new CheckSummary(files, holds + (outcome == Checked.Outcome.HOLDS ? 1 : 0),
        fails + (outcome == Checked.Outcome.FAILS ? 1 : 0), undecided + (outcome == Checked.Outcome.UNDECIDED ? 1 : 0),
        refused + (outcome == Checked.Outcome.REFUSED ? 1 : 0), byCertificate + (checked.byCertificate() ? 1 : 0),
        seconds);
  }

  CheckSummary after(double time) {
    return new CheckSummary(files, holds, fails, undecided, refused, byCertificate, time);
  }

  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    parts.add(holds + (holds == 1 ? " holds" : " hold"));
    parts.add(fails + (fails == 1 ? " fails" : " fail"));
    add(parts, undecided, "undecided");
    add(parts, refused, "refused");
    add(parts, files - done(), "not checked");
    add(parts, byCertificate, "by certificate");
    return String.format(Locale.ROOT, "%s: %s; %.1f s", files == 1 ? "1 problem" : files + " problems",
        String.join(", ", parts), seconds);
  }

  private static void add(List<String> parts, int count, String what) {
    if (count > 0) {
      parts.add(count + " " + what);
    }
  }
}
