package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/** The least total of moves to fill places, each by another piece. */
final class MoveAssignment {

  /** Stands for no piece. */
  static final int NONE = -1;

  private static final int MOST = Square.COUNT;

  private final byte[] moves = new byte[MOST * MOST];
  // From 1 on; 0 stands for none.
  private final int[] placePrices = new int[MOST + 1];
  private final int[] piecePrices = new int[MOST + 1];
  private final int[] capturers = new int[MOST + 1];
  private final int[] before = new int[MOST + 1];
  private final int[] gaps = new int[MOST + 1];
  private final boolean[] used = new boolean[MOST + 1];
  private final int[] nearest = new int[MOST];
  private final int[] nearestCosts = new int[MOST];
  private final int[] otherCosts = new int[MOST];
  private int places;
  private int pieces;

  void begin(int newPieces) {
    places = 0;
    pieces = newPieces;
  }

  /** Adds a place; its costs follow. */
  void place() {
    places++;
  }

  /** Sets the moves of a piece to the last place. */
  void cost(int piece, int itsMoves) {
    moves[(places - 1) * MOST + piece] = (byte) itsMoves;
  }

  /**
   * Finds the least total by the Hungarian method (Kuhn 1955), and with it a price of each place and each piece: no
   * piece reaches a place in fewer moves than the two prices together.
   */
  void price() {
    Arrays.fill(placePrices, 0, places + 1, 0);
    Arrays.fill(piecePrices, 0, pieces + 1, 0);
    Arrays.fill(capturers, 0, pieces + 1, 0);
    for (int place = 1; place <= places; place++) {
      capturers[0] = place;
      int last = 0;
      Arrays.fill(gaps, 0, pieces + 1, Integer.MAX_VALUE);
      Arrays.fill(used, 0, pieces + 1, false);
      do {
        last = extend(last);
      } while (capturers[last] != 0);
      while (last != 0) {
        capturers[last] = capturers[before[last]];
        last = before[last];
      }
    }
  }

  /**
   * Adds a piece to the tree of alternating paths.
   *
   * @return the piece nearest to the tree then
   */
  private int extend(int last) {
    used[last] = true;
    int row = (capturers[last] - 1) * MOST - 1;
    int price = placePrices[capturers[last]];
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
        placePrices[capturers[piece]] += gap;
        piecePrices[piece] -= gap;
      } else {
        gaps[piece] -= gap;
      }
    }
    return nearest;
  }

  /** Finds for each place the cheapest piece, its price deducted, and the cost of the next one. */
  void rank() {
    for (int place = 0; place < places; place++) {
      nearest[place] = NONE;
      nearestCosts[place] = ProofRoutes.NEVER;
      otherCosts[place] = ProofRoutes.NEVER;
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

  /** The least total. */
  int total() {
    return -piecePrices[0];
  }

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

  /** The least cost of a place without one of the pieces, prices deducted. */
  int leastCosts(int place, int without) {
    return nearest[place] == without ? otherCosts[place] : nearestCosts[place];
  }
}
