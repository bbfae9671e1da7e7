package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Schema;
import zugwerk.work.InputException;

/**
 * Numbers the placements of some pieces, each with its mirror images.
 *
 * <p>The pieces are numbered too: the Kings, White's first, then the groups of pieces of one side and type. A placement
 * is an array with the square of each.
 */
final class PlacementIndex {

  static final int NOWHERE = -1;

  /** More equal pieces would need more sets of squares than memory holds. */
  private static final int MOST_EQUAL = 4;

  private static final int[] IDENTITY = new Symmetry(false, false, false).squares();

  private final int[] sides;
  private final int[] types;
  private final int[] groupOf;
  private final Group[] groups;
  private final int[] strides;
  private final KingPairs pairs;
  private final int inner;
  private final boolean maybeSymmetric;
  /** Empty for pieces that are not alone in their group. */
  private final int[][] shares;

  /** Equal pieces other than Kings, and where they can stand. */
  record GroupSpec(int side, int type, int count, long squares) {}

  PlacementIndex(Powers powers, Material material) {
    this(specs(powers, material),
        new KingPairs(powers, Symmetry.of(powers, material).stream().map(Symmetry::squares).toList()),
        material.text(powers.schema()));
  }

  /**
   * @param specs the groups in the order in which they are numbered
   * @param name what the pieces are called in a message
   * @throws InputException if there are too many placements to be numbered
   */
  PlacementIndex(List<GroupSpec> specs, KingPairs pairs, String name) {
    this.pairs = pairs;
    sides = new int[2 + specs.stream().mapToInt(GroupSpec::count).sum()];
    types = new int[sides.length];
    groupOf = new int[sides.length];
    sides[1] = 1;
    groups = new Group[specs.size()];
    int piece = 2;
    for (int i = 0; i < groups.length; i++) {
      GroupSpec spec = specs.get(i);
      if (spec.count() > MOST_EQUAL) {
        throw tooMany(name);
      }
      groups[i] = new Group(piece, spec.count(), spec.squares());
      for (int end = piece + spec.count(); piece < end; piece++) {
        sides[piece] = spec.side();
        types[piece] = spec.type();
        groupOf[piece] = i;
      }
    }
    strides = new int[groups.length];
    long product = 1;
    for (int i = groups.length - 1; i >= 0; i--) {
      strides[i] = (int) product;
      product *= groups[i].size;
      if (product * pairs.count() > Integer.MAX_VALUE - 8) {
        throw tooMany(name);
      }
    }
    inner = (int) product;
    boolean fixed = false;
    for (int pair = 0; pair < pairs.count(); pair++) {
      fixed |= pairs.stabiliser(pair) != null;
    }
    maybeSymmetric = fixed;
    shares = new int[sides.length][0];
    for (int i = 0; i < groups.length; i++) {
      if (groups[i].count == 1) {
        shares[groups[i].first] = groups[i].shares(strides[i]);
      }
    }
  }

  private static List<GroupSpec> specs(Powers powers, Material material) {
    List<GroupSpec> specs = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      for (int type : new TreeSet<>(material.side(side))) {
        if (type != Schema.KING) {
          int count = Collections.frequency(material.side(side), type);
          specs.add(new GroupSpec(side, type, count, powers.squares(side, type)));
        }
      }
    }
    return specs;
  }

  private static InputException tooMany(String name) {
    return new InputException("there are too many men: {0} has more positions than a table can hold", name);
  }

  int size() {
    return pairs.count() * inner;
  }

  int pieces() {
    return sides.length;
  }

  int count(int group) {
    return groups[group].count;
  }

  int side(int piece) {
    return sides[piece];
  }

  int type(int piece) {
    return types[piece];
  }

  /** Two pieces may get the same square. */
  void place(int number, int[] squares) {
    int pair = number / inner;
    int rest = number - pair * inner;
    squares[0] = pairs.white(pair);
    squares[1] = pairs.black(pair);
    for (int i = 0; i < groups.length; i++) {
      int part = rest / strides[i];
      rest -= part * strides[i];
      long set = groups[i].set(part);
      for (int piece = groups[i].first; set != 0; piece++, set &= set - 1) {
        squares[piece] = Long.numberOfTrailingZeros(set);
      }
    }
  }

  /** How many numbers differ only in the last group, from a multiple of this on. */
  int lineLength() {
    return groups.length == 0 ? 1 : groups[groups.length - 1].size;
  }

  /** The number of all pieces if there is no group. */
  int lineFirst() {
    return groups.length == 0 ? sides.length : groups[groups.length - 1].first;
  }

  /**
   * The first number of a line, for a placement with mapped squares; a mirror image may have a lower one.
   *
   * @param pair the number of the pair that the Kings' squares are mapped to
   */
  int lineStart(int[] squares, int[] map, int pair) {
    int part = 0;
    for (int i = 0; i < groups.length - 1; i++) {
      part += groups[i].number(squares, map) * strides[i];
    }
    return pair * inner + part;
  }

  KingPairs pairs() {
    return pairs;
  }

  /** For a piece that is alone in its group: what each square adds to a number. */
  int[] shares(int piece) {
    return shares[piece];
  }

  long lineSet(int part) {
    return groups.length == 0 ? 0 : groups[groups.length - 1].set(part);
  }

  /** The number of a placement, {@link #NOWHERE} where the Kings cannot be so. */
  int number(int[] squares) {
    int pair = pairs.number(squares[0], squares[1]);
    if (pair < 0) {
      return NOWHERE;
    }
    int[] map = pairs.map(squares[0], squares[1]);
    int part = part(squares, map);
    int @Nullable [] stabiliser = pairs.stabiliser(pair);
    return pair * inner
        + (stabiliser == null ? part : Math.min(part, part(squares, pairs.otherMap(squares[0], squares[1]))));
  }

  private int part(int[] squares, int[] map) {
    int part = 0;
    for (int i = 0; i < groups.length; i++) {
      part += groups[i].number(squares, map) * strides[i];
    }
    return part;
  }

  /** Restores the squares. */
  int moved(int number, int[] squares, int piece, int to) {
    return moved(number, squares, piece, to, maybeSymmetric(number));
  }

  int moved(int number, int[] squares, int piece, int to, boolean maybeSymmetric) {
    int from = squares[piece];
    int[] share = shares[piece];
    if (!maybeSymmetric && share.length > 0) {
      return number + share[to] - share[from];
    }
    squares[piece] = to;
    int moved;
    if (piece < 2 || maybeSymmetric) {
      moved = number(squares);
    } else {
      int i = groupOf[piece];
      int after = groups[i].number(squares, IDENTITY);
      squares[piece] = from;
      return number + (after - groups[i].number(squares, IDENTITY)) * strides[i];
    }
    squares[piece] = from;
    return moved;
  }

  /** A map under which a placement stays the same, up to the order of equal pieces, or null. */
  int @Nullable [] stabiliser(int number, int[] squares) {
    int @Nullable [] stabiliser = maybeSymmetric ? pairs.stabiliser(number / inner) : null;
    return stabiliser != null && part(squares, IDENTITY) == part(squares, stabiliser) ? stabiliser : null;
  }

  /** Whether the Kings allow the placement to be its own mirror image. */
  boolean maybeSymmetric(int number) {
    return maybeSymmetric && pairs.stabiliser(number / inner) != null;
  }

  /** Whether {@link #number} gives this number for its placement. */
  boolean isCanonical(int number, int[] squares) {
    return !maybeSymmetric(number) || number(squares) == number;
  }
}
