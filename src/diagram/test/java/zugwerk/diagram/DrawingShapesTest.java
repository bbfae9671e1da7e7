package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.problem.Drawing;
import zugwerk.problem.Drawing.Pen;

/** What is drawn by hand is in every picture of the diagram. */
class DrawingShapesTest {

  private static final Diagram PLAIN = Samples.of("orthodox");
  private static final Diagram DRAWN = new Diagram(PLAIN.variant(), PLAIN.setup(), PLAIN.caption(),
      PLAIN.stipulation(), false, List.of(), Stream.of("Gh2e5", "Rh1").map(Drawing::read).toList());

  private static byte[] content(PictureFormat format) {
    return DiagramFiles.content(DRAWN, format, Look.PRINT.in(Style.SHADED), 400);
  }

  /** How many pixels are green, and how many red. */
  private static List<Boolean> colours(BufferedImage image) {
    int green = 0;
    int red = 0;
    for (int pixel : image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth())) {
      green += (pixel >> 8 & 0xFF) > (pixel >> 16 & 0xFF) + 60 ? 1 : 0;
      red += (pixel >> 16 & 0xFF) > (pixel >> 8 & 0xFF) + 60 ? 1 : 0;
    }
    return List.of(green > 200, red > 100);
  }

  @Test
  void everyFormatHasThem() throws Exception {
    List<Boolean> both = List.of(true, true);
    assertEquals(both, colours(DiagramFiles.image(DRAWN, Look.PRINT, 400)));
    try (PDDocument document = Loader.loadPDF(content(PictureFormat.PDF))) {
      assertEquals(both, colours(new PDFRenderer(document).renderImage(0, 3)));
    }
    for (PictureFormat format : Stream.of(PictureFormat.values()).filter(PictureFormat::isText).toList()) {
      String text = new String(content(format), StandardCharsets.UTF_8);
      assertTrue(text.contains("green arrow from h2 to e5") && text.contains("red ring on h1"), text);
    }
  }

  /** Between its two squares an arrow covers nothing of squares aside, and each pen has a shape of its own. */
  @Test
  void penAndSquaresDecideTheShape() {
    for (Pen pen : Pen.values()) {
      for (int square : new int[] {Square.of(0, 0), Square.of(7, 7), Square.of(3, 4)}) {
        Shape ring = DrawingShapes.of(new Drawing(pen, square, square), true);
        Rectangle2D place = new Rectangle2D.Double(7 - Square.file(square), Square.rank(square), 1, 1);
        assertTrue(place.contains(ring.getBounds2D()), pen + " " + ring.getBounds2D());
      }
      Rectangle2D along = DrawingShapes.of(new Drawing(pen, Square.of(1, 1), Square.of(1, 6)), false).getBounds2D();
      assertTrue(new Rectangle2D.Double(1, 1, 1, 6).contains(along), pen + " " + along);
      assertTrue(along.getHeight() > 4.4, pen + " " + along);
    }
    Set<Double> inked = Set.copyOf(Stream.of(Pen.values()).map(pen -> inked(new Drawing(pen, 0, 45))).toList());
    assertEquals(Pen.values().length, inked.size());
  }

  /** How much of a fine grid is covered. */
  private static double inked(Drawing drawing) {
    Area area = new Area(DrawingShapes.of(drawing, false));
    int covered = 0;
    for (int i = 0; i < 40_000; i++) {
      covered += area.contains(i % 200 / 25.0, Math.floorDiv(i, 200) / 25.0) ? 1 : 0;
    }
    return covered;
  }
}
