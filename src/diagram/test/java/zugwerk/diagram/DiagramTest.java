package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.PathIterator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Texts;

/** The texts of a diagram. */
class DiagramTest {

  private static Diagram diagram(String game, String settings, String fen, String stipulation) {
    Diagram plain = Samples.of(game, settings, fen);
    return new Diagram(plain.variant(), plain.setup(), Caption.NONE, stipulation, false, List.of());
  }

  @Test
  void stateIsWrittenUnderTheBoard() {
    assertEquals(List.of("Poisoned: Kd8 (3), Nf5 (5)"), Samples.of("poison").notes());
    assertEquals(List.of("Frozen: the side to move must pass"), Samples.of("shock").notes());
    assertEquals(List.of("Tiles: white f5, black b4, grey e5 d4"), Samples.of("cursed").notes());
    assertEquals(List.of("Hit points: Qe6 (4), Nf5 (1)"), Samples.of("hitpoint").notes());
    assertEquals(List.of("Hit points: Qe6 (350)", "Hills: c4", "Dug in: Nc6"),
        diagram("hitpoint",
            "scale;hills;entrenchment", "3k4/8/2N1Q3/8/8/8/8/K7 w - - 0 1 e6:350,c4^,c6!", "#2").notes());
    assertEquals(List.of("Black to move"), Samples.of("polypiece").notes());
  }

  @Test
  void whoeverEditsReadsTheGreatestPointsAndTheirSumsToo() {
    Diagram hit = Samples.of("hitpoint");
    assertEquals(List.of("Hit points: Qe6 4 of 9, Nf5 1 of 3 \u2013 White 16 of 21, Black 7 of 9"),
        StateText.lines(hit.variant(), hit.setup(), Texts.ENGLISH));
    Diagram whole = diagram("hitpoint", "scale;hills", "3k4/8/8/8/8/8/1P6/K7 w - - 0 1 c4^", "#2");
    assertEquals(List.of("Hit points: White 400, Black 300", "Hills: c4"),
        StateText.lines(whole.variant(), whole.setup(), Texts.ENGLISH));
    for (String game : List.of("poison", "cursed", "shock", "orthodox")) {
      assertEquals(StateText.lines(Samples.of(game).setup(), Texts.ENGLISH),
          StateText.lines(Samples.of(game).variant(), Samples.of(game).setup(), Texts.ENGLISH));
    }
  }

  @Test
  void theLegendMarksThePresentPowerOfEveryListThatAReaderCouldNotKnow() {
    assertEquals(List.of("Q: Q \u25B8 [WAND]", "R: [R] \u25B8 NN", "B: [B] \u25B8 R4", "N: N \u25B8 [WD]"),
        Samples.of("polypiece").legend());
    assertEquals(List.of("Q: Q", "R: [R] \u25B8 NN", "B: B \u25B8 R4 \u25B8 [F]", "N: N \u25B8 [WD]",
        "  Black: WD \u25B8 [N]"),
        diagram("polypiece", "Q=Q;B=B/R4/F;N=N/WD|WD/N", "k7/8/8/8/8/8/8/KQRBN3 w - - 0 1 B2,N1", "#2").legend());
    assertTrue(Samples.of("poison").legend().isEmpty());
  }

  @Test
  void whatStandsBelowTheBoardIsNotRepeatedBesideIt() {
    Diagram fairy = diagram("fairy", "G=Grasshopper;I=NN;A=A", "k7/8/8/8/8/8/P7/KG6 w - - 0 1", "#2");
    assertTrue(fairy.legend().contains("G: Grasshopper"), fairy.legend()::toString);
    List<String> beside = fairy.legend(Look.Pieces.TYPE);
    assertFalse(beside.contains("G: Grasshopper"), beside::toString);
    assertEquals(fairy.legend().size() - 1, beside.size(),
        "the Pawn may become the others, which have no picture here");
  }

  @Test
  void onlyTypesOnTheBoardAreListedAndWhatAPawnMayBecomeWhereNobodyKnowsIt() {
    String knights = "k7/8/8/8/8/n7/P7/K7 w - - 0 1 N1";
    assertEquals(List.of("N: N \u25B8 [WD]"), diagram("polypiece", "", knights, "#2").legend());
    assertEquals(List.of("R: [R] \u25B8 W", "N: N \u25B8 [WD]"),
        diagram("polypiece", "R=R/W", knights, "#2").legend());
    assertEquals(List.of("N: N \u25B8 [WD]"),
        diagram("polypiece", "R=R/W", knights.replace("P7", "8"), "#2").legend());
    // The present powers stand once in what is printed.
    String text = TextWriter.write(diagram("polypiece", "", knights, "#2"), false);
    assertEquals(1, text.split("WD", -1).length - 1, text);
  }

