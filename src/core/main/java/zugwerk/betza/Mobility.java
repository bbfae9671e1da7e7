package zugwerk.betza;

import java.util.Random;
import zugwerk.board.Square;

/**
 * How many moves a piece has on average, over the 64 squares it can stand on.
 *
 * @param empty the mean number of moves on an empty board
 * @param third the mean number of moves, captures among them, where each other square is occupied with probability
 *     1/3, independently of the rest, half of the pieces friends and half enemies
 */
public record Mobility(double empty, double third) {

  static final double OCCUPIED = 1.0 / 3;

  /** How many boards are drawn for each square. */
  private static final int BOARDS = 200;

  private static final double ENEMY = OCCUPIED / 2;

  /**
   * The mobility of a power, exact but for rounding. A move is a square to go to, or whose piece is captured on the
   * way: two ways to the same square are one move. Castling, captures en passant and check do not count; initial moves
   * count on the Pawns' rank. Where courses make a move together, the second mean is that of {@value #BOARDS} boards
   * drawn at random, the same each time.
   */
  public static Mobility of(Power power) {
    return power.courses().stream().allMatch(course -> course.journey().equals(Journey.ONE)) ? exact(power)
        : sampled(Movement.compile(power, 0));
  }

  private static Mobility sampled(Movement movement) {
    Random random = new Random(BOARDS);
    long empty = 0;
    long third = 0;
    for (int from = 0; from < Square.COUNT; from++) {
      empty += Long.bitCount(movement.targets(from, Square.bit(from), 0));
      for (int board = 0; board < BOARDS; board++) {
        long occupied = Square.bit(from);
        long enemies = 0;
        for (int square = 0; square < Square.COUNT; square++) {
          double drawn = random.nextDouble();
          occupied |= drawn < OCCUPIED ? Square.bit(square) : 0;
          enemies |= drawn < ENEMY ? Square.bit(square) : 0;
        }
        third += Long.bitCount(movement.targets(from, occupied, enemies & ~Square.bit(from)));
      }
    }
    return new Mobility((double) empty / Square.COUNT, (double) third / Square.COUNT / BOARDS);
  }

  private static Mobility exact(Power power) {
    double empty = 0;
    double third = 0;
    for (int from = 0; from < Square.COUNT; from++) {
      Chances ways = new Chances(power, from);
      for (int to = 0; to < Square.COUNT; to++) {
        if (to != from) {
          empty += ways.chance(to, Trait.MOVE, 0);
          third += (1 - OCCUPIED) * ways.chance(to, Trait.MOVE, OCCUPIED)
              + ENEMY * ways.chance(to, Trait.CAPTURE, OCCUPIED);
        }
      }
    }
    return new Mobility(empty / Square.COUNT, third / Square.COUNT);
  }
}
