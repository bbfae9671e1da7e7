package zugwerk.problem;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.StreamSupport;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.work.Monitor;

/** The proof of one part of a problem, in the form that its kind of play asks for. */
sealed interface PartProof permits KeysProof, SolutionsProof, StrategiesProof {

  /**
   * Proves a part.
   *
   * @param solved what the solver found in it
   * @param options what the solver was asked for
   * @param most how many moves the proof may have
   * @throws IllegalArgumentException in one sentence, if the part cannot be played
   * @throws zugwerk.solve.ProofTooLargeException if the proof would be larger, even without what can be left out
   * @throws java.util.concurrent.CancellationException if the monitor or a limit stops it
   */
  static PartProof of(Solved.Part solved, SolveOptions options, long most, Monitor monitor) {
    Stipulation stipulation = solved.solution().stipulation();
    if (stipulation.isLastMove()) {
      throw new IllegalArgumentException("a last move is not proved: no proof says that no other move is possible");
    }
    return stipulation.isBattle() ? KeysProof.of(solved.twin().problem(), options, most, monitor)
        : stipulation.isStudy() ? StrategiesProof.of(solved.twin().problem(), options, most, monitor)
            : SolutionsProof.of(solved, options, most, monitor);
  }

  /** Reads a proof of a part of a problem. */
  static PartProof read(Problem part, JsonNode node) {
    return part.asked().isBattle() ? KeysProof.read(node)
        : part.asked().isStudy() ? StrategiesProof.read(node) : SolutionsProof.read(node);
  }

  /** Adds it to the JSON of its part. */
  void write(ObjectNode part);

  /** Whether it has all that it should; else what would be too large was left out. */
  boolean complete();

  /**
   * Replays it by the plain rules.
   *
   * @return what is proved, in one sentence
   * @throws IllegalArgumentException in a few words, if it proves nothing
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  String replay(Problem part, ReplayOptions options);

  /** The texts of a JSON array; none if it is something else. */
  static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }

  /** Adds texts to a JSON array. */
  static void add(List<String> texts, ArrayNode array) {
    texts.forEach(array::add);
  }
}
