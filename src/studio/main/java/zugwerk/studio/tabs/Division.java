package zugwerk.studio.tabs;

/**
 * How the width of a window is divided, in pixels.
 *
 * @param board the width of the board with its palette
 * @param panes the width of the column beside it; 0 where it has nothing to show
 */
public record Division(double board, double panes) {

  /** The width of the handle between the two. */
  public static final double HANDLE = 7;

  /** In a lower window the caption and what stands below the board go beside it. */
  private static final double LOW = 590;

  /** Whether a board of this height needs all of it. */
  public static boolean isLow(double height) {
    return height < LOW;
  }

  /**
   * Divides a width. The board gets what it can use, unless the user wants the panes to have another width.
   *
   * @param wanted the width in which the board fills its height
   * @param leastBoard the board never gets less, except in a window too narrow for both
   * @param leastPanes likewise for the panes; 0 where they have nothing to show
   * @param wished the width of the panes that the user wants, or {@link Parts#AUTOMATIC}
   */
  public static Division of(double width, double wanted, double leastBoard, double leastPanes, double wished) {
    if (leastPanes == 0) {
      return new Division(width, 0);
    }
    double most = Math.max(leastBoard, width - HANDLE - leastPanes);
    double board = Math.clamp(wished == Parts.AUTOMATIC ? wanted : width - HANDLE - wished, leastBoard, most);
    return new Division(Math.floor(board), Math.max(0, width - HANDLE - Math.floor(board)));
  }
}