  @Test
  void whoBeginsIsReportedOnlyWhereItIsUnusual() {
    String white = "k7/8/8/8/8/8/8/K7 w";
    String black = "k7/8/8/8/8/8/8/K7 b";
    assertEquals(List.of(), diagram("orthodox", "", white, "#2").notes());
    assertEquals(List.of("Black to move"), diagram("orthodox", "", black, "#2").notes());
    assertEquals(List.of(), diagram("orthodox", "", black, "h#2").notes());
    assertEquals(List.of("White to move"), diagram("orthodox", "", white, "h#2").notes());
    assertEquals(List.of(), diagram("orthodox", "", white, "h#2.5").notes());
    assertEquals(List.of("Black to move"), diagram("orthodox", "", black, "").notes());
  }

  @Test
  void rightsAreReportedWhereTheyAreNotWhatADiagramMeans() {
    assertEquals(List.of(), diagram("orthodox", "", "4k3/8/8/8/8/8/8/R3K2R w KQ", "#2").notes());
    assertEquals(List.of("No castling"), diagram("orthodox", "", "4k3/8/8/8/8/8/8/R3K2R w -", "#2").notes());
    assertEquals(List.of("Castling: Kq", "En passant: e6"),
        diagram("orthodox", "", "r3k3/8/8/4pP2/8/8/8/R3K2R w Kq e6", "#2").notes());
  }

  @ParameterizedTest
  @MethodSource("zugwerk.diagram.Samples#games")
  void everyValueOfASquareIsDrawnThere(String game) {
    Diagram diagram = Samples.of(game);
    Setup setup = diagram.setup();
    for (int square = 0; square < Square.COUNT; square++) {
      int at = square;
      List<Slot> slots = setup.schema().slots().stream()
          .filter(slot -> slot.isOnSquares() && setup.get(setup.schema().offset(slot) + at) != 0).toList();
      String drawn = BoardMarks.of(diagram, Look.PRINT).stream()
          .filter(
              mark -> mark instanceof Mark.Group group && group.label().toString().endsWith(" on " + Square.name(at))
                  && group.label().toString().matches("(tile|state) .*"))
          .map(mark -> ((Mark.Group) mark).label().toString().split(" ")[0]).collect(Collectors.joining());
      assertEquals(slots.isEmpty() ? "" : slots.getFirst().isColour() ? "tile" : "state", drawn, Square.name(square));
    }
  }

  private static List<String> explained(Diagram diagram, Look look) {
    return new DiagramLayout(diagram, look).marks().stream()
        .filter(mark -> mark instanceof Mark.Group group && group.label().toString().startsWith("picture"))
        .map(mark -> ((Mark.Group) mark).label().toString()).toList();
  }

  @Test
  void unusualPicturesAreExplainedUnderTheBoard() {
    assertEquals(List.of("picture of a white Doctor", "picture of a black Guard", "picture of a white Harpy",
        "picture of a black Harpy"),
        explained(diagram("poison", "", "3k4/8/2H1D3/5h2/8/3g4/8/K7 w", "#2"), Look.PRINT));
    assertEquals(List.of(), explained(Samples.of("poison"), Look.PRINT.captions(false)));
    Diagram powers = diagram("polypiece", "N=NN/WD;B=B;R=gQ", "3k4/8/2N1R3/5n2/8/3b4/8/K7 w", "#2");
    assertEquals(List.of(), explained(powers, Look.PRINT));
    assertEquals(List.of("picture of a white gQ (Grasshopper)", "picture of a white NN (Nightrider)",
        "picture of a black NN (Nightrider)"), explained(powers, Look.PRINT.pieces(Look.Pieces.POWER)));
    // If the lists of the two sides differ, each side has an entry.
    assertEquals(List.of("picture of a white WAND", "picture of a black FAD"),
        explained(diagram("polypiece", "N=WAND|FAD", "3k4/8/2N5/5n2/8/8/8/K7 w", "#2"),
            Look.PRINT.pieces(Look.Pieces.POWER)));
    assertTrue(TextWriter.write(Samples.of("poison"), false).contains("\nD = Doctor, G = Guard, H = Harpy\n"));
  }

  @Test
  void theFrameIsHeavyInPrintAndHatchingMeetsNoCorner() {
    List<Mark> board = BoardMarks.empty(Look.PRINT);
    List<Mark.Stroke> frame = board.stream().filter(Mark.Stroke.class::isInstance).map(Mark.Stroke.class::cast)
        .filter(stroke -> stroke.shape().getBounds2D().getWidth() > 7).toList();
    assertEquals(1, frame.size());
    // 0.4 mm on a board of 57 mm, as in Die Schwalbe; a hairline on a screen.
    assertEquals(0.4, frame.getFirst().width() * 57 / 8, 0.02);
    assertTrue(Style.SCREEN.frame() * 57 / 8 < 0.15);
    Mark.Group dark = (Mark.Group) board.stream().filter(Mark.Group.class::isInstance).findFirst().orElseThrow();
    assertEquals(32, dark.marks().size());
    for (Mark hatched : dark.marks()) {
      double[] at = new double[6];
      for (PathIterator path = ((Mark.Stroke) hatched).shape().getPathIterator(null); !path.isDone(); path.next()) {
        path.currentSegment(at);
        assertTrue(Math.abs(at[0] - Math.rint(at[0])) > 0.03 || Math.abs(at[1] - Math.rint(at[1])) > 0.03,
            "a line touches the corner " + at[0] + ", " + at[1]);
      }
    }
  }

