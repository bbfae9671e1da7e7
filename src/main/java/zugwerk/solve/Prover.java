package zugwerk.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Writes down why a problem is solved by its keys and by no other first move. */
public final class Prover {

  /** Thrown where a proof becomes too large. It has no trace, so that it costs nothing. */
  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public Throwable fillInStackTrace() {
      return this;
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
    search = AdversarialSearches.of(variant, position, stipulation, table, meter);
    rules = new PlainMoves(variant);
  }

  /**
   * Proves the keys of a problem, and that no other first move solves.
   *
   * @param most how many moves the proof may have; what would be larger is left out, the refutations first
   * @throws IllegalArgumentException in one sentence, if the setup cannot be played or the stipulation is not one of
   *     direct, self or reflex play
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
    List<Map.Entry<String, Integer>> others = new ArrayList<>();
    try {
      for (Map.Entry<String, Integer> move : attacks(stipulation.moves()).entrySet()) {
        int mark = search.make(move.getValue());
        if (search.forced(left)) {
          keys.add(forced(move.getKey(), left));
        } else {
          others.add(move);
        }
        position.rollback(mark);
      }
    } catch (TooLarge _) {
      throw ProofTooLargeException.of("without any refutations it has", most);
    }
    try {
      for (Map.Entry<String, Integer> move : others) {
        int mark = search.make(move.getValue());
        refuted.add(refuted(move.getKey(), left));
        position.rollback(mark);
      }
    } catch (TooLarge _) {
      return new Proof(keys, List.of(), false);
    }
    return new Proof(keys, refuted, true);
  }

  /** The moves of the side that solves, with so many of them left. */
  private Map<String, Integer> attacks(int moves) {
    MoveList leaving = new MoveList();
    AdversarialSearches.addLeaving(search, moves, leaving);
    return withLegal(leaving);
  }

  private Map<String, Integer> defences() {
    MoveList leaving = new MoveList();
    if (stipulation.play().endsAgainstWill()) {
      search.leavingMoves(leaving);
    }
    return withLegal(leaving);
  }

  /** The legal moves, and those that reach the goal although they leave the own King attacked. */
  private Map<String, Integer> withLegal(MoveList leaving) {
    Map<String, Integer> moves = rules.legal(position);
    for (int i = 0; i < leaving.size(); i++) {
      moves.put(LongForm.of(search.variant.schema(), EncodedMove.unpack(leaving.get(i))), leaving.get(i));
    }
    return moves;
  }

  private void count() {
    if (++written > most) {
      throw new TooLarge();
    }
  }

  /** Why a move that was made forces the aim within so many further moves. */
  private ProofTree forced(String move, int most) {
    count();
    int left = stipulation.exact() ? most : 0;
    while (left < most && !search.forced(left)) {
      left++;
    }
    if (search.isOver(left)) {
      return new ProofTree(move);
    }
    if (search.passes()) {
      return new ProofTree(move, List.of(new ProofTree(ProofTree.PASS, List.of(afterPass(left)))));
    }
    List<ProofTree> defences = new ArrayList<>();
    for (Map.Entry<String, Integer> defence : defences().entrySet()) {
      count();
      int mark = search.make(defence.getValue());
      defences.add(search.isEnded(left) ? new ProofTree(defence.getKey())
          : new ProofTree(defence.getKey(), List.of(answer(left))));
      position.rollback(mark);
    }
    return new ProofTree(move, defences);
  }

  private ProofTree afterPass(int left) {
    count();
    int mark = position.mark();
    search.pass();
    ProofTree answer = answer(left);
    position.rollback(mark);
    return answer;
  }

  private ProofTree answer(int left) {
    int moves = search.shortest(left);
    for (Map.Entry<String, Integer> answer : attacks(moves).entrySet()) {
      int mark = search.make(answer.getValue());
      if (search.forced(moves - 1)) {
        ProofTree tree = forced(answer.getKey(), moves - 1);
        position.rollback(mark);
        return tree;
      }
      position.rollback(mark);
    }
    throw new IllegalStateException("the search knows a solution that the plain rules do not");
  }

  /** Why a move that was made does not force the aim within so many further moves. */
  private ProofTree refuted(String move, int left) {
    count();
    if (left == 0 || !search.admits(left)) {
      return new ProofTree(move);
    }
    if (search.passes()) {
      int mark = position.mark();
      List<ProofTree> attempts = search.pass() ? attempts(left) : List.of();
      position.rollback(mark);
      return new ProofTree(move, List.of(new ProofTree(ProofTree.PASS, attempts)));
    }
    Map<String, Integer> replies = rules.legal(position);
    if (replies.isEmpty()) {
      return new ProofTree(move);
    }
    Map.Entry<String, Integer> reply = replies.entrySet().stream().filter(entry -> refutes(entry.getValue(), left))
        .min(Comparator.comparingInt(entry -> mobility(entry.getValue())))
        .orElseThrow(() -> new IllegalStateException("the search knows a refutation that the plain rules do not"));
    int mark = search.make(reply.getValue());
    List<ProofTree> attempts = search.isEnded(left) ? List.of() : attempts(left);
    position.rollback(mark);
    return new ProofTree(move, List.of(new ProofTree(reply.getKey(), attempts)));
  }

  /** Why no move solves within so many moves; the last moves are not written down. */
  private List<ProofTree> attempts(int left) {
    count();
    List<ProofTree> attempts = new ArrayList<>();
    if (left > 1 && !search.barred()) {
      for (Map.Entry<String, Integer> attempt : rules.legal(position).entrySet()) {
        int deeper = search.make(attempt.getValue());
        attempts.add(refuted(attempt.getKey(), left - 1));
        position.rollback(deeper);
      }
    }
    return attempts;
  }

  private boolean refutes(int reply, int left) {
    int mark = search.make(reply);
    boolean refutes = !search.falls(left);
    position.rollback(mark);
    return refutes;
  }

  /** How many moves a reply leaves: the fewer, the shorter is the proof. */
  private int mobility(int reply) {
    int mark = search.make(reply);
    int moves = search.generator.count(position);
    position.rollback(mark);
    return moves;
  }
}
