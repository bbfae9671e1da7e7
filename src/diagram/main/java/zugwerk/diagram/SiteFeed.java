package zugwerk.diagram;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The feed of a site, in RSS 2.0. */
record SiteFeed(Site site) {

  String write() {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\">\n<channel>\n"
        + field("title", site.title())
        + field("link", site.address() + "index.html")
        + field("description", site.texts().lang("Chess problems to play and solve"))
        + site.entries().stream().map(this::item).collect(Collectors.joining()) + "</channel>\n</rss>\n";
  }

  private String item(Site.Entry entry) {
    String address = site.address() + entry.page();
    return "<item>\n" + field("title", entry.title()) + field("link", address)
        + "<guid isPermaLink=\"" + !site.address().isEmpty() + "\">" + SvgWriter.escaped(address) + "</guid>\n"
        + field("description", Stream.of(List.of(entry.diagram().stipulation() + " " + entry.diagram().piecesCount(),
            entry.diagram().game(), String.join(", ", entry.themes())))
            .flatMap(List::stream).filter(text -> !text.isBlank()).collect(Collectors.joining(". ")))
        + "</item>\n";
  }

  private static String field(String name, String text) {
    return "<" + name + ">" + SvgWriter.escaped(text) + "</" + name + ">\n";
  }
}
