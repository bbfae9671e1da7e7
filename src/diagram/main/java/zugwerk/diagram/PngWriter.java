package zugwerk.diagram;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

final class PngWriter {

  /** Smaller squares, in pixels, are not rounded to whole pixels. */
  private static final double LEAST_WHOLE = 12;

  private PngWriter() {}

  static byte[] write(Picture picture, int pixels) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // Without this stream, ImageIO would write a temporary file first.
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(draw(picture, pixels), "png", out);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
    return bytes.toByteArray();
  }

  static BufferedImage draw(Picture picture, int pixels) {
    double exact = pixels / picture.width();
    // Squares of whole pixels have sharp edges; the rest of the width goes to the margins.
    double scale = picture.left() > 0 && exact >= LEAST_WHOLE ? Math.floor(exact) : exact;
    int height = (int) Math.max(1, Math.round(picture.height() * exact));
    double left = (pixels - picture.width() * scale) / 2;
    double top = (height - picture.height() * scale) / 2;
    left += Math.round(left + picture.left() * scale) - (left + picture.left() * scale);
    top += Math.round(top + picture.top() * scale) - (top + picture.top() * scale);
    BufferedImage image = new BufferedImage(pixels, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    if (!picture.marks().isEmpty() && picture.marks().getFirst() instanceof Mark.Fill paper) {
      // The background reaches to the last pixel, whatever the scale.
      graphics.setColor(paper.color());
      if (paper.shape().contains(0, 0, picture.width(), picture.height())) {
        graphics.fillRect(0, 0, pixels, height);
      }
    }
    graphics.translate(left, top);
    graphics.scale(scale, scale);
    draw(graphics, picture.marks());
    graphics.dispose();
    return image;
  }

  private static void draw(Graphics2D graphics, List<Mark> marks) {
    for (Mark mark : marks) {
      switch (mark) {
        case Mark.Fill fill -> {
          graphics.setColor(fill.color());
          graphics.fill(fill.shape());
        }
        case Mark.Ink ink -> draw(graphics, List.of(ink.filled()));
        case Mark.Stroke stroke -> {
          graphics.setColor(stroke.color());
          graphics.setStroke(new BasicStroke((float) stroke.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
          graphics.draw(stroke.shape());
        }
        case Mark.Text text -> {
          graphics.setColor(text.color());
          graphics.fill(Lettering.outline(text.text(), text.bold(), text.x(), text.y(), text.size()));
        }
        case Mark.Group group -> draw(graphics, group.marks());
      }
    }
  }
}
