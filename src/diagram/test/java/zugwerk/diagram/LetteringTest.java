package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.problem.Credits;

/** Texts in letters of all kinds. */
class LetteringTest {

  /** Two words that some machines have letters for, and ours never. */
  private static final String GEORGIAN = "დავით გურგენიძე";
  /** A sign of the private use area, which no font has. */
  private static final String NOBODYS = "\uF8F0";

  private static List<String> faces(String text, boolean bold) {
    return Lettering.runs(text, bold).stream().map(run -> run.face().name() + ":" + run.text()).toList();
  }

  @Test
  void latinGreekAndCyrillicAreOursEverywhere() {
    for (String name : List.of("Zoltán Őrsi", "Ф. М. Давиденко", "Γεώργιος", "Łucja Ţîţei Şăşu")) {
      assertEquals(List.of("REGULAR:" + name), faces(name, false));
      assertEquals(List.of("BOLD:" + name), faces(name, true));
    }
  }

  @Test
  void otherLettersAreTakenFromTheMachineWordsTogether() {
    assumeTrue(Lettering.shows(GEORGIAN, false) && Lettering.shows(GEORGIAN, true), "no Georgian letters here");
    assertEquals(List.of("MACHINE:" + GEORGIAN, "REGULAR: & B "), faces(GEORGIAN + " & B ", false));
    assertEquals(List.of("BOLD:A ", "MACHINE_BOLD:" + GEORGIAN), faces("A " + GEORGIAN, true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"two words", "A & B \u2192 c", GEORGIAN, "A " + GEORGIAN + " B", "שחמט", " ", NOBODYS})
  void outlinesAreAsWideAsTheTextIsMeasured(String text) {
    double width = Lettering.width(text, false);
    Rectangle2D outline = Lettering.outline(text, false, 3, 5, 2).getBounds2D();
    assertTrue(outline.isEmpty() || outline.getMinX() > 2.7 && outline.getMaxX() < 3.3 + 2 * width, outline.toString());
    assertEquals(width, Lettering.runs(text, false).stream().mapToDouble(Lettering.Run::width).sum(), 1e-9);
  }

  @Test
  void whatNoFontHasIsAQuestionMarkAndKeptInSvg() throws Exception {
    assertFalse(Lettering.shows(NOBODYS, false));
    assertEquals(List.of("REGULAR:A?"), faces("A" + NOBODYS, false));
    Diagram named = Samples.of("orthodox").under(Caption.of(List.of("A" + NOBODYS, "B")));
    String svg = new String(DiagramFiles.content(named, PictureFormat.SVG, Look.PRINT, 400),
        StandardCharsets.UTF_8);
    String line = svg.lines().filter(text -> text.contains(NOBODYS)).collect(Collectors.joining());
    assertTrue(line.contains("aria-label=\"A" + NOBODYS + "\""), line);
    assertEquals(Lettering.outline("A?", true, 0, 0, 1).getBounds2D().getWidth(),
        Lettering.outline("A" + NOBODYS, true, 0, 0, 1).getBounds2D().getWidth(), 1e-9);
  }

  @Test
  void whatNoFontHasIsReportedOnce() {
    Diagram named = Samples.of("orthodox").under(Caption.of(List.of("A" + NOBODYS, NOBODYS + " \u2654 \u2192")));
    List<Diagram> sheet = List.of(named, Samples.of("orthodox"));
    for (PictureFormat format : List.of(PictureFormat.SVG, PictureFormat.PNG, PictureFormat.PDF, PictureFormat.TEX)) {
      assertEquals(Optional.of("No font has these characters, and question marks stand for them: " + NOBODYS),
          DiagramFiles.missing(sheet, format), format.toString());
    }
    assertEquals(Optional.empty(), DiagramFiles.missing(sheet, PictureFormat.TXT));
    assertEquals(Optional.empty(), DiagramFiles.missing(List.of(Samples.of("cursed")), PictureFormat.TEX));
    // LaTeX has encodings for these.
    assertEquals(Optional.empty(), DiagramFiles.missing(
        List.of(named.under(Caption.of(List.of("Георгий", "Ґонґадзе", "Γεώργιος", "Ἀριστοτέλης", "Nguyễn")))),
        PictureFormat.TEX));
  }

  /** Anybody's caption: whatever its characters, every format is written, and text files have no control characters. */
  @Test
  void anyCaptionCanBeWritten() throws Exception {
    StringBuilder every =
        new StringBuilder("]]> &amp; </svg> --> {}\\%$#_^~ \uD83D\uDE00\u200D\u2640\uFE0F \uDE00 \uD83D ");
    for (int code = 0; code < 0x300; code++) {
      every.appendCodePoint(code);
    }
    List.of(0x202E, 0x2028, 0x5D0, 0x627, 0x4E2D, 0xE01, 0xFFFE, 0xFFFF, 0x1F3F3, 0x1F468, 0x10FFFF)
        .forEach(every::appendCodePoint);
    every.append("a".repeat(200));
    Caption caption = new Caption(Credits.NONE.withAuthors(List.of(every.toString(), "\u0000"))
        .withTitle(every.reverse().toString()), List.of(every.toString()));
    Diagram odd = Samples.of("orthodox").under(caption);
    for (PictureFormat format : PictureFormat.values()) {
      byte[] written = DiagramFiles.content(odd, format, Look.PRINT, 400);
      if (format == PictureFormat.SVG) {
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(written));
      }
      if (format.isText()) {
        assertEquals("", new String(written, StandardCharsets.UTF_8).replaceAll("[^\\p{Cntrl}]|[\n\u0080-\u009F]", ""),
            format.toString());
      }
    }
  }

