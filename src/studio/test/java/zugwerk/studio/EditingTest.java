package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.solve.Soundness;
import zugwerk.studio.action.Command;
import zugwerk.testkit.ProjectRoot;

/** Copying and pasting wherever the keyboard is, and what goes along with the whole board. */
class EditingTest extends StudioFixture {

  private static final String POPEYE = """
      BeginProblem
      Author Paul Morphy
      Pieces White Kc8 Ra1 Pb6 Black Ka8 Bb8 Pa7b7
      Stip #3
      EndProblem
      """;

  private Problem problem() {
    return bench.draft().get();
  }

  private String copied() {
    List<String> text = new ArrayList<>();
    interact(() -> text.add(Clipboard.getSystemClipboard().getString()));
    return text.getFirst();
  }

  private void copy(DataFormat format, Object content) {
    interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(format, content)));
  }

  @Test
  void thePositionThatIsShownIsCopied() {
    setUp("4k3/8/8/8/8/8/4P3/4K3 w");
    control(KeyCode.M);
    at("e2");
    push(KeyCode.SPACE);
    at("e4");
    push(KeyCode.SPACE);
    String played = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";
    assertEquals(played, text("#fen"));
    control(KeyCode.C);
    assertEquals(played, copied());
    assertTrue(window.actions().play().on().get(), "copying ends no play");
    copy(DataFormat.PLAIN_TEXT, "");
    controlShift(KeyCode.C);
    assertEquals(played, copied());
    push(KeyCode.ESCAPE);
    assertEquals("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", text("#fen"));
  }

  @Test
  void aPositionThatWasPlayedToIsSetUpWithItsMovesCountedAgain() {
    setUp("4k3/8/8/8/8/8/4P3/4K3 w - - 12 40");
    control(KeyCode.M);
    at("e1");
    push(KeyCode.SPACE);
    at("d1");
    push(KeyCode.SPACE);
    assertTrue(text("#fen").endsWith("b - - 13 40"));
    controlShift(KeyCode.M);
    assertEquals("4k3/8/8/8/8/8/4P3/3K4 b - - 0 1", Fen.format(bench.draft().get().setup()));
  }

  @Test
  void aProblemOfSeveralLinesIsPastedIntoTheFieldOfTheFen() throws Exception {
    copy(DataFormat.PLAIN_TEXT, POPEYE);
    clickOn("#fen");
    control(KeyCode.V);
    until(() -> pieces().equals("kbK5/pp6/1P6/8/8/8/8/R7"));
    assertEquals(List.of("Paul Morphy"), problem().credits().authors());
    copy(DataFormat.PLAIN_TEXT, "White Kg6 Ne6 Black Kg8");
    interact(() -> lookup("#fen").<TextField>query().clear());
    clickOn("#fen");
    control(KeyCode.V);
    push(KeyCode.ENTER);
    until(() -> pieces().equals("6k1/8/4N1K1/8/8/8/8/8"));
  }

  @Test
  void aTextThatIsNoFenStaysInItsFieldWithItsFault() {
    clickOn("#fen");
    interact(() -> lookup("#fen").<TextField>query().setText("8/8/8 w"));
    push(KeyCode.ENTER);
    at("e4");
    assertEquals("8/8/8 w", text("#fen"));
    assertTrue(text("#fen-error").contains("3 ranks instead of 8"), text("#fen-error"));
    interact(() -> bench.place(0, 1));
    assertEquals("8/8/8/8/8/8/8/K7 w - - 0 1", text("#fen"));
    assertEquals("", text("#fen-error"));
  }

  @Test
  void filesThatWereCopiedAreOpened() throws Exception {
    Path file = Files.copy(ProjectRoot.path("problems/orthodox/morphy-1856.json"), folder.resolve("copied.json"));
    copy(DataFormat.FILES, List.of(file.toFile()));
    at("e4");
    control(KeyCode.V);
    until(() -> pieces().equals("kbK5/pp6/1P6/8/8/8/8/R7"));
    assertEquals(file, bench.file().get().orElseThrow());
  }

  @Test
  void stateTwinsAndTheIntendedSolutionGoAlongWithTheBoard() {
    interact(() -> {
      bench.play("cursed", "");
      bench.paste("8/8/4k3/8/3B4/2N2K2/8/8 w - - 0 1 e4b,a1g");
      Problem requested = problem()
          .withTask(task -> task.withTwinTexts(List.of("bKe6-->d6")))
          .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of("d4e5")));
      bench.history().step("Claim", requested);
    });
    at("e4");
    control(KeyCode.H);
    assertEquals("8/8/3k4/8/4B3/2K2N2/8/8 w - - 0 1 d4b,h1g", Fen.format(bench.draft().get().setup()));
    assertEquals(List.of("bKd6-->e6"), problem().task().twinTexts());
    assertEquals(List.of("e4d5"), problem().analysis().keys());
    runCommand(Command.EXCHANGE_SIDES);
    assertEquals("8/8/2k2n2/4b3/8/3K4/8/8 b - - 0 1 h8g,d5w", Fen.format(bench.draft().get().setup()));
    assertEquals(List.of("wKd3-->e3"), problem().task().twinTexts());
    assertEquals(List.of("e5d4"), problem().analysis().keys());
    control(KeyCode.Z);
    control(KeyCode.Z);
    assertEquals(List.of("d4e5"), problem().analysis().keys());
  }

  @Test
  void relatedPiecesComeRoundInBothDirections() {
    setUp("8/8/8/8/3Q4/8/8/8");
    at("d4");
    push(KeyCode.C);
    assertEquals("8/8/8/8/3R4/8/8/8", pieces());
    push(KeyCode.SHIFT, KeyCode.C);
    assertEquals("8/8/8/8/3Q4/8/8/8", pieces());
    push(KeyCode.SHIFT, KeyCode.C);
    push(KeyCode.SHIFT, KeyCode.C);
    assertEquals("8/8/8/8/3P4/8/8/8", pieces(), "before the King comes the Pawn");
  }

  @Test
  void redoHasTwoKeysAndStepsAreNamed() {
    at("d4");
    push(KeyCode.Q);
    control(KeyCode.Z);
    assertEquals("8/8/8/8/8/8/8/8", pieces());
    assertEquals("Place Qd4", bench.history().redoName().get());
    control(KeyCode.Y);
    assertEquals("8/8/8/8/3Q4/8/8/8", pieces());
    control(KeyCode.Z);
    controlShift(KeyCode.Z);
    assertEquals(Square.parse("d4").getAsInt(), bench.selection().cursor().get());
    assertEquals("Place Qd4", bench.history().undoName().get());
  }
}
