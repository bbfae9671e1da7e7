package zugwerk.solve.table;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import zugwerk.betza.Course;
import zugwerk.betza.Leap;
import zugwerk.betza.Movement;
import zugwerk.betza.Trait;
import zugwerk.board.Square;
import zugwerk.rules.Variant;

/**
 * One of the eight symmetries of the board.
 *
 * @param turned whether files become ranks, before anything else
 * @param mirrored whether left and right are exchanged
 * @param reversed whether up and down are exchanged
 */
public record Symmetry(boolean turned, boolean mirrored, boolean reversed) {

  /** The identity is the first. */
  static final List<Symmetry> ALL = IntStream.range(0, 8)
      .mapToObj(code -> new Symmetry((code & 4) != 0, (code & 1) != 0, (code & 2) != 0)).toList();

  /** The symmetries under which every position of some material keeps its value; the identity is the first. */
  public static List<Symmetry> of(Powers powers, Material material) {
    return ALL.stream().filter(symmetry -> symmetry.keeps(powers, material)).toList();
  }

  private boolean keeps(Powers powers, Material material) {
    if (material.has(powers.pawn()) && !keepsPawns(powers.variant())) {
      return false;
    }
    return powers.relevantTypes(material).stream().allMatch(type -> {
      for (int step = 0; step < powers.cycle(type); step++) {
        if (!keeps(powers.movement(0, type, step), false) || !keeps(powers.movement(1, type, step), true)) {
          return false;
        }
      }
      return true;
    });
  }

  boolean keepsPawns(Variant variant) {
    return !turned && !reversed
        && IntStream.range(0, 2).allMatch(side -> map(variant.pawnSquares(side)) == variant.pawnSquares(side));
  }

  boolean keeps(Movement movement, boolean black) {
    boolean keepsRanks = !turned && !reversed;
    Set<Course> ways = new HashSet<>();
    Set<Course> mapped = new HashSet<>();
    for (Course course : movement.power().courses()) {
      if (course.is(Trait.INITIAL) && !keepsRanks) {
        return false;
      }
      Course seen = course.seenBy(black);
      ways.add(seen);
      mapped.add(seen.mapped(this::map, this::map));
    }
    return ways.equals(mapped);
  }

  private Leap map(Leap leap) {
    int dx = turned ? leap.dy() : leap.dx();
    int dy = turned ? leap.dx() : leap.dy();
    return new Leap(mirrored ? -dx : dx, reversed ? -dy : dy);
  }

  static Symmetry of(int[] squares) {
    boolean turned = Square.file(squares[0]) == Square.file(squares[1]);
    return new Symmetry(turned, Square.file(squares[0]) != 0, Square.rank(squares[0]) != 0);
  }

  /** The image of a set of squares. */
  public long map(long set) {
    long mapped = turned ? turn(set) : set;
    mapped = reversed ? Long.reverseBytes(mapped) : mapped;
    return mirrored ? Long.reverseBytes(Long.reverse(mapped)) : mapped;
  }

  /** The set of squares with this image. */
  public long mapBack(long set) {
    long mapped = mirrored ? Long.reverseBytes(Long.reverse(set)) : set;
    mapped = reversed ? Long.reverseBytes(mapped) : mapped;
    return turned ? turn(mapped) : mapped;
  }

  /** Exchanges files and ranks: of the quarters of the board, then of their quarters, then of theirs. */
  private static long turn(long set) {
    long turned = exchange(set, 28, 0x0F0F_0F0F_0000_0000L);
    turned = exchange(turned, 14, 0x3333_0000_3333_0000L);
    return exchange(turned, 7, 0x5500_5500_5500_5500L);
  }

  private static long exchange(long set, int distance, long upper) {
    long changed = (set ^ set << distance) & upper;
    return set ^ changed ^ changed >>> distance;
  }

  /** The image of each square. */
  public int[] squares() {
    int[] squares = new int[Square.COUNT];
    for (int square = 0; square < Square.COUNT; square++) {
      int file = turned ? Square.rank(square) : Square.file(square);
      int rank = turned ? Square.file(square) : Square.rank(square);
      squares[square] = Square.of(mirrored ? 7 - file : file, reversed ? 7 - rank : rank);
    }
    return squares;
  }
}
