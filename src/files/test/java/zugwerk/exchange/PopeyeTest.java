package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.problem.Twin;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

class PopeyeTest {

  private static final ExchangeFormat POPEYE = Formats.named("popeye");

  private static Reading read(String text) {
    return POPEYE.read(text, Positions.orthodox());
  }

  private static List<Problem> fixture(String name) throws IOException {
    return read(FenAndEpdTest.fixture(name)).whole();
  }

  private static Problem only(String body) {
    return read("BeginProblem\n" + body + "\nEndProblem\n").whole().getFirst();
  }

  @Test
  void fieldsFindTheirPlaces() throws IOException {
    Problem excelsior = fixture("classics.inp").getFirst();
    Problem bundled = ProblemFile.read(ProjectRoot.path("problems/orthodox/loyd-excelsior.json"));
    assertEquals(bundled.fen(), excelsior.fen());
    assertEquals(List.of("Excelsior", List.of("Samuel Loyd"), "London Era, 1861", "#5",
        "A bet:\nthe least likely man mates."),
        List.of(excelsior.credits().title(), excelsior.credits().authors(), excelsior.credits().source(),
            excelsior.task().stipulationText(), excelsior.credits().comment()));
    assertEquals(List.of("NoThreat", "NoShortVariations", "MaxTime 60"), excelsior.other().get("options"));
  }

  @Test
  void twinsAreThoseThatTheComposersMeant() throws IOException {
    Problem twins = fixture("twins.inp").getFirst();
    assertEquals(List.of("bRb4-->f3", "continued, bKc3<-->bPf4", "continued, bPd2<-->wPe4"), twins.task().twinTexts());
    assertEquals(List.of("Dieter Müller", "Rolf Wiehagen"), twins.credits().authors());
    Solved solved = Solved.solve(twins, SolveOptions.DEFAULT, new Monitor());
    assertEquals(4, solved.parts().size());
    assertEquals(Soundness.SOUND, solved.verdict());
  }

