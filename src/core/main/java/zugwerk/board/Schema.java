package zugwerk.board;

import java.util.Arrays;
import java.util.List;

/**
 * The layout of a game's position: its types of pieces, its slots, and the cell of each value.
 *
 * <p>The first type is the King. Cells 0..63 are the squares; {@link #SIDE_TO_MOVE}, {@link #CASTLING}, {@link
 * #EN_PASSANT} and {@link #KINGLESS} follow, then from {@link #FIRST_SLOT} the game's slots in the order of their
 * declaration.
 */
public final class Schema {

  /** The type of every game's King. */
  public static final int KING = 0;

  /** The cell of the side to move: 0 White, 1 Black. */
  public static final int SIDE_TO_MOVE = 64;

  /** The cell of the castling rights: the sum of 1 (K), 2 (Q), 4 (k) and 8 (q). */
  public static final int CASTLING = 65;

  /** The cell of the en passant square: its number plus one, or 0. */
  public static final int EN_PASSANT = 66;

  /** The cell of the sides that may lack a King: the sum of 1 (White) and 2 (Black). */
  public static final int KINGLESS = 67;

  /** The first cell of the game's slots. */
  public static final int FIRST_SLOT = 68;

  private static final int MOST_PLANES = 7;

  private final List<PieceType> types;
  private final List<Slot> slots;
  private final int[] offsets;
  private final int[] pieceOffsets;
  private final int[] planes;
  private final boolean[] planePerValue;
  private final int[] squares;
  private final long[][] keys;
  private final int[] typeOfLetter = new int[128];

  public Schema(List<PieceType> types, List<Slot> slots) {
    this.types = List.copyOf(types);
    this.slots = List.copyOf(slots);
    Arrays.fill(typeOfLetter, -1);
    for (int type = 0; type < types.size(); type++) {
      typeOfLetter[types.get(type).letter()] = type;
    }
    offsets = new int[slots.size() + 1];
    offsets[0] = FIRST_SLOT;
    for (int i = 0; i < slots.size(); i++) {
      offsets[i + 1] = offsets[i] + values(slots.get(i));
    }
    pieceOffsets = slots.stream().filter(slot -> slot.scope() == Slot.Scope.PIECE)
        .mapToInt(this::offset).toArray();
    planePerValue = new boolean[cells()];
    squares = new int[cells()];
    planes = planes();
    keys = keys();
  }

  /** The types of pieces, the King first. */
  public List<PieceType> types() {
    return types;
  }

  /** The slots that the game declares. */
  public List<Slot> slots() {
    return slots;
  }

  /** The type with the given letter in upper case, or -1. */
  public int type(char letter) {
    return letter < typeOfLetter.length ? typeOfLetter[letter] : -1;
  }

  /** The number of cells of a position. */
  public int cells() {
    return offsets[slots.size()];
  }

  /**
   * The cell of a slot's first value; the values of types and squares follow in order, and in a slot of sides and types
   * all of White's come before Black's.
   */
  public int offset(Slot slot) {
    return offsets[slots.indexOf(slot)];
  }

  /** The cell of a value of a slot of sides and types. */
  public int cell(Slot slot, int side, int type) {
    return offset(slot) + side * types.size() + type;
  }

  /** How many values a slot has. */
  public int values(Slot slot) {
    return switch (slot.scope()) {
      case GAME -> 1;
      case SIDE -> 2;
      case TYPE -> types.size();
      case SIDE_TYPE -> 2 * types.size();
      case SQUARE, PIECE -> Square.COUNT;
    };
  }

  int[] pieceOffsets() {
    return pieceOffsets;
  }

  int planeCount() {
    return planes[planes.length - 1];
  }

  /** For a cell of a square's or piece's slot, the index of the set of the squares with any value there; else -1. */
  int plane(int cell) {
    return planes[cell];
  }

  /** Whether there is also a set for each value, after that of {@link #plane}; long ranges have none. */
  boolean hasPlanePerValue(int cell) {
    return planePerValue[cell];
  }

  int square(int cell) {
    return squares[cell];
  }

  /** The last entry is the number of sets. */
  private int[] planes() {
    int[] numbers = new int[cells() + 1];
    Arrays.fill(numbers, -1);
    int next = 0;
    for (Slot slot : slots) {
      if (slot.scope() == Slot.Scope.SQUARE || slot.scope() == Slot.Scope.PIECE) {
        for (int square = 0; square < Square.COUNT; square++) {
          int cell = offset(slot) + square;
          numbers[cell] = next;
          squares[cell] = square;
          planePerValue[cell] = slot.max() <= MOST_PLANES;
        }
        next += slot.max() <= MOST_PLANES ? 1 + slot.max() : 1;
      }
    }
    numbers[cells()] = next;
    return numbers;
  }

  /** The Zobrist key of a cell's value; 0 for the value 0, so that an empty cell does not change the key. */
  long key(int cell, int value) {
    return keys[cell][value];
  }

  private long[][] keys() {
    long[][] table = new long[cells()][];
    for (int cell = 0; cell < table.length; cell++) {
      table[cell] = new long[max(cell) + 1];
      for (int value = 1; value < table[cell].length; value++) {
        table[cell][value] = scramble((long) seed(cell) << 32 | value);
      }
    }
    return table;
  }

  /** Sides without a King come last, since most positions have none. */
  private int seed(int cell) {
    return cell < KINGLESS ? cell : cell == KINGLESS ? cells() - 1 : cell - 1;
  }

  /** The greatest value of a cell. */
  public int max(int cell) {
    if (cell < Square.COUNT) {
      return 2 * types.size();
    }
    return switch (cell) {
      case SIDE_TO_MOVE -> 1;
      case CASTLING -> 15;
      case EN_PASSANT -> Square.COUNT;
      case KINGLESS -> 3;
      default -> {
        int slot = 0;
        while (cell >= offsets[slot + 1]) {
          slot++;
        }
        yield slots.get(slot).max();
      }
    };
  }

  /** Whether another schema has the same types and slots, so that positions of the one are positions of the other. */
  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof Schema that && types.equals(that.types) && slots.equals(that.slots);
  }

  @Override
  public int hashCode() {
    return 31 * types.hashCode() + slots.hashCode();
  }

  /** SplitMix64's finalizer, after Steele, Lea and Flood 2014: the same keys in every run of the program. */
  private static long scramble(long seed) {
    long z = (seed + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
