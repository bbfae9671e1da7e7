package zugwerk.betza;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Square;

/** The probability that a White piece can go from one square to another. */
final class Chances {

  private final List<Lane> lanes;

  Chances(Power power, int from) {
    lanes = power.courses().stream().map(course -> Lane.of(course, false, from))
        .filter(lane -> lane.squares().length > 0).toList();
  }

  /**
   * @param to empty for MOVE, an enemy for CAPTURE
   * @param density the probability that another square is occupied
   */
  double chance(int to, Trait mode, double density) {
    List<Clause> clauses = new ArrayList<>();
    for (Lane lane : lanes) {
      if (lane.is(mode) && lane.captured() != 0) {
        if (lane.captured() == Square.bit(to)) {
          clauses.add(new Clause(lane.otherHurdles(), lane.needed()));
        }
      } else if (lane.is(mode)) {
        for (int step = 0; step < lane.squares().length; step++) {
          if (lane.squares()[step] == to && lane.lands(step, mode)) {
            clauses.addAll(clauses(lane, step));
          }
        }
      }
    }
    return Clause.chance(Clause.given(clauses, Square.bit(to), mode == Trait.CAPTURE), density);
  }

  /** Any of these conditions suffices. */
  private static List<Clause> clauses(Lane lane, int landing) {
    List<Clause> clauses = landed(lane, landing);
    for (int step = 0; step <= landing; step++) {
      clauses = both(clauses, passing(lane, lane.passed()[step]));
    }
    return clauses;
  }

  private static List<Clause> landed(Lane lane, int landing) {
    if (!lane.is(Trait.GRASSHOPPER) && !lane.is(Trait.CANNON)) {
      return List.of(new Clause(lane.hurdles(), before(lane, landing) & ~lane.hurdles()));
    }
    List<Clause> clauses = new ArrayList<>();
    int firstHurdle = lane.is(Trait.GRASSHOPPER) ? Math.max(0, landing - 1) : 0;
    for (int hurdle = firstHurdle; hurdle < landing; hurdle++) {
      long piece = Square.bit(lane.squares()[hurdle]);
      clauses.add(new Clause(piece, before(lane, landing) & ~piece));
    }
    return clauses;
  }

  private static long before(Lane lane, int landing) {
    long squares = 0;
    for (int step = 0; step < landing; step++) {
      squares |= lane.squares()[step] < 0 ? 0 : Square.bit(lane.squares()[step]);
    }
    return squares;
  }

  private static List<Clause> passing(Lane lane, long passed) {
    if (lane.is(Trait.LAME)) {
      return List.of(new Clause(0, passed));
    }
    if (!lane.is(Trait.JUMPING)) {
      return List.of(Clause.TRUE);
    }
    List<Clause> clauses = new ArrayList<>();
    for (long rest = passed; rest != 0; rest &= rest - 1) {
      clauses.add(new Clause(Long.lowestOneBit(rest), 0));
    }
    return clauses;
  }

  private static List<Clause> both(List<Clause> some, List<Clause> others) {
    List<Clause> joined = new ArrayList<>();
    for (Clause one : some) {
      for (Clause other : others) {
        Clause both = one.and(other);
        if (both.isPossible()) {
          joined.add(both);
        }
      }
    }
    return joined;
  }
}
