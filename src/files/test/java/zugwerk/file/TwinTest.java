package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** The parts of a problem with twins. */
class TwinTest {

  private static final String FEN = "4k3/8/8/8/8/2N5/1P6/R3K3 w Q - 0 1";

  private static Problem problem(String game, String fen) {
    Variant variant = Variants.of(game);
    return Problem.of(variant, Fen.parse(variant, fen), Stipulation.parse("#2"));
  }

  private static Problem second(String game, String fen, String changes) {
    return ProblemPart.of(problem(game, fen).withTask(task -> task.withTwinTexts(List.of(changes)))).get(1).problem();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "bKe8-->d8 | 3k4/8/8/8/8/2N5/1P6/R3K3 w Q - 0 1",
      "c3-->d5, +bQa8 | q3k3/8/8/3N4/8/8/1P6/R3K3 w Q - 0 1",
      "wNc3<-->bKe8 | 4N3/8/8/8/8/2k5/1P6/R3K3 w Q - 0 1",
      "-wPb2 | 4k3/8/8/8/8/2N5/8/R3K3 w Q - 0 1",
      "rotate 90 | R7/1P6/2N5/8/K6k/8/8/8 w - - 0 1",
      "rotate 180 | 3K3R/6P1/5N2/8/8/8/8/3k4 w - - 0 1",
      "mirror a1<-->h1 | 3k4/8/8/8/8/5N2/6P1/3K3R w - - 0 1",
      "mirror a1<-->a8 | R3K3/1P6/2N5/8/8/8/8/4k3 w - - 0 1",
      "mirror h1<-->a8 | 8/8/8/K6k/8/2N5/1P6/R7 w - - 0 1",
      "mirror a8<-->h1 | 8/8/8/K6k/8/2N5/1P6/R7 w - - 0 1",
      "mirror h1<-->a1 | 3k4/8/8/8/8/5N2/6P1/3K3R w - - 0 1",
      "a1<-->e8 | 4R3/8/8/8/8/2N5/1P6/k3K3 w - - 0 1",
      "mirror a1<-->h8 | 7R/6P1/5N2/8/k6K/8/8/8 w - - 0 1",
      "shift a1==>b1 | 5k2/8/8/8/8/3N4/2P5/1R3K2 w - - 0 1",
      "black to move | 4k3/8/8/8/8/2N5/1P6/R3K3 b Q - 0 1",
  })
  void changesMakeAnotherPosition(String changes, String fen) {
    assertEquals(fen, second("orthodox", FEN, changes).fen());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "4k2r/8/8/8/8/8/8/R2K4 w - - 0 1 | wKd1-->e1 | R3K3 w Q - 0 1",
      "4k2r/8/8/8/8/8/8/R2K4 w k - 0 1 | wKd1-->e1, bRh8-->a8 | R3K3 w Qq - 0 1",
      "4k2r/8/8/8/8/8/8/R2K4 w - - 0 1 | wKd1-->e1, castling - | R3K3 w - - 0 1",
      "4k2r/8/8/8/8/8/8/R2K4 w - - 0 1 | castling Kkq | R2K4 w k - 0 1",
      "4k2r/8/8/8/8/8/8/R2K4 w - - 0 1 | wKd1-->e1, castling Qk | R3K3 w Qk - 0 1",
      "4k2r/8/8/8/8/8/8/R3K3 w k - 0 1 | a1-->h1 | 4K2R w Kk - 0 1",
      "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1 | +wPa2 | R3K3 w - - 0 1",
      "3k4/8/8/8/8/8/8/3K3R w - - 0 1 | mirror a1<-->h1 | R3K3 w Q - 0 1",
      "4k3/8/8/8/8/8/8/1R3K2 w - - 0 1 | shift b1==>a1 | R3K3 w Q - 0 1",
      "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | +wRa1, +bRa8 | R3K3 w Qq - 0 1",
  })
  void aRightToCastleComesWithKingAndRookUnlessTheTwinShowsOtherwise(String fen, String changes, String made) {
    assertEquals(made, second("orthodox", fen, changes).fen().replaceFirst(".*/", ""));
  }

  @Test
  void aPartThatCannotBePlayedIsReportedAndTheOthersAreSolved() {
    Problem mate = problem("orthodox", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")
        .withTask(task -> task.withTwinTexts(List.of("-bPa7", "a1-->d1")));
    Solved solved = Solved.solve(mate, SolveOptions.DEFAULT, new Monitor());
    assertEquals(List.of("", "Black's King on a8 can be captured, and White is to move", ""),
        solved.parts().stream().map(part -> part.fault().toString()).toList());
    assertEquals(List.of(Soundness.SOUND, Soundness.UNSOLVABLE, Soundness.UNSOLVABLE),
        solved.parts().stream().map(part -> part.solution().verdict()).toList());
    assertTrue(solved.text().contains("\nb) -bPa7\n\nBlack's King on a8 can be captured, and White is to move\n"),
        solved.text());
    assertTrue(SolutionJson.of(solved).contains("\"fault\":\"Black's King on a8"));
  }

  @Test
  void aProblemNoneOfWhosePartsCanBePlayedIsRefused() {
    Problem illegal = problem("orthodox", "k7/8/8/8/8/8/8/R3K3 w - - 0 1")
        .withTask(task -> task.withTwinTexts(List.of("a1-->a2")));
    assertEquals("a): Black's King on a8 can be captured, and White is to move",
        assertThrows(InputException.class,
            () -> Solved.solve(illegal, SolveOptions.DEFAULT, new Monitor())).getMessage());
  }

  @Test
  void theStateOfSquaresGoesAlong() {
    assertEquals("3k4/8/8/8/8/5N2/8/3K4 w - - 0 1 d4w,f3g",
        second("cursed", "4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 e4w,c3g", "mirror a1<-->h1").fen());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "cursed | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 e4w | state c3g, state e4b | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 e4b,c3g",
      "cursed | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 e4w | no state e4w | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 -",
      "poison | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 - | state e8:5 | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 e8:5",
      "polypiece | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 R1 | state N1 | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 R1,N1",
      "shock | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 frozen | no state frozen | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 -",
  })
  void aTwinMayRememberSomethingElse(String game, String fen, String changes, String made) {
    assertEquals(made, second(game, fen, changes).fen());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "state e4x | the item 'e4x' of the state field is unknown in this game",
      "no state e4b | the state has no item 'e4b'",
  })
  void stateThatMakesNoSenseIsRefused(String change, String why) {
    String message = assertThrows(InputException.class,
        () -> second("cursed", "4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 e4w", change)).getMessage();
    assertEquals("twin b), '" + change + "': " + why, message);
  }

  @Test
  void rightsGoWithThePieceThatHadThem() {
    assertEquals("4k3/8/8/8/8/2N5/1P6/4K3 w - - 0 1", second("orthodox", FEN, "-wRa1").fen());
  }

  @Test
  void aTwinMayHaveAnotherStipulationOrOtherPowers() {
    assertEquals("#3", second("orthodox", FEN, "stipulation #3").task().stipulationText());
    assertTrue(
        second("polypiece", FEN, "powers N=N/C").position().powers().startsWith("K=K;Q=Q/WAND;R=R/NN;B=B/R4;N=N/C"));
  }

  @Test
  void twinsChangeTheDiagramUnlessContinued() {
    List<ProblemPart> twins =
        ProblemPart.of(
            problem("orthodox", FEN)
                .withTask(task -> task.withTwinTexts(List.of("e8-->d8", "e8-->f8", "continued, f8-->g8"))));
    assertEquals(List.of("a", "b", "c", "d"), twins.stream().map(ProblemPart::letter).toList());
    assertTrue(twins.get(2).problem().fen().startsWith("5k2/"));
    assertTrue(twins.get(3).problem().fen().startsWith("6k1/"));
  }

  @Test
  void aZeropositionIsNoPartItself() {
    List<ProblemPart> twins =
        ProblemPart.of(
            problem("orthodox", FEN).withTask(task -> task.withTwinTexts(List.of("e8-->d8")).withZeroposition(true)));
    assertEquals(1, twins.size());
    assertEquals("a", twins.getFirst().letter());
    assertTrue(twins.getFirst().problem().fen().startsWith("3k4/"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "e8-->z9 | not a change", "mirror a1<-->b8 | not a change", "a5-->a6 | there is no piece on a5",
      "wKe8-->d8 | the piece on e8 is bK", "+wXa2 | no piece X",
      "shift a1==>a2 | e8 would leave", "rotate 45 | not a change", "bNe8-->d8 | bK",
      "stipulation x | unknown stipulation",
  })
  void whatMakesNoSenseNamesTheTwinAndTheChange(String change, String why) {
    String text = ProblemFile.format(problem("orthodox", FEN).withTask(task -> task.withTwinTexts(List.of(change))));
    String message = assertThrows(InputException.class, () -> {
      for (ProblemPart twin : ProblemPart.of(ProblemFile.parse(text))) {
        twin.problem().task().stipulationOrThrow();
      }
    }).getMessage();
    assertTrue(message.contains(why), message);
  }

  @Test
  void theFileKeepsThem() {
    Problem twinned =
        problem("orthodox", FEN).withTask(task -> task.withTwinTexts(List.of("e8-->d8")).withZeroposition(true));
    assertEquals(twinned, ProblemFile.parse(ProblemFile.format(twinned)));
    assertTrue(!ProblemFile.format(problem("orthodox", FEN)).contains("zero"));
  }

  @Test
  void lettersGoOnAfterZ() {
    assertEquals(List.of("a", "b", "z", "z1", "z2", "z27"),
        IntStream.of(0, 1, 25, 26, 27, 52).mapToObj(ProblemPart::letter).toList());
  }
}
