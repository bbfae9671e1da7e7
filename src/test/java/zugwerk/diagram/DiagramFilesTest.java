package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

class DiagramFilesTest {

  @TempDir private Path folder;

  private static Diagram diagram(String game, String fen, boolean flipped) {
    Variant variant = Variants.of(game);
    return new Diagram(variant, Fen.parse(variant, fen), flipped, false, List.of("A & B <C>"), "#2");
  }

  private Document svg(Diagram diagram) throws Exception {
    Path file = folder.resolve("x.svg");
    DiagramFiles.write(diagram, file, Style.PRINT, 600);
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
  }

  private BufferedImage png(Diagram diagram, Style style) throws Exception {
    Path file = folder.resolve("x.png");
    DiagramFiles.write(diagram, file, style, 890);
    return ImageIO.read(file.toFile());
  }

  @Test
  void svgHoldsEveryManAndText() throws Exception {
    Document bare = svg(diagram("orthodox", "8/8/8/8/8/8/8/8 w", false));
    Document full = svg(diagram("orthodox", "kbK5/pp6/1P6/8/8/8/8/R7 w", false));
    // Each man is a rim, a body and ink.
    assertEquals(3 * 7, paths(full) - paths(bare));
    NodeList texts = full.getElementsByTagName("text");
    List<String> words = Stream.iterate(0, i -> i < texts.getLength(), i -> i + 1)
        .map(i -> texts.item(i).getTextContent()).toList();
    assertEquals(List.of("A & B <C>", "#2", "(3+4)", "Orthodox chess"), words);
    assertEquals("600", ((Element) full.getDocumentElement()).getAttribute("width"));
  }

  private static int paths(Document document) {
    return document.getElementsByTagName("path").getLength();
  }

  @Test
  void pngHasTheSizeAndTheMenWhereTheyStand() throws Exception {
    BufferedImage image = png(diagram("orthodox", "8/8/8/8/8/8/8/r7 w", false), Style.SCREEN);
    assertEquals(890, image.getWidth());
    // 100 pixels a square, 45 of margin; the caption takes 0.54 of a square.
    int top = 45 + 54;
    assertTrue(ink(image, 45, top + 700) > 1500, "no Rook on a1");
    assertEquals(0, ink(image, 145, top + 700));
    assertNotEquals(image.getRGB(145 + 5, top + 705), image.getRGB(245 + 5, top + 705));
    BufferedImage turned = png(diagram("orthodox", "8/8/8/8/8/8/8/r7 w", true), Style.SCREEN);
    assertTrue(ink(turned, 745, top) > 1500, "no Rook on the turned a1");
  }

  /** Dark pixels within a square, away from its edges. */
  private static int ink(BufferedImage image, int x, int y) {
    int count = 0;
    for (int dx = 6; dx < 94; dx++) {
      for (int dy = 6; dy < 94; dy++) {
        count += (image.getRGB(x + dx, y + dy) & 0xFF) < 0x50 ? 1 : 0;
      }
    }
    return count;
  }

  @Test
  void theStateIsWrittenUnderTheBoard() {
    assertEquals(List.of("Polypiece Chess", "Black to move", "Q: Q  R: R  B: B  N: WD", "State: N1"),
        diagram("polypiece", "k7/8/8/8/8/8/8/K7 b - - 0 1 N1", false).notes());
  }

  @Test
  void textShowsTheBoard() throws Exception {
    Path file = folder.resolve("x.txt");
    DiagramFiles.write(diagram("orthodox", "kbK5/8/8/8/8/8/8/8 w", false), file, Style.PRINT, 600);
    assertTrue(Files.readString(file).contains("8  k b K . . . . ."), Files.readString(file));
  }

  @Test
  void whatCannotBeWrittenIsSaidAndLeavesNothing() throws Exception {
    Diagram any = diagram("orthodox", "8/8/8/8/8/8/8/8 w", false);
    assertThrows(IllegalArgumentException.class,
        () -> DiagramFiles.write(any, folder.resolve("x.bmp"), Style.PRINT, 600));
    assertThrows(IllegalArgumentException.class,
        () -> DiagramFiles.write(any, folder.resolve("x.svg"), Style.PRINT, 1));
    assertThrows(UncheckedIOException.class,
        () -> DiagramFiles.write(any, folder.resolve("no").resolve("x.svg"), Style.PRINT, 600));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(0, left.count());
    }
  }
}
