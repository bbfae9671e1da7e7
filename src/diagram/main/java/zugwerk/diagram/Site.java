package zugwerk.diagram;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import zugwerk.problem.Problem;
import zugwerk.work.Meter;
import zugwerk.work.Texts;

/**
 * A static web site of a collection: an index to search, a page that plays for each problem, and a feed. It makes no
 * network connections, works from a folder on a disk too, and can be read without script.
 *
 * @param title the title of the collection
 * @param address where the site is published, ending in a slash; empty if unknown, for relative links in the feed
 * @param home the address of a page above the site, to which the index links; empty if there is none
 * @param entries the problems in order
 * @param texts the language of the site
 */
public record Site(String title, String address, String home, List<Entry> entries, Look look, Texts texts) {

  /**
   * A problem of the site.
   *
   * @param name the name of its page without suffix, none twice
   * @param diagram its diagram, with the printed solution if there is one
   * @param themes the names of the themes that it shows
   */
  public record Entry(String name, Problem problem, Diagram diagram, List<String> themes) {

    public Entry {
      themes = List.copyOf(themes);
    }

    String page() {
      return name + ".html";
    }

    String title() {
      List<String> lines = diagram.captionLines();
      return lines.isEmpty() ? name : String.join(", ", lines);
    }
  }

  public Site {
    entries = List.copyOf(entries);
  }

  /**
   * Makes all files.
   *
   * @param program the rules and the solver in JavaScript, compressed by gzip
   * @param writer gets the name and the content of each file
   * @param meter gets each page, and may stop between them
   * @throws java.util.concurrent.CancellationException if stopped
   */
  public void write(byte[] program, BiConsumer<String, byte[]> writer, Meter meter) {
    PageFiles.files(program, texts).forEach((name, text) -> writer.accept(name, bytes(text)));
    writer.accept(SiteIndex.STYLE, bytes(HtmlWriter.template("site/site.css")));
    writer.accept(SiteIndex.SCRIPT, bytes(PageTexts.script(texts, "site/site.js")));
    meter.begin(message("Writing"), entries.size(), key("pages"));
    for (int i = 0; i < entries.size(); i++) {
      meter.token().check();
      writer.accept(entries.get(i).page(), bytes(page(i)));
      meter.done();
    }
    writer.accept("feed.xml", bytes(new SiteFeed(this).write()));
    writer.accept("index.html", bytes(new SiteIndex(this).write()));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Proof games have a page to read, since nothing is found by playing from their diagrams. */
  private String page(int index) {
    Entry entry = entries.get(index);
    return entry.problem().task().isProofGame() ? HtmlWriter.write(entry.diagram(), look, links(index))
        : new PlayingPage(List.of(new PlayingPage.Entry(entry.problem(), entry.diagram())), look).linked(links(index))
            .writeSharing();
  }

  private List<PageLink> links(int index) {
    List<PageLink> links = new ArrayList<>();
    if (index > 0) {
      links.add(new PageLink("prev", entries.get(index - 1).page(), "\u2190 " + texts.lang("Previous")));
    }
    links.add(new PageLink("up", "index.html", title));
    if (index + 1 < entries.size()) {
      links.add(new PageLink("next", entries.get(index + 1).page(), texts.lang("Next") + " \u2192"));
    }
    return links;
  }
}
