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
 * The fonts of captions. They come with the program, so that texts look the same and are equally wide on every machine.
 * They have Latin, Greek and Cyrillic letters. For others the fonts of the machine are used, if it has them.
 */
final class Lettering {

  /** A font. A sign that the text font lacks is taken from one of the later fonts. */
  enum Face {
    REGULAR("NotoSerif-Regular.ttf"),
    BOLD("NotoSerif-Bold.ttf"),
    SIGNS("NotoSansSymbols2-Regular.ttf"),
    /** The fonts of this machine. */
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

    /** The file of a font that comes with the program. */
    InputStream open() {
      return Lettering.class.getResourceAsStream(file);
    }

    boolean shows(int code) {
      return font.canDisplay(code);
    }
  }

  /**
   * A part of a text in one font.
   *
   * @param width its width at size 1
   */
  record Run(Face face, String text, double width) {

    /** Its outlines, starting at a point of the baseline. */
    Shape outline(double x, double y, double size) {
      AffineTransform place = AffineTransform.getTranslateInstance(x, y);
      place.scale(size / UNITS, size / UNITS);
      // Scripts that run from right to left or join letters need full text layout.
      return place.createTransformedShape(face.isOurs()
          ? face.font.createGlyphVector(CONTEXT, text).getOutline()
          : new TextLayout(text, face.font, CONTEXT).getOutline(null));
    }
  }

  private static final float UNITS = 1000;
  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private Lettering() {}

  /** The parts of a text. A character that no font has becomes a question mark. */
  static List<Run> runs(String text, boolean bold) {
    List<Run> runs = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    StringBuilder blanks = new StringBuilder();
    Face face = bold ? Face.BOLD : Face.REGULAR;
    for (int code : text.codePoints().map(Lettering::sign).toArray()) {
      // Blanks between words of one script must not split them, because some are written from right to left.
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

  /** Whether for each character of a text some font has it. */
  static boolean shows(String text, boolean bold) {
    return text.codePoints().map(Lettering::sign).allMatch(code -> face(code, bold).isPresent());
  }

  /** Replaces arrows and minus signs by those that the fonts have. */
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

  /** The width of a text at size 1. */
  static double width(String text, boolean bold) {
    return runs(text, bold).stream().mapToDouble(Run::width).sum();
  }

  /** The outlines of a text, starting at a point of its baseline. */
  static Shape outline(String text, boolean bold, double x, double y, double size) {
    Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double at = x;
    for (Run run : runs(text, bold)) {
      outline.append(run.outline(at, y, size), false);
      at += run.width() * size;
    }
    return outline;
  }

  /** Breaks a text at blanks into lines of at most a width, all indented like the first. A wider word stands alone. */
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

  /** Breaks a text into as few lines, but of similar widths, because centred text looks best so. */
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
