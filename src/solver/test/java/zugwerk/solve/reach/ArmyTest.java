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

/** What is known of pieces whatever the position, held against going one move after another. */
class ArmyTest {

  private static final int PIECES = 24;

  /** What a piece may become by one move, as {@code type << 6 | square}. */
  private static Set<Integer> next(Variant variant, Army army, int side, int piece) {
    Set<Integer> next = new TreeSet<>();
    int type = piece >> 6;
    for (int to = 0; to < Square.COUNT; to++) {
      int square = to;
      if ((army.powers(type).reach(piece & 63) & Square.bit(to)) == 0) {
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

  /** The pieces by the number of moves after which they may be there at first. */
  private static List<Set<Integer>> layers(Variant variant, Army army, int side, int piece) {
    List<Set<Integer>> layers = new ArrayList<>(List.of(Set.of(piece)));
    Set<Integer> seen = new TreeSet<>(layers.getFirst());
    while (!layers.getLast().isEmpty()) {
      Set<Integer> fresh = new TreeSet<>();
      layers.getLast().forEach(at -> fresh.addAll(next(variant, army, side, at)));
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
    Army army = new Army(variant, side);
    for (int i = 0; i < PIECES; i++) {
      int type = i % 3 == 0 ? variant.pawn() : random.nextInt(army.types());
      int piece = type << 6 | (type == variant.pawn() ? 8 + random.nextInt(48) : random.nextInt(64));
      List<Set<Integer>> layers = layers(variant, army, side, piece);
      checkJourney(army.journey(piece), layers);
      checkOptions(army, piece, random.nextInt(Square.COUNT), layers);
      checkPlaces(variant, army, side, piece);
      checkSteps(army, piece);
      // What was asked of other pieces and Kings makes no difference.
      int king = random.nextInt(Square.COUNT);
      army.options(random.nextInt(army.types()) << 6 | (piece & 63), king);
      assertArrayEquals(new Army(variant, side).options(piece, king), army.options(piece, king));
      // Nor does it for a King on a1 and the squares around it, which have the number 0.
      assertArrayEquals(new Army(variant, side).options(0, 0), army.options(0, 0));
    }
  }

  private static void checkJourney(Journey journey, List<Set<Integer>> layers) {
    long within = 0;
    int types = 0;
    int[] distances = new int[Square.COUNT];
    Arrays.fill(distances, Journey.NEVER);
    Set<Integer> far = new TreeSet<>();
    for (int moves = 0; moves < Math.max(layers.size(), Journey.LONGEST + 2); moves++) {
      Set<Integer> layer = moves < layers.size() ? layers.get(moves) : Set.of();
      for (int piece : layer) {
        within |= Square.bit(piece & 63);
        types |= 1 << (piece >> 6);
        distances[piece & 63] = Math.min(distances[piece & 63], Math.min(moves, Journey.LONGEST));
      }
      if (moves < Journey.LONGEST) {
        assertEquals(layer, set(journey.arrivals(moves)));
        assertEquals(within, journey.within(moves));
        assertEquals(types, journey.types(moves));
      } else {
        far.addAll(layer);
      }
    }
    assertEquals(far, set(journey.arrivals(Journey.LONGEST)));
    assertEquals(within, journey.within(Journey.LONGEST + 5));
    assertEquals(types, journey.types(Journey.LONGEST + 5));
    assertEquals(Arrays.toString(distances),
        Arrays.toString(IntStream.range(0, Square.COUNT).map(journey::distance).toArray()));
  }

  private static Set<Integer> set(int[] pieces) {
    Set<Integer> set = new TreeSet<>();
    IntStream.of(pieces).forEach(set::add);
    assertEquals(pieces.length, set.size());
    return set;
  }

  /** What a piece guards around a King, square by square. */
  private static int guards(Army army, int piece, int king) {
    int square = piece & 63;
    boolean beside = Math.max(Math.abs((square & 7) - (king & 7)), Math.abs((square >> 3) - (king >> 3))) < 2;
    boolean isKing = piece >> 6 == Schema.KING;
    if (square == king || isKing && beside) {
      return 0;
    }
    int guards = 0;
    for (int direction = 0; direction < Surroundings.DIRECTIONS; direction++) {
      int flight = Surroundings.beside(king, direction);
      if (flight != Surroundings.OFF && flight != square
          && (army.powers(piece >> 6).attacksFrom(flight) & Square.bit(square)) != 0) {
        guards |= 1 << direction;
      }
    }
    boolean checks = !isKing && (army.powers(piece >> 6).attacksFrom(king) & Square.bit(square)) != 0;
    return checks ? guards | Surroundings.CHECK : guards;
  }

  /** Each option is had after so many moves, is in no other one had as soon, and nothing else can be guarded. */
  private static void checkOptions(Army army, int piece, int king, List<Set<Integer>> layers) {
    short[][] options = army.options(piece, king);
    Set<Integer> before = new TreeSet<>();
    for (int moves = 1; moves <= Journey.LONGEST; moves++) {
      Set<Integer> had = new TreeSet<>();
      for (int layer = moves; layer < (moves == Journey.LONGEST ? layers.size() : moves + 1); layer++) {
        if (layer < layers.size()) {
          layers.get(layer).forEach(arrival -> had.add(guards(army, arrival, king)));
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
    assertEquals(guards(army, piece, king), army.guards(piece, king));
  }

  /** The least moves to each place by the captures on the way, and where they are made. */
  private static void checkPlaces(Variant variant, Army army, int side, int piece) {
    List<Map<Integer, Integer>> costs =
        IntStream.rangeClosed(0, Places.MOST_TAKES).<Map<Integer, Integer>>mapToObj(_ -> new HashMap<>()).toList();
    long[] prey = new long[Journey.LONGEST + 1];
    costs.getFirst().put(piece, 0);
    for (boolean more = true; more;) {
      more = false;
      for (int takes = 0; takes <= Places.MOST_TAKES; takes++) {
        for (Map.Entry<Integer, Integer> at : List.copyOf(costs.get(takes).entrySet())) {
          for (int to : next(variant, army, side, at.getKey())) {
            boolean capture = army.powers(at.getKey() >> 6).quietPath(at.getKey() & 63, to & 63) == Movement.NONE;
            more |= lower(costs.get(Math.min(takes + (capture ? 1 : 0), Places.MOST_TAKES)), to, at.getValue() + 1);
            for (int moves = at.getValue() + 1; capture && moves <= Journey.LONGEST; moves++) {
              prey[moves] |= Square.bit(to & 63);
            }
          }
        }
      }
    }
    Set<Integer> expected = new TreeSet<>();
    for (int place = 0; place < army.types() << 6; place++) {
      int least = Journey.NEVER;
      for (int takes = 0; takes <= Places.MOST_TAKES; takes++) {
        int cost = costs.get(takes).getOrDefault(place, Journey.NEVER);
        assertEquals(cost, army.cost(piece, place | takes << Places.TAKES_SHIFT));
        if (cost < least) {
          expected.add(place | cost << Places.COST_SHIFT | takes << Places.TAKES_SHIFT);
          least = cost;
        }
      }
      assertEquals(least, army.leastCost(piece, place));
    }
    for (int moves = 0; moves < Journey.LONGEST + 3; moves++) {
      assertEquals(prey[Math.min(moves, Journey.LONGEST)], army.prey(piece, moves));
    }
    checkJourneysOfFewCaptures(army, piece, costs);
    int[] places = army.places(piece);
    assertEquals(expected, set(places));
    for (int i = 1; i < places.length; i++) {
      assertTrue(Places.cost(places[i - 1]) <= Places.cost(places[i]), "the cheapest come first");
    }
  }

  private static void checkJourneysOfFewCaptures(Army army, int piece, List<Map<Integer, Integer>> costs) {
    for (int takes = 0; takes <= Places.MOST_TAKES; takes++) {
      int most = takes;
      Journey journey = army.journey(piece, takes);
      int[] nearest = new int[Square.COUNT];
      int[] nearestBySo = new int[Square.COUNT];
      Arrays.fill(nearest, Journey.NEVER);
      Arrays.fill(nearestBySo, Journey.NEVER);
      for (int end = 0; end < army.types() << 6; end++) {
        int place = end;
        int cost = IntStream.rangeClosed(0, most).map(few -> costs.get(few).getOrDefault(place, Journey.NEVER)).min()
            .orElseThrow();
        int far = cost == Journey.NEVER ? Journey.NEVER : Math.min(cost, Journey.LONGEST);
        assertEquals(far, journey.cost(end));
        assertEquals(far < Journey.LONGEST && far >= 0,
            (journey.within(Journey.LONGEST - 1, end >> 6) >>> (end & 63) & 1) != 0);
        nearest[end & 63] = Math.min(nearest[end & 63], far);
        nearestBySo[end & 63] =
            Math.min(nearestBySo[end & 63], costs.get(takes).getOrDefault(place, Journey.NEVER));
      }
      for (int square = 0; square < Square.COUNT; square++) {
        assertEquals(nearest[square], journey.distance(square));
        assertEquals(nearestBySo[square], army.cost(piece, square, takes));
      }
    }
  }

  private static boolean lower(Map<Integer, Integer> costs, int place, int cost) {
    boolean lower = cost < costs.getOrDefault(place, Journey.NEVER);
    if (lower) {
      costs.put(place, cost);
    }
    return lower;
  }

  private static void checkSteps(Army army, int piece) {
    FuturePowers powers = army.powers(piece >> 6);
    // Each may be asked for first.
    boolean bitesFirst = piece % 2 == 0;
    long first = bitesFirst ? army.bites(piece) : army.steps(piece);
    long bites = bitesFirst ? first : army.bites(piece);
    long steps = bitesFirst ? army.steps(piece) : first;
    for (int to = 0; to < Square.COUNT; to++) {
      long quiet = powers.quietPath(piece & 63, to);
      long capture = powers.capturePath(piece & 63, to);
      assertEquals(quiet == 0 && capture == 0, (army.outlets(piece) >>> to & 1) != 0);
      assertEquals(quiet == 0 && capture == Movement.NONE, (steps >>> to & 1) != 0);
      assertEquals(quiet == Movement.NONE && capture == 0, (bites >>> to & 1) != 0);
    }
  }
}
