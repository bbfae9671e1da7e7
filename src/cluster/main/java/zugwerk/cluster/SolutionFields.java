package zugwerk.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zugwerk.file.JsonText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.solve.Dual;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;

final class SolutionFields {

  private static final int GOAL = 1;
  private static final int PASSED = 2;

  /** Also of studies, in moves to mate. */
  private static final int MOST_LENGTH = 999;
  /** No solver returns deeper trees, and they could overflow the stack. */
  private static final int DEEPEST = 4 * FirstMoves.MOST_MOVES;

  private SolutionFields() {}

  static Object of(Solution solution) {
    return JsonText.object("stipulation", solution.stipulation().toString(), "verdict", solution.verdict().word(),
        "keys", nodes(solution.keys()), "tries", nodes(solution.tries()), "setPlay", nodes(solution.setPlay()),
        "solutions", solution.solutions(), "stated", solution.statedSolutions(), "shortest",
        solution.shortest().orElse(0),
        "duals", solution.duals().stream().map(dual -> JsonText.object("after", dual.after(), "moves", dual.moves()))
            .toList(),
        "nodes", solution.nodes(), "seconds", solution.seconds(), "lengths", solution.lengths(),
        "terms", of(solution.terms()), "complete", solution.complete());
  }

  static Solution read(@Nullable Object value) {
    Fields fields = Fields.of(value);
    int shortest = fields.count("shortest");
    return new Solution(Stipulation.parse(fields.text("stipulation")), Soundness.of(fields.text("verdict")),
        nodes(fields.list("keys"), 0), nodes(fields.list("tries"), 0), nodes(fields.list("setPlay"), 0),
        fields.number("solutions", 0, Long.MAX_VALUE), fields.count("stated"),
        shortest == 0 ? OptionalInt.empty() : OptionalInt.of(shortest),
        fields.list("duals").stream().map(Fields::of).map(dual -> new Dual(dual.text("after"), dual.texts("moves")))
            .toList(),
        fields.number("nodes", 0, Long.MAX_VALUE), fields.real("seconds"),
        fields.list("lengths").stream().map(length -> (int) Fields.number(length, "lengths", 0, MOST_LENGTH))
            .toList(),
        terms(fields.object("terms")), fields.truth("complete"));
  }

  static Object of(Terms terms) {
    return JsonText.object("postKey", terms.postKey(), "quodlibet", terms.quodlibet(), "stopOnShort",
        terms.stopOnShort(), "flights", terms.flights().isPresent() ? terms.flights().getAsInt() : null, "threat",
        terms.threat().isPresent() ? terms.threat().getAsInt() : null);
  }

  static Terms terms(Fields fields) {
    Function<String, OptionalInt> number =
        name -> fields.has(name) ? OptionalInt.of(fields.count(name)) : OptionalInt.empty();
    return new Terms(fields.truth("postKey"), fields.truth("quodlibet"), fields.truth("stopOnShort"),
        number.apply("flights"), number.apply("threat"));
  }

  private static List<Object> nodes(List<SolutionNode> nodes) {
    List<Object> all = new ArrayList<>();
    for (SolutionNode node : nodes) {
      all.add(List.of(node.role().name(), EncodedMove.pack(node.move()), node.text(), node.ply(),
          (node.goal() ? GOAL : 0) + (node.passed() ? PASSED : 0), nodes(node.threats()), nodes(node.replies())));
    }
    return all;
  }

  private static List<SolutionNode> nodes(List<?> values, int depth) {
    if (depth > DEEPEST) {
      throw Fields.misfit("a tree of moves");
    }
    return values.stream().map(value -> node(Fields.as(List.class, value, "a move"), depth)).toList();
  }

  private static SolutionNode node(List<?> value, int depth) {
    if (value.size() != 7) {
      throw Fields.misfit("a move");
    }
    long flags = Fields.number(value.get(4), "a move", 0, GOAL + PASSED);
    return new SolutionNode(Fields.constant(SolutionNode.Role.class, value.get(0), "a move"),
        move(value.get(1)), Fields.as(String.class, value.get(2), "a move"),
        (int) Fields.number(value.get(3), "a move", 0, Short.MAX_VALUE), (flags & GOAL) != 0, (flags & PASSED) != 0,
        nodes(Fields.as(List.class, value.get(5), "a move"), depth + 1),
        nodes(Fields.as(List.class, value.get(6), "a move"), depth + 1));
  }

  static Move move(@Nullable Object value) {
    int packed = (int) Fields.number(value, "a move", Integer.MIN_VALUE, Integer.MAX_VALUE);
    Move move = EncodedMove.unpack(packed);
    if (EncodedMove.pack(move) != packed) {
      throw Fields.misfit("a move");
    }
    return move;
  }
}
