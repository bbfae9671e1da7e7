package zugwerk.diagram;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The first page of a site: a small diagram of each problem, and what finds problems. */
record SiteIndex(Site site) {

  static final String STYLE = "site.css";
  static final String SCRIPT = "site.js";

  String write() {
    PageFigures figures = new PageFigures(site.look().style());
    String cards = site.entries().stream().map(entry -> card(entry, figures)).collect(Collectors.joining());
    return HtmlWriter.filled("site/index.html", site.texts(), Map.ofEntries(
        Map.entry("policy", PageFiles.sharedPolicy()),
        Map.entry("title", SvgWriter.escaped(site.title())),
        Map.entry("links", PageLink.html(site.home().isEmpty() ? List.of()
            : List.of(new PageLink("up", site.home(), "\u2190 " + site.texts().lang("Home"))), site.texts())),
        Map.entry("pageStyle", PageFiles.STYLE),
        Map.entry("style", STYLE),
        Map.entry("script", SCRIPT),
        Map.entry("definitions", figures.definitions()),
        Map.entry("count",
            SvgWriter.escaped(site.texts().counted(site.entries().size(), "{0} problem", "{0} problems"))),
        Map.entry("stipulations", options(entry -> List.of(entry.diagram().stipulation()))),
        Map.entry("games", options(entry -> List.of(game(entry)))),
        Map.entry("authors", options(entry -> entry.problem().credits().authors())),
        Map.entry("themes", options(Site.Entry::themes)),
        Map.entry("cards", cards)));
  }

  private String options(Function<Site.Entry, Collection<String>> values) {
    return site.entries().stream().map(values).flatMap(Collection::stream).filter(text -> !text.isBlank())
        .collect(Collectors.toCollection(() -> new TreeSet<>(String.CASE_INSENSITIVE_ORDER))).stream()
        .map(text -> "<option>" + SvgWriter.escaped(text) + "</option>").collect(Collectors.joining());
  }

  private static String game(Site.Entry entry) {
    return entry.problem().variant().title();
  }

  private String card(Site.Entry entry, PageFigures figures) {
    figures.names(entry.problem().variant());
    Diagram diagram = entry.diagram();
    List<String> lines = diagram.captionLines();
    return "<li class=\"card\"" + data("stipulation", List.of(diagram.stipulation()))
        + data("game", List.of(game(entry))) + data("author", entry.problem().credits().authors())
        + data("theme", entry.themes()) + data("text", List.of(words(entry))) + ">\n<a href=\""
        + SvgWriter.escaped(entry.page()) + "\">" + StillBoard.svg(diagram, site.look())
        + "<span class=\"by\">" + SvgWriter.escaped(lines.isEmpty() ? entry.name() : lines.getFirst()) + "</span></a>\n"
        + HtmlWriter.lines(lines.stream().skip(1).toList())
        + "<p class=\"task\"><strong>" + SvgWriter.escaped(diagram.stipulation()) + "</strong><span>"
        + (diagram.certified() ? "C+ " : "") + diagram.piecesCount() + "</span></p>\n"
        + paragraph("game", diagram.game()) + paragraph("themes", String.join(", ", entry.themes())) + "</li>\n";
  }

  /** What a search for words looks through. */
  private static String words(Site.Entry entry) {
    return Stream.of(Stream.of(entry.title(), entry.name(), entry.diagram().stipulation(), game(entry),
        entry.problem().credits().comment()), entry.themes().stream(), entry.problem().credits().keywords().stream())
        .flatMap(texts -> texts).collect(Collectors.joining(" ")).toLowerCase(Locale.ROOT);
  }

  private static String data(String name, List<String> values) {
    return " data-" + name + "=\"" + SvgWriter.escaped(String.join("|", values)) + "\"";
  }

  private static String paragraph(String style, String text) {
    return text.isEmpty() ? "" : "<p class=\"" + style + "\">" + SvgWriter.escaped(text) + "</p>\n";
  }
}
