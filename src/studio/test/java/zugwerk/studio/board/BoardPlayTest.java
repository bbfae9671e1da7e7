package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;

/** Legal moves played on the board, and the state of games turned there. */
class BoardPlayTest extends BoardFixture {

  private void compose(String game, String fen) {
    interact(() -> {
      bench.play(game, "");
      bench.paste(fen);
    });
  }

  private void play(String game, String fen) {
    compose(game, fen);
    interact(play::start);
  }

  private String played() {
    return Fen.format(play.setup());
  }

  private List<String> moves() {
    return play.standing().get().moves();
  }

  private void drag(String from, String to) {
    drag("#square-" + from).dropTo("#square-" + to);
  }

  @Test
  void aDragPlaysALegalMoveAndLeavesTheDraftAsItWas() {
    play("orthodox", "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1");
    drag("e2", "e4");
    assertEquals(List.of("e4"), moves());
    assertEquals("4k3/8/8/8/8/8/4P3/4K2R", pieces());
    assertEquals("4k3/8/8/8/4P3/8/8/4K2R b K e3 0 1", played());
    assertEquals("white Pawn on e4", square("e4").getAccessibleText());
  }

  @Test
  void aClickTakesUpAPieceWithItsTargetsAndASecondOnePlays() {
    play("orthodox", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    clickOn("#square-e1");
    assertTrue(marked("g1", "target") && marked("d1", "target"));
    assertFalse(marked("h1", "target"));
    clickOn("#square-g1");
    assertEquals(List.of("O-O"), moves());
    assertEquals(Optional.empty(), marked("target"));
  }

  @Test
  void anIllegalMoveIsRefusedWithItsReason() {
    play("polypiece", "8/1K6/P7/kn6/4N3/8/8/8 w - - 0 1");
    clickOn("#square-e4");
    drag("b7", "b6");
    assertEquals(List.of(), moves());
    assertTrue(news.contains("attack") || news.contains("b6"), news);
  }

  @Test
  void promotionsAreOfferedToChooseFrom() {
    play("orthodox", "7k/P7/8/8/8/8/8/K7 w - - 0 1");
    drag("a7", "a8");
    clickOn("a8=N");
    assertEquals(List.of("a8=N"), moves());
  }

  @Test
  void aDoctorMayMoveOrCureWhereADragCouldMeanBoth() {
    play("poison", "7k/8/8/8/8/8/4N3/K2D4 w - - 0 1 e2:3");
    drag("d1", "e2");
    assertEquals(List.of("cDd1[e2]"), moves());
  }

  @Test
  void aPoisonedDoctorCuresItselfAtAClick() {
    play("poison", "7k/8/8/8/8/8/8/K2D4 w - - 0 1 d1:3");
    clickOn("#square-d1").clickOn("#square-d1");
    assertEquals(List.of("cDd1[d1]"), moves());
  }

  @Test
  void aHarpyTakesOrPoisonsAHarpyByChoice() {
    play("poison", "7k/8/8/8/8/8/3Hh3/K7 w - - 0 1");
    drag("d2", "e2");
    clickOn("xHd2[e2,5]");
    assertEquals(List.of("xHd2[e2,5]"), moves());
    assertTrue(played().endsWith("e2:5"), played());
  }

  @Test
  void aFrozenSidePasses() {
    play("shock", "4k3/8/8/8/8/8/8/4K2R b - - 0 1 frozen");
    clickOn("#play-pass");
    assertEquals(List.of("(pass)"), moves());
    assertFalse(lookup("#play-pass").query().isVisible());
  }

  @Test
  void movesAreTakenBackAndThePositionCanBecomeTheDraft() {
    play("orthodox", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    drag("e2", "e4");
    drag("e8", "e7");
    clickOn("#play-back");
    assertEquals(1, play.standing().get().made());
    assertEquals("1. e4 Ke7", play.line());
    clickOn("#play-forward");
    clickOn("#play-adopt");
    assertFalse(play.on().get());
    assertEquals("8/4k3/8/8/4P3/8/8/4K3", pieces());
    interact(bench.history()::undo);
    assertEquals("4k3/8/8/8/8/8/4P3/4K3", pieces());
  }

  @Test
  void nothingIsEditedWhileMovesArePlayed() {
    play("orthodox", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    clickOn("#square-e2");
    keys(KeyCode.DELETE, KeyCode.Q);
    rightClickOn("#square-e2");
    assertEquals("4k3/8/8/8/8/8/4P3/4K3", pieces());
    assertTrue(play.on().get());
  }

  @Test
  void theWheelTurnsTheStateOfThePieceUnderIt() {
    compose("poison", "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1");
    interact(() -> bench.state().turn(bench.state().slots(28).getFirst(), 28, 1));
    clickOn("#square-e4");
    keys(KeyCode.PLUS, KeyCode.PLUS);
    assertTrue(Fen.format(bench.draft().get().setup()).endsWith("e4:3"));
    keys(KeyCode.MINUS);
    assertTrue(Fen.format(bench.draft().get().setup()).endsWith("e4:2"));
    interact(bench.history()::undo);
    assertTrue(Fen.format(bench.draft().get().setup()).endsWith(" -"), "turning on is one step");
  }

  @Test
  void theStateMenuOffersOnlyWhatCanBe() {
    compose("cursed", "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1");
    clickOn("#square-e4").push(KeyCode.ENTER);
    assertTrue(lookup("white tile").tryQuery().isEmpty(), "no white tile can lie under a white piece");
    clickOn("grey tile");
    assertTrue(Fen.format(bench.draft().get().setup()).endsWith("e4g"));
    assertTrue(square("e4").getAccessibleText().endsWith("grey tile"));
  }

  @Test
  void aWordOfTheGameIsTicked() {
    compose("shock", "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1");
    clickOn("#state-frozen");
    assertTrue(Fen.format(bench.draft().get().setup()).endsWith("frozen"));
  }
}
