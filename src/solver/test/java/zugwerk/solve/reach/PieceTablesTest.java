package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Compares the tables of pieces with playing move by move. */
class PieceTablesTest {

  private static final int PIECES = 24;

  /** What a piece may become by one move, as {@code type << 6 | square}. */
  private static Set<Integer> next(Variant variant, PieceTables tables, int side, int piece) {
    Set<Integer> next = new TreeSet<>();
    int type = piece >> 6;
    for (int to = 0; to < Square.COUNT; to++) {
      int square = to;
      if ((tables.powers(type).reach(piece & 63) & Square.bit(to)) == 0) {
        continue;
      }
      if (type == variant.pawn() && to >> 3 == 7 - 7 * side) {
        IntStream.of(variant.promotions()).forEach(promoted -> next.add(promoted << 6 | square));
      } else {
        next.add(type << 6 | to);
      }
    }
    return next;
  }

  /** What a piece may become, by the least number of moves. */
  private static List<Set<Integer>> layers(Variant variant, PieceTables tables, int side, int piece) {
    List<Set<Integer>> layers = new ArrayList<>(List.of(Set.of(piece)));
    Set<Integer> seen = new TreeSet<>(layers.getFirst());
    while (!layers.getLast().isEmpty()) {
      Set<Integer> fresh = new TreeSet<>();
      layers.getLast().forEach(at -> fresh.addAll(next(variant, tables, side, at)));
      fresh.removeAll(seen);
      seen.addAll(fresh);
      layers.add(fresh);
    }
    return layers;
  }

  @ParameterizedTest
  @CsvSource({"orthodox, 0", "orthodox, 1", "shock, 0", "fairy, 1"})
  void piecesGetWhereTheirMovesLead(String game, int side) {
    Random random = new Random(53);
    Variant variant = Variants.of(game);
    PieceTables tables = new PieceTables(variant, side);
    for (int i = 0; i < PIECES; i++) {
      int type = i % 3 == 0 ? variant.pawn() : random.nextInt(tables.types());
      int piece = type << 6 | (type == variant.pawn() ? 8 + random.nextInt(48) : random.nextInt(64));
      List<Set<Integer>> layers = layers(variant, tables, side, piece);
      checkDistances(tables.distances(piece), layers);
      checkOptions(tables, piece, random.nextInt(Square.COUNT), layers);
      checkPlaces(variant, tables, side, piece);
      checkSteps(tables, piece);
      // Earlier calls for other pieces and Kings make no difference.
      int king = random.nextInt(Square.COUNT);
      tables.options(random.nextInt(tables.types()) << 6 | (piece & 63), king);
      assertArrayEquals(new PieceTables(variant, side).options(piece, king), tables.options(piece, king));
      // Nor does it for a King on a1 and the squares around it, which have the number 0.
      assertArrayEquals(new PieceTables(variant, side).options(0, 0), tables.options(0, 0));
    }
  }

  private static void checkDistances(PieceDistances distances, List<Set<Integer>> layers) {
    long within = 0;
    int types = 0;
    int[] least = new int[Square.COUNT];
    Arrays.fill(least, PieceDistances.NEVER);
    Set<Integer> far = new TreeSet<>();
    for (int moves = 0; moves < Math.max(layers.size(), PieceDistances.LONGEST + 2); moves++) {
      Set<Integer> layer = moves < layers.size() ? layers.get(moves) : Set.of();
      for (int piece : layer) {
        within |= Square.bit(piece & 63);
        types |= 1 << (piece >> 6);
        least[piece & 63] = Math.min(least[piece & 63], Math.min(moves, PieceDistances.LONGEST));
      }
      if (moves < PieceDistances.LONGEST) {
        assertEquals(layer, set(distances.arrivals(moves)));
        assertEquals(within, distances.within(moves));
        assertEquals(types, distances.types(moves));
      } else {
        far.addAll(layer);
      }
    }
    assertEquals(far, set(distances.arrivals(PieceDistances.LONGEST)));
    assertEquals(within, distances.within(PieceDistances.LONGEST + 5));
    assertEquals(types, distances.types(PieceDistances.LONGEST + 5));
    assertEquals(Arrays.toString(least),
        Arrays.toString(IntStream.range(0, Square.COUNT).map(distances::distance).toArray()));
  }

