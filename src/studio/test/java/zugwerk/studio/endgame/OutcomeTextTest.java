package zugwerk.studio.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import zugwerk.board.Side;
import zugwerk.solve.table.Outcome;

/** Outcomes are shown for the side that they are good for, and no mate as exact that may be farther away. */
class OutcomeTextTest {

  @Test
  void winsAreTheWinners() {
    assertEquals("White wins in 6", OutcomeText.of(Side.WHITE, new Outcome(Outcome.Kind.WIN, 6)));
    assertEquals("Black wins in 6", OutcomeText.of(Side.WHITE, new Outcome(Outcome.Kind.LOSS, 6)));
    assertEquals("Black is mated", OutcomeText.of(Side.BLACK, new Outcome(Outcome.Kind.LOSS, 0)));
    assertEquals("Draw", OutcomeText.of(Side.BLACK, new Outcome(Outcome.Kind.DRAW, 0)));
  }

  @Test
  void farMatesHaveAPlus() {
    assertEquals("Black wins in 126+", OutcomeText.of(Side.BLACK, new Outcome(Outcome.Kind.WIN, 126)));
    assertEquals("+ wins in 126+", OutcomeText.ofMove(new Outcome(Outcome.Kind.WIN, 126)));
    assertEquals("− loses in 125+", OutcomeText.ofMove(new Outcome(Outcome.Kind.LOSS, 125)));
    assertEquals("+ wins in 125", OutcomeText.ofMove(new Outcome(Outcome.Kind.WIN, 125)));
  }
}
