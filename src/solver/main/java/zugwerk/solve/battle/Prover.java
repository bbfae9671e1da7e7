package zugwerk.solve.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.Variant;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.work.InputException;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Proves that the keys of a problem solve it and no other first move does. */
public final class Prover extends ProofWriter {

  private final Stipulation stipulation;
  private final long most;

  private Prover(AdversarialSearch search, Stipulation stipulation, long most) {
    super(search, stipulation, most);
    this.stipulation = stipulation;
    this.most = most;
  }

  /**
   * Proves the keys of a problem, and that no other first move solves.
   *
   * @param most how many moves the proof may have; larger proofs lack the refutations
   * @throws InputException in one sentence, if the setup cannot be played or the stipulation is not one of
   *     direct, self and reflex play
   * @throws ProofTooLargeException if the keys alone take more moves
   * @throws java.util.concurrent.CancellationException if the monitor or a limit stops it
   */
  public static Proof prove(Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, long most,
      Monitor monitor) {
    if (!stipulation.isBattle()) {
      throw new InputException(
          "the solutions of {0} cannot be written as a proof; those of direct, self and reflex play can", stipulation);
    }
    FirstMoves.check(variant, setup, stipulation);
    Meter meter = new Meter(monitor, options.limits().time(), options.limits().nodes());
    MateTable table = new MateTable(options.limits().megabytes(), meter);
    AdversarialSearch search =
        AdversarialSearch.of(variant, Position.of(setup), stipulation, Terms.USUAL, table, meter);
    return new Prover(search, stipulation, most).prove();
  }

  private Proof prove() {
    int left = stipulation.moves() - 1;
    if (search.barred()) {
      return new Proof(List.of(), List.of(), true);
    }
    List<ProofTree> keys = new ArrayList<>();
    List<ProofTree> refuted = new ArrayList<>();
    Map<String, Integer> others = new LinkedHashMap<>();
    try {
      attacks(stipulation.moves()).forEach((move, made) -> {
        if (after(made, () -> search.forced(left))) {
          keys.add(after(made, () -> shortest(move, left)));
        } else {
          others.put(move, made);
        }
      });
    } catch (TooLarge _) {
      throw ProofTooLargeException.of("without any refutations it has", most);
    }
    try {
      others.forEach((move, made) -> refuted.add(after(made, () -> refuted(move, left))));
    } catch (TooLarge _) {
      return new Proof(keys, List.of(), false);
    }
    return new Proof(keys, refuted, true);
  }

  /** Proves that the move just made forces the aim within a number of further moves. */
  private ProofTree shortest(String move, int most) {
    int left = stipulation.exact() ? most : 0;
    while (left < most && !search.forced(left)) {
      left++;
    }
    return forced(move, left);
  }

  @Override
  ProofTree answer(int left) {
    int moves = search.shortest(left);
    return attacks(moves).entrySet().stream().filter(answer -> after(answer.getValue(), () -> search.forced(moves - 1)))
        .findFirst().map(answer -> after(answer.getValue(), () -> shortest(answer.getKey(), moves - 1)))
        .orElseThrow(() -> new IllegalStateException("the search found a solution that the plain rules do not"));
  }

  /** Proves that the move just made does not force the aim within a number of further moves. */
  private ProofTree refuted(String move, int left) {
    if (left == 0 || !search.admits(left)) {
      return tree(move, List.of());
    }
    if (search.passes()) {
      return tree(move,
          List.of(tree(ProofTree.PASS, after(() -> search.pass() ? attempts(left) : List.<ProofTree>of()))));
    }
    Map<String, Integer> replies = rules.legal(position);
    if (replies.isEmpty()) {
      return tree(move, List.of());
    }
    Map.Entry<String, Integer> reply = replies.entrySet().stream()
        .filter(entry -> after(entry.getValue(), () -> !search.defenceFails(left)))
        .min(Comparator.comparingInt(entry -> mobility(entry.getValue())))
        .orElseThrow(() -> new IllegalStateException("the search found a refutation that the plain rules do not"));
    return tree(move, List.of(tree(reply.getKey(),
        after(reply.getValue(), () -> search.isEnded(left) ? List.<ProofTree>of() : attempts(left)))));
  }

  /** Proves that no move solves; last moves are not written. */
  private List<ProofTree> attempts(int left) {
    List<ProofTree> attempts = new ArrayList<>();
    if (left > 1 && !search.barred()) {
      rules.legal(position)
          .forEach((move, made) -> attempts.add(after(made, () -> refuted(move, left - 1))));
    }
    return attempts;
  }

  /** A reply that leaves fewer moves makes a shorter proof. */
  private int mobility(int reply) {
    return after(reply, () -> search.generator.count(position));
  }
}
