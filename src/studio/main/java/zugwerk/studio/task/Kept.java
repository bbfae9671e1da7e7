package zugwerk.studio.task;

import java.util.List;

/** The work on a problem and its results while another problem is on the workbench. */
public interface Kept {

  /** Puts them back; work that went on meanwhile is shown as it is now. */
  void restore();

  /** Stops the work, as its problem was closed. */
  void drop();

  /** Whether work is running or has ended with results. */
  boolean hasResults();

  /** Several as one, restored in order. */
  static Kept all(List<Kept> parts) {
    return new Kept() {
      @Override
      public void restore() {
        parts.forEach(Kept::restore);
      }

      @Override
      public void drop() {
        parts.forEach(Kept::drop);
      }

      @Override
      public boolean hasResults() {
        return parts.stream().anyMatch(Kept::hasResults);
      }
    };
  }
}
