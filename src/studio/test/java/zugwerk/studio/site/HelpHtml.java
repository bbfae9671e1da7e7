package zugwerk.studio.site;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.problem.Problem;
import zugwerk.studio.help.HelpBlock;
import zugwerk.studio.help.HelpBlock.Span;
import zugwerk.studio.help.HelpPage;

/** A help page of the studio in HTML. Examples for the board are drawn as diagrams. */
record HelpHtml(HelpPage page) {

  private static final int BOARD = 300;
  private static final String XML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

  /** The headings of the second level, for a list of contents. */
  List<String> headings() {
    return page.blocks().stream()
        .flatMap(block -> block instanceof HelpBlock.Heading heading && heading.level() == 2
            ? List.of(heading.text()).stream() : List.<String>of().stream())
        .toList();
  }

  /** The address of a heading on its page. */
  static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
  }

  /** The page from its title on. */
  String body() {
    return "<h1>" + escaped(page.title()) + "</h1>\n" + blocks(page.blocks());
  }

  private static String blocks(List<HelpBlock> blocks) {
    return blocks.stream().map(HelpHtml::block).collect(Collectors.joining());
  }

  private static String block(HelpBlock block) {
    return switch (block) {
      case HelpBlock.Heading heading -> String.format("<h%1$d id=\"%2$s\">%3$s</h%1$d>%n", heading.level(),
          anchor(heading.text()), escaped(heading.text()));
      case HelpBlock.Paragraph paragraph -> "<p>" + spans(paragraph.spans()) + "</p>\n";
      case HelpBlock.Items items -> (items.numbered() ? "<ol>\n" : "<ul>\n")
          + items.items().stream().map(HelpHtml::item).collect(Collectors.joining())
          + (items.numbered() ? "</ol>\n" : "</ul>\n");
      case HelpBlock.Table table -> table(table);
      case HelpBlock.Example example -> example(example.problem());
    };
  }

  /** An item of one paragraph needs no space around it. */
  private static String item(List<HelpBlock> blocks) {
    return "<li>" + (blocks.size() == 1 && blocks.getFirst() instanceof HelpBlock.Paragraph only ? spans(only.spans())
        : blocks(blocks)) + "</li>\n";
  }

  private static String table(HelpBlock.Table table) {
    return "<div class=\"wide\"><table>\n<thead>" + row("th scope=\"col\"", table.header(), table.right())
        + "</thead>\n<tbody>\n" + table.rows().stream().map(row -> row("td", row, table.right()))
            .collect(Collectors.joining())
        + "</tbody>\n</table></div>\n";
  }

  private static String row(String cell, List<List<Span>> cells, List<Boolean> right) {
    return IntStream.range(0, cells.size())
        .mapToObj(i -> "<" + cell + (right.get(i) ? " class=\"right\">" : ">") + spans(cells.get(i)) + "</"
            + cell.substring(0, 2) + ">")
        .collect(Collectors.joining("", "<tr>", "</tr>\n"));
  }

  private static String example(Problem problem) {
    Diagram diagram = Diagram.of(problem);
    String drawing = new String(DiagramFiles.content(diagram, PictureFormat.SVG, Look.PRINT.captions(false), BOARD),
        StandardCharsets.UTF_8).replace(XML, "");
    return "<figure>\n" + drawing.replaceFirst("<svg ", "<svg role=\"img\" aria-label=\""
        + escaped(problem.fen()) + "\" ") + "<figcaption><strong>" + escaped(problem.credits().title()) + "</strong>"
        + (diagram.stipulation().isEmpty() ? "" : " <span>" + escaped(diagram.stipulation()) + "</span>")
        + "<code>" + escaped(problem.fen()) + "</code></figcaption>\n</figure>\n";
  }

  private static String spans(List<Span> spans) {
    return spans.stream().map(HelpHtml::span).collect(Collectors.joining());
  }

  private static String span(Span span) {
    String text = escaped(span.text());
    String styled = switch (span.style()) {
      case PLAIN -> text;
      case STRONG -> "<strong>" + text + "</strong>";
      case EMPHASIS -> "<em>" + text + "</em>";
      case CODE -> "<code>" + text + "</code>";
    };
    return span.link().isEmpty() ? styled : "<a href=\"" + escaped(span.link()) + ".html\">" + styled + "</a>";
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
  }
}