  @Test
  void everyGameButOrthodoxChessBearsItsName() {
    assertEquals("", Samples.of("orthodox").game());
    assertEquals("Shock Chess", Samples.of("shock").game());
    assertEquals("Hitpoint Chess", Samples.of("hitpoint").game());
    assertEquals("Hitpoint Chess, scale, hills",
        diagram("hitpoint", "scale;hills", "k7/8/8/8/8/8/8/K7 w", "").game());
    assertEquals("Cursed Chess, either leg", diagram("cursed", "either-leg", "k7/8/8/8/8/8/8/K7 w", "").game());
    assertEquals("Polypiece Chess", diagram("polypiece", "N=N/F", "k7/8/8/8/8/8/8/K7 w", "").game());
  }

  @Test
  void aProblemsCreditsAndTwinsSurroundIt() {
    Problem healey = ProblemFile.read(ProjectRoot.path("problems/orthodox/healey-bristol.json"));
    Diagram diagram = Diagram
        .of(healey.withTask(
            task -> task.withTwinTexts(List.of("bKc5-->d4", "continued, wQg6<-->bKd4")).withZeroposition(true)));
    assertEquals(List.of("Frank Healey", "\u201CThe Bristol problem\u201D",
        "British Chess Association tourney, Bristol 1861", "1st Prize (set)"), diagram.captionLines());
    assertEquals(List.of("Zeroposition", "a) bKc5\u2192d4", "b) continued, wQg6\u2194bKd4"), diagram.twins());
    assertEquals("#3", diagram.stipulation());
  }

  @Test
  void twinsHaveTheSignsOfPrintAndFillTheirLines() {
    Problem healey = ProblemFile.read(ProjectRoot.path("problems/orthodox/healey-bristol.json"));
    Diagram diagram = Diagram.of(healey.withTask(task -> task.withDuplex(true).withSolutions(3)
        .withTwinTexts(List.of("-wQg6, -bKc5, +wQc5, +bKg6", "rotate 90", "stipulation s#2", "shift a1==>a1"))));
    assertEquals(List.of("3 solutions, duplex", "b) \u2013wQg6, \u2013bKc5, +wQc5, +bKg6", "c) rotate 90\u00B0",
        "d) s#2", "e) shift a1\u2192a1"), diagram.twins());
    List<Mark.Text> texts = texts(diagram).stream().filter(text -> diagram.twins().contains(text.text())).toList();
    assertEquals(5, texts.size());
    assertEquals(1, texts.stream().skip(2).mapToDouble(Mark.Text::y).distinct().count(), "short twins share a line");
    for (int i = 3; i < 5; i++) {
      Mark.Text before = texts.get(i - 1);
      assertTrue(texts.get(i).x() > before.x() + Lettering.width(before.text(), false) * before.size() + 0.2);
    }
  }

  private static List<Mark.Text> texts(Diagram diagram) {
    return new DiagramLayout(diagram, Look.PRINT).marks().stream().filter(Mark.Text.class::isInstance)
        .map(Mark.Text.class::cast).toList();
  }

  private static List<String> captions(String... authors) {
    Credits credits =
        Credits.NONE.withAuthors(List.of(authors)).withDedication("dedicated to somebody on his seventieth birthday");
    Diagram plain = diagram("orthodox", "", "k7/8/8/8/8/8/8/K7 w", "");
    return texts(plain.under(Caption.of(credits))).stream().map(Mark.Text::text).toList();
  }

  @Test
  void authorsAreSideBySideOrOnALineEachAndLinesAreOfLikeLength() {
    assertEquals(List.of("Ann Bee & Cid Dee", "dedicated to somebody on", "his seventieth birthday", "(1+1)"),
        captions("Ann Bee", "Cid Dee"));
    assertEquals(List.of("Alexander Kowalewski &", "Bartholomew Fotheringhay &", "Cid Dee"),
        captions("Alexander Kowalewski", "Bartholomew Fotheringhay", "Cid Dee").subList(0, 3));
  }

  @ParameterizedTest
  @CsvSource({"1861-01-13, 13 January 1861", "1917-12, December 1917", "1844, 1844", "1899-1901, 1899-1901",
      "1899-13, 1899-13", "about 1900, about 1900"})
  void datesAreWrittenInWords(String date, String written) {
    assertEquals("Era " + written,
        Caption.of(Credits.NONE.withSource("Era").withDate(date)).published(Texts.ENGLISH));
  }
}
