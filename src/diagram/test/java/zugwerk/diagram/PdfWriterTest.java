package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.testkit.Images;

class PdfWriterTest {

  private static PDDocument read(Diagram diagram, Look look) throws Exception {
    return Loader.loadPDF(DiagramFiles.content(diagram, PictureFormat.PDF, look, 400));
  }

  @Test
  void itHoldsPathsAndEmbeddedFontsAndNoImages() throws Exception {
    try (PDDocument document = read(Samples.of("cursed"), Look.PRINT)) {
      assertEquals(1, document.getNumberOfPages());
      PDPage page = document.getPage(0);
      assertEquals(List.of(), names(page.getResources().getXObjectNames()));
      for (COSName name : page.getResources().getFontNames()) {
        PDFont font = page.getResources().getFont(name);
        assertTrue(font.isEmbedded(), font.getName());
      }
      List<String> operators = new PDFStreamParser(page).parse().stream()
          .filter(Operator.class::isInstance).map(token -> ((Operator) token).getName()).toList();
      assertTrue(operators.stream().filter("c"::equals).count() > 500, "pieces are curves");
      assertEquals(List.of(), operators.stream().filter(List.of("BI", "Do", "sh")::contains).toList());
    }
  }

  private static List<COSName> names(Iterable<COSName> found) {
    List<COSName> names = new ArrayList<>();
    found.forEach(names::add);
    return names;
  }

  @Test
  void itsTextsCanBeFoundWhateverTheirLetters() throws Exception {
    Diagram plain = Samples.of("poison");
    Diagram named = new Diagram(plain.variant(), plain.setup(), Caption.of(List.of("Łucja Őrsi & Пётр \uF8F0")),
        "#2", true, List.of("b) Ke5\u2192e6"));
    try (PDDocument document = read(named, Look.PRINT)) {
      String text = new PDFTextStripper().getText(document);
      assertTrue(text.contains("Łucja Őrsi & Пётр ?"), text);
      assertTrue(text.contains("C+") && text.contains("Poisoned: Kd8 (3), Nf5 (5)"), text);
    }
  }

  /** Another program's eye: PDFBox's renderer draws the page as Java's own graphics draw the picture. */
  @ParameterizedTest
  @MethodSource("zugwerk.diagram.Samples#games")
  void itLooksAsTheImageDoes(String game) throws Exception {
    Look look = Look.PRINT.in(Style.SHADED).coordinates(true);
    // A width at which squares are of whole pixels without being shrunk to that.
    int width = (int) Math.ceil(Picture.of(Samples.of(game), look).width() * 45);
    BufferedImage image = DiagramFiles.image(Samples.of(game), look, width);
    try (PDDocument document = read(Samples.of(game), look)) {
      float points = document.getPage(0).getMediaBox().getWidth();
      BufferedImage page = new PDFRenderer(document).renderImage(0, width / points);
      assertTrue(Images.distance(image, page) < 0.1, "they differ by " + Images.distance(image, page));
      BufferedImage other =
          DiagramFiles.image(Samples.of(game.equals("orthodox") ? "poison" : "orthodox"), look, width);
      assertTrue(Images.distance(other, page) > 0.2, "another diagram is not distinguished");
    }
  }
}
