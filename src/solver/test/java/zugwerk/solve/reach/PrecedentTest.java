package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.RandomProblems;
import zugwerk.variant.Variants;

/** What is kept of a position serves later ones as it is defined; plans at random, and moves at random after them. */
class PrecedentTest {

  private final Random random = new Random(67);

  /** Who had a plan, and what it was, for the pieces of one side. */
  private static final class Plans {

    private final int[] pieces;
    private final int[] ends;
    private final int[] spots;
    private final long[] tours;

    Plans(int[] pieces, int[] ends, int[] spots, long[] tours) {
      this.pieces = pieces;
      this.ends = ends;
      this.spots = spots;
      this.tours = tours;
    }

    /**
     * For each piece the number of its plan, -1 if there is none: that of the same piece, or of one that has moved.
     */
    int[] assigned(int[] now) {
      int[] found = new int[now.length];
      boolean[] used = new boolean[pieces.length];
      for (boolean same : new boolean[] {true, false}) {
        for (int i = 0; i < now.length; i++) {
          int piece = now[i];
          if (same || found[i] < 0) {
            found[i] = IntStream.range(0, pieces.length).filter(j -> !used[j] && (!same || pieces[j] == piece))
                .findFirst().orElse(-1);
            if (found[i] >= 0) {
              used[found[i]] = true;
            }
          }
        }
      }
      return found;
    }

    /** Whether one of the plans that are left over asks for more than to be captured, or for anything. */
    boolean misses(int[] assigned) {
      return IntStream.range(0, pieces.length)
          .anyMatch(j -> IntStream.of(assigned).noneMatch(i -> i == j) && (isKept(ends[j]) || tours[j] != 0));
    }

    static boolean isKept(int end) {
      return end >= 0 && (end & Tours.CAPTURED) == 0;
    }
  }

  private static boolean serves(Scene scene, Plans victims, Plans attackers, int spare) {
    int[] others = Arrays.copyOf(scene.others, scene.otherCount);
    int[] pieces = Arrays.copyOf(scene.pieces, scene.count);
    int[] units = victims.assigned(others);
    int[] senders = attackers.assigned(pieces);
    if (victims.pieces.length == 0 || scene.passing != 0 || IntStream.of(units).anyMatch(j -> j < 0)
        || IntStream.of(senders).anyMatch(j -> j < 0) || victims.misses(units) || attackers.misses(senders)) {
      return false;
    }
    int left = spare;
    int taken = 0;
    int captures = 0;
    long visits = 0;
    long moved = 0;
    for (int i = 0; i < others.length; i++) {
      int end = victims.ends[units[i]];
      long at = Square.bit(others[i] & 63);
      int spot = victims.spots[units[i]];
      left -= end >= 0 ? scene.victims.cost(others[i], end)
          : end == Precedent.CAPTURED_ELSEWHERE ? scene.victims.journey(others[i]).distance(spot) : 0;
      taken += end >= 0 ? Places.takes(end) : 0;
      captures += end < 0 ? 1 : 0;
      visits |= end == Precedent.CAPTURED ? at : end == Precedent.CAPTURED_ELSEWHERE ? Square.bit(spot) : 0;
      moved |= end == Precedent.CAPTURED && others[i] != victims.pieces[units[i]] ? at : 0;
    }
    int moves = scene.moves;
    int kept = 1;
    for (int i = 0; i < pieces.length; i++) {
      long tour = attackers.tours[senders[i]];
      // It goes after a piece that has moved.
      tour = tour & visits | ((tour & ~visits) != 0 ? moved : 0);
      int end = attackers.ends[senders[i]];
      int way = new Tours(scene).tour(pieces[i], tour, end);
      int cost = Plans.isKept(end) ? scene.attackers.leastCost(pieces[i], end) : 0;
      moves -= Math.max(cost, way);
      kept += Plans.isKept(end) && end >> 6 != Schema.KING ? 1 : 0;
    }
    return left >= 0 && captures <= scene.moves && Long.bitCount(moved) <= 1 && moves >= 0
        && taken <= scene.count - kept;
  }

  private int some(int... numbers) {
    return numbers[random.nextInt(numbers.length)];
  }

  /** Plans for the pieces of a scene: ends near them, and captures where the victim's pieces are to be captured. */
  private Plans victims(Scene scene) {
    int[] pieces = Arrays.copyOf(scene.others, scene.otherCount);
    int[] ends = IntStream.of(pieces).map(piece -> {
      int[] places = scene.victims.places(piece);
      int place = places[random.nextInt(Math.min(places.length, some(1, 4, 20)))];
      return some(Precedent.CAPTURED, Precedent.CAPTURED_ELSEWHERE, place & (Places.PIECE | Places.TAKES),
          place & (Places.PIECE | Places.TAKES));
    }).toArray();
    int[] spots = IntStream.of(pieces).map(_ -> random.nextInt(Square.COUNT)).toArray();
    return new Plans(pieces, ends, spots, new long[pieces.length]);
  }

  private Plans attackers(Scene scene, Plans victims) {
    int[] pieces = Arrays.copyOf(scene.pieces, scene.count);
    long[] tours = new long[pieces.length];
    for (int i = 0; i < victims.pieces.length; i++) {
      if (victims.ends[i] == Precedent.CAPTURED) {
        tours[random.nextInt(tours.length)] |= Square.bit(victims.pieces[i] & 63);
      } else if (victims.ends[i] == Precedent.CAPTURED_ELSEWHERE) {
        tours[random.nextInt(tours.length)] |= Square.bit(victims.spots[i]);
      }
    }
    int[] goals = IntStream.of(pieces).map(piece -> {
      int[] places = scene.attackers.places(piece);
      return some(Precedent.ANYWHERE, Precedent.ANYWHERE, Tours.CAPTURED | random.nextInt(Square.COUNT),
          places[random.nextInt(Math.min(places.length, some(1, 4, 20)))] & Places.PIECE);
    }).toArray();
    return new Plans(pieces, goals, new int[pieces.length], tours);
  }

  private void move(Variant variant, Position position) {
    MoveList moves = new MoveList();
    new Generator(variant).legal(position, moves);
    if (moves.size() > 0) {
      MoveMaker.make(variant, position, moves.get(random.nextInt(moves.size())));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "shock"})
  void servesWhereThePlanCanStillBeCarriedOut(String game) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, 31);
    long[] answers = new long[2];
    for (int i = 0; i < 1500; i++) {
      Setup setup = problems.crowded(random.nextBoolean());
      Position position = Position.of(setup);
      int victim = random.nextInt(2);
      Scene scene = new Scene(position, victim, new Army(variant, 1 - victim),
          new Army(variant, victim));
      scene.look(4, 4);
      Precedent precedent = new Precedent(scene, new Tours(scene));
      Plans victims = victims(scene);
      Plans attackers = attackers(scene, victims);
      precedent.keep(victims.ends, victims.spots, attackers.ends, attackers.tours);
      for (int j = 0; j < 6; j++) {
        scene.look(random.nextInt(8), 4);
        int spare = random.nextInt(6);
        boolean expected = serves(scene, victims, attackers, spare);
        assertEquals(expected, precedent.serves(scene.king, spare, new Ends(scene.victims.types())),
            () -> Fen.format(setup) + " then " + Fen.format(position.setup()));
        answers[expected ? 1 : 0]++;
        if (j % 2 == 1) {
          move(variant, position);
        }
      }
    }
    assertTrue(LongStream.of(answers).min().orElseThrow() > 500, () -> Arrays.toString(answers));
  }
}
