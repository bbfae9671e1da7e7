package zugwerk.diagram;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** Draws a layout as an image of pixels. */
final class PngWriter {

  /** Texts are measured at this size and scaled down, since fonts do not come in fractions of a square. */
  private static final float FONT_SIZE = 100;

  private PngWriter() {}

  static byte[] write(Layout layout, int pixels) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(draw(layout, pixels), "png", bytes);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
    return bytes.toByteArray();
  }

  private static BufferedImage draw(Layout layout, int pixels) {
    double scale = pixels / layout.width();
    BufferedImage image = new BufferedImage(
        pixels, (int) Math.round(layout.height() * scale), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    // Where the height is no whole number of pixels the layout's own paper would leave the last row half dark.
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.scale(scale, scale);
    layout.marks().forEach(mark -> draw(graphics, mark));
    graphics.dispose();
    return image;
  }

  private static void draw(Graphics2D graphics, Mark mark) {
    switch (mark) {
      case Mark.Fill fill -> {
        graphics.setColor(fill.color());
        graphics.fill(fill.shape());
      }
      case Mark.Stroke stroke -> {
        graphics.setColor(stroke.color());
        graphics.setStroke(new BasicStroke((float) stroke.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        graphics.draw(stroke.shape());
      }
      case Mark.Text text -> text(graphics, text);
    }
  }

  private static void text(Graphics2D graphics, Mark.Text text) {
    Graphics2D own = (Graphics2D) graphics.create();
    own.setColor(text.color());
    own.setFont(new Font(Font.SERIF, text.bold() ? Font.BOLD : Font.PLAIN, 1).deriveFont(FONT_SIZE));
    double size = text.size() / FONT_SIZE;
    FontMetrics metrics = own.getFontMetrics();
    double width = metrics.stringWidth(text.text()) * size;
    double x = switch (text.align()) {
      case START -> text.x();
      case MIDDLE -> text.x() - width / 2;
      case END -> text.x() - width;
    };
    own.translate(x, text.y());
    own.scale(size, size);
    own.drawString(text.text(), 0, 0);
    own.dispose();
  }
}
