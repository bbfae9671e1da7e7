package zugwerk.diagram;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.io.InputStream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyfDescript;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.GlyphDescription;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** A bundled TrueType font as outlines. Java would copy its own fonts to a temporary folder when it loads them. */
final class OutlineFont {

  /** The size of the outlines: the usual number of units per em. */
  static final double SIZE = 1000;

  private final TrueTypeFont font;
  private final CmapLookup characters;
  private final double scale;

  private OutlineFont(TrueTypeFont font) throws IOException {
    this.font = font;
    characters = font.getUnicodeCmapLookup();
    scale = SIZE / font.getUnitsPerEm();
  }

  static OutlineFont of(String file) {
    try (InputStream in = open(file)) {
      return new OutlineFont(new TTFParser().parse(new RandomAccessReadBuffer(in.readAllBytes())));
    } catch (IOException fault) {
      throw new IllegalStateException("the font " + file + " is missing from the program", fault);
    }
  }

  static InputStream open(String file) {
    return OutlineFont.class.getResourceAsStream(file);
  }

  boolean shows(int code) {
    return characters.getGlyphId(code) != 0;
  }

  double width(String text) {
    return text.codePoints().mapToDouble(this::advance).sum();
  }

  private synchronized double advance(int code) {
    try {
      return font.getAdvanceWidth(characters.getGlyphId(code)) * scale;
    } catch (IOException fault) {
      throw new IllegalStateException("the widths of a font of the program are damaged", fault);
    }
  }

  /** The outlines of a text that starts at 0 on its baseline, y downwards. */
  Path2D outline(String text) {
    Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double x = 0;
    for (int code : text.codePoints().toArray()) {
      append(outline, code, x);
      x += advance(code);
    }
    return outline;
  }

  private synchronized void append(Path2D outline, int code, double x) {
    try {
      GlyphData glyph = font.getGlyph().getGlyph(characters.getGlyphId(code));
      if (glyph != null && glyph.getNumberOfContours() != 0) {
        GlyphDescription points = glyph.getDescription();
        for (int contour = 0, first = 0; contour < points.getContourCount(); contour++) {
          int last = points.getEndPtOfContours(contour);
          new Contour(points, first, last, outline, x).append();
          first = last + 1;
        }
      }
    } catch (IOException fault) {
      throw new IllegalStateException("the outlines of a font of the program are damaged", fault);
    }
  }

  private final class Contour {

    private final GlyphDescription points;
    private final int first;
    private final int count;
    private final Path2D path;
    private final double left;

    Contour(GlyphDescription points, int first, int last, Path2D path, double left) {
      this.points = points;
      this.first = first;
      count = last - first + 1;
      this.path = path;
      this.left = left;
    }

    private boolean isOn(int i) {
      return (points.getFlags(first + i % count) & GlyfDescript.ON_CURVE) != 0;
    }

    private double x(int i) {
      return left + points.getXCoordinate(first + i % count) * scale;
    }

    private double y(int i) {
      return -points.getYCoordinate(first + i % count) * scale;
    }

    void append() {
      // Some contours begin with a control point; then they begin with the last point, or half-way to it.
      int start = isOn(0) ? 0 : count - 1;
      if (isOn(start)) {
        path.moveTo(x(start), y(start));
      } else {
        path.moveTo((x(start) + x(0)) / 2, (y(start) + y(0)) / 2);
      }
      Point2D begin = path.getCurrentPoint();
      int end = isOn(start) ? start + count : start + count + 1;
      for (int i = start + 1; i < end; i++) {
        if (isOn(i)) {
          path.lineTo(x(i), y(i));
        } else if (i + 1 == end) {
          path.quadTo(x(i), y(i), begin.getX(), begin.getY());
        } else if (isOn(i + 1)) {
          path.quadTo(x(i), y(i), x(i + 1), y(i + 1));
          i++;
        } else {
          path.quadTo(x(i), y(i), (x(i) + x(i + 1)) / 2, (y(i) + y(i + 1)) / 2);
        }
      }
      if (isOn(end - 1)) {
        path.lineTo(begin.getX(), begin.getY());
      }
      path.closePath();
    }
  }
}
