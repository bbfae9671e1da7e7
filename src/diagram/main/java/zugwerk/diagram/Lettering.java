package zugwerk.diagram;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The fonts of captions. Bundled, so that texts have the same shape and width on every machine. They have Latin,
 * Greek and Cyrillic letters; for others the fonts of the machine are used if available.
 */
final class Lettering {

  /** In the order of preference: characters that the text font lacks are taken from a later font. */
  enum Face {
    REGULAR("NotoSerif-Regular.ttf"),
    BOLD("NotoSerif-Bold.ttf"),
    SIGNS("NotoSansSymbols2-Regular.ttf"),
    MACHINE(Font.PLAIN),
    MACHINE_BOLD(Font.BOLD);

    private final String file;
    /** Empty for the fonts of the machine. */
    private final Optional<OutlineFont> ours;
    private final Font machine;

    Face(String file) {
      this.file = file;
      ours = Optional.of(OutlineFont.of(file));
      machine = new Font(Font.SERIF, Font.PLAIN, 1);
    }

    Face(int weight) {
      file = "";
      ours = Optional.empty();
      machine = new Font(Font.SERIF, weight, (int) UNITS);
    }

    boolean isOurs() {
      return ours.isPresent();
    }

    InputStream open() {
      return OutlineFont.open(file);
    }

    boolean shows(int code) {
      return ours.map(font -> font.shows(code)).orElseGet(() -> machine.canDisplay(code));
    }

    double width(String text) {
      // Scripts that run from right to left or join letters need full text layout.
      return ours.map(font -> font.width(text))
          .orElseGet(() -> (double) new TextLayout(text, machine, CONTEXT).getAdvance());
    }

    Shape outline(String text) {
      return ours.<Shape>map(font -> font.outline(text))
          .orElseGet(() -> new TextLayout(text, machine, CONTEXT).getOutline(null));
    }
  }

  record Run(Face face, String text, double width) {

    Shape outline(double x, double y, double size) {
      AffineTransform place = AffineTransform.getTranslateInstance(x, y);
      place.scale(size / UNITS, size / UNITS);
      return place.createTransformedShape(face.outline(text));
    }
  }

  private static final double UNITS = OutlineFont.SIZE;
  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private Lettering() {}

  /**
   * Removes what cannot be drawn: control characters (tabs and line ends become blanks), variation selectors, unpaired
   * surrogates and non-characters. Joiners stay: some scripts need them for the shapes of letters.
   */
  static String drawn(String text) {
    return text.codePoints().map(code -> code >= '\t' && code <= '\r' ? ' ' : code).filter(code -> !isHidden(code))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
  }

  private static boolean isHidden(int code) {
    return switch (Character.getType(code)) {
      case Character.CONTROL, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      case Character.FORMAT -> !isJoiner(code);
      // Unicode keeps the second of these ranges, and all of plane 14, for marks that are not drawn.
      case Character.UNASSIGNED -> code == 0x2065 || code >= 0xFFF0 && code <= 0xFFFF || code >= 0xE0000;
      default -> code >= 0xFE00 && code <= 0xFE0F || code >= 0xE0100 && code <= 0xE01EF || code == 0x034F;
    };
  }

  private static boolean isJoiner(int code) {
    return code == 0x200C || code == 0x200D;
  }

  /** A character that no font has becomes a question mark. */
  static List<Run> runs(String text, boolean bold) {
    List<Run> runs = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    StringBuilder blanks = new StringBuilder();
    Face face = bold ? Face.BOLD : Face.REGULAR;
    for (int code : drawn(text).codePoints().map(Lettering::sign).toArray()) {
      // Blanks between words of one script must not split them, because some are written from right to left.
      if (code == ' ') {
        blanks.append(' ');
        continue;
      }
      if (isJoiner(code)) {
        part.append(face.isOurs() ? "" : Character.toString(code));
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

  static boolean shows(String text, boolean bold) {
    return missing(text, bold).findAny().isEmpty();
  }

  /** The characters that no font has. */
  static IntStream missing(String text, boolean bold) {
    return drawn(text).codePoints().filter(code -> !isJoiner(code))
        .filter(code -> face(sign(code), bold).isEmpty());
  }

  /** The fonts have other arrows and minus signs. */
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
      runs.add(new Run(face, text, face.width(text) / UNITS));
      part.setLength(0);
    }
  }

  static double width(String text, boolean bold) {
    return runs(text, bold).stream().mapToDouble(Run::width).sum();
  }

  static Shape outline(String text, boolean bold, double x, double y, double size) {
    Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double at = x;
    for (Run run : runs(text, bold)) {
      outline.append(run.outline(at, y, size), false);
      at += run.width() * size;
    }
    return outline;
  }

  /**
   * Breaks a text at blanks into lines of at most a width, all indented like the first. A wider word is broken between
   * its letters.
   */
  static List<String> wrap(String text, boolean bold, double size, double width) {
    List<String> lines = new ArrayList<>();
    String indent = text.substring(0, text.length() - text.stripLeading().length());
    String line = "";
    for (String word : Arrays.stream(text.strip().split("\\s+")).flatMap(one -> parts(one, bold, width / size).stream())
        .toList()) {
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

  private static List<String> parts(String word, boolean bold, double width) {
    if (width(word, bold) <= width) {
      return List.of(word);
    }
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int code : word.codePoints().toArray()) {
      String letter = Character.toString(code);
      if (!part.isEmpty() && !isJoiner(code) && width(part + letter, bold) > width) {
        parts.add(part.toString());
        part.setLength(0);
      }
      part.append(letter);
    }
    parts.add(part.toString());
    return parts;
  }

  /** As few lines as {@link #wrap}, but of similar widths, for centred text. */
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
