package zugwerk.diagram;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;
import zugwerk.work.Texts;

/**
 * Writes problems as a web page that plays: the reader moves the pieces, and the page judges the moves by the rules of
 * the game, with the solver. Several problems make a solving contest with a score. Without script the page shows the
 * diagrams with their printed solutions.
 */
public final class PlayingPage {

  /**
   * A problem of the page.
   *
   * @param diagram its diagram, with the printed solution if there is to be one
   */
  public record Entry(Problem problem, Diagram diagram) {}

  private final List<PageProblem> problems;
  private final Look look;
  private final String title;
  private final List<PageLink> links;
  private final Texts texts;

  /**
   * A page of at least one problem, in the language of the first diagram.
   *
   * @throws InputException in one sentence, if one is a proof game
   */
  public PlayingPage(List<Entry> entries, Look look) {
    this(entries.stream().map(entry -> problem(entry, look)).toList(), look, "", List.of());
  }

  private PlayingPage(List<PageProblem> problems, Look look, String title, List<PageLink> links) {
    this.problems = problems;
    this.look = look;
    this.title = title;
    this.links = List.copyOf(links);
    texts = problems.getFirst().diagram().texts();
  }

  private static PageProblem problem(Entry entry, Look look) {
    if (entry.problem().task().isProofGame()) {
      throw new InputException("a page cannot play a proof game");
    }
    return new PageProblem(entry.problem(), entry.diagram(), look);
  }

  /** The same page with a title instead of the credits of its problem. */
  public PlayingPage titled(String text) {
    return new PlayingPage(problems, look, text, links);
  }

  PlayingPage linked(List<PageLink> given) {
    return new PlayingPage(problems, look, title, given);
  }

  /**
   * The page as one file, which makes no network connections and allows itself none.
   *
   * @param program the rules and the solver in JavaScript, compressed by gzip
   * @throws InputException in one sentence, if a twin cannot be made
   */
  public String write(byte[] program) {
    return write(PageFiles.within(program, texts));
  }

  /** The page of a site, which shares the style and the scripts with others. */
  String writeSharing() {
    return write(PageFiles.shared());
  }

  private String write(PageFiles files) {
    PageFigures figures = new PageFigures(look.style());
    boolean contest = problems.size() > 1;
    String shown = !title.isEmpty() ? title : contest ? texts.lang("Solving contest") : problems.getFirst().title(1);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("contest", contest);
    data.put("figures", figures.games());
    data.put("problems",
        IntStream.range(0, problems.size()).mapToObj(i -> problems.get(i).data(i + 1, figures)).toList());
    return HtmlWriter.filled("play/play.html", texts, Map.ofEntries(
        Map.entry("policy", files.policy()),
        Map.entry("title", SvgWriter.escaped(shown)),
        Map.entry("head", files.head()),
        Map.entry("definitions", figures.definitions()),
        Map.entry("links", PageLink.html(links, texts)),
        Map.entry("heading", "<h1 " + (contest ? "id=\"heading\"" : "class=\"unseen\"") + ">"
            + SvgWriter.escaped(shown) + "</h1>"),
        Map.entry("count", SvgWriter.escaped(
            contest ? texts.counted(problems.size(), "{0} problem", "{0} problems") : texts.lang("Problem"))),
        Map.entry("entries", IntStream.range(0, problems.size()).mapToObj(i -> problems.get(i).entry(i + 1))
            .collect(Collectors.joining())),
        Map.entry("data", PageProblem.json(data)),
        Map.entry("script", files.scripts())));
  }
}
