package zugwerk.diagram;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.Arrays;

/** Compares images as an eye would that stands a little way off. */
final class Images {

  /** Both are looked at in so many columns, which hides how edges were smoothed. */
  private static final int COLUMNS = 100;

  private Images() {}

  /** The mean difference of brightness, 0 to 1, in the tenth part of the picture in which it is greatest. */
  static double distance(BufferedImage one, BufferedImage other) {
    int rows = Math.max(1, COLUMNS * one.getHeight() / one.getWidth());
    double[] differences = new double[COLUMNS * rows];
    BufferedImage left = small(one, rows);
    BufferedImage right = small(other, rows);
    for (int i = 0; i < differences.length; i++) {
      int a = left.getRGB(i % COLUMNS, i / COLUMNS);
      int b = right.getRGB(i % COLUMNS, i / COLUMNS);
      int sum = 0;
      for (int shift = 0; shift < 24; shift += 8) {
        sum += Math.abs((a >> shift & 0xFF) - (b >> shift & 0xFF));
      }
      differences[i] = sum / 765.0;
    }
    Arrays.sort(differences);
    int from = differences.length * 9 / 10;
    return Arrays.stream(differences, from, differences.length).average().orElse(0);
  }

  private static BufferedImage small(BufferedImage image, int rows) {
    BufferedImage now = image;
    // Halved step by step, so that no pixel is passed over.
    while (now.getWidth() >= 2 * COLUMNS && now.getHeight() >= 2 * rows) {
      now = scaled(now, now.getWidth() / 2, now.getHeight() / 2);
    }
    return scaled(now, COLUMNS, rows);
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
