package zugwerk.betza;

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

  private static final double ENEMY = OCCUPIED / 2;

  /**
   * The mobility of a power, exact but for rounding. A move is a square to go to: two ways to the same square are one
   * move. Castling, captures en passant and check do not count; initial moves count on the Pawns' rank.
   */
  public static Mobility of(Power power) {
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
