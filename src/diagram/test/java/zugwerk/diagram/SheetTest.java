package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Sheets of several diagrams. */
class SheetTest {

  private static final Rectangle2D PAGE = new Rectangle2D.Double(0, 0, Sheet.WIDTH, Sheet.HEIGHT);

  /** One of each game, and once more, with captions of several lengths. */
  private static List<Diagram> diagrams() {
    List<Diagram> diagrams = new ArrayList<>();
    for (String game : Samples.FENS.keySet().stream().sorted().toList()) {
      diagrams.add(Samples.of(game));
      diagrams.add(Samples.of(game).under(Caption.of(List.of("A", "a long source of more than one line, as some are",
          "1st Prize", "to a friend"))));
    }
    return diagrams;
  }

  /** Where the frames of the boards are: the strokes round eight squares by eight. */
  private static List<Rectangle2D> boards(Picture page) {
    return page.marks().stream().filter(Mark.Stroke.class::isInstance).map(mark -> ((Mark.Stroke) mark).shape())
        .map(Shape::getBounds2D).filter(bounds -> bounds.getWidth() > 25).toList();
  }

  private static Stream<Rectangle2D> extents(Mark mark) {
    return switch (mark) {
      case Mark.Fill fill -> Stream.of(fill.shape().getBounds2D());
      case Mark.Ink ink -> Stream.of(ink.heavier().getBounds2D());
      case Mark.Stroke stroke -> Stream.of(stroke.shape().getBounds2D());
      case Mark.Text text -> Stream.of(
          Lettering.outline(text.text(), text.bold(), text.x(), text.y(), text.size()).getBounds2D());
      case Mark.Group group -> group.marks().stream().flatMap(SheetTest::extents);
    };
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 2", "1, 1, 12", "3, 4, 1", "5, 2, 2", "8, 8, 1"})
  void boardsAreOfOneSizeApartAndOnThePage(int columns, int rows, int count) {
    List<Picture> pages = new Sheet(columns, rows).pages(diagrams(), Look.PRINT, new Meter(new Monitor()));
    assertEquals(count, pages.size());
    double side = boards(pages.getFirst()).getFirst().getWidth();
    int found = 0;
    for (Picture page : pages) {
      List<Rectangle2D> boards = boards(page);
      found += boards.size();
      for (int i = 0; i < boards.size(); i++) {
        assertEquals(side, boards.get(i).getWidth(), 1e-6);
        assertEquals(boards.get(i / columns * columns).getY(), boards.get(i).getY(), 1e-6, "not level");
        for (int j = 0; j < i; j++) {
          assertFalse(boards.get(i).intersects(boards.get(j)));
        }
      }
      page.marks().stream().flatMap(SheetTest::extents).forEach(extent -> assertTrue(
          PAGE.contains(extent) || PAGE.equals(extent) || extent.isEmpty(), extent + " leaves the page"));
    }
    assertEquals(diagrams().size(), found);
  }

  @ParameterizedTest
  @CsvSource({"7, 2, 3, 4+3", "6, 2, 3, 6", "13, 2, 3, 6+4+3", "5, 1, 4, 3+2", "9, 3, 2, 6+3"})
  void pagesAreBalanced(int diagrams, int columns, int rows, String pages) {
    Look bare = Look.PRINT.captions(false);
    assertEquals(pages, new Sheet(columns, rows)
        .pages(Collections.nCopies(diagrams, Samples.of("orthodox")), bare, new Meter(new Monitor())).stream()
        .map(page -> String.valueOf(boards(page).size())).collect(Collectors.joining("+")));
  }

  @Test
  void eachRowIsAsHighAndEachColumnAsWideAsItMustBe() {
    Diagram plain = Samples.of("orthodox");
    Diagram tall = plain.under(Caption.of(Collections.nCopies(24, "a line")));
    Diagram deep = new Diagram(plain.variant(), plain.setup(), Caption.NONE, "#2", false,
        Collections.nCopies(12, "b) a twin that takes all of a line"));
    double high =
        new DiagramLayout(tall, Look.PRINT, "1.").height() + new DiagramLayout(deep, Look.PRINT, "2.").height();
    double space = Sheet.HEIGHT - 2 * 36 - 12;
    List<Picture> rows = new Sheet(1, 2).pages(List.of(tall, deep), Look.PRINT, new Meter(new Monitor()));
    assertEquals(1, rows.size());
    assertEquals(space / high * 8.055, boards(rows.getFirst()).getFirst().getWidth(), 0.1);
    Diagram broad = Samples.of("polypiece");
    double wide =
        new DiagramLayout(broad, Look.PRINT, "1.").width() + 2 * new DiagramLayout(plain, Look.PRINT, "2.").width();
    List<Picture> columns = new Sheet(3, 1).pages(List.of(broad, plain, plain), Look.PRINT, new Meter(new Monitor()));
    double side = boards(columns.getFirst()).getFirst().getWidth();
    assertEquals((Sheet.WIDTH - 2 * 36 - 2 * 12) / wide * 8.055, side, 0.1);
  }

  @Test
  void aPdfHasPagesOfA4AndEveryNumber(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("sheet.pdf");
    DiagramFiles.write(diagrams(), Sheet.USUAL, file, Look.PRINT, 800, new Monitor());
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(file))) {
      assertEquals(2, document.getNumberOfPages());
      assertEquals(595.28, document.getPage(0).getMediaBox().getWidth(), 0.01);
      assertEquals(841.89, document.getPage(0).getMediaBox().getHeight(), 0.01);
      String text = new PDFTextStripper().getText(document);
      for (int number = 1; number <= 12; number++) {
        assertTrue(text.contains(number + ". A"), text);
      }
    }
  }

  /**
   * A sheet of twelve diagrams on two pages is stopped after each of its parts: diagrams laid out or written, pages
   * drawn, pages written.
   */
  @ParameterizedTest
  @CsvSource({"pdf, 16", "svg, 14", "png, 14", "tex, 12", "txt, 12"})
  void writingCanBeStoppedBetweenAnyTwoOfItsPartsAndLeavesNothing(String ending, int parts, @TempDir Path folder) {
    Path file = folder.resolve("sheet." + ending);
    for (int last = 0; last <= parts; last++) {
      CancelToken token = new CancelToken();
      int[] done = new int[1];
      int stop = last;
      Runnable cancel = () -> {
        if (done[0] == stop) {
          token.cancel();
        }
      };
      cancel.run();
      Monitor monitor = new Monitor(token, _ -> {
        done[0]++;
        cancel.run();
      });
      assertThrows(CancellationException.class,
          () -> DiagramFiles.write(diagrams(), Sheet.USUAL, file, Look.PRINT, 800, monitor));
      assertEquals(last, done[0], "parts done");
      assertFalse(Files.exists(file));
    }
  }

  @Test
  void sizesThatMakeNoSenseAreRefused() {
    assertThrows(InputException.class, () -> new Sheet(0, 3));
    assertThrows(InputException.class, () -> new Sheet(2, 9));
  }
}
