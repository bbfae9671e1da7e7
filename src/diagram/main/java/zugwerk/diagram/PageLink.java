package zugwerk.diagram;

import java.util.List;
import java.util.stream.Collectors;
import zugwerk.work.Texts;

/**
 * A link at the top of a page.
 *
 * @param relation what it leads to, as in HTML: "prev", "next" or "up"
 * @param address relative to the page
 */
record PageLink(String relation, String address, String text) {

  static String html(List<PageLink> links, Texts texts) {
    return links.isEmpty() ? ""
        : links.stream().map(link -> "<a rel=\"" + link.relation() + "\" href=\"" + SvgWriter.escaped(link.address())
            + "\">" + SvgWriter.escaped(link.text()) + "</a>")
            .collect(Collectors.joining("\n",
                "<nav class=\"links\" aria-label=\"" + SvgWriter.escaped(texts.lang("Collection")) + "\">\n",
                "\n</nav>\n"));
  }
}
