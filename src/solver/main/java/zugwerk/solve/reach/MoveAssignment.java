package zugwerk.solve.reach;

import java.util.Arrays;
import zugwerk.board.Square;

/** The least moves that pieces need to places, each place a piece of its own. */
final class MoveAssignment {

  /** Stands for no piece. */
  static final int NONE = -1;

  private static final int MOST = Square.COUNT;

  private final byte[] moves = new byte[MOST * MOST];
  /** From 1 on; 0 stands for none. */
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

  /** Begins anew. */
  void begin(int newPieces) {
    places = 0;
    pieces = newPieces;
  }

  /** Adds a place; what it costs each piece is told next. */
  void place() {
    places++;
  }

  /** Tells what the last place costs a piece. */
  void cost(int piece, int itsMoves) {
    moves[(places - 1) * MOST + piece] = (byte) itsMoves;
  }

  /**
   * Finds the least moves for all places together, by the Hungarian method (Kuhn 1955), and with them a price of each
   * place and each piece: no piece goes to a place for fewer moves than the two prices together.
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

  /** Takes a piece into the tree of alternating ways, and tells which piece is the nearest to the tree then. */
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

  /** Finds for each place the piece that costs least, its price deducted, and what the next one costs. */
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
}
