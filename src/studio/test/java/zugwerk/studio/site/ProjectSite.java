package zugwerk.studio.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zugwerk.studio.help.HelpPage;
import zugwerk.studio.help.HelpPages;
import zugwerk.testkit.ProjectRoot;

/**
 * The web site of the project: a front page, the help pages, screenshots of the studio, and the site of the bundled
 * problems, which the command {@code site} writes.
 *
 * @param folder where it is written
 */
public record ProjectSite(Path folder) {

  /** The folders that others fill. */
  public static final String SCREENSHOTS = "screenshots";
  public static final String PROBLEMS = "problems";

  /** A screenshot, with a dark one beside it whose name ends in {@code -dark}. */
  public record Shot(String name, String caption) {}

  private static final Path TEMPLATES = ProjectRoot.path("src/docs/site");
  private static final Path README = ProjectRoot.path("README.md");
  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");
  private static final Pattern GAME = Pattern.compile("(?m)^\\| \\[([^]]+)]\\(\\S+/(\\w+)\\.md\\) \\| ([^|]+) \\|");

  /**
   * Writes the front page and the help pages.
   *
   * @param shots the first one is at the top
   */
  public void write(List<Shot> shots) throws IOException {
    Path help = Files.createDirectories(folder.resolve("help"));
    for (HelpPage page : pages()) {
      Files.writeString(help.resolve(page.id() + ".html"), help(page));
    }
    Files.writeString(folder.resolve("site.css"), template("site.css"));
    Files.writeString(folder.resolve("index.html"), front(shots));
  }

  /** The pages of the program, without those of games that only tests have. */
  public static List<HelpPage> pages() {
    return HelpPages.all().stream().filter(page -> HelpPages.class.getResource(page.id() + ".md") != null).toList();
  }

  private static String front(List<Shot> shots) throws IOException {
    String readme = Files.readString(README);
    Map<String, String> parts = Map.of("description", HelpHtml.escaped(readme.split("\n\n")[1].replace('\n', ' ')),
        "bar", bar("", ""),
        "hero", shots.isEmpty() ? "" : picture(shots.getFirst(), false),
        "games", GAME.matcher(readme).results().map(game -> "<dt><a href=\"help/" + game.group(2) + ".html\">"
            + HelpHtml.escaped(game.group(1)) + "</a></dt><dd>" + HelpHtml.escaped(game.group(3)) + "</dd>\n")
            .collect(Collectors.joining()),
        "gallery", shots.stream().skip(1).map(shot -> "<figure>" + picture(shot, true) + "<figcaption>"
            + HelpHtml.escaped(shot.caption()) + "</figcaption></figure>\n").collect(Collectors.joining()));
    return filled("index.html", parts::get);
  }

  private static String picture(Shot shot, boolean lazy) {
    String address = SCREENSHOTS + "/" + shot.name();
    return "<picture><source srcset=\"" + address + "-dark.png\" media=\"(prefers-color-scheme: dark)\">"
        + "<img class=\"shot\" src=\"" + address + ".png\" alt=\"" + HelpHtml.escaped(shot.caption())
        + "\" width=\"1440\" height=\"900\"" + (lazy ? " loading=\"lazy\"" : "") + "></picture>";
  }

  private static String help(HelpPage page) throws IOException {
    HelpHtml html = new HelpHtml(page);
    Map<String, String> parts = Map.of("title", HelpHtml.escaped(page.title()), "bar", bar("../", "help"),
        "pages", pages().stream().map(other -> item(other, html)).collect(Collectors.joining()),
        "body", html.body());
    return filled("help.html", parts::get);
  }

  /** The page itself with its headings. */
  private static String item(HelpPage other, HelpHtml shown) {
    boolean here = other.id().equals(shown.page().id());
    String headings = shown.headings().stream().map(heading -> "<li><a href=\"#" + HelpHtml.anchor(heading) + "\">"
        + HelpHtml.escaped(heading) + "</a></li>\n").collect(Collectors.joining());
    return "<li><a href=\"" + other.id() + ".html\"" + (here ? " aria-current=\"page\">" : ">")
        + HelpHtml.escaped(other.title()) + "</a>" + (here && !headings.isEmpty() ? "<ul>\n" + headings + "</ul>" : "")
        + "</li>\n";
  }

  private static String bar(String up, String here) {
    return "<header class=\"bar\"><div><a href=\"" + up + "index.html\">Zugwerk</a> <a href=\"" + up + PROBLEMS
        + "/index.html\">Problems</a> <a href=\"" + up + "help/first-steps.html\""
        + (here.equals("help") ? " aria-current=\"true\"" : "") + ">Help</a></div></header>";
  }

  private static String filled(String template, Function<String, String> parts) throws IOException {
    return PLACE.matcher(template(template))
        .replaceAll(place -> Matcher.quoteReplacement(parts.apply(place.group(1))));
  }

  private static String template(String name) throws IOException {
    return Files.readString(TEMPLATES.resolve(name));
  }
}