  private static Set<Integer> set(int[] pieces) {
    Set<Integer> set = new TreeSet<>();
    IntStream.of(pieces).forEach(set::add);
    assertEquals(pieces.length, set.size());
    return set;
  }

  /** What a piece guards around a King, square by square. */
  private static int guards(PieceTables tables, int piece, int king) {
    int square = piece & 63;
    boolean beside = Math.max(Math.abs((square & 7) - (king & 7)), Math.abs((square >> 3) - (king >> 3))) < 2;
    boolean isKing = piece >> 6 == Schema.KING;
    if (square == king || isKing && beside) {
      return 0;
    }
    int guards = 0;
    for (int direction = 0; direction < KingNeighbours.DIRECTIONS; direction++) {
      int flight = KingNeighbours.neighbour(king, direction);
      if (flight != KingNeighbours.OFF && flight != square
          && (tables.powers(piece >> 6).attacksFrom(flight) & Square.bit(square)) != 0) {
        guards |= 1 << direction;
      }
    }
    boolean checks = !isKing && (tables.powers(piece >> 6).attacksFrom(king) & Square.bit(square)) != 0;
    return checks ? guards | KingNeighbours.CHECK : guards;
  }

  /** Each option takes its number of moves, is in no other one as near, and nothing else can be guarded. */
  private static void checkOptions(PieceTables tables, int piece, int king, List<Set<Integer>> layers) {
    short[][] options = tables.options(piece, king);
    Set<Integer> before = new TreeSet<>();
    for (int moves = 1; moves <= PieceDistances.LONGEST; moves++) {
      Set<Integer> had = new TreeSet<>();
      for (int layer = moves; layer < (moves == PieceDistances.LONGEST ? layers.size() : moves + 1); layer++) {
        if (layer < layers.size()) {
          layers.get(layer).forEach(arrival -> had.add(guards(tables, arrival, king)));
        }
      }
      Set<Integer> now = new TreeSet<>();
      for (short option : options[moves]) {
        assertTrue(option != 0 && now.add((int) option));
      }
      assertTrue(had.containsAll(now));
      for (int each : now) {
        assertTrue(before.stream().noneMatch(other -> (each & ~other) == 0));
        assertTrue(now.stream().noneMatch(other -> other != each && (each & ~other) == 0));
      }
      before.addAll(now);
      had.forEach(guarded -> assertTrue(guarded == 0 || before.stream().anyMatch(set -> (guarded & ~set) == 0)));
    }
    assertEquals(guards(tables, piece, king), tables.guards(piece, king));
  }

  /** The least moves to each place by the captures on the way, and where they are made. */
  private static void checkPlaces(Variant variant, PieceTables tables, int side, int piece) {
    List<Map<Integer, Integer>> costs =
        IntStream.rangeClosed(0, ImmobileSquares.MOST_CAPTURES).<Map<Integer, Integer>>mapToObj(_ -> new HashMap<>())
            .toList();
    long[] prey = new long[PieceDistances.LONGEST + 1];
    costs.getFirst().put(piece, 0);
    for (boolean more = true; more;) {
      more = false;
      for (int takes = 0; takes <= ImmobileSquares.MOST_CAPTURES; takes++) {
        for (Map.Entry<Integer, Integer> at : List.copyOf(costs.get(takes).entrySet())) {
          for (int to : next(variant, tables, side, at.getKey())) {
            boolean capture = tables.powers(at.getKey() >> 6).quietPath(at.getKey() & 63, to & 63) == Movement.NONE;
            more |= lower(
                costs.get(Math.min(takes + (capture ? 1 : 0), ImmobileSquares.MOST_CAPTURES)), to, at.getValue() + 1);
            for (int moves = at.getValue() + 1; capture && moves <= PieceDistances.LONGEST; moves++) {
              prey[moves] |= Square.bit(to & 63);
            }
          }
        }
      }
    }
    Set<Integer> expected = new TreeSet<>();
    for (int place = 0; place < tables.types() << 6; place++) {
      int least = PieceDistances.NEVER;
      for (int takes = 0; takes <= ImmobileSquares.MOST_CAPTURES; takes++) {
        int cost = costs.get(takes).getOrDefault(place, PieceDistances.NEVER);
        assertEquals(cost, tables.cost(piece, place | takes << ImmobileSquares.CAPTURES_SHIFT));
        if (cost < least) {
          expected.add(place | cost << ImmobileSquares.COST_SHIFT | takes << ImmobileSquares.CAPTURES_SHIFT);
          least = cost;
        }
      }
      assertEquals(least, tables.leastCost(piece, place));
    }
    for (int moves = 0; moves < PieceDistances.LONGEST + 3; moves++) {
      assertEquals(prey[Math.min(moves, PieceDistances.LONGEST)], tables.prey(piece, moves));
    }
    checkDistancesOfFewCaptures(tables, piece, costs);
    int[] places = tables.places(piece);
    assertEquals(expected, set(places));
    for (int i = 1; i < places.length; i++) {
      assertTrue(ImmobileSquares.cost(places[i - 1]) <= ImmobileSquares.cost(places[i]), "the cheapest come first");
    }
  }

