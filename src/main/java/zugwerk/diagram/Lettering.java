package zugwerk.diagram;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** The fonts of captions, which come with the program, so that texts are as wide and look the same on every machine. */
final class Lettering {

  /** A font; signs are taken from the last where a text font has none. */
  enum Face {
    REGULAR("NotoSerif-Regular.ttf"),
    BOLD("NotoSerif-Bold.ttf"),
    SIGNS("NotoSansSymbols2-Regular.ttf");

    private final String file;
    private final Font font;

    Face(String file) {
      this.file = file;
      try (InputStream in = open()) {
        font = Font.createFont(Font.TRUETYPE_FONT, in).deriveFont(UNITS);
      } catch (IOException | FontFormatException fault) {
        throw new IllegalStateException("the font " + file + " is missing from the program", fault);
      }
    }

    /** The font's file. */
    InputStream open() {
      return Lettering.class.getResourceAsStream(file);
    }
  }

  /**
   * A stretch of text that one font shows.
   *
   * @param width how wide it is at size 1
   */
  record Run(Face face, String text, double width) {}

  private static final float UNITS = 1000;
  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private Lettering() {}

  /** The parts of a text; what no font can show becomes a question mark. */
  static List<Run> runs(String text, boolean bold) {
    Face main = bold ? Face.BOLD : Face.REGULAR;
    List<Run> runs = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    Face face = main;
    for (int code : text.codePoints().map(Lettering::sign).toArray()) {
      Face here = main.font.canDisplay(code) || !Face.SIGNS.font.canDisplay(code) ? main : Face.SIGNS;
      if (here != face) {
        add(runs, face, part);
        face = here;
      }
      part.appendCodePoint(here.font.canDisplay(code) ? code : '?');
    }
    add(runs, face, part);
    return runs;
  }

  /** Arrows as the font of signs has them, and a minus that the fonts of texts have. */
  private static int sign(int code) {
    return switch (code) {
      case '\u2192' -> 0x2B62;
      case '\u2194' -> 0x2B64;
      case '\u2212' -> 0x2013;
      default -> code;
    };
  }

  private static void add(List<Run> runs, Face face, StringBuilder part) {
    if (!part.isEmpty()) {
      String text = part.toString();
      double width = face.font.createGlyphVector(CONTEXT, text).getLogicalBounds().getWidth() / UNITS;
      runs.add(new Run(face, text, width));
      part.setLength(0);
    }
  }

  /** How wide a text is at size 1. */
  static double width(String text, boolean bold) {
    return runs(text, bold).stream().mapToDouble(Run::width).sum();
  }

  /** The outlines of a text that begins at a point of its baseline. */
  static Shape outline(String text, boolean bold, double x, double y, double size) {
    Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double at = x;
    for (Run run : runs(text, bold)) {
      AffineTransform place = AffineTransform.getTranslateInstance(at, y);
      place.scale(size / UNITS, size / UNITS);
      outline.append(place.createTransformedShape(run.face().font.createGlyphVector(CONTEXT, run.text()).getOutline()),
          false);
      at += run.width() * size;
    }
    return outline;
  }

  /** A text in lines no wider than given, broken at blanks and indented like the first; a longer word stands alone. */
  static List<String> wrap(String text, boolean bold, double size, double width) {
    List<String> lines = new ArrayList<>();
    String indent = text.substring(0, text.length() - text.stripLeading().length());
    String line = "";
    for (String word : text.strip().split("\\s+")) {
      String longer = line.isEmpty() ? indent + word : line + " " + word;
      if (!line.isEmpty() && width(longer, bold) * size > width) {
        lines.add(line);
        line = indent + word;
      } else {
        line = longer;
      }
    }
    lines.add(line);
    return lines;
  }

  /** The same in as few lines, but none much shorter than the others, as texts look best that stand in the middle. */
  static List<String> balanced(String text, boolean bold, double size, double width) {
    List<String> lines = wrap(text, bold, size, width);
    double least = width / lines.size();
    double most = width;
    while (lines.size() > 1 && most - least > size / 4) {
      double tried = (least + most) / 2;
      List<String> narrower = wrap(text, bold, size, tried);
      if (narrower.size() == lines.size()) {
        lines = narrower;
        most = tried;
      } else {
        least = tried;
      }
    }
    return lines;
  }
}
