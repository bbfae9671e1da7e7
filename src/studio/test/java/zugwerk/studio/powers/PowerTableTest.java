package zugwerk.studio.powers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;

/** The table without a window: what goes to the game and what waits. */
class PowerTableTest {

  private static final String TYPES = "KRN";
  private static final Place N1 = new Place(0, 'N', 0);
  private static final Place N2 = new Place(0, 'N', 1);

  private final List<String> game = new ArrayList<>();
  private final PowerTable table = new PowerTable(game::add);

  @BeforeEach
  void start() {
    show("K=K;R=R/NN;N=N/WD");
  }

  private void show(String lists) {
    table.show(PowerLists.parse(lists, TYPES), false);
  }

  private String texts(int side, char type) {
    return table.list(side, type).stream().map(TypedEntry::text).collect(Collectors.joining("/"));
  }

  @Test
  void whatCanBeReadGoesToTheGameWhenItIsFinished() {
    table.type(N2, "Waffle:WA");
    assertEquals(List.of(), game);
    table.commit(N2);
    assertEquals(List.of("K=K;R=R/NN;N=N/Waffle:WA"), game);
    table.commit(N2);
    assertEquals(1, game.size(), "nothing changed since");
  }

  @Test
  void whatCannotBeReadIsNeitherAppliedNorLost() {
    table.put(N2, "WxD");
    assertEquals(List.of(), game);
    assertEquals(1, table.faults().size());
    assertEquals(N2, table.faults().getFirst().place());
    assertEquals(1, table.faults().getFirst().reason().position());
    table.put(N1, "C");
    assertEquals(List.of("K=K;R=R/NN;N=C/WD"), game, "the game keeps what it had there");
    show("K=K;R=R/NN;N=N/WD");
    assertEquals("N/WxD", texts(0, 'N'), "an undone step leaves it where it was typed");
    show("K=K;R=R/NN;N=N");
    assertEquals("N/WxD", texts(0, 'N'), "even where the list has become shorter");
    table.restore(N2);
    assertEquals("N", texts(0, 'N'));
  }

  @Test
  void anotherProblemBringsItsOwnListsOnly() {
    table.put(N2, "WxD");
    table.show(PowerLists.parse("K=K;R=R;N=N/C|C/N", TYPES), true);
    assertEquals("N/C", texts(0, 'N'));
    assertEquals(List.of(), table.faults());
    assertTrue(table.hasOwnLists());
    table.show(PowerLists.parse("K=K;R=R;N=N", TYPES), true);
    assertFalse(table.hasOwnLists());
  }

  @Test
  void entriesAreAddedMovedAndRemoved() {
    table.insert(N2, "C");
    assertEquals("N=N/C/WD", game.getLast().split(";")[2]);
    table.move(N2, 0);
    assertEquals("N=C/N/WD", game.getLast().split(";")[2]);
    table.remove(N1);
    assertEquals("N=N/WD", game.getLast().split(";")[2]);
    table.move(N1, 2);
    table.move(N1, -1);
    assertEquals("N/WD", texts(0, 'N'), "there is nowhere to go");
  }

  @Test
  void theGameAlwaysHasAPower() {
    table.insert(new Place(0, 'K', 1), "");
    assertEquals("K=K;R=R/NN;N=N/WD", game.getLast(), "an empty entry is not the game's yet");
    assertFalse(table.mayRemove(new Place(0, 'K', 0)));
    assertTrue(table.mayRemove(new Place(0, 'K', 1)));
    table.remove(new Place(0, 'K', 0));
    assertEquals(2, table.list(0, 'K').size());
  }

  @Test
  void aListHasALongestLength() {
    for (int i = 0; i < 40; i++) {
      table.insert(N1, "N");
    }
    assertEquals(PowerLists.LONGEST, table.list(0, 'N').size());
  }

  @Test
  void blackMayHaveItsOwnLists() {
    table.setOwnLists(true);
    assertEquals("K=K;R=R/NN;N=N/WD", game.getLast(), "at first they are White's");
    table.put(new Place(1, 'N', 1), "C");
    assertEquals("K=K;R=R/NN;N=N/WD|N/C", game.getLast());
    assertEquals(Optional.empty(), table.phase());
    show("K=K;R=R/NN;N=N/WD|N/C");
    table.setOwnLists(false);
    assertEquals("K=K;R=R/NN;N=N/WD", game.getLast());
  }

  @Test
  void ownListsStayWhenTheyHappenToBeWhites() {
    table.setOwnLists(true);
    table.put(new Place(1, 'N', 1), "C");
    show("K=K;R=R/NN;N=N/WD");
    assertTrue(table.hasOwnLists());
  }

  @Test
  void rotatedListsArePhased() {
    table.rotateBlack(1);
    assertEquals("K=K;R=R/NN|NN/R;N=N/WD|WD/N", game.getLast());
    assertEquals(Optional.of(1), table.phase());
    table.rotateBlack(-1);
    assertEquals("K=K;R=R/NN;N=N/WD", game.getLast());
    assertEquals(Optional.of(0), table.phase());
  }

  @Test
  void theLastPowerIsFollowedByTheFirst() {
    assertEquals(List.of("WD", "N"), table.successive(N2).stream().map(Power::name).toList());
    table.type(N1, "C");
    assertEquals(List.of("WD", "C"), table.successive(N2).stream().map(Power::name).toList(), "as it is being typed");
    table.type(N1, "Cx");
    assertEquals(List.of("WD", "N"), table.successive(N2).stream().map(Power::name).toList());
  }

  @Test
  void countsOnlyWhatTheGameHas() {
    table.insert(N2, "");
    assertTrue(table.played(N2).isEmpty());
    assertEquals(1, table.played(N2.moved(1)).getAsInt());
  }

  @Test
  void aListOfPiecesHasARowForEach() {
    String letters = "ACGIMZ";
    table.show(PowerLists.some("G=gQ;I=NN", letters), letters, true);
    assertTrue(table.isPieceList());
    assertEquals(Optional.of(new Place(0, 'C', 0)), table.addPiece("C"), "a Camel has its own letter");
    assertEquals(Optional.of(new Place(0, 'A', 0)), table.addPiece("no power"),
        "none of a Wazir's letters but A is free");
    assertEquals(List.of("G=gQ;I=NN;C=C", "G=gQ;I=NN;A=W"), game);
    assertEquals(List.of('G', 'I'), table.types(), "the table shows what the game takes");
    table.remove(new Place(0, 'G', 0));
    assertEquals("I=NN", game.getLast());
    table.show(PowerLists.some("A=A;C=C;G=G;I=N;M=NN;Z=Z", letters), letters, false);
    assertEquals(Optional.empty(), table.addPiece("W"), "no letter is free");
    table.show(PowerLists.some("Z=Z", letters), letters, false);
    assertFalse(table.mayRemove(new Place(0, 'Z', 0)), "the game has at least one fairy piece");
  }
}
