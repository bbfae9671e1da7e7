package zugwerk.solve.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;
import zugwerk.work.Meter;

/**
 * How long each defence against a first move holds out, in direct, self and reflex play without passes. Cheaper than a
 * solution with all its play.
 *
 * @param goal whether the first move reaches the goal, so that there is nothing to defend
 * @param defences all defences in the order of their long form
 */
public record Resistance(boolean goal, List<Defence> defences) {

  /**
   * A defence.
   *
   * @param moves the least number of moves that the solving side still needs; 0 if the defence itself ends the play as
   *     wanted, empty if it refutes the first move
   */
  public record Defence(Move move, OptionalInt moves) {

    /** Whether nothing solves after it. */
    public boolean refutes() {
      return moves.isEmpty();
    }
  }

  public Resistance {
    defences = List.copyOf(defences);
  }

  /** Whether the first move solves. */
  public boolean solves() {
    return goal || !defences.isEmpty() && defences.stream().noneMatch(Defence::refutes);
  }

  /**
   * Finds the defences to a first move.
   *
   * @param stipulation the task before that move
   * @throws InputException if the setup cannot be played, the move is not legal, or the play is of another
   *     kind
   */
  public static Resistance to(
      Variant variant, Setup setup, Stipulation stipulation, Move first, SolveOptions options, Meter meter) {
    AdversarialSearch search = search(variant, setup, stipulation, options, meter);
    int move = FirstMoves.of(variant, search.position, Optional.of(first))[0];
    return against(search, move, stipulation.moves() - 1);
  }

  private static Resistance against(AdversarialSearch search, int move, int left) {
    int mark = search.make(move);
    boolean goal = search.isOver(left);
    MoveList list = new MoveList();
    if (!goal) {
      search.defences(list, left);
    }
    List<Defence> defences = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      int before = search.make(list.get(i));
      defences.add(new Defence(EncodedMove.unpack(list.get(i)), needed(search, left)));
      search.position.rollback(before);
    }
    search.position.rollback(mark);
    search.finish();
    return new Resistance(goal, defences);
  }

  private static OptionalInt needed(AdversarialSearch search, int left) {
    if (search.isEnded(left)) {
      return search.isTooSoon(left) ? OptionalInt.empty() : OptionalInt.of(0);
    }
    int moves = search.shortest(left);
    return moves > left ? OptionalInt.empty() : OptionalInt.of(moves);
  }

  /**
   * The first moves that solve in the least number of moves; none if nothing solves.
   *
   * @throws InputException as {@link #to}
   */
  public static List<Move> shortest(
      Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Meter meter) {
    AdversarialSearch search = search(variant, setup, stipulation, options, meter);
    int[] moves = FirstMoves.of(variant, search.position, Optional.empty());
    List<Move> shortest = new ArrayList<>();
    for (int left = stipulation.leastMoves() - 1; left < stipulation.moves() && shortest.isEmpty(); left++) {
      for (int move : moves) {
        int mark = search.make(move);
        if (search.forced(left)) {
          shortest.add(EncodedMove.unpack(move));
        }
        search.position.rollback(mark);
      }
    }
    search.finish();
    return shortest;
  }

  private static AdversarialSearch search(
      Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Meter meter) {
    if (!stipulation.isBattle() || stipulation.play().isParryBattle()) {
      throw new InputException("the stipulation {0} is not one of play against a defence", stipulation);
    }
    FirstMoves.check(variant, setup, stipulation);
    return AdversarialSearch.of(variant, Position.of(setup), stipulation, options.terms().in(stipulation),
        new MateTable(options.limits().megabytes(), meter), meter);
  }
}
