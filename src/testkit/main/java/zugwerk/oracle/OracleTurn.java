package zugwerk.oracle;

import java.util.HashSet;
import java.util.Set;

/** A step that has been made, while conditions change what it leaves. */
final class OracleTurn {

  final OracleState before;
  final OracleState after;
  final int from;
  final int to;
  /** Where the captured piece stood, or {@link OracleState#NONE}. */
  final int victim;
  /** The captured piece, or {@link OracleState#EMPTY}. */
  final char captured;
  /** The square that the mover chose, or {@link OracleState#NONE}. */
  final int chosen;
  /** Where the piece that moved stands. */
  int stands;
  /** Where pieces have come back or changed. */
  final Set<Integer> appeared = new HashSet<>();

  OracleTurn(OracleState before, OracleState after, int from, OracleStep step) {
    this.before = before;
    this.after = after;
    this.from = from;
    to = step.to();
    stands = to;
    chosen = step.maker() < OracleConditioned.CHOSEN ? OracleState.NONE : step.maker() - OracleConditioned.CHOSEN;
    int square = step.victim(before.whiteToMove);
    captured = before.pieces[square];
    victim = captured == OracleState.EMPTY ? OracleState.NONE : square;
  }

  boolean captures() {
    return victim != OracleState.NONE;
  }

  boolean isByKing() {
    return before.type(from) == 'K';
  }

  void forbid() {
    after.values.put("forbidden", 1);
  }

  /** The piece that moved has another letter from now on. */
  void become(char letter) {
    put(stands, letter);
  }

  /** A piece comes back on a square, or changes there. */
  void put(int square, char letter) {
    if (after.pieces[square] != letter) {
      after.pieces[square] = letter;
      appeared.add(square);
    }
  }

  void changeColour() {
    char piece = after.pieces[stands];
    become(Character.isUpperCase(piece) ? Character.toLowerCase(piece) : Character.toUpperCase(piece));
  }

  /** A type in the colour of another piece. */
  static char like(char piece, char type) {
    return Character.isUpperCase(piece) ? Character.toUpperCase(type) : Character.toLowerCase(type);
  }
}
