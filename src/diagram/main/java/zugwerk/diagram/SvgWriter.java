package zugwerk.diagram;

import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.util.List;
import java.util.Locale;
import zugwerk.work.Texts;

final class SvgWriter {

  private static final int PIXEL_DECIMALS = 2;
  private static final int SQUARE_DECIMALS = 4;

  private SvgWriter() {}

  /** The unit is a pixel: some viewers draw thin lines wrong in a large picture of small units. */
  static String write(Picture picture, int pixels, Texts texts) {
    double scale = pixels / picture.width();
    AffineTransform place = AffineTransform.getScaleInstance(scale, scale);
    long height = Math.max(1, Math.round(picture.height() * scale));
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + String.format(Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
                + " stroke=\"none\">\n",
            pixels, height, pixels, height)
        + elements(picture.marks().stream().map(mark -> mark.placed(place)).toList(), PIXEL_DECIMALS, texts)
        + "</svg>\n";
  }

  /** @param texts the language of the labels */
  static String elements(List<Mark> marks, Texts texts) {
    return elements(marks, SQUARE_DECIMALS, texts);
  }

  private static String elements(List<Mark> marks, int decimals, Texts texts) {
    StringBuilder svg = new StringBuilder();
    marks.forEach(mark -> svg.append(element(mark, decimals, texts)).append('\n'));
    return svg.toString();
  }

  private static String element(Mark mark, int decimals, Texts texts) {
    return switch (mark) {
      case Mark.Fill fill -> String.format(Locale.ROOT,
          "<path fill=\"%s\" d=\"%s\"/>", color(fill.color()), PieceShapes.svgPath(fill.shape(), decimals));
      case Mark.Ink ink -> String.format(Locale.ROOT,
          "<path fill=\"%1$s\" stroke=\"%1$s\" stroke-width=\"%2$.4f\" stroke-linejoin=\"round\" d=\"%3$s\"/>",
          color(ink.color()), ink.weight(), PieceShapes.svgPath(ink.shape(), decimals));
      case Mark.Stroke stroke -> String.format(Locale.ROOT,
          "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%.4f\" stroke-linejoin=\"round\" d=\"%s\"/>",
          color(stroke.color()), stroke.width(), PieceShapes.svgPath(stroke.shape(), decimals));
      case Mark.Text text -> text(text, decimals);
      case Mark.Group group ->
        "<g aria-label=\"" + escaped(texts.lang(group.label())) + "\">\n" + elements(group.marks(), decimals, texts)
            + "</g>";
    };
  }

  /**
   * Text is drawn as outlines, which are the same in every viewer, and named for screen readers. Invisible text on top
   * would be drawn by some viewers.
   */
  private static String text(Mark.Text text, int decimals) {
    String description = escaped(text.text());
    return description.isBlank() ? ""
        : "<path role=\"img\" aria-label=\"" + description + "\" fill=\"" + color(text.color())
            + "\" d=\"" + PieceShapes.svgPath(
                Lettering.outline(text.text(), text.bold(), text.x(), text.y(), text.size()), decimals)
            + "\"/>";
  }

  private static String color(Color color) {
    return String.format(Locale.ROOT, "#%06x", color.getRGB() & 0xFFFFFF);
  }

  /** Escapes characters that could begin a tag or end an attribute, and removes those that cannot be drawn. */
  static String escaped(String text) {
    return Lettering.drawn(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"",
        "&quot;");
  }
}