  private static void checkDistancesOfFewCaptures(PieceTables tables, int piece, List<Map<Integer, Integer>> costs) {
    for (int takes = 0; takes <= ImmobileSquares.MOST_CAPTURES; takes++) {
      int most = takes;
      PieceDistances distances = tables.distances(piece, takes);
      int[] nearest = new int[Square.COUNT];
      int[] nearestBySo = new int[Square.COUNT];
      Arrays.fill(nearest, PieceDistances.NEVER);
      Arrays.fill(nearestBySo, PieceDistances.NEVER);
      for (int end = 0; end < tables.types() << 6; end++) {
        int place = end;
        int cost = IntStream.rangeClosed(0, most)
            .map(few -> costs.get(few).getOrDefault(place, PieceDistances.NEVER)).min()
            .orElseThrow();
        int far = cost == PieceDistances.NEVER ? PieceDistances.NEVER : Math.min(cost, PieceDistances.LONGEST);
        assertEquals(far, distances.cost(end));
        assertEquals(far < PieceDistances.LONGEST && far >= 0,
            (distances.within(PieceDistances.LONGEST - 1, end >> 6) >>> (end & 63) & 1) != 0);
        nearest[end & 63] = Math.min(nearest[end & 63], far);
        nearestBySo[end & 63] =
            Math.min(nearestBySo[end & 63], costs.get(takes).getOrDefault(place, PieceDistances.NEVER));
      }
      for (int square = 0; square < Square.COUNT; square++) {
        assertEquals(nearest[square], distances.distance(square));
        assertEquals(nearestBySo[square], tables.cost(piece, square, takes));
      }
    }
  }

  private static boolean lower(Map<Integer, Integer> costs, int place, int cost) {
    boolean lower = cost < costs.getOrDefault(place, PieceDistances.NEVER);
    if (lower) {
      costs.put(place, cost);
    }
    return lower;
  }

  private static void checkSteps(PieceTables tables, int piece) {
    PiecePowers powers = tables.powers(piece >> 6);
    // The order of the calls makes no difference.
    boolean bitesFirst = piece % 2 == 0;
    long first = bitesFirst ? tables.pawnCaptures(piece) : tables.quietSteps(piece);
    long pawnCaptures = bitesFirst ? first : tables.pawnCaptures(piece);
    long steps = bitesFirst ? tables.quietSteps(piece) : first;
    for (int to = 0; to < Square.COUNT; to++) {
      long quiet = powers.quietPath(piece & 63, to);
      long capture = powers.capturePath(piece & 63, to);
      assertEquals(quiet == 0 && capture == 0, (tables.openMoves(piece) >>> to & 1) != 0);
      assertEquals(quiet == 0 && capture == Movement.NONE, (steps >>> to & 1) != 0);
      assertEquals(quiet == Movement.NONE && capture == 0, (pawnCaptures >>> to & 1) != 0);
    }
  }
}
