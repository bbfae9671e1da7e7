package zugwerk.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import zugwerk.board.Schema;
import zugwerk.notation.LongForm;
import zugwerk.solve.Line;
import zugwerk.solve.Solution;

/** A solution as one JSON object, as the command line prints it. */
public final class SolutionJson {

  private SolutionJson() {}

  /** The object of a solution, on one line. */
  public static String of(Schema schema, Solution solution) {
    ObjectNode object = ProblemFile.MAPPER.createObjectNode();
    object.put("verdict", solution.verdict().word());
    ArrayNode keys = object.putArray("keys");
    for (Line key : solution.keys()) {
      keys.addObject().put("move", LongForm.of(schema, key.move())).put("text", key.text());
    }
    object.put("solutions", solution.solutions());
    if (solution.shortest().isPresent()) {
      object.put("shortest", solution.shortest().getAsInt());
    } else {
      object.putNull("shortest");
    }
    object.put("duals", solution.duals());
    object.put("nodes", solution.nodes());
    object.put("seconds", Math.round(solution.seconds() * 1000) / 1000.0);
    ObjectNode tree = object.putObject("tree");
    lines(schema, tree, "setPlay", solution.setPlay());
    lines(schema, tree, "tries", solution.tries());
    lines(schema, tree, "keys", solution.keys());
    try {
      return ProblemFile.MAPPER.writeValueAsString(object);
    } catch (JsonProcessingException fault) {
      throw new IllegalStateException("a tree of nodes is always JSON", fault);
    }
  }

  private static void lines(Schema schema, ObjectNode parent, String field, List<Line> lines) {
    if (lines.isEmpty()) {
      return;
    }
    ArrayNode array = parent.putArray(field);
    for (Line line : lines) {
      ObjectNode node = array.addObject();
      node.put("move", LongForm.of(schema, line.move()));
      node.put("text", line.text());
      node.put("role", line.role().name().toLowerCase(Locale.ROOT));
      lines(schema, node, "threats", line.threats());
      lines(schema, node, "replies", line.replies());
    }
  }
}
