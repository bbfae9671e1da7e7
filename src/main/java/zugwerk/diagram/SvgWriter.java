package zugwerk.diagram;

import java.awt.Color;
import java.util.List;
import java.util.Locale;

/** Writes a picture as SVG: one file of vectors that fetches nothing. */
final class SvgWriter {

  private SvgWriter() {}

  static String write(Picture picture, int pixels) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + String.format(Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %.4f %.4f\">\n",
            pixels, Math.max(1, Math.round(pixels * picture.height() / picture.width())), picture.width(),
            picture.height())
        + elements(picture.marks()) + "</svg>\n";
  }

  /** Marks as SVG elements, one on each line. */
  static String elements(List<Mark> marks) {
    StringBuilder svg = new StringBuilder();
    marks.forEach(mark -> svg.append(element(mark)).append('\n'));
    return svg.toString();
  }

  private static String element(Mark mark) {
    return switch (mark) {
      case Mark.Fill fill -> String.format(Locale.ROOT,
          "<path fill=\"%s\" d=\"%s\"/>", color(fill.color()), PieceShapes.svgPath(fill.shape()));
      case Mark.Stroke stroke -> String.format(Locale.ROOT,
          "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%.4f\" stroke-linejoin=\"round\" d=\"%s\"/>",
          color(stroke.color()), stroke.width(), PieceShapes.svgPath(stroke.shape()));
      case Mark.Text text -> text(text);
      case Mark.Group group -> "<g aria-label=\"" + escaped(group.words()) + "\">\n" + elements(group.marks()) + "</g>";
    };
  }

  /**
   * Text stays text, so that it can be searched and read aloud. Its length is given, so that another font takes the
   * same room, unless it has letters that no font here has.
   */
  private static String text(Mark.Text text) {
    String length = Lettering.shows(text.text(), text.bold()) ? String.format(Locale.ROOT,
        " textLength=\"%.3f\" lengthAdjust=\"spacingAndGlyphs\"",
        Lettering.width(text.text(), text.bold()) * text.size()) : "";
    return String.format(Locale.ROOT, "<text x=\"%.3f\" y=\"%.3f\" font-size=\"%.4f\"%s"
        + " font-family=\"'Noto Serif', 'Liberation Serif', serif\"%s fill=\"%s\">%s</text>",
        text.x(), text.y(), text.size(), length, text.bold() ? " font-weight=\"bold\"" : "", color(text.color()),
        escaped(text.text()));
  }

  private static String color(Color color) {
    return String.format(Locale.ROOT, "#%06x", color.getRGB() & 0xFFFFFF);
  }

  /** A text without what cannot be drawn, with all characters escaped that could begin a tag or end an attribute. */
  static String escaped(String text) {
    return Lettering.drawn(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"",
        "&quot;");
  }
}
