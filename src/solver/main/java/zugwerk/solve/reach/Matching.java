package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/**
 * Finds out whether pieces can be assigned to places, each place a piece of its own, within a number of moves and of
 * captures. It gives up after some work and then says that they can.
 */
final class Matching {

  /** Stands for no piece. */
  static final int NONE = -1;

  private static final int MOST = Square.COUNT;
  private static final int MOST_STEPS = 3000;

  private final byte[] moves = new byte[MOST * MOST];
  private final byte[] captures = new byte[MOST * MOST];
  private final int[] order = new int[MOST];
  private final int[] choices = new int[MOST];
  /** By the place in the order: the least moves and captures of all places from there on. */
  private final int[] movesAhead = new int[MOST + 1];
  private final int[] capturesAhead = new int[MOST + 1];
  /** From 1 on; 0 stands for none. */
  private final int[] placePrices = new int[MOST + 1];
  private final int[] piecePrices = new int[MOST + 1];
  private final int[] takers = new int[MOST + 1];
  private final int[] before = new int[MOST + 1];
  private final int[] gaps = new int[MOST + 1];
  private final boolean[] used = new boolean[MOST + 1];
  private final int[] nearest = new int[MOST];
  private final int[] nearestCosts = new int[MOST];
  private final int[] otherCosts = new int[MOST];
  private int places;
  private int pieces;
  private int steps;

  /** Begins anew. */
  void begin(int newPieces) {
    places = 0;
    pieces = newPieces;
  }

  /** Adds a place; what it costs each piece is told next. */
  void place() {
    order[places] = places;
    places++;
  }

  /** Tells what the last place costs a piece. */
  void cost(int piece, int itsMoves, int itsCaptures) {
    int index = (places - 1) * MOST + piece;
    moves[index] = (byte) itsMoves;
    captures[index] = (byte) itsCaptures;
  }

  /**
   * Finds the least moves for all places together, by the Hungarian method (Kuhn 1955), and with them a price of each
   * place and each piece: no piece goes to a place for fewer moves than the two prices together.
   */
  void price() {
    Arrays.fill(placePrices, 0, places + 1, 0);
    Arrays.fill(piecePrices, 0, pieces + 1, 0);
    Arrays.fill(takers, 0, pieces + 1, 0);
    for (int place = 1; place <= places; place++) {
      takers[0] = place;
      int last = 0;
      Arrays.fill(gaps, 0, pieces + 1, Integer.MAX_VALUE);
      Arrays.fill(used, 0, pieces + 1, false);
      do {
        last = extend(last);
      } while (takers[last] != 0);
      while (last != 0) {
        takers[last] = takers[before[last]];
        last = before[last];
      }
    }
  }

  /** Takes a piece into the tree of alternating ways, and tells which piece is the nearest to the tree then. */
  private int extend(int last) {
    used[last] = true;
    int row = (takers[last] - 1) * MOST - 1;
    int price = placePrices[takers[last]];
    int nearest = 0;
    int gap = Integer.MAX_VALUE;
    for (int piece = 1; piece <= pieces; piece++) {
      if (!used[piece]) {
        int now = moves[row + piece] - price - piecePrices[piece];
        if (now < gaps[piece]) {
          gaps[piece] = now;
          before[piece] = last;
        }
        if (gaps[piece] < gap) {
          gap = gaps[piece];
          nearest = piece;
        }
      }
    }
    for (int piece = 0; piece <= pieces; piece++) {
      if (used[piece]) {
        placePrices[takers[piece]] += gap;
        piecePrices[piece] -= gap;
      } else {
        gaps[piece] -= gap;
      }
    }
    return nearest;
  }

  /** Finds for each place the piece that costs least, its price deducted, and what the next one costs. */
  void rank() {
    for (int place = 0; place < places; place++) {
      nearest[place] = NONE;
      nearestCosts[place] = Routes.NEVER;
      otherCosts[place] = Routes.NEVER;
      for (int piece = 0; piece < pieces; piece++) {
        int costs = moves[place * MOST + piece] - piecePrices[piece + 1];
        if (costs < nearestCosts[place]) {
          otherCosts[place] = nearestCosts[place];
          nearestCosts[place] = costs;
          nearest[place] = piece;
        } else {
          otherCosts[place] = Math.min(otherCosts[place], costs);
        }
      }
    }
  }

  /** The least moves for all places together. */
  int total() {
    return -piecePrices[0];
  }

  /** The sum of the prices of all pieces. */
  int piecePrices() {
    int sum = 0;
    for (int piece = 1; piece <= pieces; piece++) {
      sum += piecePrices[piece];
    }
    return sum;
  }

  int placePrice(int place) {
    return placePrices[place + 1];
  }

  /** The price of a piece, at most 0; 0 for none. */
  int piecePrice(int piece) {
    return piece == NONE ? 0 : piecePrices[piece + 1];
  }

  /** What a place costs any piece but one, its price deducted. */
  int leastCosts(int place, int without) {
    return nearest[place] == without ? otherCosts[place] : nearestCosts[place];
  }

  /** Whether all places can be filled. */
  boolean isPossible(int mostMoves, int mostCaptures) {
    int sumMoves = 0;
    int sumCaptures = 0;
    for (int place = 0; place < places; place++) {
      int leastMoves = Routes.NEVER;
      int leastCaptures = Routes.NEVER;
      int count = 0;
      for (int piece = 0; piece < pieces; piece++) {
        int index = place * MOST + piece;
        if (moves[index] <= mostMoves && captures[index] <= mostCaptures) {
          count++;
          leastMoves = Math.min(leastMoves, moves[index]);
          leastCaptures = Math.min(leastCaptures, captures[index]);
        }
      }
      sumMoves += leastMoves;
      sumCaptures += leastCaptures;
      if (sumMoves > mostMoves || sumCaptures > mostCaptures) {
        return false;
      }
      choices[place] = count << 16 | leastMoves << 8 | leastCaptures;
    }
    if (places <= 1) {
      return true;
    }
    sort();
    steps = 0;
    return fits(0, 0L, mostMoves, mostCaptures);
  }

  /** Those with the fewest pieces to choose from come first. */
  private void sort() {
    for (int i = 1; i < places; i++) {
      int place = order[i];
      int at = i;
      while (at > 0 && choices[order[at - 1]] > choices[place]) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = place;
    }
    movesAhead[places] = 0;
    capturesAhead[places] = 0;
    for (int i = places - 1; i >= 0; i--) {
      movesAhead[i] = movesAhead[i + 1] + (choices[order[i]] >> 8 & 0xFF);
      capturesAhead[i] = capturesAhead[i + 1] + (choices[order[i]] & 0xFF);
    }
  }

  private boolean fits(int at, long taken, int movesLeft, int capturesLeft) {
    if (at == places || ++steps > MOST_STEPS) {
      return true;
    }
    int row = order[at] * MOST;
    int mostMoves = movesLeft - movesAhead[at + 1];
    int mostCaptures = capturesLeft - capturesAhead[at + 1];
    for (int piece = 0; piece < pieces; piece++) {
      if ((taken >>> piece & 1) == 0 && moves[row + piece] <= mostMoves && captures[row + piece] <= mostCaptures
          && fits(at + 1, taken | 1L << piece, movesLeft - moves[row + piece], capturesLeft - captures[row + piece])) {
        return true;
      }
    }
    return false;
  }
}
