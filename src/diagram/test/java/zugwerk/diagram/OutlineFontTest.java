package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The outlines of the program's fonts are those that Java's own reader of fonts gives. */
class OutlineFontTest {

  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  @ParameterizedTest
  @ValueSource(strings = {"NotoSansSymbols2-Regular.ttf", "NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"})
  void outlinesAndWidthsAreThoseOfJava(String file) throws Exception {
    OutlineFont ours = OutlineFont.of(file);
    Font java;
    try (InputStream in = OutlineFont.open(file)) {
      java = Font.createFont(Font.TRUETYPE_FONT, in).deriveFont((float) OutlineFont.SIZE);
    }
    int compared = 0;
    for (int code = 0x21; code < 0x1FB00; code++) {
      if (!ours.shows(code) || Character.getType(code) == Character.FORMAT
          || Lettering.drawn(Character.toString(code)).isEmpty()) {
        continue;
      }
      String text = "A" + Character.toString(code);
      GlyphVector glyphs = java.createGlyphVector(CONTEXT, text);
      assertEquals(glyphs.getLogicalBounds().getWidth(), ours.width(text), 1e-3, Integer.toHexString(code));
      Rectangle2D expected = glyphs.getOutline().getBounds2D();
      Rectangle2D bounds = ours.outline(text).getBounds2D();
      // Parts of accented letters are scaled, and rounded in different ways.
      assertTrue(Math.abs(expected.getMinX() - bounds.getMinX()) < 1.5
          && Math.abs(expected.getMinY() - bounds.getMinY()) < 1.5
          && Math.abs(expected.getMaxX() - bounds.getMaxX()) < 1.5
          && Math.abs(expected.getMaxY() - bounds.getMaxY()) < 1.5, Integer.toHexString(code) + expected + bounds);
      compared++;
    }
    assertTrue(compared > 2000, "compared " + compared);
  }

  /** FontBox rounds the points between two control points to whole units, of which an em has 1000. */
  @ParameterizedTest
  @ValueSource(strings = {"\u2654", "\u265B", "\u2658", "\u2659", "0"})
  void chessPiecesAreTheSameToHalfAUnit(String text) throws Exception {
    String file = "NotoSansSymbols2-Regular.ttf";
    try (InputStream in = OutlineFont.open(file)) {
      Font java = Font.createFont(Font.TRUETYPE_FONT, in).deriveFont((float) OutlineFont.SIZE);
      List<Segment> expected = path(java.createGlyphVector(CONTEXT, text).getOutline());
      List<Segment> outline = path(OutlineFont.of(file).outline(text));
      assertEquals(expected.stream().map(Segment::kind).toList(), outline.stream().map(Segment::kind).toList());
      for (int i = 0; i < expected.size(); i++) {
        assertArrayEquals(array(expected.get(i)), array(outline.get(i)), 0.51);
      }
    }
  }

  private static double[] array(Segment segment) {
    return segment.points().stream().mapToDouble(Double::doubleValue).toArray();
  }

  private record Segment(int kind, List<Double> points) {}

  private static List<Segment> path(Shape shape) {
    List<Segment> path = new ArrayList<>();
    for (PathIterator part = shape.getPathIterator(null); !part.isDone(); part.next()) {
      double[] points = new double[6];
      int kind = part.currentSegment(points);
      path.add(new Segment(kind, Arrays.stream(points)
          .limit(kind == PathIterator.SEG_CLOSE ? 0 : kind == PathIterator.SEG_QUADTO ? 4 : 2).boxed().toList()));
    }
    return path;
  }
}
