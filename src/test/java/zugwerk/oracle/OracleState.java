package zugwerk.oracle;

import java.util.Map;
import java.util.TreeMap;

/** A position: who stands where, and everything else that the rules remember. */
public final class OracleState {

  /** An empty square. */
  static final char EMPTY = '.';

  /** No square. */
  static final int NONE = -1;

  /** The men, by square: file + 8 * rank, both from 0. White's letters are capitals. */
  final char[] men = new char[64];

  boolean whiteToMove = true;
  String rights = "";

  /** The square passed by an initial two-square step on the last move, or {@link #NONE}. */
  int passed = NONE;

  int halfmoves = 0;
  int fullmove = 1;

  /** The entry at which each type stands; types at 0 may be missing. */
  final Map<Character, Integer> counters = new TreeMap<>();

  OracleState() {
    java.util.Arrays.fill(men, EMPTY);
  }

  OracleState copy() {
    OracleState copy = new OracleState();
    System.arraycopy(men, 0, copy.men, 0, 64);
    copy.whiteToMove = whiteToMove;
    copy.rights = rights;
    copy.passed = passed;
    copy.halfmoves = halfmoves;
    copy.fullmove = fullmove;
    copy.counters.putAll(counters);
    return copy;
  }

  boolean isEmpty(int square) {
    return men[square] == EMPTY;
  }

  boolean isMan(int square, boolean white) {
    return !isEmpty(square) && Character.isUpperCase(men[square]) == white;
  }

  /** The square of a King, or {@link #NONE}. */
  int king(boolean white) {
    for (int square = 0; square < 64; square++) {
      if (men[square] == (white ? 'K' : 'k')) {
        return square;
      }
    }
    return NONE;
  }

  static int square(int file, int rank) {
    boolean onBoard = 0 <= file && file < 8 && 0 <= rank && rank < 8;
    return onBoard ? file + 8 * rank : NONE;
  }

  static int square(String name) {
    if (!name.matches("[a-h][1-8]")) {
      throw new IllegalArgumentException("not a square: " + name);
    }
    return square(name.charAt(0) - 'a', name.charAt(1) - '1');
  }

  static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }
}
