package zugwerk.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * What one way to a square requires of the board.
 *
 * @param occupied squares that must all be occupied
 * @param empty squares that must all be empty
 */
record Clause(long occupied, long empty) {

  /** Requires nothing. */
  static final Clause TRUE = new Clause(0, 0);

  /** Both this and that. */
  Clause and(Clause other) {
    return new Clause(occupied | other.occupied, empty | other.empty);
  }

  boolean isPossible() {
    return (occupied & empty) == 0;
  }

  /**
   * The probability that at least one clause holds where each square is occupied with the given probability,
   * independently of the rest.
   */
  static double chance(List<Clause> clauses, double density) {
    if (clauses.isEmpty()) {
      return 0;
    }
    Clause first = clauses.getFirst();
    long asked = first.occupied | first.empty;
    if (asked == 0) {
      return 1;
    }
    // Either state of one square that matters leaves fewer and shorter clauses.
    long square = Long.lowestOneBit(asked);
    return density * chance(given(clauses, square, true), density)
        + (1 - density) * chance(given(clauses, square, false), density);
  }

  /**
   * What the clauses still require once a square is known. Clauses that it breaks are dropped; a clause that requires
   * nothing more stands for all.
   */
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
