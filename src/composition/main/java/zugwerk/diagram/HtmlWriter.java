package zugwerk.diagram;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LetterText;
import zugwerk.problem.Solved;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.LastMoveSolver;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;

/**
 * Writes a problem as a self-contained web page with its solution to step through. The solution can be read without the
 * script, which only moves the pieces.
 */
final class HtmlWriter {

  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");

  private final Frames frames;
  private final StringBuilder tree;
  private final LetterText letters;
  private final Variant variant;
  private final Solution solution;

  private HtmlWriter(Frames frames, StringBuilder tree, Solved.Part part, LetterText letters) {
    this.frames = frames;
    this.tree = tree;
    this.letters = letters;
    variant = part.twin().problem().variant();
    solution = part.solution();
  }

  static String write(Diagram diagram, Look look, Optional<Solved> solved) {
    Frames frames = new Frames(look);
    StringBuilder tree = new StringBuilder();
    solved.ifPresentOrElse(found -> found.parts()
        .forEach(part -> new HtmlWriter(frames, tree, part, diagram.written()).part(found, part)),
        () -> frames.add(Frames.NONE, diagram.variant(), diagram.setup(), Optional.empty()));
    diagram.table().ifPresent(phases -> tree.append(PhaseMarkup.html(phases)));
    String title = String.join(", ", diagram.caption().lines());
    Map<String, String> parts = Map.ofEntries(
        Map.entry("title", SvgWriter.escaped(title.isEmpty() ? "Chess problem" : title)),
        Map.entry("style", template("page.css")),
        Map.entry("caption", lines(diagram.caption().lines())),
        Map.entry("board", SvgWriter.elements(BoardMarks.empty(look))),
        Map.entry("rings", SvgWriter.elements(DrawingShapes.marks(diagram.drawings(), true, look))),
        Map.entry("arrows", SvgWriter.elements(DrawingShapes.marks(diagram.drawings(), false, look))),
        Map.entry("definitions", frames.definitions()),
        Map.entry("asked", SvgWriter.escaped(diagram.stipulation())),
        Map.entry("count", SvgWriter.escaped((diagram.certified() ? "C+ " : "") + diagram.piecesCount())),
        Map.entry("twins", lines(diagram.twins())),
        Map.entry("game", SvgWriter.escaped(diagram.game())),
        Map.entry("terms", lines(diagram.terms())),
        Map.entry("fairies", fairies(frames, look.style())),
        Map.entry("tree", tree.toString()),
        Map.entry("data", frames.script() + "const flipped = " + look.flipped() + ";\n"),
        Map.entry("script", template("page.js")));
    return PLACE.matcher(template("page.html"))
        .replaceAll(place -> Matcher.quoteReplacement(parts.get(place.group(1))));
  }

