package zugwerk.board;

import java.util.Arrays;

/**
 * A position for play: cells, sets of pieces, and a journal of changes.
 *
 * <p>{@link #set} is the only method that changes anything; it updates the sets and the key and records the old value,
 * so that {@link #rollback} can undo all changes since a {@link #mark}. Not safe for use by several threads.
 */
public final class Position {

  private final Schema schema;
  private final int[] cells;
  private final long[] types;
  private final long[] sides;
  private final long[] planes;
  private long key;
  private int[] journal = new int[64];
  /** The keys before the changes in the journal. */
  private long[] keys = new long[64];
  private int top;

  private Position(Schema schema) {
    this.schema = schema;
    cells = new int[schema.cells()];
    types = new long[schema.types().size()];
    sides = new long[2];
    planes = new long[schema.planeCount()];
  }

  private Position(Position other) {
    schema = other.schema;
    cells = other.cells.clone();
    types = other.types.clone();
    sides = other.sides.clone();
    planes = other.planes.clone();
    key = other.key;
  }

  /**
   * The position of a setup, with an empty journal. Of the sides that may lack a King it records those that have none,
   * so that the King of any other side can be lost.
   */
  public static Position of(Setup setup) {
    Position position = new Position(setup.schema());
    int[] cells = setup.cells();
    for (int cell = 0; cell < cells.length; cell++) {
      position.set(cell, cells[cell]);
    }
    position.set(Schema.KINGLESS, setup.get(Schema.KINGLESS) & position.kingless());
    position.top = 0;
    return position;
  }

  private int kingless() {
    return (pieces(0, Schema.KING) == 0 ? 1 : 0) + (pieces(1, Schema.KING) == 0 ? 2 : 0);
  }

  /** The position as a setup. Move counters start over, as they are not kept in play. */
  public Setup setup() {
    return Setup.of(schema, cells.clone());
  }

  /** The layout of the cells. */
  public Schema schema() {
    return schema;
  }

  /** The value of a cell; see {@link Schema} for the layout. */
  public int get(int cell) {
    return cells[cell];
  }

  /** Changes a cell. */
  public void set(int cell, int value) {
    int old = cells[cell];
    if (old == value) {
      return;
    }
    if (top == journal.length) {
      journal = Arrays.copyOf(journal, 2 * top);
      keys = Arrays.copyOf(keys, 2 * top);
    }
    keys[top] = key;
    journal[top++] = cell << 16 | old;
    key ^= schema.key(cell, old) ^ schema.key(cell, value);
    write(cell, old, value);
  }

  private void write(int cell, int old, int value) {
    cells[cell] = value;
    if (cell < Square.COUNT) {
      long bit = 1L << cell;
      if (old != Piece.NONE) {
        types[Piece.type(old)] ^= bit;
        sides[Piece.side(old)] ^= bit;
      }
      if (value != Piece.NONE) {
        types[Piece.type(value)] ^= bit;
        sides[Piece.side(value)] ^= bit;
      }
    } else {
      int plane = schema.plane(cell);
      if (plane >= 0) {
        writePlanes(plane, cell, old, value);
      }
    }
  }

  private void writePlanes(int plane, int cell, int old, int value) {
    long bit = 1L << schema.square(cell);
    planes[plane] = value == 0 ? planes[plane] & ~bit : planes[plane] | bit;
    if (schema.hasPlanePerValue(cell)) {
      if (old != 0) {
        planes[plane + old] ^= bit;
      }
      if (value != 0) {
        planes[plane + value] ^= bit;
      }
    }
  }

  /** The present end of the journal, for {@link #rollback}. */
  public int mark() {
    return top;
  }

  /** The squares whose pieces have changed since a mark, even if the same piece stands there again. */
  public long changed(int mark) {
    long changed = 0;
    for (int entry = mark; entry < top; entry++) {
      int cell = journal[entry] >>> 16;
      changed |= cell < Square.COUNT ? 1L << cell : 0;
    }
    return changed;
  }

  /** The value that a cell had at a mark. */
  public int before(int mark, int cell) {
    for (int entry = mark; entry < top; entry++) {
      if (journal[entry] >>> 16 == cell) {
        return journal[entry] & 0xFFFF;
      }
    }
    return cells[cell];
  }

  /** Undoes every change since the mark. */
  public void rollback(int mark) {
    if (top > mark) {
      key = keys[mark];
    }
    while (top > mark) {
      int entry = journal[--top];
      int cell = entry >>> 16;
      write(cell, cells[cell], entry & 0xFFFF);
    }
  }

  /** Moves a piece with its state to a square; a piece there disappears with its state. */
  public void move(int from, int to) {
    set(to, cells[from]);
    set(from, Piece.NONE);
    for (int offset : schema.pieceOffsets()) {
      set(offset + to, cells[offset + from]);
      set(offset + from, 0);
    }
  }

  /** Removes a piece with its state. */
  public void remove(int square) {
    set(square, Piece.NONE);
    for (int offset : schema.pieceOffsets()) {
      set(offset + square, 0);
    }
  }

  /** Places a new piece without any state on a square. */
  public void place(int square, int piece) {
    remove(square);
    set(square, piece);
  }

  /** The key of the position: equal positions have equal keys, different ones almost surely different keys. */
  public long key() {
    return key;
  }

  /** The piece on a square, {@link Piece#NONE} where there is none. */
  public int piece(int square) {
    return cells[square];
  }

  /** The side to move, 0 White, 1 Black. */
  public int toMove() {
    return cells[Schema.SIDE_TO_MOVE];
  }

  /** The number of types of pieces in the game. */
  public int types() {
    return types.length;
  }

  /** The squares of a side's pieces. */
  public long pieces(int side) {
    return sides[side];
  }

  /** The squares of a side's pieces of one type. */
  public long pieces(int side, int type) {
    return types[type] & sides[side];
  }

  /** The squares at which a slot of squares or pieces, given by its offset, has a value other than 0. */
  public long marked(int offset) {
    return planes[schema.plane(offset)];
  }

  /**
   * The squares at which a slot of squares or pieces, given by its offset, has a value; for slots of at most 7 values.
   */
  public long marked(int offset, int value) {
    return planes[schema.plane(offset) + value];
  }

  /** The squares on which a piece stands. */
  public long occupied() {
    return sides[0] | sides[1];
  }

  /** The square of a side's King, 64 where there is none. */
  public int king(int side) {
    return Long.numberOfTrailingZeros(pieces(side, Schema.KING));
  }

  /** Whether a side's King has left the board; a side that begins without a King cannot lose it. */
  public boolean hasLostKing(int side) {
    return pieces(side, Schema.KING) == 0 && (cells[Schema.KINGLESS] >> side & 1) == 0;
  }

  /** A position with the same cells and an empty journal. */
  public Position copy() {
    return new Position(this);
  }

  /** Whether the cells are the same; the journal does not matter. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Position that && schema.equals(that.schema) && Arrays.equals(cells, that.cells);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key);
  }
}