  @Test
  void wordsMayBeCutShortAndGerman() throws IOException {
    List<Problem> problems = fixture("twins.inp");
    Problem morphy = problems.get(1);
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", morphy.fen());
    assertTrue(morphy.task().duplex());
    assertEquals("#2", morphy.task().stipulationText());
    assertEquals(List.of("SetPlay", "Try", "Defence 2", "Intelligent"), morphy.other().get("options"));
    assertEquals(Map.of("Protocol", "morphy.out"), morphy.other().get("popeye"));
    Problem german = problems.get(2);
    assertEquals("8/4p3/4Pp2/2p2P2/2P1RP2/2bp1Pp1/3p2Pp/3k3K b - - 0 1", german.fen());
    assertEquals(List.of("h#4", "1. Preis", "feenschach"),
        List.of(german.task().stipulationText(), german.credits().award(), german.credits().source()));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Stip h#2 | 4k2r/8/8/8/8/8/8/R3K3 b Qk - 0 1",
      "Stip h#2.5 | 4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1",
      "Stip #2 | 4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1",
      "Stip #2 Opti HalfDuplex | 4k2r/8/8/8/8/8/8/R3K3 b Qk - 0 1",
      "Stip ser-h#5 | 4k2r/8/8/8/8/8/8/R3K3 b Qk - 0 1",
      "Stip ser-s#5 Opti NoCastling a1 | 4k2r/8/8/8/8/8/8/R3K3 w k - 0 1",
      "Stip s#5 Opti NoCastling e8 | 4k2r/8/8/8/8/8/8/R3K3 w Q - 0 1",
      "Stip h#2 Opti EnPassant e2e3e4 | 4k2r/8/8/8/8/8/8/R3K3 b Qk e3 0 1",
  })
  void whoBeginsAndWhatIsAllowed(String rest, String fen) {
    Problem problem = only("Pieces White Ke1 Ra1 Black Ke8 Rh8\n" + rest);
    assertEquals(fen, problem.fen());
    assertEquals(problem, read(POPEYE.write(List.of(problem))).whole().getFirst());
  }

  /** The pieces before {@code a=>b} are those of A. Black begins from there, White from the start of the game. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Piec White Ke1 Black Ke8%Stip dia 9 | dia9.0 | '' | 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
      "Stip dia9.5%Piec White Ke1 Black Ke8 | dia9.5 | '' | 4k3/8/8/8/8/8/8/4K3 b - - 0 1",
      "Piec White Ke1 Rh1 Black Ke8%Stip a=>b6%Option MoveNumbers%Piec White Kg1 Rf1 Black Ke8 | a=>b6.0"
          + " | 4k3/8/8/8/8/8/8/4K2R b K - 0 1 | 4k3/8/8/8/8/8/8/5RK1 b - - 0 1",
      "Piec White Ke1 Black Ke8%Stip a=>b 2.5%Option WhiteToPlay%Forsyth 4k3/8/8/8/8/8/8/5K2 | a=>b2.5"
          + " | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 | 4k3/8/8/8/8/8/8/5K2 b - - 0 1",
      "Piec White Ke1 Rh1 Black Ke8%Stip ser-a=>b3%Option NoCastling h1%Piec White Kg1 Rf1 | ser-a=>b3"
          + " | 4k3/8/8/8/8/8/8/4K2R w - - 0 1 | 8/8/8/8/8/8/8/5RK1 b - - 0 1"})
  void proofGamesKeepTheirStart(String body, String stipulation, String from, String fen) {
    Problem problem = only(body.replace('%', '\n'));
    assertEquals(List.of(stipulation, from, fen),
        List.of(problem.task().stipulationText(), problem.task().fromText(), problem.fen()));
    String written = POPEYE.write(List.of(problem));
    assertEquals(problem, read(written).whole().getFirst(), written);
    assertEquals(-1, written.indexOf("Remark"), written);
  }

  @Test
  void whiteToPlayTakesAwayTheFirstHalfMove() {
    assertEquals("h#1.5", only("Pieces White Ke1 Black Ke8\nStip h#2\nOption WhiteToPlay").task().stipulationText());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Move c3 d5 | 4k3/8/8/3N4/8/8/1P6/R3K3",
      "Exch c3 e8 | 4N3/8/8/8/8/2k5/1P6/R3K3",
      "Remove b2c3 | 4k3/8/8/8/8/8/8/R3K3",
      "Add white Qa8 black Pb7c7 | Q3k3/1pp5/8/8/8/2N5/1P6/R3K3",
      "Rotate 90 | 8/8/8/K6k/8/2N5/1P6/R7",
      "Rotate 180 | 3K3R/6P1/5N2/8/8/8/8/3k4",
      "Mirror a1<-->h1 | 3k4/8/8/8/8/5N2/6P1/3K3R",
      "Mirror a8<-->h1 | 8/8/8/K6k/8/2N5/1P6/R7",
      "Mirror a1 <--> a8 | R3K3/1P6/2N5/8/8/8/8/4k3",
      "Shift a1 b2 | 8/8/8/8/3N4/2P5/1R3K2/8",
      "PolishType | 4K3/8/8/8/8/2n5/1p6/r3k3",
      "Substitute S B | 4k3/8/8/8/8/2B5/1P6/R3K3",
      "Forsyth 8/8/4s3/8/8/K7/8/k7 | 8/8/4n3/8/8/K7/8/k7",
      "Stip h#3 | 4k3/8/8/8/8/2N5/1P6/R3K3",
  })
  void everyChangeOfATwin(String change, String board) {
    String pieces = change.startsWith("Shift") ? "White Ra1 Sc3 Pb2 Ke1" : "White Ra1 Sc3 Pb2 Ke1 Black Ke8";
    Problem problem = only("Pieces " + pieces + "\nStip #2\nTwin " + change);
    Problem twin = ProblemPart.of(problem).get(1).problem();
    String expected = change.startsWith("Rotate 90") ? rotated(problem.fen()) : board;
    assertEquals(expected, twin.fen().split(" ")[0]);
    assertEquals(change.startsWith("Stip") ? "b" : "w", twin.fen().split(" ")[1]);
    assertEquals(problem, read(POPEYE.write(List.of(problem))).whole().getFirst());
  }

  @Test
  void aMirrorImageMayNameItsCornersInEitherOrder() {
    Problem problem = only("Pieces White Ke1 Ra1 Black Ke8\nStip #2")
        .withTask(task -> task.withTwinTexts(List.of("mirror a8<-->h1", "mirror h1<-->a1")));
    String text = POPEYE.write(List.of(problem));
    assertTrue(text.contains("Mirror a8<-->h1") && text.contains("Mirror a1<-->h1"), text);
    assertEquals(problem, read(text).whole().getFirst());
  }

  /** A board turned to the left, square by square: a1 goes to h1. */
  private static String rotated(String fen) {
    var setup = Fen.parse(Positions.orthodox(), fen);
    return Fen.format(setup.mapped(square -> (7 - (square >> 3)) + 8 * (square & 7))).split(" ")[0];
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "Pieces White Ke1 POe5%Stip #2 | 2 | 'PO' on e5 is the Poseidon, which is royal and not supported",
      "Pieces White Ke1%  Black Ke8 STb6%Stip #2 | 3 | 'ST' on b6 is the Sting",
      "Pieces White Ke1 XXb6%Stip #2 | 2 | 'XX' on b6 is no piece of this game",
      "Pieces White Jigger Pe1%Stip #2 | 2 | condition Jigger is not supported",
      "Pieces TotalInvisible Pe1%Stip #2 | 2 | no pieces of the kind TotalInvisible",
      "Pieces White Ke1%Stip #2%Cond MarineChess | 4 | condition MarineChess is not supported",
      "Pieces White Ke1%Stip #2%Cond NoSuch | 4 | there is no condition 'NoSuch'",
      "Pieces White Ke1%Stip #2%Cond Mirror | 4 | 'Mirror' could be",
      "Pieces White Ke1%Stip ctr2 | 3 | 'ctr2' has no counterpart",
      "Pieces White Ke1%Stip hdia6 | 3 | 'hdia6' has no counterpart",
      "Pieces White Ke1%sstip white 4a[#]d | 3 | '4a[#]d' equals none",
      "Pieces White Ke1%Stip #2%Option LastCapture | 4 | there is no option 'LastCapture'",
      "Pieces White Ke1%Stip #2%Option Try NoSuch | 4 | 'NoSuch' is not a Popeye command",
      "Pieces White Ke1%Stip #2%Option Defence x | 4 | needs a number, not 'x'",
      "Pieces White Ke1%Stip #2%Option No | 4 | 'No' could be NoWk or NoBk",
      "Pieces White Ke1%Stip #2%Twin Move a5 a6 | 4 | there is no piece on a5",
      "Pieces White Ke1%Stip #2%Twin Cond MarineChess | 4 | condition MarineChess",
      "Pieces White Ke1%Stip #2%Twin Rotate 45 | 4 | not by 45",
      "Pieces White Ke1%Stip #2%Twin | 5 | a twin needs a change",
      "Forsyth 8/8/4.po3/8/8/8/8/8%Stip #2 | 2 | 'po' on e6 is the Poseidon",
      "Pieces White Ke1 Be1%Stip #2 | 2 | two pieces stand on e1",
      "nonsense | 2 | 'nonsense' is not a Popeye command",
      "Pieces White Ke1%Black s/bb8 Kb1%Stip #2 | 3 | 's/bb8' is a hunter",
      "Pieces White b/sg4 Ke1%Stip #2 | 2 | 'b/sg4' is a hunter",
  })
  void whatHasNoCounterpartIsRefusedByNameAndLine(String body, int line, String what) {
    Reading reading = read(
        "BeginProblem\n" + body.replace('%', '\n') + "\nNextProblem\nPieces White Ka1\nStip #1\nEnd\n");
    assertEquals(1, reading.faults().size(), reading.faults().toString());
    assertEquals(1, reading.problems().size());
    assertEquals(line, reading.faults().getFirst().line(), reading.faults().toString());
    assertTrue(reading.faults().getFirst().text().toString().contains(what), reading.faults().toString());
  }

  @ParameterizedTest
  @CsvSource({"poison, 4k3/8/8/8/8/8/8/4K3, #2, Poison", "orthodox, 4k3/8/8/8/8/8/8/4K3, +, '+'",
      "orthodox, 4k3/8/8/8/8/8/8/4K3, '', needs a stipulation"})
  void whatPopeyeDoesNotKnowIsNotWritten(String game, String fen, String stipulation, String what) {
    Problem problem = Problem.of(Variants.of(game), Fen.parse(Variants.of(game), fen))
        .withTask(task -> task.withStipulationText(stipulation));
    String message = assertThrows(InputException.class, () -> POPEYE.write(List.of(problem))).getMessage();
    assertTrue(message.contains(what), message);
  }

  @Test
  void isWrittenAsPopeyeReadsIt() throws IOException {
    assertEquals("""
        BeginProblem
        Author Dieter Müller
        Author Rolf Wiehagen
        Origin Broodings 50/3, 2009
        Pieces White Ka6 Bc5b1 Sd4 Pf5e4
               Black Kc3 Qg4 Rb4b3 Pb6f6a5e5f4f3b2d2
        Stipulation h#2
        Option Variations MoveNumbers MaxSolutions 10
        Twin Move b4 f3
        Twin Continued Exchange c3 f4
        Twin Continued Exchange d2 e4
        EndProblem
        """, POPEYE.write(fixture("twins.inp").subList(0, 1)));
    String all = POPEYE.write(fixture("twins.inp"));
    assertTrue(all.lines().allMatch(line -> line.length() < 256), all);
    assertEquals(fixture("twins.inp"), read(all).whole());
  }
}
