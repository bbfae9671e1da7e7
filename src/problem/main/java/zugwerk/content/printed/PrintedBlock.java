package zugwerk.content.printed;

import java.util.List;

/**
 * Lines of a printed solution that belong together.
 *
 * @param title the heading; empty for none
 * @param columns whether the half-moves of its lines are aligned in columns
 */
public record PrintedBlock(Kind kind, String title, List<PrintedLine> lines, boolean columns) {

  PrintedBlock(Kind kind, String title, List<PrintedLine> lines) {
    this(kind, title, lines, false);
  }

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
