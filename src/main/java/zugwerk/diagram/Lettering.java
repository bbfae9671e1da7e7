package zugwerk.diagram;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The fonts of captions, which come with the program, so that texts are as wide and look the same on every machine.
 * They have Latin, Greek and Cyrillic letters; others are taken from the machine's own fonts, where it has them.
 */
final class Lettering {

  /** A font; signs are taken from the later ones where a text font has none. */
  enum Face {
    REGULAR("NotoSerif-Regular.ttf"),
    BOLD("NotoSerif-Bold.ttf"),
    SIGNS("NotoSansSymbols2-Regular.ttf"),
    /** Whatever this machine has. */
    MACHINE(Font.PLAIN),
    MACHINE_BOLD(Font.BOLD);

    private final String file;
    private final Font font;

    Face(String file) {
      this.file = file;
      font = read();
    }

    Face(int weight) {
      file = "";
      font = new Font(Font.SERIF, weight, (int) UNITS);
    }

    /** Whether it comes with the program, and can be embedded in documents. */
    boolean isOurs() {
      return !file.isEmpty();
    }

    private Font read() {
      try (InputStream in = open()) {
        return Font.createFont(Font.TRUETYPE_FONT, in).deriveFont(UNITS);
      } catch (IOException | FontFormatException fault) {
        throw new IllegalStateException("the font " + file + " is missing from the program", fault);
      }
    }

    /** The font's file; only of those that come with the program. */
    InputStream open() {
      return Lettering.class.getResourceAsStream(file);
    }

    boolean shows(int code) {
      return font.canDisplay(code);
    }
  }

  /**
   * A stretch of text that one font shows.
   *
   * @param width how wide it is at size 1
   */
  record Run(Face face, String text, double width) {

    /** Its outlines where it begins at a point of the baseline. */
    Shape outline(double x, double y, double size) {
      AffineTransform place = AffineTransform.getTranslateInstance(x, y);
      place.scale(size / UNITS, size / UNITS);
      // Scripts from right to left, or with letters that join, need more than a row of glyphs.
      return place.createTransformedShape(face.isOurs()
          ? face.font.createGlyphVector(CONTEXT, text).getOutline()
          : new TextLayout(text, face.font, CONTEXT).getOutline(null));
    }
  }

  private static final float UNITS = 1000;
  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private Lettering() {}

  /** The parts of a text; what no font can show becomes a question mark. */
  static List<Run> runs(String text, boolean bold) {
    List<Run> runs = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    StringBuilder blanks = new StringBuilder();
    Face face = bold ? Face.BOLD : Face.REGULAR;
    for (int code : text.codePoints().map(Lettering::sign).toArray()) {
      // Blanks between words of one script must not part them, since some are written from right to left.
      if (code == ' ') {
        blanks.append(' ');
        continue;
      }
      Face here = face(code, bold).orElse(bold ? Face.BOLD : Face.REGULAR);
      if (here != face) {
        part.append(face.isOurs() ? blanks : "");
        add(runs, face, part);
        part.append(face.isOurs() ? "" : blanks);
        face = here;
      } else {
        part.append(blanks);
      }
      blanks.setLength(0);
      part.appendCodePoint(here.shows(code) ? code : '?');
    }
    part.append(blanks);
    add(runs, face, part);
    return runs;
  }

  private static Optional<Face> face(int code, boolean bold) {
    Stream<Face> faces = bold ? Stream.of(Face.BOLD, Face.SIGNS, Face.MACHINE_BOLD)
        : Stream.of(Face.REGULAR, Face.SIGNS, Face.MACHINE);
    return faces.filter(face -> face.shows(code)).findFirst();
  }

  /** Whether some font has every sign of a text. */
  static boolean shows(String text, boolean bold) {
    return text.codePoints().map(Lettering::sign).allMatch(code -> face(code, bold).isPresent());
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
      double width = face.isOurs() ? face.font.createGlyphVector(CONTEXT, text).getLogicalBounds().getWidth()
          : new TextLayout(text, face.font, CONTEXT).getAdvance();
      runs.add(new Run(face, text, width / UNITS));
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
      outline.append(run.outline(at, y, size), false);
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
