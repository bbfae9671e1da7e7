package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Compares the least assignment of pieces to places with every assignment. */
class MoveAssignmentTest {

  private final Random random = new Random(23);
  private final MoveAssignment matching = new MoveAssignment();
  private int[][] moves = {};

  private void fill(int places, int pieces) {
    moves = new int[places][pieces];
    matching.begin(pieces);
    for (int place = 0; place < places; place++) {
      matching.place();
      for (int piece = 0; piece < pieces; piece++) {
        moves[place][piece] = random.nextInt(6) == 0 ? ProofRoutes.NEVER : random.nextInt(7);
        matching.cost(piece, moves[place][piece]);
      }
    }
  }

  /** The least moves for the places from one on, a great number if they cannot all be filled. */
  private int least(int place, int taken) {
    if (place == moves.length) {
      return 0;
    }
    int least = 1000;
    for (int piece = 0; piece < moves[place].length; piece++) {
      if ((taken >> piece & 1) == 0) {
        least = Math.min(least, moves[place][piece] + least(place + 1, taken | 1 << piece));
      }
    }
    return least;
  }

  /** Prices prove that there is no cheaper assignment: together they are the least moves, and no cost is below them. */
  @Test
  void pricesAreTheLeastMovesOfAll() {
    for (int i = 0; i < 200; i++) {
      int places = random.nextInt(6);
      int pieces = places + random.nextInt(3);
      fill(places, pieces);
      matching.price();
      matching.rank();
      assertEquals(least(0, 0), matching.total(), this::toString);
      IntBinaryOperator rest = (place, piece) -> moves[place][piece] - matching.piecePrice(piece);
      int sum = matching.piecePrices();
      for (int place = 0; place < places; place++) {
        int own = place;
        sum += matching.placePrice(place);
        for (int piece = 0; piece < pieces; piece++) {
          assertTrue(matching.piecePrice(piece) <= 0);
          assertTrue(matching.placePrice(place) <= rest.applyAsInt(place, piece), this::toString);
        }
        for (int without = MoveAssignment.NONE; without < pieces; without++) {
          int one = without;
          assertEquals(
              IntStream.range(0, pieces).filter(piece -> piece != one).map(piece -> rest.applyAsInt(own, piece))
                  .min().stream().map(cost -> Math.min(cost, ProofRoutes.NEVER)).findFirst().orElse(ProofRoutes.NEVER),
              matching.leastCosts(place, without), this::toString);
        }
      }
      assertEquals(sum, matching.total());
      assertEquals(0, matching.piecePrice(MoveAssignment.NONE));
    }
  }

  @Override
  public String toString() {
    return Arrays.deepToString(moves) + " moves";
  }
}
