package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the assignment of pieces to places says, held against trying every assignment. */
class MatchingTest {

  private final Random random = new Random(23);
  private final Matching matching = new Matching();
  private int[][] moves = {};
  private int[][] captures = {};

  private void fill(int places, int pieces) {
    moves = new int[places][pieces];
    captures = new int[places][pieces];
    matching.begin(pieces);
    for (int place = 0; place < places; place++) {
      matching.place();
      for (int piece = 0; piece < pieces; piece++) {
        moves[place][piece] = random.nextInt(6) == 0 ? Routes.NEVER : random.nextInt(7);
        captures[place][piece] = random.nextInt(4) == 0 ? random.nextInt(4) : 0;
        matching.cost(piece, moves[place][piece], captures[place][piece]);
      }
    }
  }

  /** The least moves for the places from one on within some captures, a great number if they cannot all be filled. */
  private int least(int place, int taken, int capturesLeft) {
    if (place == moves.length) {
      return 0;
    }
    int least = 1000;
    for (int piece = 0; piece < moves[place].length; piece++) {
      if ((taken >> piece & 1) == 0 && captures[place][piece] <= capturesLeft) {
        least = Math.min(least, moves[place][piece]
            + least(place + 1, taken | 1 << piece, capturesLeft - captures[place][piece]));
      }
    }
    return least;
  }

  @Test
  void placesCanBeFilledWhereAnAssignmentCan() {
    int possible = 0;
    for (int i = 0; i < 300; i++) {
      fill(random.nextInt(6), random.nextInt(7));
      for (int mostCaptures = 0; mostCaptures < 4; mostCaptures++) {
        int least = least(0, 0, mostCaptures);
        for (int mostMoves = Math.max(0, least - 2); mostMoves < Math.min(least + 2, Routes.NEVER); mostMoves++) {
          assertEquals(mostMoves >= least, matching.isPossible(mostMoves, mostCaptures), this::toString);
          possible += mostMoves >= least ? 1 : 0;
        }
      }
    }
    assertTrue(possible > 300);
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
      int most = 100;
      assertEquals(least(0, 0, most), matching.total(), this::toString);
      IntBinaryOperator rest = (place, piece) -> moves[place][piece] - matching.piecePrice(piece);
      int sum = matching.piecePrices();
      for (int place = 0; place < places; place++) {
        int own = place;
        sum += matching.placePrice(place);
        for (int piece = 0; piece < pieces; piece++) {
          assertTrue(matching.piecePrice(piece) <= 0);
          assertTrue(matching.placePrice(place) <= rest.applyAsInt(place, piece), this::toString);
        }
        for (int without = Matching.NONE; without < pieces; without++) {
          int one = without;
          assertEquals(
              IntStream.range(0, pieces).filter(piece -> piece != one).map(piece -> rest.applyAsInt(own, piece))
                  .min().stream().map(cost -> Math.min(cost, Routes.NEVER)).findFirst().orElse(Routes.NEVER),
              matching.leastCosts(place, without), this::toString);
        }
      }
      assertEquals(sum, matching.total());
      assertEquals(0, matching.piecePrice(Matching.NONE));
    }
  }

  /** Thirteen places for twelve pieces: it would try for hours, and says that they can be filled. */
  @Test
  void givesUpAfterSomeWork() {
    matching.begin(12);
    for (int place = 0; place < 13; place++) {
      matching.place();
      IntStream.range(0, 12).forEach(piece -> matching.cost(piece, 1, 0));
    }
    assertTrue(matching.isPossible(20, 0));
  }

  @Override
  public String toString() {
    return Arrays.deepToString(moves) + " moves, " + Arrays.deepToString(captures) + " captures";
  }
}
