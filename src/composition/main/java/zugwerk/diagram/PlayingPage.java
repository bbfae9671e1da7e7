package zugwerk.diagram;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;

/**
 * Writes a problem as a web page that plays: the reader moves the pieces, and the page judges the moves by the rules
 * of the game, with the solver. The page is one file, makes no network connections and allows itself none.
 */
public final class PlayingPage {

  /** The printed solution steps through positions on a page to read, but not on this one. */
  private static final Pattern STEP =
      Pattern.compile("<button type=\"button\" class=\"move (\\w+)\" data-frame=\"\\d+\">(.*?)</button>");

  private final Diagram diagram;
  private final Problem problem;
  private final Look look;

  private PlayingPage(Diagram diagram, Problem problem, Look look) {
    this.diagram = diagram;
    this.problem = problem;
    this.look = look;
  }

  /**
   * The page of a problem, with its printed solution if the diagram has one.
   *
   * @param script the rules and the solver in JavaScript, compressed by gzip
   * @throws IllegalArgumentException in one sentence, if a twin cannot be made, or the problem is a proof game
   */
  public static String write(Diagram diagram, Problem problem, Look look, byte[] script) {
    if (problem.isProofGame()) {
      throw new IllegalArgumentException("a page cannot play a proof game; leave out --playing");
    }
    return new PlayingPage(diagram, problem, look).write(script);
  }

  private String write(byte[] script) {
    String style = HtmlWriter.template("play.css");
    String code = HtmlWriter.template("play.js");
    String title = String.join(", ", diagram.caption().lines());
    return HtmlWriter.filled("play.html", Map.ofEntries(
        Map.entry("policy", "default-src 'none'; script-src " + hash(code) + "; style-src " + hash(style)
            + "; worker-src blob:; base-uri 'none'; form-action 'none'"),
        Map.entry("title", SvgWriter.escaped(title.isEmpty() ? "Chess problem" : title)),
        Map.entry("style", style),
        Map.entry("definitions", definitions()),
        Map.entry("caption", HtmlWriter.lines(diagram.caption().lines())),
        Map.entry("game", SvgWriter.escaped(diagram.game())),
        Map.entry("solution", solution()),
        Map.entry("data", "{\"flipped\":" + look.flipped() + ",\"letters\":" + json(letters()) + ",\"parts\":["
            + parts().stream().map(PlayingPage::json).collect(Collectors.joining(",\n")) + "]}"),
        Map.entry("engine", Base64.getEncoder().encodeToString(script)),
        Map.entry("script", code)));
  }

  private static String hash(String text) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException fault) {
      throw new IllegalStateException(fault);
    }
  }

  /** A picture for every type of the game, and for the orthodox ones, as the reader may change the game. */
  private String definitions() {
    Map<Character, Figure> figures = new LinkedHashMap<>();
    "KQRBNP".chars().forEach(letter -> figures.put((char) letter, Figure.of((char) letter)));
    Schema schema = problem.variant().schema();
    IntStream.range(0, schema.types().size()).forEach(type -> figures.put(
        schema.types().get(type).letter(), Figure.of(schema, type)));
    return figures.entrySet().stream().flatMap(entry -> Stream.of(true, false).map(black -> "<g id=\"man-"
        + (black ? "b" : "w") + entry.getKey() + "\">"
        + SvgWriter.elements(SquareMarks.piece(look.style(), entry.getValue(), black)) + "</g>\n"))
        .collect(Collectors.joining());
  }

  private String solution() {
    if (diagram.solution().isEmpty()) {
      return "";
    }
    StringBuilder tree = new StringBuilder();
    HtmlWriter.solution(diagram.solution().get(), new Frames(look), diagram.written(), tree);
    return "<button type=\"button\" id=\"reveal\" aria-expanded=\"false\" hidden>Show the solution</button>\n"
        + "<section id=\"printed\" aria-label=\"Solution\">\n"
        + STEP.matcher(tree).replaceAll("<span class=\"move $1\">$2</span>") + "</section>\n";
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

  private List<Map<String, Object>> parts() {
    List<ProblemPart> solved = ProblemPart.solved(problem);
    return solved.stream().map(part -> part(part, solved.size() == 1 ? "Diagram" : Diagram.printed(part.heading())))
        .toList();
  }

  private static Map<String, Object> part(ProblemPart part, String heading) {
    Problem shown = part.problem();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("heading", heading);
    fields.put("game", shown.variant().id());
    fields.put("settings", shown.variant().settings());
    fields.put("fen", Fen.format(shown.setup()));
    List<Stipulation> played = shown.stipulation().filter(PlayingPage::isPlayed).stream().toList();
    fields.put("task", played.stream().map(Stipulation::toString).collect(Collectors.joining()));
    fields.put("words", shown.stipulation().map(stipulation -> stipulation.words(shown.variant())).orElse(""));
    fields.put("first", played.stream().mapToInt(Stipulation::firstPly).sum());
    fields.put("battle", played.stream().anyMatch(PlayingPage::isContested));
    fields.put("set", played.stream().filter(PlayingPage::isContested)
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

  private static String json(Map<String, Object> fields) {
    List<String> written = new ArrayList<>();
    fields.forEach((name, value) -> written.add(Frames.quoted(name) + ":"
        + (value instanceof String text ? Frames.quoted(text) : value)));
    return "{" + String.join(",", written) + "}";
  }
}
