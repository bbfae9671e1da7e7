package zugwerk.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zugwerk.work.Message;

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
    return text().toString();
  }

  /** The numbers in a sentence. */
  public Message text() {
    List<Message> parts = new ArrayList<>();
    parts.add(Message.counted(holds, "{0} holds", "{0} hold"));
    parts.add(Message.counted(fails, "{0} fails", "{0} fail"));
    if (undecided > 0) {
      parts.add(Message.counted(undecided, "{0} undecided", "{0} undecided"));
    }
    if (refused > 0) {
      parts.add(Message.counted(refused, "{0} refused", "{0} refused"));
    }
    if (done() < files) {
      parts.add(Message.counted(files - done(), "{0} not checked", "{0} not checked"));
    }
    if (byCertificate > 0) {
      parts.add(Message.counted(byCertificate, "{0} by certificate", "{0} by certificate"));
    }
    return Message.message("{0}: {1}; {2} s", Message.counted(files, "{0} problem", "{0} problems"),
        Message.joined(parts, ", "),
        String.format(Locale.ROOT, "%.1f", seconds));
  }
}
