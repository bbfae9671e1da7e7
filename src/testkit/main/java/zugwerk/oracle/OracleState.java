package zugwerk.oracle;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** A position: where the pieces stand, and everything else that the rules remember. */
public final class OracleState {

  /** An empty square. */
  public static final char EMPTY = '.';

  /** No square. */
  public static final int NONE = -1;

  /** The pieces, by square: file + 8 * rank, both from 0. White's letters are capitals. */
  public final char[] pieces;

  public boolean whiteToMove = true;

  /** The castling rights, as in a FEN; empty where there are none. */
  public String rights = "";

  /** The square passed by an initial two-square step on the last move, or {@link #NONE}. */
  public int passed = NONE;

  int halfmoves = 0;
  int fullmove = 1;

  /** The entry at which each type or atom stands; those at 0 may be missing. */
  final Map<Character, Integer> counters;

  /** State of a game's own that belongs to no square, by names that the game chooses. */
  public final Map<String, Integer> values;

  /** By square: a number that goes with the piece there and ends with it; 0 where there is nothing to say. */
  public final int[] marks;

  /** By square: the signs of what conditions made of the piece there. */
  final String[] signs;

  /** By square: a curse's tile, w, b or g; {@code ^} for a hill; or {@link #EMPTY}. */
  final char[] tiles;

  /** By square: whether the piece there is dug in. */
  final boolean[] dugIn;

  /** Whether the side to move is frozen by the loss of its General. */
  boolean frozen = false;

  /** Whether the enemy has just passed and the side to move is still in check. */
  boolean outlasted = false;

  OracleState() {
    pieces = new char[64];
    counters = new TreeMap<>();
    values = new TreeMap<>();
    marks = new int[64];
    signs = new String[64];
    tiles = new char[64];
    dugIn = new boolean[64];
    Arrays.fill(pieces, EMPTY);
    Arrays.fill(signs, "");
    Arrays.fill(tiles, EMPTY);
  }

  private OracleState(OracleState of) {
    pieces = of.pieces.clone();
    whiteToMove = of.whiteToMove;
    rights = of.rights;
    passed = of.passed;
    halfmoves = of.halfmoves;
    fullmove = of.fullmove;
    counters = new TreeMap<>(of.counters);
    values = new TreeMap<>(of.values);
    marks = of.marks.clone();
    signs = of.signs.clone();
    tiles = of.tiles.clone();
    dugIn = of.dugIn.clone();
    frozen = of.frozen;
    outlasted = of.outlasted;
  }

  /** The same position, which can be changed for itself. */
  public OracleState copy() {
    return new OracleState(this);
  }

  /** Takes a piece off the board, with its mark, its signs and its trench. */
  public void remove(int square) {
    pieces[square] = EMPTY;
    marks[square] = 0;
    signs[square] = "";
    dugIn[square] = false;
  }

  /** Takes a piece to another square, with its mark and signs, without its trench; a piece that stood there is gone. */
  public void shift(int from, int to) {
    pieces[to] = pieces[from];
    marks[to] = marks[from];
    signs[to] = signs[from];
    dugIn[to] = false;
    remove(from);
  }

  /** Whether no piece stands on a square. */
  public boolean isEmpty(int square) {
    return pieces[square] == EMPTY;
  }

  /** Whether a piece of a side stands on a square. */
  public boolean isPiece(int square, boolean white) {
    return !isEmpty(square) && Character.isUpperCase(pieces[square]) == white;
  }

  /** Whether the piece on a square is White's. */
  boolean isWhite(int square) {
    return Character.isUpperCase(pieces[square]);
  }

  /** Whether a piece with a sign stands on a square. */
  boolean isMarked(int square, char sign) {
    return signs[square].indexOf(sign) >= 0;
  }

  /** Gives the piece on a square a sign, or takes it away. */
  void mark(int square, char sign, boolean marked) {
    signs[square] = signs[square].replace(String.valueOf(sign), "") + (marked ? sign : "");
  }

  /** A number that a game or a condition keeps; 0 where there is none. */
  int number(String name) {
    return values.getOrDefault(name, 0);
  }

  /** Keeps a number. */
  void keep(String name, int number) {
    values.remove(name);
    if (number != 0) {
      values.put(name, number);
    }
  }

  /** The type of the piece on a square, a capital whatever its colour. */
  public char type(int square) {
    return Character.toUpperCase(pieces[square]);
  }

  /** Whether a King could go from one square to the other. */
  static boolean areNeighbours(int one, int other) {
    int files = Math.abs(one % 8 - other % 8);
    int ranks = Math.abs(one / 8 - other / 8);
    return Math.max(files, ranks) == 1;
  }

  /** The square of a King, or {@link #NONE}. */
  public int king(boolean white) {
    for (int square = 0; square < 64; square++) {
      if (pieces[square] == (white ? 'K' : 'k')) {
        return square;
      }
    }
    return NONE;
  }

  /** The square on a file and rank, both from 0; {@link #NONE} beyond the board. */
  public static int square(int file, int rank) {
    boolean onBoard = 0 <= file && file < 8 && 0 <= rank && rank < 8;
    return onBoard ? file + 8 * rank : NONE;
  }

  /** The square of a name such as {@code e4}. */
  public static int square(String name) {
    if (!name.matches("[a-h][1-8]")) {
      throw new IllegalArgumentException("not a square: " + name);
    }
    return square(name.charAt(0) - 'a', name.charAt(1) - '1');
  }

  /** The name of a square. */
  public static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }
}
