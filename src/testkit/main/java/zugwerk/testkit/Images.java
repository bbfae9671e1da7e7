package zugwerk.testkit;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.Arrays;

/** Compares images as eyes would. */
public final class Images {

  private static final int COLUMNS = 100;
  /** So many spots are side by side. */
  private static final int SPOTS = 25;

  private Images() {}

  /**
   * The mean difference of brightness, 0 to 1, in the tenth part of the picture where it is greatest. Both are
   * looked at from some way off, which hides how edges were smoothed and hatching was drawn.
   */
  public static double distance(BufferedImage one, BufferedImage other) {
    int rows = Math.max(1, COLUMNS * one.getHeight() / one.getWidth());
    double[] differences = differences(small(one, COLUMNS, rows), small(other, COLUMNS, rows));
    Arrays.sort(differences);
    return Arrays.stream(differences, differences.length * 9 / 10, differences.length).average().orElse(0);
  }

  /** The mean difference of brightness, 0 to 1, in the small spot of two images of one size where it is greatest. */
  public static double greatest(BufferedImage one, BufferedImage other) {
    double[] differences = differences(one, other);
    int columns = one.getWidth();
    int rows = one.getHeight();
    int spot = columns / SPOTS;
    double greatest = 0;
    for (int x = 0; x + spot <= columns; x += spot / 2) {
      for (int y = 0; y + spot <= rows; y += spot / 2) {
        double sum = 0;
        for (int i = 0; i < spot * spot; i++) {
          sum += differences[(y + i / spot) * columns + x + i % spot];
        }
        greatest = Math.max(greatest, sum / (spot * spot));
      }
    }
    return greatest;
  }

  private static double[] differences(BufferedImage one, BufferedImage other) {
    int columns = one.getWidth();
    double[] differences = new double[columns * one.getHeight()];
    for (int i = 0; i < differences.length; i++) {
      int a = one.getRGB(i % columns, i / columns);
      int b = other.getRGB(i % columns, i / columns);
      int sum = 0;
      for (int shift = 0; shift < 24; shift += 8) {
        sum += Math.abs((a >> shift & 0xFF) - (b >> shift & 0xFF));
      }
      differences[i] = sum / 765.0;
    }
    return differences;
  }

  /** An image of a width that keeps its form. */
  public static BufferedImage small(BufferedImage image, int width) {
    return small(image, width, width * image.getHeight() / image.getWidth());
  }

  private static BufferedImage small(BufferedImage image, int columns, int rows) {
    BufferedImage now = image;
    // Halved step by step, so that no pixel is passed over.
    while (now.getWidth() >= 2 * columns && now.getHeight() >= 2 * rows) {
      now = scaled(now, now.getWidth() / 2, now.getHeight() / 2);
    }
    return scaled(now, columns, rows);
  }

  private static BufferedImage scaled(BufferedImage image, int width, int height) {
    BufferedImage scaled = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = scaled.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    graphics.drawImage(image, 0, 0, width, height, null);
    graphics.dispose();
    return scaled;
  }
}
