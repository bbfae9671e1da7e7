package zugwerk.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * The requirements of one way to a square.
 *
 * @param occupied squares that must all be occupied
 * @param empty squares that must all be empty
 */
record Clause(long occupied, long empty) {

  static final Clause TRUE = new Clause(0, 0);

  Clause and(Clause other) {
    return new Clause(occupied | other.occupied, empty | other.empty);
  }

  boolean isPossible() {
    return (occupied & empty) == 0;
  }

  /** The probability that a clause holds, if squares are occupied independently with the given probability. */
  static double chance(List<Clause> clauses, double density) {
    if (clauses.isEmpty()) {
      return 0;
    }
    Clause first = clauses.getFirst();
    long squares = first.occupied | first.empty;
    if (squares == 0) {
      return 1;
    }
    // Deciding one square leaves fewer and shorter clauses.
    long square = Long.lowestOneBit(squares);
    return density * chance(given(clauses, square, true), density)
        + (1 - density) * chance(given(clauses, square, false), density);
  }

  /** Drops contradicted clauses. A clause without requirements replaces all. */
  static List<Clause> given(List<Clause> clauses, long square, boolean occupied) {
    List<Clause> left = new ArrayList<>();
    for (Clause clause : clauses) {
      if (((occupied ? clause.empty : clause.occupied) & square) == 0) {
        Clause rest = new Clause(clause.occupied & ~square, clause.empty & ~square);
        if (rest.equals(TRUE)) {
          return List.of(TRUE);
        }
        left.add(rest);
      }
    }
    return left;
  }
}
