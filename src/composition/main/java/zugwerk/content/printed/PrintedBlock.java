package zugwerk.content.printed;

import java.util.List;

/**
 * Lines of a printed solution that belong together.
 *
 * @param title the heading; empty for none
 */
public record PrintedBlock(Kind kind, String title, List<PrintedLine> lines) {

  /** What the lines are. */
  public enum Kind {
    SET_PLAY, TRIES,
    /** A key with its variations, or the solutions of help and series play. */
    SOLUTION,
    /** Moves as running text, to be broken anywhere. */
    RUNNING_TEXT
  }

  public PrintedBlock {
    lines = List.copyOf(lines);
  }
}
