package zugwerk.studio.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.rules.Variant;
import zugwerk.studio.help.HelpBlock.Span;
import zugwerk.studio.help.HelpBlock.Style;
import zugwerk.variant.Variants;

/** Help pages are read from Markdown, and none has anything that the window cannot draw. */
class HelpPagesTest {

  private static List<HelpBlock> blocks(String text) {
    return Markdown.parse("page", "# Title\n\n" + text).blocks();
  }

  @Test
  void readsStylesAndLinksWithinAParagraph() {
    assertEquals(
        List.of(new HelpBlock.Paragraph(List.of(Span.of("The key "), new Span("e5*f5", Style.CODE, ""),
            Span.of(" is"), Span.of(" "), new Span("best", Style.STRONG, ""), Span.of(", see "),
            new Span("Poison", Style.PLAIN, "poison"), Span.of(".")))),
        blocks("The key `e5*f5` is\n**best**, see [Poison](poison.md)."));
  }

  @Test
  void readsHeadingsAndLists() {
    HelpBlock one = new HelpBlock.Paragraph(List.of(Span.of("one")));
    HelpBlock two = new HelpBlock.Paragraph(List.of(Span.of("two")));
    assertEquals(List.of(new HelpBlock.Heading(2, "Part"), new HelpBlock.Items(false, List.of(List.of(one),
        List.of(two))), new HelpBlock.Items(true, List.of(List.of(one)))), blocks("## Part\n- one\n- two\n\n1. one"));
  }

  @Test
  void readsTablesWithFiguresAtTheRight() {
    HelpBlock.Table table = (HelpBlock.Table) blocks("| Ending | Won |\n|---|---:|\n| KNvK | 99.8 |\n").getFirst();
    assertEquals(List.of(false, true), table.right());
    assertEquals(HelpBlock.Table.of(List.of("Ending", "Won"), List.of(List.of("KNvK", "99.8"))),
        new HelpBlock.Table(table.header(), table.rows(), List.of(false, false)));
    assertEquals(6, table.width(0));
    assertEquals(List.of("Ending", "Won", "KNvK", "99.8"), table.lines().toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"<b>bold</b>", "![picture](a.png)", "[outside](https://example.org)", "```\ncode\n```",
      "> quoted", "---"})
  void refusesWhatTheWindowCannotDraw(String text) {
    assertThrows(IllegalArgumentException.class, () -> blocks(text));
  }

  @Test
  void refusesAPageWithoutATitle() {
    assertThrows(IllegalArgumentException.class, () -> Markdown.parse("page", "## Part\n\ntext"));
  }

  @Test
  void everyPageHasAnIdAndATitleOfItsOwnAndEveryLinkLeadsToOne() {
    List<HelpPage> pages = HelpPages.all();
    Set<String> ids = pages.stream().map(HelpPage::id).collect(Collectors.toSet());
    assertEquals(pages.size(), ids.size());
    assertEquals(pages.size(), pages.stream().map(HelpPage::title).distinct().count());
    List<String> links = pages.stream().flatMap(page -> page.blocks().stream()).flatMap(HelpBlock::links).toList();
    assertTrue(links.size() > 3, links.toString());
    links.forEach(link -> assertTrue(ids.contains(link), link));
  }

  @Test
  void wordsAreFoundAcrossStylesAndWhateverTheirCase() {
    HelpPage page = Markdown.parse("page", "# Title\n\nThe **Key** of\nMorphy");
    assertTrue(page.has(" the key OF morphy "));
    assertTrue(page.has("title"));
    assertEquals(false, page.has("cook"));
  }

  @Test
  void everyGameHasAPage() {
    for (Variant game : Variants.all()) {
      HelpPage page = HelpPages.page(game.id());
      assertEquals(game.title(), page.title());
      assertTrue(page.lines().mapToInt(String::length).sum() > 200, game.id());
    }
  }
}
