package zugwerk.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The mean numbers of moves, against known figures, every board there is, and boards filled at random. */
class MobilityTest {

  private static final int BOARDS = 3000;

  private static Power power(String expression) {
    return BetzaParser.parse(expression);
  }

  @ParameterizedTest
  @CsvSource({"N, 5.25", "K, 6.5625", "R, 14", "B, 8.75", "Q, 22.75", "W, 3.5", "cN, 0", "gQ, 0", "pcR, 0", "jN, 0",
      "afsW, 5.25", "[F-W], 5.25", "gafsQ, 0", "pafW, 0", "R4, 11", "RW, 14", "ifmnD, 0.125"})
  void onAnEmptyBoard(String expression, double moves) {
    assertEquals(moves, Mobility.of(power(expression)).empty(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({"N, 4.375", "mN, 3.5", "cN, 0.875"})
  void aFreeLeapAsksOnlyThatNoFriendStandsThere(String expression, double moves) {
    assertEquals(moves, Mobility.of(power(expression)).third(), 1e-9);
  }

  @Test
  void aRookMeetsAPieceOnEverySquareWithOneThird() {
    double sum = 0;
    for (int rank = 0; rank < 8; rank++) {
      for (int steps = 1; steps < 8; steps++) {
        double reached = Math.pow(2.0 / 3, steps - 1) * 5 / 6;
        sum += (rank + steps < 8 ? reached : 0) + (rank - steps >= 0 ? reached : 0);
      }
    }
    assertEquals(2 * sum / 8, Mobility.of(power("R")).third(), 1e-9);
  }

  /** Every filling of the squares that matter; there must be few. */
  @ParameterizedTest
  @ValueSource(strings = {"nA", "nN", "jG", "jC", "nD", "R4nD", "fR3fnD", "zfF3", "fgR4", "fpR4", "fmpR4fmR2", "fzW4",
      "jHnH", "qfW3"})
  void agreesWithAllBoards(String expression) {
    Movement movement = Movement.compile(power(expression), 0);
    double expected = 0;
    for (int from = 0; from < 64; from++) {
      long matters = near(power(expression), from);
      for (int to = 0; to < 64; to++) {
        if ((matters >>> to & 1) != 0) {
          expected += chance(movement, from, to, matters & ~(1L << to));
        }
      }
    }
    assertEquals(expected / 64, Mobility.of(power(expression)).third(), 1e-9);
  }

  /** The squares that the power lands on or passes. */
  private static long near(Power power, int from) {
    long squares = 0;
    for (Footprint.Way way : Footprint.of(power, 0).ways()) {
      for (int i = 0; i < way.steps().size(); i++) {
        squares |= bit(from, way.steps().get(i));
        for (Leap passed : way.passed().get(i)) {
          squares |= bit(from, passed);
        }
      }
    }
    return squares;
  }

  private static long bit(int from, Leap leap) {
    int file = from % 8 + leap.dx();
    int rank = from / 8 + leap.dy();
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : 1L << rank * 8 + file;
  }

  private static double chance(Movement movement, int from, int to, long others) {
    double chance = 0;
    long occupied = 0;
    do {
      double weight = Math.pow(1.0 / 3, Long.bitCount(occupied)) * Math.pow(2.0 / 3, Long.bitCount(others & ~occupied));
      long pieces = occupied | 1L << from;
      chance += weight * 2 / 3 * (movement.moves(from, pieces) >>> to & 1);
      chance += weight / 6 * (movement.captures(from, pieces | 1L << to) >>> to & 1);
      occupied = occupied - others & others;
    } while (occupied != 0);
    return chance;
  }

  @ParameterizedTest
  @ValueSource(strings = {"NN", "WAND", "gQ", "mRpcR", "zB", "qN", "fmWfceFifmnD", "fhNfrlRK", "FfsLbbL", "nCjZ",
      "jDDnNN", "[F-R]", "afsR", "gafsQ", "afabW", "pyafK", "Bouncer", "Equistopper", "RookBishopHunter", "Archbishop"})
  void agreesWithRandomBoards(String expression) {
    Movement movement = Movement.compile(power(expression), 0);
    SplittableRandom random = new SplittableRandom(1);
    long moves = 0;
    for (int board = 0; board < BOARDS; board++) {
      long pieces = 0;
      long foes = 0;
      for (int square = 0; square < 64; square++) {
        int kind = random.nextInt(6);
        pieces |= kind < 2 ? 1L << square : 0;
        foes |= kind < 1 ? 1L << square : 0;
      }
      for (int from = 0; from < 64; from++) {
        moves += Long.bitCount(movement.targets(from, pieces | 1L << from, foes & ~(1L << from)));
      }
    }
    assertEquals((double) moves / BOARDS / 64, Mobility.of(power(expression)).third(), 0.03);
  }
}
