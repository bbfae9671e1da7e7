package zugwerk.solve.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import zugwerk.board.Position;
import zugwerk.notation.LongForm;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.solve.Stipulation;

/** Writes the tree of a forced solution: every legal defence with one answer. */
abstract class ProofWriter {

  /** Without a stack trace, which would cost time. */
  static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLarge() {
      super(null, null, false, false);
    }
  }

  final AdversarialSearch search;
  final Position position;
  final PlainMoves rules;
  private final Stipulation stipulation;
  private final long most;
  private long written;

  /** @param most the number of moves beyond which writing ends with {@link TooLarge} */
  ProofWriter(AdversarialSearch search, Stipulation stipulation, long most) {
    this.search = search;
    this.stipulation = stipulation;
    this.most = most;
    position = search.position;
    rules = new PlainMoves(search.variant);
  }

  /** The answer of the solving side, which is to move, with what follows it. */
  abstract ProofTree answer(int left);

  final Map<String, Integer> attacks(int moves) {
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

  final ProofTree tree(String move, List<ProofTree> next) {
    if (++written > most) {
      throw new TooLarge();
    }
    return new ProofTree(move, next);
  }

  final <T> T after(Supplier<T> played) {
    int mark = position.mark();
    T result = played.get();
    position.rollback(mark);
    return result;
  }

  final <T> T after(int move, Supplier<T> question) {
    return after(() -> {
      search.make(move);
      return question.get();
    });
  }

  /** Writes the move just made, which forces the aim in a number of further moves, and all play after it. */
  final ProofTree forced(String move, int left) {
    if (search.isOver(left)) {
      return tree(move, List.of());
    }
    if (search.passes()) {
      return tree(move, List.of(tree(ProofTree.PASS, List.of(after(() -> {
        search.pass();
        return answer(left);
      })))));
    }
    List<ProofTree> defences = new ArrayList<>();
    defences().forEach((defence, made) -> defences
        .add(tree(defence, after(made, () -> search.isEnded(left) ? List.of() : List.of(answer(left))))));
    return tree(move, defences);
  }
}
