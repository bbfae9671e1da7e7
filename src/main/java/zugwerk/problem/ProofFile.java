package zugwerk.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zugwerk.notation.PlainMoves;
import zugwerk.solve.Proof;
import zugwerk.solve.ProofTree;
import zugwerk.solve.Prover;
import zugwerk.solve.SolveOptions;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.SafeFile;

/**
 * The file of a proof: a JSON object with the problem and, for each of its parts, the trees of a {@link Proof}. A move
 * is a text, or an array of its text and the moves that follow.
 */
public final class ProofFile {

  private static final String FORM = "proof";
  private static final int VERSION = 1;

  private ProofFile() {}

  /**
   * Returns if a problem can be proved.
   *
   * @throws IllegalArgumentException in one sentence, if there are no proofs of its stipulation
   */
  public static void check(Problem problem) {
    for (ProblemPart part : ProblemPart.of(problem)) {
      if (!part.problem().asked().isBattle()) {
        throw new IllegalArgumentException("there are no proofs of " + part.problem().stipulationText()
            + "; there are proofs of direct, self and reflex play");
      }
    }
  }

  /**
   * Proves a problem and writes the proof, all or nothing.
   *
   * @param most how many moves the proof of a part may have; larger refutations are left out
   * @return whether every part has its refutations
   * @throws IllegalArgumentException in one sentence, if there are no proofs of this stipulation
   * @throws java.util.concurrent.CancellationException if the monitor or a limit stops it
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static boolean write(Path file, Problem problem, SolveOptions options, long most, Monitor monitor) {
    ObjectNode root = ProblemFile.MAPPER.createObjectNode();
    root.put(FORM, VERSION);
    root.set("problem", ProblemFile.MAPPER.valueToTree(ProblemFields.of(problem)));
    ArrayNode parts = root.putArray("parts");
    boolean complete = true;
    for (ProblemPart part : ProblemPart.of(problem)) {
      Problem asked = part.problem();
      Proof proof =
          Prover.prove(asked.variant(), asked.setup(), asked.asked(), options, most, monitor);
      complete &= proof.complete();
      ObjectNode object = parts.addObject();
      object.put("part", part.heading());
      write(proof.keys(), object.putArray("keys"));
      write(proof.refuted(), object.putArray("refuted"));
      object.put("complete", proof.complete());
    }
    SafeFile.write(file, (root + "\n").getBytes(StandardCharsets.UTF_8));
    return complete;
  }

  private static void write(List<ProofTree> moves, ArrayNode array) {
    for (ProofTree move : moves) {
      if (move.next().isEmpty()) {
        array.add(move.move());
      } else {
        write(move.next(), array.addArray().add(move.move()));
      }
    }
  }

  /** Whether a JSON text is that of a proof, by its first field. */
  public static boolean isProof(String text) {
    return text.stripLeading().matches("(?s)\\{\\s*\"" + FORM + "\".*");
  }

  /**
   * Replays a proof by the plain rules of its game; see {@link PlainMoves}.
   *
   * @return what is proved, a sentence for each part
   * @throws IllegalArgumentException in one sentence that names the place, if the text is no proof or proves nothing
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public static List<String> replay(String text, CancelToken token) {
    JsonNode root;
    try {
      root = ProblemFile.MAPPER.readTree(text);
    } catch (JsonProcessingException fault) {
      throw JsonFault.of(fault);
    }
    if (root.path(FORM).asInt() != VERSION) {
      throw new ProblemFileException("is a proof of version " + root.path(FORM) + "; this program reads " + VERSION);
    }
    Problem problem = ProblemFile.parse(root.path("problem").toString());
    check(problem);
    List<ProblemPart> parts = ProblemPart.of(problem);
    if (root.path("parts").size() != parts.size()) {
      throw new ProblemFileException("proves " + root.path("parts").size() + " of " + parts.size() + " parts");
    }
    List<String> proved = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      JsonNode node = root.path("parts").get(i);
      Proof proof = new Proof(moves(node.path("keys"), 0), moves(node.path("refuted"), 0),
          node.path("complete").asBoolean());
      proved.add((parts.size() == 1 ? "" : parts.get(i).heading() + ": ") + words(parts.get(i), proof, token));
    }
    return proved;
  }

  private static String words(ProblemPart part, Proof proof, CancelToken token) {
    long moves;
    try {
      moves = new ProofReplay(part.problem(), token).check(proof);
    } catch (IllegalArgumentException fault) {
      throw new ProblemFileException("proves nothing: " + fault.getMessage());
    }
    String keys = proof.keys().isEmpty() ? "by no first move"
        : "by " + String.join(", ", proof.keys().stream().map(ProofTree::move).toList());
    String others = !proof.complete() ? "; whether others solve is not proved"
        : proof.keys().isEmpty() ? "" : " and no other first move";
    if (proof.keys().isEmpty() && !proof.complete()) {
      throw new ProblemFileException("proves nothing: it has neither keys nor refutations");
    }
    return part.problem().stipulationText() + " is solved " + keys + others + " (" + moves + " moves replayed)";
  }

  private static List<ProofTree> moves(JsonNode array, int start) {
    List<ProofTree> moves = new ArrayList<>();
    for (int i = start; i < array.size(); i++) {
      JsonNode move = array.get(i);
      moves.add(move.isArray() ? new ProofTree(move.path(0).asText(), moves(move, 1)) : new ProofTree(move.asText()));
    }
    return moves;
  }
}
