package zugwerk.studio.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.diagram.Figure;
import zugwerk.notation.Fen;

/** Neutral pieces stand as pieces of the side to move, whatever is edited. */
class NeutralPiecesTest {

  private static final int D5 = Square.of(3, 4);

  private final Workbench bench = new Workbench();

  NeutralPiecesTest() {
    bench.conditions().add("Neutral pieces");
    bench.paste("4k3/8/8/3n4/K7/8/8/8 w - - 0 1");
  }

  private Slot neutral() {
    return bench.state().slots(D5).stream().filter(slot -> slot.name().equals("neutral")).findFirst().orElseThrow();
  }

  private String pieces() {
    return Fen.format(bench.draft().get().setup()).split(" ")[0];
  }

  @Test
  void aPieceOfEitherSideBecomesNeutral() {
    assertEquals(List.of(0, 1), bench.state().values(neutral(), D5));
    bench.state().set(neutral(), D5, 1);
    assertEquals("4k3/8/8/3N4/K7/8/8/8", pieces());
    assertEquals(List.of(), bench.faults().get());
  }

  @Test
  void aChangeOfTheSideToMoveChangesThem() {
    bench.state().set(neutral(), D5, 1);
    bench.turnOver();
    assertEquals("4k3/8/8/3n4/K7/8/8/8", pieces());
    assertEquals(List.of(), bench.faults().get());
  }

  @Test
  void theyAreDrawnTurned() {
    Setup before = bench.draft().get().setup();
    bench.state().set(neutral(), D5, 1);
    Setup after = bench.draft().get().setup();
    Figure upright = Figure.of(bench.draft().get().variant(), before, Position.of(before), D5, false);
    Figure turned = Figure.of(bench.draft().get().variant(), after, Position.of(after), D5, false);
    assertEquals(upright.piece(), turned.piece());
    assertFalse(upright.equals(turned));
  }
}
