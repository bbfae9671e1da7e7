package zugwerk.studio.powers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;
import zugwerk.studio.editor.Workbench;

/** The present entries, as state of the position that can be undone. */
class PhasesTest {

  private final Workbench bench = new Workbench();
  private final PowerTable table = new PowerTable(text -> bench.play("polypiece", text));
  private final Phases phases = new Phases(bench, table);

  private void play(String lists) {
    bench.play("polypiece", lists);
    table.show(bench.draft().get().variant().options().powerLists().orElseThrow(), true);
  }

  private String state() {
    return Fen.format(bench.draft().get().setup()).split(" ")[6];
  }

  @Test
  void turnsATypeAndComesRound() {
    play("N=N/WD/C");
    assertTrue(phases.isPresent(new Place(0, 'N', 0)));
    phases.turn('N', 1);
    assertEquals("N1", state());
    assertTrue(phases.isPresent(new Place(0, 'N', 1)));
    phases.turn('N', -2);
    assertEquals("N2", state());
    phases.turn('N', 1);
    assertEquals("-", state());
    phases.turn('K', 1);
    assertEquals("-", state(), "a King with one power cannot turn");
    assertTrue(phases.isPresent(new Place(0, 'K', 0)));
  }

  @Test
  void aSideIsTurnedAndTheOtherGoesAlong() {
    play("N=N/WD|C/Z/A");
    phases.turnTo(new Place(1, 'N', 2));
    assertEquals("N2", state());
    assertTrue(phases.isPresent(new Place(0, 'N', 0)));
    phases.turnTo(new Place(0, 'N', 1));
    assertEquals("N3", state());
    assertTrue(phases.isPresent(new Place(1, 'N', 0)));
    phases.turnTo(new Place(0, 'N', 0));
    assertEquals("N4", state());
    bench.history().undo();
    assertEquals("N3", state());
    assertEquals("Change power: Knight", bench.history().undoName().get());
  }

  @Test
  void aLongerListLeavesTheTypesWhereTheyStood() {
    play("N=N/WD;R=R/NN");
    phases.turn('N', 1);
    phases.turn('R', 1);
    table.insert(new Place(0, 'N', 2), "C");
    assertEquals("R1,N1", state());
    table.remove(new Place(0, 'N', 2));
    assertEquals("R1,N1", state());
    table.remove(new Place(0, 'N', 1));
    assertEquals("R1", state(), "there is no second entry any more");
    assertFalse(bench.faults().get().stream().anyMatch(fault -> fault.text().toString().contains("entry")));
  }
}
