package zugwerk.file;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Answer;
import zugwerk.solve.table.Estimate;
import zugwerk.solve.table.MoveValue;
import zugwerk.solve.table.Outcome;
import zugwerk.work.Message;

/** Results of endgame tables, as text and as JSON. */
public final class EndgameText {

  private EndgameText() {}

  /**
   * The cost of building tables, or their size if they exist, in a sentence.
   *
   * @param threads how many threads build
   */
  public static Message cost(Estimate cost, int threads) {
    long building = cost.parts().stream().filter(part -> !part.kept()).count();
    if (building == 0) {
      return Message.message("all tables are built: {0} positions in {1} bytes on disk", grouped(cost.keptPositions()),
          grouped(cost.stored()));
    }
    double seconds = cost.seconds(threads);
    Message time = seconds < 60 ? Message.message("less than a minute")
        : Message.message("about {0} min", Math.round(seconds / 60));
    return Message.counted(building, "{0} table to build, with {1} positions; {2}; {3} MiB of memory needed at once",
        "{0} tables to build, with {1} positions; {2}; {3} MiB of memory needed at once",
        grouped(cost.positions()), time, grouped((cost.bytes() >> 20) + 1));
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** The outcome on a line, as {@code win 5}, then the best moves, one a line: long form, a tab, the short form. */
  public static String of(Variant variant, Setup setup, Answer answer) {
    StringBuilder text = new StringBuilder(answer.outcome().toString()).append('\n');
    MoveText texts = new MoveText(variant);
    Position position = Position.of(setup);
    for (MoveValue best : answer.best()) {
      text.append(LongForm.of(variant.schema(), best.move())).append('\t').append(texts.write(position, best.move()))
          .append('\n');
    }
    return text.toString();
  }

  /** The outcome, the best moves and the value of every legal move as one JSON object on a line. */
  public static String json(Variant variant, Setup setup, Answer answer) {
    ObjectNode object = ProblemFile.MAPPER.createObjectNode();
    outcome(object, answer.outcome());
    moves(object.putArray("best"), variant, setup, answer.best());
    moves(object.putArray("moves"), variant, setup, answer.moves());
    return object + "\n";
  }

  static void outcome(ObjectNode object, Outcome outcome) {
    object.put("outcome", outcome.kind().name().toLowerCase(Locale.ROOT));
    if (outcome.kind() != Outcome.Kind.DRAW) {
      object.put("mate", outcome.moves());
      if (outcome.isAtLeast()) {
        object.put("atLeast", true);
      }
    }
  }

  private static void moves(ArrayNode array, Variant variant, Setup setup, List<MoveValue> values) {
    MoveText texts = new MoveText(variant);
    Position position = Position.of(setup);
    for (MoveValue value : values) {
      ObjectNode node = array.addObject();
      node.put("move", LongForm.of(variant.schema(), value.move())).put("text", texts.write(position, value.move()));
      outcome(node, value.outcome());
    }
  }
}
