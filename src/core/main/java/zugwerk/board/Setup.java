package zugwerk.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Anything that a user can set up, legal or not: pieces, side to move, rights, the game's state. Immutable.
 *
 * <p>The rules decide whether a {@link Position} made from it can be played.
 */
public final class Setup {

  private final Schema schema;
  private final int[] cells;
  private final int halfmoves;
  private final int fullmove;

  private Setup(Schema schema, int[] cells, int halfmoves, int fullmove) {
    this.schema = schema;
    this.cells = cells;
    this.halfmoves = halfmoves;
    this.fullmove = fullmove;
  }

  /** The empty board with White to move. */
  public static Setup empty(Schema schema) {
    return new Setup(schema, new int[schema.cells()], 0, 1);
  }

  static Setup of(Schema schema, int[] cells) {
    return new Setup(schema, cells, 0, 1);
  }

  /** The layout of the cells. */
  public Schema schema() {
    return schema;
  }

  /** The value of a cell; see {@link Schema} for the layout. */
  public int get(int cell) {
    return cells[cell];
  }

  /** The same with one cell changed. */
  public Setup with(int cell, int value) {
    if (value < 0 || value > schema.max(cell)) {
      throw new IllegalArgumentException("cell " + cell + " cannot hold " + value);
    }
    int[] changed = cells.clone();
    changed[cell] = value;
    return new Setup(schema, changed, halfmoves, fullmove);
  }

  /** The same with other move counters: half-moves since the last capture or Pawn move, and the move number. */
  public Setup counting(int halfmoves, int fullmove) {
    return new Setup(schema, cells, halfmoves, fullmove);
  }

  /** The piece on a square, {@link Piece#NONE} where there is none. */
  public int piece(int square) {
    return cells[square];
  }

  /** The same with a piece placed on a square; a piece there disappears with its state. */
  public Setup withPiece(int square, int piece) {
    Setup changed = with(square, piece);
    for (int offset : schema.pieceOffsets()) {
      changed.cells[offset + square] = 0;
    }
    return changed;
  }

  /** The same with a piece and its state moved to another square. */
  public Setup moved(int from, int to) {
    return copied(from, to).withPiece(from, Piece.NONE);
  }

  /** The same with a copy of a piece and its state on another square. */
  public Setup copied(int from, int to) {
    Setup changed = withPiece(to, cells[from]);
    for (int offset : schema.pieceOffsets()) {
      changed.cells[offset + to] = cells[offset + from];
    }
    return changed;
  }

  /**
   * The same pieces and state of squares on other squares, without castling rights and en passant square.
   *
   * @param target the new square of each square, none twice
   */
  public Setup mapped(IntUnaryOperator target) {
    int[] carried = cells.clone();
    for (Slot slot : schema.slots()) {
      if (slot.isOnSquares()) {
        map(carried, schema.offset(slot), target);
      }
    }
    map(carried, 0, target);
    carried[Schema.CASTLING] = 0;
    carried[Schema.EN_PASSANT] = 0;
    return new Setup(schema, carried, halfmoves, fullmove);
  }

  private void map(int[] carried, int offset, IntUnaryOperator target) {
    for (int square = 0; square < Square.COUNT; square++) {
      carried[offset + square] = 0;
    }
    for (int square = 0; square < Square.COUNT; square++) {
      if (cells[offset + square] != 0) {
        carried[offset + target.applyAsInt(square)] = cells[offset + square];
      }
    }
  }

  /** The side to move. */
  public Side toMove() {
    return Side.of(cells[Schema.SIDE_TO_MOVE]);
  }

  /** Half-moves since the last capture or Pawn move, as FEN counts them. */
  public int halfmoves() {
    return halfmoves;
  }

  /** The number of the move, from 1. */
  public int fullmove() {
    return fullmove;
  }

  /** How many pieces of a side stand on the board. */
  public int pieces(Side side) {
    int count = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      if (cells[square] != Piece.NONE && Piece.side(cells[square]) == side.ordinal()) {
        count++;
      }
    }
    return count;
  }

  /** How many pieces stand on the board. */
  public int pieces() {
    return pieces(Side.WHITE) + pieces(Side.BLACK);
  }

  /** Whether there is no piece. */
  public boolean isEmpty() {
    return pieces() == 0;
  }

  /** Whether the piece on a square is drawn turned, since it belongs to both sides. */
  public boolean isTurned(int square) {
    return schema.slots().stream().anyMatch(slot -> slot.place() == Slot.Place.TURNED
        && cells[schema.offset(slot) + square] != 0);
  }

  /**
   * The same pieces and state in another schema, as when a power list was edited or a condition added. Values that are
   * too large become 0, and so do pieces whose letter has no type there; slots that one of the two lacks are dropped.
   */
  public Setup in(Schema other) {
    int[] carried = Arrays.copyOf(Arrays.copyOf(cells, Schema.FIRST_SLOT), other.cells());
    for (int square = 0; square < Square.COUNT; square++) {
      carried[square] = in(other, carried[square]);
    }
    for (Slot slot : other.slots()) {
      schema.slots().stream().filter(own -> own.name().equals(slot.name()) && own.scope() == slot.scope())
          .forEach(own -> carry(own, carried, other, slot));
    }
    return new Setup(other, carried, halfmoves, fullmove);
  }

  private void carry(Slot own, int[] carried, Schema other, Slot slot) {
    for (int value = 0; value < Math.min(schema.values(own), other.values(slot)); value++) {
      int carry = cells[schema.offset(own) + value];
      carried[other.offset(slot) + value] = carry > slot.max() ? 0 : carry;
    }
  }

  private int in(Schema other, int piece) {
    int type = piece == Piece.NONE ? -1 : other.type(schema.types().get(Piece.type(piece)).letter());
    return type < 0 ? Piece.NONE : Piece.of(Piece.side(piece), type);
  }

  /** The same with terrain on random squares, and on no others. */
  public Setup scattered(Slot terrain, int count, RandomGenerator random) {
    List<Integer> squares = new ArrayList<>(IntStream.range(0, Square.COUNT).boxed().toList());
    for (int i = squares.size() - 1; i > 0; i--) {
      Collections.swap(squares, i, random.nextInt(i + 1));
    }
    Setup drawn = this;
    for (int i = 0; i < squares.size(); i++) {
      drawn = drawn.with(schema.offset(terrain) + squares.get(i), i < count ? 1 : 0);
    }
    return drawn;
  }

  int[] cells() {
    return cells;
  }

  /** Whether the pieces, rights and state are the same; the move counters do not matter. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Setup that && schema.equals(that.schema) && Arrays.equals(cells, that.cells);
  }

  /** Whether the move counters are the same too. */
  public boolean isIdenticalTo(Setup other) {
    return equals(other) && halfmoves == other.halfmoves && fullmove == other.fullmove;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }
}
