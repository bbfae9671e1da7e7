package zugwerk.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.StreamSupport;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** The proof of one part of a problem; its form depends on the play. */
sealed interface PartProof permits KeysProof, SolutionsProof, StrategiesProof {

  /**
   * Proves a solved part.
   *
   * @param most how many moves the proof may have
   * @throws zugwerk.solve.ProofTooLargeException if the proof would be larger, even without what can be left out
   */
  static PartProof of(Solved.Part solved, SolveOptions options, long most, Monitor monitor) {
    Stipulation stipulation = solved.solution().stipulation();
    if (stipulation.isLastMove()) {
      throw new InputException("a last move cannot be proved: no proof shows that no other move is possible");
    }
    return stipulation.isBattle() ? KeysProof.of(solved.twin().problem(), options, most, monitor)
        : stipulation.isStudy() ? StrategiesProof.of(solved.twin().problem(), options, most, monitor)
            : SolutionsProof.of(solved, options, most, monitor);
  }

  static PartProof read(Problem part, JsonNode node) {
    return part.task().stipulationOrThrow().isBattle() ? KeysProof.read(node)
        : part.task().stipulationOrThrow().isStudy() ? StrategiesProof.read(node) : SolutionsProof.read(node);
  }

  void write(ObjectNode part);

  boolean complete();

  /**
   * Replays it by the plain rules.
   *
   * @return what is proved, in one sentence
   * @throws InputException in a few words, if it proves nothing
   */
  String replay(Problem part, ReplayOptions options);

  static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }

  static void add(List<String> texts, ArrayNode array) {
    texts.forEach(array::add);
  }
}
