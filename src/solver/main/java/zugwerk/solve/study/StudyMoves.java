package zugwerk.solve.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zugwerk.board.Position;
import zugwerk.notation.LongForm;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.Goal;
import zugwerk.solve.Tristate;

/** Sorts the moves of either side by whether White keeps the claim of a study. */
class StudyMoves {

  private final Variant variant;
  private final StudyValues values;
  private final Goal.Kind goal;
  private final Generator generator;

  /** @param goal a win or a draw */
  StudyMoves(Variant variant, StudyValues values, Goal.Kind goal) {
    this.variant = variant;
    this.values = values;
    this.goal = goal;
    generator = new Generator(variant);
  }

  /**
   * The moves of the side to move.
   *
   * @param keeping those after which White gets at least the claim, the fastest first
   * @param failing those after which White gets less
   * @param open the others
   */
  record Sorted(List<Integer> keeping, List<Integer> failing, List<Integer> open) {

    int count() {
      return keeping.size() + failing.size() + open.size();
    }
  }

  /** Sorts by what is known. Stops when more moves than that keep the claim. */
  Sorted known(Position position, int mostKeeping) {
    return sorted(position, mostKeeping, false);
  }

  /** Sorts by what can be proved. */
  Sorted proved(Position position) {
    return sorted(position, Integer.MAX_VALUE, true);
  }

  private Sorted sorted(Position position, int mostKeeping, boolean proves) {
    Sorted sorted = new Sorted(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    MoveList moves = legal(position);
    for (int i = 0; i < moves.size() && sorted.keeping.size() <= mostKeeping; i++) {
      int mark = make(position, moves.get(i));
      Tristate keeps = keeps(position);
      keeps = keeps == Tristate.OPEN && proves ? values.proves(position) : keeps;
      (keeps == Tristate.YES ? sorted.keeping : keeps == Tristate.NO ? sorted.failing : sorted.open)
          .add(moves.get(i));
      position.rollback(mark);
    }
    if (sorted.keeping.size() > 1 && sorted.keeping.size() <= mostKeeping) {
      sorted.keeping.sort(Comparator.<Integer>comparingInt(move -> distance(position, move))
          .thenComparing(this::longForm));
    }
    return sorted;
  }

  /** Whether White gets at least the claim, also where the game has ended. */
  Tristate keeps(Position position) {
    Tristate known = values.keeps(position);
    if (known != Tristate.OPEN || generator.hasLegal(position)) {
      return known;
    }
    Verdict verdict = generator.verdict(position);
    boolean white = position.toMove() == 0;
    boolean won = verdict == Verdict.WON || verdict == Verdict.DEAD_KING;
    boolean yes = goal == Goal.Kind.WIN ? white ? won : verdict.isLoss() : white ? !verdict.isLoss() : !won;
    return yes ? Tristate.YES : Tristate.NO;
  }

  /** Moves to mate after a move, many if they are unknown. */
  int distance(Position position, int move) {
    int mark = make(position, move);
    int distance = values.distance(position).orElse(Integer.MAX_VALUE);
    position.rollback(mark);
    return distance;
  }

  MoveList legal(Position position) {
    MoveList moves = new MoveList();
    generator.legal(position, moves);
    return moves;
  }

  boolean isCheck(Position position) {
    Verdict verdict = generator.verdict(position);
    return verdict == Verdict.CHECK || verdict == Verdict.CHECKMATE;
  }

  boolean isStalemate(Position position) {
    return generator.verdict(position) == Verdict.STALEMATE;
  }

  String longForm(int move) {
    return LongForm.of(variant.schema(), EncodedMove.unpack(move));
  }

  /** Makes a move; the position must be rolled back to the mark returned. */
  int make(Position position, int move) {
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    return mark;
  }
}
