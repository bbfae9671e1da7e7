package zugwerk.solve.table;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Numbers the pairs of squares of both Kings, one for all its mirror images. Pairs in which the Kings attack each other
 * at every step of their counters are left out.
 */
final class KingPairs {

  private static final int NO_PAIR = -1;

  private final int[] numbers = new int[Square.COUNT * Square.COUNT];
  private final int[][] maps = new int[Square.COUNT * Square.COUNT][];
  private final int[][] otherMaps = new int[Square.COUNT * Square.COUNT][];
  private final Symmetry[] symmetries = new Symmetry[Square.COUNT * Square.COUNT];
  private final Symmetry[] otherSymmetries = new Symmetry[Square.COUNT * Square.COUNT];
  private final int[] pairs;
  private final int[][] stabilisers;

  KingPairs(Powers powers, List<int[]> kept) {
    this((white, black) -> canBe(powers, white, black), kept);
  }

  /** @param kept the maps under which each position keeps its value */
  KingPairs(IntBinaryPredicate canBe, List<int[]> kept) {
    Arrays.fill(numbers, NO_PAIR);
    int[] found = new int[numbers.length];
    int[][] foundStabilisers = new int[numbers.length][];
    int count = 0;
    for (int pair = 0; pair < numbers.length; pair++) {
      if (isLeast(pair, kept) && canBe.test(pair >> 6, pair & 63)) {
        found[count] = pair;
        for (int[] map : kept) {
          int image = map(map, pair);
          if (image == pair && maps[pair] != null) {
            foundStabilisers[count] = map;
          } else if (maps[image] == null) {
            numbers[image] = count;
            maps[image] = inverse(map);
          }
        }
        count++;
      }
    }
    pairs = Arrays.copyOf(found, count);
    stabilisers = Arrays.copyOf(foundStabilisers, count);
    for (int squares = 0; squares < maps.length; squares++) {
      if (maps[squares] != null) {
        int @Nullable [] stabiliser = stabilisers[numbers[squares]];
        otherMaps[squares] = stabiliser == null ? maps[squares] : after(maps[squares], stabiliser);
        symmetries[squares] = Symmetry.of(maps[squares]);
        otherSymmetries[squares] = Symmetry.of(otherMaps[squares]);
      }
    }
  }

  private static int[] after(int[] first, int[] second) {
    return Arrays.stream(first).map(square -> second[square]).toArray();
  }

  @FunctionalInterface
  interface IntBinaryPredicate {
    boolean test(int white, int black);
  }

  private static int map(int[] map, int pair) {
    return map[pair >> 6] << 6 | map[pair & 63];
  }

  private static int[] inverse(int[] map) {
    int[] inverse = new int[map.length];
    for (int square = 0; square < map.length; square++) {
      inverse[map[square]] = square;
    }
    return inverse;
  }

  private static boolean isLeast(int pair, List<int[]> symmetries) {
    return symmetries.stream().allMatch(map -> map(map, pair) >= pair);
  }

  private static boolean canBe(Powers powers, int white, int black) {
    if (white == black) {
      return false;
    }
    for (int step = 0; step < powers.cycle(Schema.KING); step++) {
      if (!attacks(powers.movement(0, Schema.KING, step), white, black)
          || !attacks(powers.movement(1, Schema.KING, step), black, white)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a King attacks a square wherever the other pieces stand. */
  private static boolean attacks(Movement movement, int from, int to) {
    return movement.lines() && movement.path(from, to) == 0;
  }

  int count() {
    return pairs.length;
  }

  /** Negative if there is no such pair. */
  int number(int white, int black) {
    return numbers[white << 6 | black];
  }

  /** Maps the squares of two Kings to the pair that stands for them. */
  int[] map(int white, int black) {
    return maps[white << 6 | black];
  }

  /** As {@link #map}, for the mirror image with the Kings on the same squares, if there is one. */
  int[] otherMap(int white, int black) {
    return otherMaps[white << 6 | black];
  }

  Symmetry symmetry(int white, int black) {
    return symmetries[white << 6 | black];
  }

  Symmetry otherSymmetry(int white, int black) {
    return otherSymmetries[white << 6 | black];
  }

  int white(int number) {
    return pairs[number] >> 6;
  }

  int black(int number) {
    return pairs[number] & 63;
  }

  /** A map other than the identity that leaves both Kings in place, or null. */
  int @Nullable [] stabiliser(int number) {
    return stabilisers[number];
  }
}
