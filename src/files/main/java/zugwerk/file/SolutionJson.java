package zugwerk.file;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zugwerk.board.Schema;
import zugwerk.notation.LongForm;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Dual;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Terms;
import zugwerk.work.Texts;

/** Solutions as JSON, as the command line prints them. */
public final class SolutionJson {

  private SolutionJson() {}

  /** The object of a solution on one line, or an array of such objects for a problem of several parts. */
  public static String of(Solved solved) {
    return of(solved, Map.of());
  }

  /**
   * The same with further fields.
   *
   * @param more maps, lists, texts, numbers and truth values; empty maps are omitted
   */
  public static String of(Solved solved, Map<String, ?> more) {
    ObjectNode object = ProblemFile.MAPPER.createObjectNode();
    if (solved.parts().size() == 1) {
      fill(object, solved.parts().getFirst());
    } else {
      object.put("verdict", solved.verdict().word());
      ArrayNode parts = object.putArray("parts");
      for (Solved.Part part : solved.parts()) {
        ObjectNode node = parts.addObject();
        node.put("part", part.twin().letter()).put("changes", part.twin().changes().toString());
        fill(node, part);
      }
    }
    more.forEach((name, value) -> {
      if (!(value instanceof Map<?, ?> fields && fields.isEmpty())) {
        object.set(name, ProblemFile.MAPPER.valueToTree(value));
      }
    });
    return object.toString();
  }

  /**
   * The object of a problem that a search has found, on one line, without the play.
   *
   * @param changes the changes that lead to it; empty for a new problem
   * @param note a remark
   * @param more further fields: maps, lists, texts, numbers and truth values
   */
  public static String of(Problem problem, Solved solved, String changes, String note, Map<String, ?> more) {
    ObjectNode object = object(problem, solved.verdict().word(), Optional.of(solved), changes, note);
    more.forEach((name, value) -> object.set(name, ProblemFile.MAPPER.valueToTree(value)));
    return object.toString();
  }

  /**
   * The object of a problem and its solution, if there is one, on one line, without the play.
   *
   * @param verdict its verdict in a word
   * @param changes the changes that lead to it
   * @param note a remark
   */
  public static String of(Problem problem, String verdict, Optional<Solved> solved, String changes, String note) {
    return object(problem, verdict, solved, changes, note).toString();
  }

  private static ObjectNode object(
      Problem problem, String verdict, Optional<Solved> solved, String changes, String note) {
    ObjectNode object = ProblemFile.MAPPER.createObjectNode();
    object.put("game", problem.variant().id());
    if (!problem.position().powers().isEmpty()) {
      object.put("powers", problem.position().powers());
    }
    object.put("fen", problem.fen()).put("stipulation", problem.task().stipulationText());
    object.put("verdict", verdict);
    ArrayNode keys = object.putArray("keys");
    for (SolutionNode key : solved.map(found -> found.parts().getFirst().solution().keys()).orElse(List.of())) {
      keys.addObject().put("move", LongForm.of(problem.variant().schema(), key.move())).put("text", key.text());
    }
    return object.put("changes", changes).put("note", note);
  }

  private static void fill(ObjectNode object, Solved.Part part) {
    Schema schema = part.twin().problem().variant().schema();
    Solution solution = part.solution();
    object.put("verdict", solution.verdict().word());
    if (!part.fault().isEmpty()) {
      object.put("fault", part.fault().toString());
    }
    if (!part.twin().remark().isEmpty()) {
      object.put("rights", part.twin().remark().toString());
    }
    ArrayNode keys = object.putArray("keys");
    for (SolutionNode key : solution.keys()) {
      ObjectNode node = keys.addObject().put("move", LongForm.of(schema, key.move())).put("text", key.text());
      solution.shortLength(key).ifPresent(moves -> node.put("moves", moves));
    }
    object.put("solutions", solution.solutions());
    solution.listed().ifPresent(lines -> object.put("listed", lines));
    if (!solution.terms().equals(Terms.USUAL)) {
      solution.terms().words(Texts.ENGLISH).forEach(object.putArray("within")::add);
    }
    if (solution.shortest().isPresent()) {
      object.put("shortest", solution.shortest().getAsInt());
    } else {
      object.putNull("shortest");
    }
    ArrayNode duals = object.putArray("duals");
    for (Dual dual : solution.duals()) {
      ObjectNode node = duals.addObject().put("after", dual.after());
      dual.moves().forEach(node.putArray("moves")::add);
    }
    object.put("nodes", solution.nodes());
    object.put("seconds", Math.round(solution.seconds() * 1000) / 1000.0);
    ObjectNode tree = object.putObject("tree");
    lines(schema, tree, "setPlay", solution.setPlay());
    lines(schema, tree, "tries", solution.tries());
    lines(schema, tree, "keys", solution.keys());
  }

  private static void lines(Schema schema, ObjectNode parent, String field, List<SolutionNode> lines) {
    if (lines.isEmpty()) {
      return;
    }
    ArrayNode array = parent.putArray(field);
    for (SolutionNode line : lines) {
      ObjectNode node = array.addObject();
      node.put("move", LongForm.of(schema, line.move()));
      node.put("text", line.text());
      node.put("role", line.role().name().toLowerCase(Locale.ROOT));
      lines(schema, node, "threats", line.threats());
      lines(schema, node, "replies", line.replies());
    }
  }
}
