package zugwerk.diagram;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
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
      if (glyph != null) {
        outline.append(new AffineTransform(scale, 0, 0, -scale, x, 0).createTransformedShape(glyph.getPath()), false);
      }
    } catch (IOException fault) {
      throw new IllegalStateException("the outlines of a font of the program are damaged", fault);
    }
  }
}
