package zugwerk.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.battle.Proof;
import zugwerk.solve.battle.ProofTree;
import zugwerk.solve.battle.Prover;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** The proof of direct, self or reflex play: trees of moves. A move is a text, or an array of it and its successors. */
record KeysProof(Proof proof) implements PartProof {

  static KeysProof of(Problem part, SolveOptions options, long most, Monitor monitor) {
    return new KeysProof(
        Prover.prove(part.variant(), part.setup(), part.task().stipulationOrThrow(), options, most, monitor));
  }

  static KeysProof read(JsonNode node) {
    return new KeysProof(new Proof(moves(node.path("keys"), 0), moves(node.path("refuted"), 0),
        node.path("complete").asBoolean()));
  }

  private static List<ProofTree> moves(JsonNode array, int start) {
    List<ProofTree> moves = new ArrayList<>();
    for (int i = start; i < array.size(); i++) {
      JsonNode move = array.get(i);
      moves.add(move.isArray() ? new ProofTree(move.path(0).asText(), moves(move, 1)) : new ProofTree(move.asText()));
    }
    return moves;
  }

  @Override
  public void write(ObjectNode part) {
    write(proof.keys(), part.putArray("keys"));
    write(proof.refuted(), part.putArray("refuted"));
    part.put("complete", proof.complete());
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

  @Override
  public boolean complete() {
    return proof.complete();
  }

  @Override
  public String replay(Problem part, ReplayOptions options) {
    long moves = new ProofReplay(part, options.token()).check(proof);
    if (proof.keys().isEmpty() && !proof.complete()) {
      throw new InputException("it has neither keys nor refutations");
    }
    String keys = proof.keys().isEmpty() ? "by no first move"
        : "by " + String.join(", ", proof.keys().stream().map(ProofTree::move).toList());
    String others = !proof.complete() ? "; whether others solve is not proved"
        : proof.keys().isEmpty() ? "" : " and no other first move";
    return part.task().stipulationText() + " is solved " + keys + others + " (" + moves + " moves replayed)";
  }
}
