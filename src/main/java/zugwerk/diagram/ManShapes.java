package zugwerk.diagram;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The outlines of men, from the chess signs of the font Noto Sans Symbols 2. */
public final class ManShapes {

  /**
   * A man in a square of side 1, y downwards.
   *
   * @param body the whole of the man, to be filled in a light colour
   * @param ink what is drawn on it in a dark colour
   */
  public record Outline(Shape body, Shape ink) {}

  private record Glyph(int white, int black, int quarters) {}

  /** Fairy men follow the diagram habit: a turned orthodox man. */
  private static final Map<Character, Glyph> GLYPHS = Map.of(
      'K', new Glyph(0x2654, 0x265A, 0), 'Q', new Glyph(0x2655, 0x265B, 0), 'R', new Glyph(0x2656, 0x265C, 0),
      'B', new Glyph(0x2657, 0x265D, 0), 'N', new Glyph(0x2658, 0x265E, 0), 'P', new Glyph(0x2659, 0x265F, 0),
      'H', new Glyph(0x2656, 0x265C, 1), 'D', new Glyph(0x2655, 0x265B, 1), 'G', new Glyph(0x2655, 0x265B, 2));

  /** A sign for types that have no outline of their own. */
  private static final Glyph OTHER = new Glyph(0x2659, 0x265F, 2);

  private static final double KING_HEIGHT = 0.82;
  private static final double BASELINE = 0.9;

  private static final Font FONT = load();
  private static final double SCALE = KING_HEIGHT / glyph(0x2654).getBounds2D().getHeight();
  private static final Map<String, Outline> OUTLINES = new ConcurrentHashMap<>();

  private ManShapes() {}

  private static Font load() {
    try (InputStream in = ManShapes.class.getResourceAsStream("NotoSansSymbols2-Regular.ttf")) {
      return Font.createFont(Font.TRUETYPE_FONT, in).deriveFont(1000f);
    } catch (IOException | FontFormatException fault) {
      throw new IllegalStateException("the font of the men is missing from the program", fault);
    }
  }

  /** The outline of a man by the letter of his type, upper case. */
  public static Outline of(char letter, boolean black) {
    return OUTLINES.computeIfAbsent(letter + (black ? "b" : "w"),
        _ -> outline(GLYPHS.getOrDefault(letter, OTHER), black));
  }

  private static Outline outline(Glyph glyph, boolean black) {
    Shape raw = glyph(black ? glyph.black() : glyph.white());
    Rectangle2D bounds = raw.getBounds2D();
    AffineTransform place = new AffineTransform();
    if (glyph.quarters() > 0) {
      place.rotate(Math.PI / 2 * glyph.quarters(), 0.5, 0.5);
    }
    place.translate(0.5, BASELINE - (glyph.quarters() > 0 ? 0.5 * (1 - KING_HEIGHT) - (1 - BASELINE) : 0));
    place.scale(SCALE, SCALE);
    place.translate(-bounds.getCenterX(), -bounds.getMaxY());
    Shape ink = place.createTransformedShape(raw);
    return new Outline(filled(ink), ink);
  }

  private static Shape glyph(int codePoint) {
    FontRenderContext context = new FontRenderContext(null, true, true);
    return FONT.createGlyphVector(context, Character.toString(codePoint)).getOutline();
  }

  /** The union of all subpaths: the man without holes. */
  private static Shape filled(Shape shape) {
    Area union = new Area();
    Path2D part = new Path2D.Double();
    double[] c = new double[6];
    for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(c)) {
        case PathIterator.SEG_MOVETO -> {
          part = new Path2D.Double();
          part.moveTo(c[0], c[1]);
        }
        case PathIterator.SEG_LINETO -> part.lineTo(c[0], c[1]);
        case PathIterator.SEG_QUADTO -> part.quadTo(c[0], c[1], c[2], c[3]);
        case PathIterator.SEG_CUBICTO -> part.curveTo(c[0], c[1], c[2], c[3], c[4], c[5]);
        default -> {
          part.closePath();
          union.add(new Area(part));
        }
      }
    }
    return union;
  }

  /** A shape as the path data of SVG, which JavaFX reads too, with four decimals. */
  public static String svgPath(Shape shape) {
    StringBuilder text = new StringBuilder();
    double[] c = new double[6];
    for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(c)) {
        case PathIterator.SEG_MOVETO -> append(text.append('M'), c, 2);
        case PathIterator.SEG_LINETO -> append(text.append('L'), c, 2);
        case PathIterator.SEG_QUADTO -> append(text.append('Q'), c, 4);
        case PathIterator.SEG_CUBICTO -> append(text.append('C'), c, 6);
        default -> text.append('Z');
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, double[] numbers, int count) {
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : " ").append(Math.round(numbers[i] * 10000) / 10000.0);
    }
  }
}
