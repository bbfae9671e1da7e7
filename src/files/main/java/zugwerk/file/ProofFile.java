package zugwerk.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zugwerk.notation.PlainMoves;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.rules.Validation;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.battle.Proof;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.SafeFile;

/** The file of a proof: a JSON object with the problem and a {@link PartProof} of each of its parts. */
public final class ProofFile {

  private static final String FORM = "proof";
  private static final int VERSION = 1;

  private ProofFile() {}

  /**
   * Proves a problem and writes the proof atomically.
   *
   * @param solved the solver's complete result
   * @param options the solver's options
   * @param most how many moves the proof of a part may have; larger refutations are left out
   * @return whether nothing was left out
   * @throws InputException in one sentence, if a part cannot be played
   * @throws zugwerk.solve.ProofTooLargeException in one sentence, if the proof is too large
   * @throws java.util.concurrent.CancellationException if the monitor or a limit stops it
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static boolean write(
      Path file, Problem problem, Solved solved, SolveOptions options, long most, Monitor monitor) {
    List<PartProof> proofs =
        solved.parts().stream().map(part -> PartProof.of(part, options, most, monitor)).toList();
    write(file, problem, solved.parts().stream().map(Solved.Part::twin).toList(), proofs);
    return proofs.stream().allMatch(PartProof::complete);
  }

  /**
   * Writes proofs of keys atomically.
   *
   * @param proofs one for each part of the problem
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(Path file, Problem problem, List<Proof> proofs) {
    write(file, problem, ProblemPart.solved(problem), proofs.stream().map(KeysProof::new).toList());
  }

  private static void write(Path file, Problem problem, List<ProblemPart> parts, List<? extends PartProof> proofs) {
    ObjectNode root = ProblemFile.MAPPER.createObjectNode();
    root.put(FORM, VERSION);
    root.set("problem", ProblemFile.MAPPER.valueToTree(ProblemFields.of(problem.withVersions(List.of()))));
    ArrayNode array = root.putArray("parts");
    for (int i = 0; i < proofs.size(); i++) {
      proofs.get(i).write(array.addObject().put("part", parts.get(i).heading().toString()));
    }
    SafeFile.write(file, (root + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** Whether the first field of a JSON text is that of a proof. */
  public static boolean isProof(String text) {
    return text.stripLeading().matches("(?s)\\{\\s*\"" + FORM + "\".*");
  }

  /**
   * Replays a proof by the plain rules of its game; see {@link PlainMoves}.
   *
   * @return what is proved, one sentence for each part
   * @throws InputException in one sentence that names the place, if the text is not a proof or proves nothing
   * @throws java.util.concurrent.CancellationException if the token of the options stops it
   */
  public static List<String> replay(String text, ReplayOptions options) {
    JsonNode root;
    try {
      root = ProblemFile.MAPPER.readTree(text);
    } catch (JsonProcessingException fault) {
      throw JsonFault.of(fault);
    }
    if (root.path(FORM).asInt() != VERSION) {
      throw new InputException("is a proof of version {0}; this program reads {1}", root.path(FORM), VERSION);
    }
    Problem problem = ProblemFile.parse(root.path("problem").toString());
    List<ProblemPart> parts = ProblemPart.solved(problem);
    if (root.path("parts").size() != parts.size()) {
      throw new InputException("proves {0} of {1} parts", root.path("parts").size(), parts.size());
    }
    List<String> proved = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Problem part = parts.get(i).problem();
      try {
        Validation.checkProblem(part.variant(), part.opening());
        proved.add((parts.size() == 1 ? "" : parts.get(i).heading() + ": ")
            + PartProof.read(part, root.path("parts").get(i)).replay(part, options));
      } catch (InputException fault) {
        throw new InputException("proves nothing: {0}", fault);
      }
    }
    return proved;
  }
}