  private static String template(String name) {
    try (InputStream in = HtmlWriter.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static String lines(List<String> lines) {
    return lines.stream().map(line -> "<p>" + SvgWriter.escaped(line) + "</p>").collect(Collectors.joining());
  }

  private static String fairies(Frames frames, Style style) {
    return frames.fairies().stream().map(piece -> "<span>" + piece.pictures(style).stream()
        .map(picture -> "<svg class=\"man\" viewBox=\"0 0 1 1\">" + SvgWriter.elements(List.of(picture)) + "</svg>")
        .collect(Collectors.joining()) + " " + SvgWriter.escaped(piece.name()) + "</span>")
        .collect(Collectors.joining("\n"));
  }

  private void part(Solved found, Solved.Part part) {
    Setup setup = part.twin().problem().opening();
    int root = frames.add(Frames.NONE, variant, setup, Optional.empty());
    String heading = found.parts().size() == 1 ? "Diagram" : letters.write(Diagram.printed(part.twin().heading()));
    tree.append("<section><h2>");
    move(root, "start", heading);
    tree.append("</h2>\n<p class=\"verdict\">").append(SvgWriter.escaped(verdict())).append("</p>\n");
    if (!part.twin().remark().isEmpty()) {
      tree.append("<p>").append(SvgWriter.escaped(part.twin().remark())).append("</p>\n");
    }
    section(solution.stipulation().isStudy() ? "Play" : "Set play", solution.setPlay(), root, setup);
    section("Tries", solution.tries(), root, setup);
    String one = solution.stipulation().hasKeys() ? "Key" : "Solution";
    section(solution.keys().size() == 1 ? one : one + "s", solution.keys(), root, setup);
    tree.append("</section>\n");
  }

  private String verdict() {
    boolean help = !solution.stipulation().hasKeys() && solution.solutions() > 0;
    return solution.stipulation() + ": " + solution.verdict().word()
        + (help ? ", " + solution.solutions() + (solution.solutions() == 1 ? " solution" : " solutions") : "");
  }

  private void section(String title, List<SolutionNode> lines, int root, Setup setup) {
    if (!lines.isEmpty()) {
      tree.append("<h3>").append(title).append("</h3>\n");
      list(lines, root, setup);
    }
  }

  private void list(List<SolutionNode> lines, int parent, Setup setup) {
    tree.append("<ul>\n");
    for (int start = 0; start < lines.size();) {
      int end = start + 1;
      while (end < lines.size() && lines.get(start).hasSameAnswersAs(lines.get(end))) {
        end++;
      }
      tree.append("<li>");
      // Defences with the same answer stand side by side, and the play follows the last one. After the others it is
      // hidden, but one can step through it.
      for (int other = start; other < end - 1; other++) {
        Reached here = step(lines.get(other), parent, setup);
        tree.append("<span hidden>");
        play(lines.get(other), here);
        tree.append("</span>");
      }
      line(lines.get(end - 1), parent, setup);
      tree.append("</li>\n");
      start = end;
    }
    tree.append("</ul>\n");
  }

  private Reached step(SolutionNode line, int parent, Setup setup) {
    Setup after = after(line, setup);
    Reached reached = new Reached(frames.add(parent, variant, after, Optional.of(line.move())), after);
    String number = solution.stipulation().number(line).replace("...", "\u2026");
    move(reached.frame(), line.role().name().toLowerCase(Locale.ROOT), number + written(line));
    return reached;
  }

  private Setup after(SolutionNode line, Setup setup) {
    if (solution.stipulation().isLastMove()) {
      return LastMoveSolver.before(variant, setup, line).orElse(setup);
    }
    Position position = Position.of(setup);
    if (line.passed()) {
      MoveMaker.skip(variant, position);
    }
    MoveMaker.make(variant, position, EncodedMove.pack(line.move()));
    return position.setup();
  }

  private record Reached(int frame, Setup setup) {}

  private void line(SolutionNode line, int parent, Setup setup) {
    play(line, step(line, parent, setup));
  }

  private void play(SolutionNode line, Reached here) {
    if (solution.stipulation().isBattle() && isZugzwang(line)) {
      tree.append("<em>zugzwang</em>");
    }
    if (line.threats().isEmpty() && line.replies().size() == 1 && !line.solving()
        || line.replies().size() == 1 && (!solution.stipulation().isBattle() || line.isFollowedByPass())) {
      // A single answer follows its move on the same line.
      line(line.replies().getFirst(), here.frame(), here.setup());
      return;
    }
    if (!line.threats().isEmpty()) {
      tree.append("<em>threat</em>");
      list(line.threats(), here.frame(), here.setup());
    }
    List<SolutionNode> replies =
        line.replies().stream().filter(reply -> reply.role() != SolutionNode.Role.REFUTATION).toList();
    List<SolutionNode> refutations =
        line.replies().stream().filter(reply -> reply.role() == SolutionNode.Role.REFUTATION).toList();
    if (!replies.isEmpty()) {
      list(replies, here.frame(), here.setup());
    }
    if (!refutations.isEmpty()) {
      tree.append("<em>but</em>");
      list(refutations, here.frame(), here.setup());
    }
  }

  private static boolean isZugzwang(SolutionNode line) {
    return line.solving() && !line.goal() && line.threats().isEmpty() && !line.text().matches(".*[+#].*")
        && !line.replies().isEmpty() && line.replies().getFirst().role() == SolutionNode.Role.DEFENCE;
  }

  private String written(SolutionNode line) {
    String mark = line.goal() ? solution.stipulation().goal(line).kind().mark(line.text()) : "";
    return letters.write(line.text()) + mark + switch (line.role()) {
      case KEY -> solution.stipulation().hasKeys() ? " !" : "";
      case REFUTATION -> " !";
      case TRY -> " ?";
      case DUTY -> " ?!";
      default -> "";
    };
  }

  private void move(int frame, String role, String text) {
    tree.append("<button type=\"button\" class=\"move ").append(role).append("\" data-frame=\"").append(frame)
        .append("\">").append(SvgWriter.escaped(text)).append("</button> ");
  }
}
