package zugwerk.oracle;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** A turn that has been made, while conditions change what it leaves. */
final class OracleTurn {

  final OracleState before;
  final OracleState after;
  /** Where the piece that moved came from, or {@link OracleState#NONE} if none went from square to square. */
  final int from;
  /** Where it went to; events may have put it elsewhere. */
  final int to;
  /** What was chosen besides. */
  final String choice;
  /** Where the King's partner in castling came from, or {@link OracleState#NONE}. */
  final int corner;
  /** Where the captured piece stood, or {@link OracleState#NONE}. */
  final int victim;
  /** The captured piece, as one of the other side, or {@link OracleState#EMPTY}. */
  final char captured;
  /** Whether nothing is done. */
  final boolean passes;
  /** Where the piece that moved stands, or {@link OracleState#NONE} if it is not on the board. */
  int stands;
  /** Where events have put a piece that is new there, or have changed one. */
  final Set<Integer> appeared = new HashSet<>();

  private OracleTurn(
      OracleState before, OracleState after, int from, int to, String choice, int corner, int victim) {
    this.before = before;
    this.after = after;
    this.from = from;
    this.to = to;
    this.choice = choice;
    this.corner = corner;
    this.victim = victim;
    passes = from == OracleState.NONE && Arrays.equals(before.pieces, after.pieces);
    char other = before.whiteToMove ? 'a' : 'A';
    captured = victim == OracleState.NONE ? OracleState.EMPTY : like(other, before.pieces[victim]);
    boolean arrived = from != OracleState.NONE && after.isPiece(to, before.whiteToMove) && after.isEmpty(from);
    boolean stays = from != OracleState.NONE && after.isPiece(from, before.whiteToMove);
    stands = arrived ? to : stays ? from : OracleState.NONE;
  }

  static OracleTurn of(OracleState before, OracleState after, int from, OracleStep step) {
    int square = step.victim(before.whiteToMove);
    boolean gone = !before.isEmpty(square)
        && (after.pieces[square] != before.pieces[square]
            || after.isEmpty(from) && after.isPiece(step.to(), before.whiteToMove));
    int victim = gone ? square : OracleState.NONE;
    return new OracleTurn(before, after, from, step.to(), step.choice(), OracleState.NONE, victim);
  }

  static OracleTurn castling(OracleState before, OracleState after) {
    int from = before.king(before.whiteToMove);
    int to = after.king(before.whiteToMove);
    return new OracleTurn(before, after, from, to, "", to > from ? from + 3 : from - 4, OracleState.NONE);
  }

  /** A turn of another kind. */
  static OracleTurn other(OracleState before, OracleState after) {
    int none = OracleState.NONE;
    return new OracleTurn(before, after, none, none, "", none, none);
  }

  /** Whether a piece goes from square to square. */
  boolean moves() {
    return from != OracleState.NONE;
  }

  boolean castles() {
    return corner != OracleState.NONE;
  }

  /** Where the King's partner in castling stands. */
  int partner() {
    return (from + to) / 2;
  }

  boolean captures() {
    return victim != OracleState.NONE;
  }

  /** Whether the piece that moved is on the board. */
  boolean hasMover() {
    return stands != OracleState.NONE;
  }

  boolean isByKing() {
    return moves() && (before.type(from) == 'K' || before.isMarked(from, 'k'));
  }

  /** Whether the piece that moved was promoted. */
  boolean promotes() {
    return hasMover() && before.type(from) != after.type(stands);
  }

  /** The square that was chosen, or {@link OracleState#NONE}. */
  int chosen() {
    return choice.length() == 2 ? OracleState.square(choice) : OracleState.NONE;
  }

  void forbid() {
    after.values.put("forbidden", 1);
  }

  /** The piece that moved has another letter from now on. */
  void become(char letter) {
    put(stands, letter);
  }

  /** A piece comes back on a square, or changes there; with its type goes what the game keeps of it. */
  void put(int square, char letter) {
    if (Character.toUpperCase(letter) != after.type(square)) {
      after.marks[square] = 0;
    }
    after.pieces[square] = letter;
    appeared.add(square);
  }

  void changeColour() {
    become(other(after.pieces[stands]));
  }

  /** The piece that moved goes to another square, which is empty. */
  void goTo(int square) {
    after.shift(stands, square);
    stands = square;
  }

  /** The piece that moved comes back on another square, which is empty. */
  void comeBack(int square) {
    goTo(square);
    appeared.add(square);
  }

  /** The captured piece comes back on an empty square, with its signs. */
  void revive(int square, char letter) {
    put(square, letter);
    after.signs[square] = before.signs[victim];
  }

  /** A type in the colour of another piece. */
  static char like(char piece, char type) {
    return Character.isUpperCase(piece) ? Character.toUpperCase(type) : Character.toLowerCase(type);
  }

  /** The same piece in the other colour. */
  static char other(char piece) {
    return Character.isUpperCase(piece) ? Character.toLowerCase(piece) : Character.toUpperCase(piece);
  }
}