  @Test
  void aPdfShowsLettersOfTheMachineWithoutEmbeddingItsFonts() throws Exception {
    assumeTrue(Lettering.shows(GEORGIAN, true), "no Georgian letters here");
    byte[] with = DiagramFiles.content(Samples.of("orthodox").under(Caption.of(List.of(GEORGIAN))),
        PictureFormat.PDF, Look.PRINT, 400);
    try (PDDocument document = Loader.loadPDF(with)) {
      for (var name : document.getPage(0).getResources().getFontNames()) {
        assertTrue(document.getPage(0).getResources().getFont(name).getName().contains("Noto"));
      }
    }
    byte[] without = DiagramFiles.content(Samples.of("orthodox").under(Caption.of(List.of("????? ?????????"))),
        PictureFormat.PDF, Look.PRINT, 400);
    assertTrue(with.length > without.length + 500, "the outlines are missing");
  }

  /** Control characters, marks that only direct others, variation selectors, and what is no character. */
  @ParameterizedTest
  @ValueSource(
      strings = {"\uFE0F", "\u061C", "\u0085", "\u2065", "\uDB40\uDC01", "\u0007", "\u001B", "\u007F", "\u202E",
          "\u2066", "\u200E", "\u200D", "\u00AD", "\uFEFF", "\uFFFE", "\uD800", "\uDC00", "\u2028", "\u0000",
          "\uDB40\uDD00"})
  void whatCannotBeDrawnIsLeftOut(String hidden) throws Exception {
    Caption caption = Caption.of(List.of("A" + hidden + "B", hidden));
    assertEquals(List.of("REGULAR:AB"), faces("A" + hidden + "B", false));
    assertTrue(Lettering.shows("A" + hidden + "B", true));
    Diagram diagram = Samples.of("orthodox").under(caption);
    for (PictureFormat format : PictureFormat.values()) {
      byte[] content = DiagramFiles.content(diagram, format, Look.PRINT, 400);
      if (format == PictureFormat.SVG) {
        String svg = new String(content, StandardCharsets.UTF_8);
        DocumentBuilderFactory.newInstance().newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertTrue(hidden.equals("\u200D") || svg.contains("aria-label=\"AB\""), svg);
      }
    }
  }

  @Test
  void tabsAndLineEndsAreBlanks() {
    assertEquals(List.of("REGULAR:A B C"), faces("A\tB\nC", false));
  }
}
