package zugwerk.diagram;

import java.awt.Color;
import java.util.Locale;

/** Writes a layout as SVG: one file, vectors only, nothing fetched from elsewhere. */
final class SvgWriter {

  private SvgWriter() {}

  static String write(Layout layout, int pixels) {
    StringBuilder svg = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    svg.append(String.format(Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %.4f %.4f\">%n",
        pixels, Math.round(pixels * layout.height() / layout.width()), layout.width(), layout.height()));
    layout.marks().forEach(mark -> svg.append(element(mark)).append('\n'));
    return svg.append("</svg>\n").toString();
  }

  private static String element(Mark mark) {
    return switch (mark) {
      case Mark.Fill fill -> String.format(Locale.ROOT,
          "<path fill=\"%s\" d=\"%s\"/>", color(fill.color()), ManShapes.svgPath(fill.shape()));
      case Mark.Stroke stroke -> String.format(Locale.ROOT,
          "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"round\" d=\"%s\"/>",
          color(stroke.color()), stroke.width(), ManShapes.svgPath(stroke.shape()));
      case Mark.Text text -> String.format(Locale.ROOT,
          "<text x=\"%.3f\" y=\"%.3f\" font-size=\"%s\" font-family=\"serif\"%s text-anchor=\"%s\" fill=\"%s\">%s</text>",
          text.x(), text.y(), text.size(), text.bold() ? " font-weight=\"bold\"" : "",
          text.align().name().toLowerCase(Locale.ROOT), color(text.color()), escaped(text.text()));
    };
  }

  private static String color(Color color) {
    return String.format(Locale.ROOT, "#%06x", color.getRGB() & 0xFFFFFF);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
