package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import zugwerk.work.InputException;

class DiagramFilesTest {

  private static final Look BARE = Look.PRINT.in(Style.SHADED).captions(false);

  @TempDir
  private Path folder;

  private static Document svg(Diagram diagram) throws Exception {
    byte[] file = DiagramFiles.content(diagram, PictureFormat.SVG, Look.PRINT, 600);
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(file));
  }

  private static BufferedImage png(Diagram diagram, Look look, int size) throws Exception {
    return ImageIO.read(
        new ByteArrayInputStream(DiagramFiles.content(diagram, PictureFormat.PNG, look, size)));
  }

  private static List<Element> elements(Document document, String tag) {
    NodeList found = document.getElementsByTagName(tag);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  @Test
  void svgHoldsEveryText() throws Exception {
    Document full = svg(Samples.of("poison"));
    assertEquals(List.of("#2", "(5+3)", "3", "5", "A & B <C>", "Doctor", "Guard", "Harpy", "Poison Chess",
        "Poisoned: Kd8 (3), Nf5 (5)"),
        elements(full, "path").stream().filter(path -> path.getAttribute("role").equals("img"))
            .map(path -> path.getAttribute("aria-label")).sorted().toList());
    assertEquals(List.of(), elements(full, "text"), "the letters of a viewer would look otherwise");
    assertEquals("600", full.getDocumentElement().getAttribute("width"));
  }

  @ParameterizedTest
  @MethodSource("zugwerk.diagram.Samples#games")
  void everyPieceIsDrawnOnceOnItsSquare(String game) throws Exception {
    Diagram diagram = Samples.of(game);
    List<String> drawn = elements(svg(diagram), "g").stream().map(group -> group.getAttribute("aria-label"))
        .filter(text -> text.startsWith("white ") || text.startsWith("black ")).sorted().toList();
    List<String> pieces = Stream.of(TextWriter.write(diagram, false).split("\n"))
        .filter(row -> row.matches("[1-8]  .*"))
        .flatMap(row -> IntStream.range(0, 8).mapToObj(file -> {
          // Counts stand on both sides of a piece: 4B4.
          char letter = row.substring(1).strip().split(" +")[file].replaceAll("\\d", "").charAt(0);
          if (letter == '.') {
            return "";
          }
          String type = diagram.setup().schema().types()
              .get(diagram.setup().schema().type(Character.toUpperCase(letter))).title();
          return (Character.isUpperCase(letter) ? "white " : "black ") + type + " on " + "abcdefgh".charAt(file)
              + row.charAt(0);
        })).filter(text -> !text.isEmpty()).sorted().toList();
    assertEquals(pieces, drawn);
  }

  @Test
  void aPngIsExactlyAsWideAsRequested() throws Exception {
    for (int size : new int[] {16, 101, 500, 1237}) {
      assertEquals(size, png(Samples.of("orthodox"), Look.PRINT, size).getWidth());
    }
  }

  @Test
  void piecesStandOnTheirSquaresAlsoWhenTheBoardIsTurned() throws Exception {
    Diagram rook = Samples.of("orthodox", "", "8/8/8/8/8/8/8/r7 w");
    // Without captions the board has a margin of 0.45 squares all round: 8.9 squares of 100 pixels.
    BufferedImage image = png(rook, BARE, 890);
    assertEquals(890, image.getHeight());
    assertTrue(ink(image, 45, 745) > 1500, "no Rook on a1");
    assertEquals(0, ink(image, 145, 745));
    assertNotEquals(image.getRGB(150, 750), image.getRGB(250, 750));
    assertTrue(ink(png(rook, BARE.flipped(true), 890), 745, 45) > 1500, "no Rook on the turned a1");
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
  void onlyTransparentPaperLetsShineThrough() throws Exception {
    Diagram diagram = Samples.of("orthodox");
    BufferedImage opaque = png(diagram, Look.PRINT, 301);
    for (int x = 0; x < 301; x++) {
      for (int y = 0; y < opaque.getHeight(); y++) {
        assertEquals(255, opaque.getRGB(x, y) >>> 24);
      }
    }
    BufferedImage clear = png(diagram, Look.PRINT.transparent(true), 301);
    assertEquals(0, clear.getRGB(2, 2) >>> 24);
    assertEquals(255, clear.getRGB(150, 150) >>> 24, "the board itself has a ground");
  }

  @Test
  void textShowsTheBoard() {
    String text = TextWriter.write(Samples.of("orthodox"), false);
    assertTrue(text.contains("8  k b K . . . . ."), text);
    String turned = TextWriter.write(Samples.of("orthodox"), true);
    assertTrue(turned.contains("8  . . . . . K b k"), turned);
  }

  /** "So, 4B4 is a Bishop with four opposing moves before death, and 1N1 is an almost dead Knight." */
  @Test
  void textShowsPoisonCountsAroundPieces() {
    String text = TextWriter.write(Samples.of("poison", "", "k7/8/3B4/8/8/8/8/K6N w - - 0 1 d6:4,h1:1"), false);
    assertTrue(text.contains("6   .   .   .  4B4  .   .   .   .\n"), text);
    assertTrue(text.contains("1   K   .   .   .   .   .   .  1N1\n    a   b   c   d   e   f   g   h\n"), text);
    String turned = TextWriter.write(Samples.of("poison", "", "k7/8/3B4/8/8/8/8/K6N w - - 0 1 d6:4,h1:1"), true);
    assertTrue(turned.contains("\n1  1N1  .   .   .   .   .   .   K\n"), turned);
    assertTrue(TextWriter.write(Samples.of("hitpoint"), false).contains("6  . . N . Q . . .\n"),
        "points are no counts");
  }

  /** Two edges show it. */
  @ParameterizedTest
  @ValueSource(strings = {"a8w", "b8b"})
  void aTileShowsOnASquareOfItsColour(String tile) {
    Style blackAndWhite =
        new Style("black and white", Color.WHITE, Color.WHITE, Color.BLACK, false, Color.BLACK, Color.WHITE);
    Look look = Look.PRINT.in(blackAndWhite);
    BufferedImage with =
        DiagramFiles.image(Samples.of("cursed", "", "8/8/8/8/8/8/8/K1k5 w - - 0 1 " + tile), look, 1600);
    BufferedImage without = DiagramFiles.image(Samples.of("cursed", "", "8/8/8/8/8/8/8/K1k5 w"), look, 1600);
    long changed = 0;
    for (int x = 0; x < 1600; x++) {
      for (int y = 0; y < 500; y++) {
        changed += with.getRGB(x, y) == without.getRGB(x, y) ? 0 : 1;
      }
    }
    // A square is some 178 pixels wide, and one edge alone less than a ninth of it.
    assertTrue(7 * changed > 178 * 178, changed + " pixels");
  }

  @Test
  void whatCannotBeWrittenIsReportedAndLeavesNothing() throws Exception {
    Diagram any = Samples.of("orthodox");
    assertThrows(InputException.class,
        () -> DiagramFiles.write(any, folder.resolve("x.bmp"), BARE, 600));
    assertThrows(InputException.class,
        () -> DiagramFiles.write(any, folder.resolve("x.svg"), BARE, 1));
    assertThrows(UncheckedIOException.class,
        () -> DiagramFiles.write(any, folder.resolve("no").resolve("x.svg"), BARE, 600));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(0, left.count());
    }
    DiagramFiles.write(any, folder.resolve("x.TXT"), BARE, 600);
    assertArrayEquals(TextWriter.write(any, false).getBytes(StandardCharsets.UTF_8),
        Files.readAllBytes(folder.resolve("x.TXT")));
  }
}
