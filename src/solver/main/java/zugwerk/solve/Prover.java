package zugwerk.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Proves that the keys of a problem solve it and no other first move does. */
public final class Prover {

  /** Without a stack trace, which would cost time. */
  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLarge() {
      super(null, null, false, false);
    }
  }

  private final Stipulation stipulation;
  private final AdversarialSearch search;
  private final Position position;
  private final PlainMoves rules;
  private final long most;
  private long written;

  private Prover(Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Meter meter, long most) {
    this.stipulation = stipulation;
    this.most = most;
    position = Position.of(setup);
    MateTable table = new MateTable(options.limits().megabytes(), meter);
    search = AdversarialSearch.of(variant, position, stipulation, Terms.USUAL, table, meter);
    rules = new PlainMoves(variant);
  }

  /**
   * Proves the keys of a problem, and that no other first move solves.
   *
   * @param most how many moves the proof may have; larger proofs lack the refutations
   * @throws IllegalArgumentException in one sentence, if the setup cannot be played or the stipulation is not one of
   *     direct, self and reflex play
   * @throws ProofTooLargeException if the keys alone take more moves
   * @throws java.util.concurrent.CancellationException if the monitor or a limit stops it
   */
  public static Proof prove(Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, long most,
      Monitor monitor) {
    if (!stipulation.isBattle()) {
      throw new IllegalArgumentException("the solutions of " + stipulation
          + " cannot be written as a proof; those of direct, self and reflex play can");
    }
    Solver.check(variant, setup, stipulation);
    Meter meter = new Meter(monitor, options.limits().time(), options.limits().nodes());
    return new Prover(variant, setup, stipulation, options, meter, most).prove();
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
          keys.add(after(made, () -> forced(move, left)));
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

  private Map<String, Integer> attacks(int moves) {
    MoveList leaving = new MoveList();
    search.addSelfChecks(moves, leaving);
    return withLegal(leaving);
  }

  private Map<String, Integer> defences() {
    MoveList leaving = new MoveList();
    if (stipulation.play().endsAgainstWill()) {
      search.selfCheckMoves(leaving);
    }
    return withLegal(leaving);
  }

  private Map<String, Integer> withLegal(MoveList leaving) {
    Map<String, Integer> moves = rules.legal(position);
    for (int i = 0; i < leaving.size(); i++) {
      moves.put(LongForm.of(search.variant.schema(), EncodedMove.unpack(leaving.get(i))), leaving.get(i));
    }
    return moves;
  }

  private ProofTree tree(String move, List<ProofTree> next) {
    if (++written > most) {
      throw new TooLarge();
    }
    return new ProofTree(move, next);
  }

  private <T> T after(Supplier<T> played) {
    int mark = position.mark();
    T result = played.get();
    position.rollback(mark);
    return result;
  }

  private <T> T after(int move, Supplier<T> question) {
    return after(() -> {
      search.make(move);
      return question.get();
    });
  }

  /** Proves that the move just made forces the aim within a number of further moves. */
  private ProofTree forced(String move, int most) {
    int left = stipulation.exact() ? most : 0;
    while (left < most && !search.forced(left)) {
      left++;
    }
    int needed = left;
    if (search.isOver(needed)) {
      return tree(move, List.of());
    }
    if (search.passes()) {
      return tree(move, List.of(tree(ProofTree.PASS, List.of(after(() -> {
        search.pass();
        return answer(needed);
      })))));
    }
    List<ProofTree> defences = new ArrayList<>();
    defences().forEach((defence, made) -> defences
        .add(tree(defence, after(made, () -> search.isEnded(needed) ? List.of() : List.of(answer(needed))))));
    return tree(move, defences);
  }

  private ProofTree answer(int left) {
    int moves = search.shortest(left);
    return attacks(moves).entrySet().stream().filter(answer -> after(answer.getValue(), () -> search.forced(moves - 1)))
        .findFirst().map(answer -> after(answer.getValue(), () -> forced(answer.getKey(), moves - 1)))
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
