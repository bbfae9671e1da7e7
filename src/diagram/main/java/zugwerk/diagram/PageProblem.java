package zugwerk.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zugwerk.board.Schema;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;

/** A problem on a page that plays: what the script needs of it, and what a reader without script sees. */
record PageProblem(Problem problem, Diagram diagram, Look look) {

  /** The printed solution steps through positions on a page to read, but not on this one. */
  private static final Pattern STEP =
      Pattern.compile("<button type=\"button\" class=\"move (\\w+)\" data-frame=\"\\d+\">(.*?)</button>");

  /** The first line of the caption, or a number. */
  String title(int number) {
    String title = String.join(", ", diagram.captionLines());
    return title.isEmpty() ? diagram.texts().lang("Problem {0}", number) : title;
  }

  /** The diagram and the solution to read. */
  String entry(int number) {
    return "<article class=\"problem\" id=\"problem-" + number + "\">\n<header>"
        + HtmlWriter.lines(diagram.captionLines()) + "</header>\n" + StillBoard.svg(diagram, look)
        + "<p class=\"task\"><strong>" + SvgWriter.escaped(diagram.stipulation()) + "</strong><span>"
        + (diagram.certified() ? "C+ " : "") + diagram.piecesCount() + "</span></p>\n"
        + HtmlWriter.lines(diagram.twins())
        + (diagram.game().isEmpty() ? "" : "<p class=\"game\">" + SvgWriter.escaped(diagram.game()) + "</p>\n")
        + HtmlWriter.lines(diagram.legend()) + HtmlWriter.lines(diagram.notes()) + solution() + "</article>\n";
  }

  private String solution() {
    if (diagram.solution().isEmpty()) {
      return "";
    }
    StringBuilder tree = new StringBuilder();
    HtmlWriter.solution(diagram.solution().get(), new Frames(look, diagram.texts()), diagram.written(), tree);
    return "<section class=\"solution\" aria-label=\"" + SvgWriter.escaped(diagram.texts().lang("Solution")) + "\">\n"
        + STEP.matcher(tree).replaceAll("<span class=\"move $1\">$2</span>") + "</section>\n";
  }

  Map<String, Object> data(int number, PageFigures figures) {
    List<ProblemPart> solved = ProblemPart.solved(problem);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", title(number));
    data.put("caption", diagram.captionLines());
    data.put("flipped", look.flipped());
    data.put("letters", letters());
    data.put("parts", solved.stream()
        .map(part -> part(part, solved.size() == 1 ? diagram.texts().lang("Diagram")
            : Diagram.printed(diagram.texts().lang(part.heading())), figures))
        .toList());
    return data;
  }

  /** The letters of the types in the language of the page; none if they are those of the program. */
  private Map<String, Object> letters() {
    Map<String, Object> letters = new LinkedHashMap<>();
    if (diagram.written().isForeign()) {
      Schema schema = problem.variant().schema();
      schema.types().forEach(type -> letters.put(String.valueOf(type.letter()), diagram.letters().name(schema, type)));
    }
    return letters;
  }

  private Map<String, Object> part(ProblemPart part, String heading, PageFigures figures) {
    Problem shown = part.problem();
    List<Stipulation> played = shown.task().stipulation().filter(PageProblem::isPlayed).stream().toList();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("heading", heading);
    fields.put("game", shown.variant().id());
    fields.put("settings", shown.variant().settings());
    fields.put("title", Diagram.of(shown).game());
    fields.put("figures", figures.names(shown.variant()));
    fields.put("fen", Fen.format(shown.setup()));
    fields.put("task", played.stream().map(Stipulation::toString).collect(Collectors.joining()));
    fields.put("words",
        shown.task().stipulation().map(stipulation -> stipulation.words(shown.variant(), diagram.texts()))
            .orElse(""));
    fields.put("first", played.stream().mapToInt(Stipulation::firstPly).sum());
    fields.put("battle", played.stream().anyMatch(PageProblem::isContested));
    fields.put("set", played.stream().filter(PageProblem::isContested)
        .filter(stipulation -> stipulation.moves() > 1 && !stipulation.exact())
        .map(stipulation -> stipulation.inMoves(stipulation.moves() - 1).toString()).collect(Collectors.joining()));
    return fields;
  }

  /** Studies need endgame tables, and last moves are not played forwards. */
  private static boolean isPlayed(Stipulation stipulation) {
    return !stipulation.isStudy() && !stipulation.isLastMove();
  }

  private static boolean isContested(Stipulation stipulation) {
    return stipulation.isBattle() && !stipulation.play().isParryBattle() && stipulation.play() != Play.STUDY;
  }

  /** JSON that may stand in a script. */
  static String json(Object value) {
    return switch (value) {
      case Map<?, ?> fields -> {
        List<String> written = new ArrayList<>();
        fields.forEach((name, each) -> written.add(Frames.quoted((String) name) + ":" + json(each)));
        yield "{" + String.join(",", written) + "}";
      }
      case List<?> items -> items.stream().map(PageProblem::json).collect(Collectors.joining(",", "[", "]"));
      case String text -> Frames.quoted(text);
      default -> value.toString();
    };
  }
}
