package zugwerk.studio.tabs;

/** How the width of a window is divided, in pixels. {@code panes} is 0 where there is nothing to show. */
public record WidthDivision(double board, double panes) {

  public static final double HANDLE = 7;

  /** In a lower window, caption and controls go beside the board. */
  private static final double LOW = 590;

  public static boolean isLow(double height) {
    return height < LOW;
  }

  /**
   * Divides a width. The board gets what it can use, unless the user set the width of the panes; see
   * {@link WindowLayout#AUTOMATIC}. Minimum widths hold, except in a window too narrow for both.
   */
  public static WidthDivision of(double width, double wanted, double leastBoard, double leastPanes, double wished) {
    if (leastPanes == 0) {
      return new WidthDivision(width, 0);
    }
    double most = Math.max(leastBoard, width - HANDLE - leastPanes);
    double board = Math.clamp(wished == WindowLayout.AUTOMATIC ? wanted : width - HANDLE - wished, leastBoard, most);
    return new WidthDivision(Math.floor(board), Math.max(0, width - HANDLE - Math.floor(board)));
  }
}
