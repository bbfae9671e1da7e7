package zugwerk.studio.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.solve.Soundness;
import zugwerk.work.InputException;

/** The bench without a window. */
class WorkbenchTest {

  private static final int E4 = Square.parse("e4").getAsInt();

  private final Workbench bench = new Workbench();

  private String board() {
    return Fen.format(bench.draft().get().setup()).split(" ")[0];
  }

  @Test
  void theSideThatBeginsByConventionGetsTheMoveUnlessTheUserChoseTheOther() {
    bench.start();
    bench.setStipulation("h#");
    bench.setStipulation("h#2");
    assertEquals(Side.BLACK, bench.draft().get().setup().toMove());
    bench.setStipulation("h#2.5");
    assertEquals(Side.WHITE, bench.draft().get().setup().toMove());
    bench.setStipulation("#2");
    bench.turnOver();
    bench.setStipulation("#3");
    assertEquals(Side.BLACK, bench.draft().get().setup().toMove(), "chosen by hand");
  }

  @Test
  void everyStepHasANameAndCanBeUndone() {
    bench.place(E4, Piece.of(0, 4));
    bench.recolour(E4);
    assertEquals("Change colour on e4", bench.history().undoName().get());
    assertEquals("8/8/8/8/4n3/8/8/8", board());
    bench.history().undo();
    assertEquals("8/8/8/8/4N3/8/8/8", board());
    assertEquals("Place Ne4", bench.history().undoName().get());
    assertEquals("Change colour on e4", bench.history().redoName().get());
    bench.history().redo();
    assertEquals("8/8/8/8/4n3/8/8/8", board());
    bench.history().undo();
    bench.clear();
    assertEquals("", bench.history().redoName().get());
  }

  @Test
  void aPieceKeepsItsStateWhenItIsMovedAndWhenItIsCopied() {
    bench.play("poison", "");
    bench.paste("4k3/8/8/8/4N3/8/8/4K3 w - - 0 1 e4:3");
    bench.copy(E4, Square.parse("c3").getAsInt());
    assertEquals("4k3/8/8/8/4N3/2N5/8/4K3 w - - 0 1 e4:3,c3:3", Fen.format(bench.draft().get().setup()));
    bench.move(E4, Square.parse("g5").getAsInt());
    assertEquals("4k3/8/8/6N1/8/2N5/8/4K3 w - - 0 1 g5:3,c3:3", Fen.format(bench.draft().get().setup()));
  }

  @Test
  void rightsFollowThePieces() {
    bench.start();
    bench.move(Square.parse("h1").getAsInt(), E4);
    assertEquals(14, bench.draft().get().setup().get(Schema.CASTLING));
    assertFalse(bench.castlingPossible(0));
    bench.history().undo();
    assertEquals(15, bench.draft().get().setup().get(Schema.CASTLING));
  }

  @Test
  void aBadFenLeavesTheDraftAlone() {
    bench.start();
    Problem before = bench.draft().get();
    assertThrows(InputException.class, () -> bench.paste("9/8"));
    assertEquals(before, bench.draft().get());
  }

  @Test
  void thePiecesStayWhenTheGameChangesAndBadPowersChangeNothing() {
    bench.paste("4k3/8/8/8/8/8/8/4K1N1 w");
    bench.play("polypiece", "");
    assertEquals("4k3/8/8/8/8/8/8/4K1N1", board());
    Schema schema = bench.draft().get().variant().schema();
    bench.set("Change power: Knight", schema.offset(schema.slots().getFirst()) + schema.type('N'), 1);
    bench.play("polypiece", "N=N/WD/C");
    assertTrue(bench.draft().get().variant().settings().contains("N=N/WD/C"));
    assertThrows(InputException.class, () -> bench.play("polypiece", "N=fx"));
    bench.play("orthodox", "");
    assertEquals("4k3/8/8/8/8/8/8/4K1N1", board());
  }

  /** What another game makes of a position, what is reported, and that one undo brings all back. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', nullValues = "-", value = {
      "orthodox | shock | 4k3/8/8/3q4/8/8/8/Q3K3 w - - 0 1 | 4k3/8/8/3g4/8/8/8/G3K3 w - - 0 1 - | Queen becomes General.",
      "shock | orthodox | 4k3/8/8/3g4/8/8/8/G3K3 w - - 0 1 frozen | 4k3/8/8/3q4/8/8/8/Q3K3 w - - 0 1 "
          + "| General becomes Queen. Dropped: Frozen: the side to move must pass.",
      "orthodox | poison | 4k3/8/8/3q4/8/8/8/R3K2R w KQ - 0 1 | 4k3/8/8/3d4/8/8/8/R3K2R w - - 0 1 - "
          + "| Queen becomes Doctor. Dropped: castling KQ.",
      "poison | orthodox | 4k3/8/8/3d4/6g1/8/8/H3K2R w Q - 0 1 d5:3 | 4k3/8/8/3q4/6q1/8/8/R3K2R w Q - 0 1 "
          + "| Harpy becomes Rook, Guard becomes Queen, Doctor becomes Queen. Dropped: Poisoned: Dd5 (3).",
      "poison | shock | 4k3/8/8/3d4/6g1/8/8/4K3 w | 4k3/8/8/3g4/6g1/8/8/4K3 w - - 0 1 - "
          + "| Guard becomes General, Doctor becomes General.",
      "orthodox | polypiece | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 - | -",
      "hitpoint | hitpoint scale;hills | 4k3/8/8/3q4/8/8/8/4K3 w - - 0 1 e1:2,d5:6 "
          + "| 4k3/8/8/3q4/8/8/8/4K3 w - - 0 1 d5:600,e1:200 | -",
      "hitpoint scale;hills | hitpoint | 4k3/8/8/3q4/8/8/8/4K3 w - - 0 1 d5:600,c3^ "
          + "| 4k3/8/8/3q4/8/8/8/4K3 w - - 0 1 d5:6 | Dropped: Hills: c3.",
      "polypiece N=N/WD/C | polypiece | 4k3/8/8/3n4/8/8/8/4K3 w - - 0 1 N2 | 4k3/8/8/3n4/8/8/8/4K3 w - - 0 1 - "
          + "| Dropped: which power each type has.",
      "cursed | andernach | 4k3/8/8/3n4/8/8/8/4K3 w - - 0 1 c3w | 4k3/8/8/3n4/8/8/8/4K3 w - - 0 1 "
          + "| Dropped: Tiles: white c3."
  })
  void aChangeOfGameCarriesOverWhatItCan(String from, String to, String fen, String after, String text) {
    bench.play(from.split(" ")[0], from.contains(" ") ? from.split(" ")[1] : "");
    bench.paste(fen);
    String before = Fen.format(bench.draft().get().setup());
    bench.play(to.split(" ")[0], to.contains(" ") ? to.split(" ")[1] : "");
    assertEquals(after, Fen.format(bench.draft().get().setup()));
    assertEquals(text == null ? "" : text, bench.games().carriedOver().get());
    bench.history().undo();
    assertEquals(before, Fen.format(bench.draft().get().setup()));
  }

  @Test
  void savedWorkIsNoLongerChanged() {
    assertFalse(bench.changed().get());
    bench.paste("kbK5/pp6/1P6/8/8/8/8/R7 w");
    assertTrue(bench.changed().get());
    Problem written = bench.draft().get();
    Path file = Path.of("p.json");
    bench.saved(written, file);
    assertFalse(bench.changed().get());
    assertEquals(Optional.of(file), bench.file().get());
    bench.clear();
    assertTrue(bench.changed().get());
    bench.saved(written, file);
    assertTrue(bench.changed().get(), "what was edited while a file was written is not in it");
    bench.open(written, file);
    assertFalse(bench.changed().get());
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7", board());
  }

  @Test
  void faultsAreKeptUpToDate() {
    assertFalse(bench.faults().get().isEmpty());
    bench.start();
    assertTrue(bench.faults().get().isEmpty());
  }

  @Test
  void everyDraftIsExaminedOnceAndItsStateChangesAtOnce() {
    int[] examined = {0};
    Workbench counting = new Workbench((variant, setup) -> {
      examined[0]++;
      return PositionFindings.of(variant, setup);
    });
    examined[0] = 0;
    List<BoardState> states = new ArrayList<>();
    counting.board().addListener((_, _, now) -> states.add(now));
    List<Integer> faults = new ArrayList<>();
    counting.draft().addListener((_, _, draft) -> {
      assertEquals(draft.setup(), counting.shown());
      assertEquals(PositionFindings.of(draft.variant(), draft.setup()).faults(), counting.faults().get());
      faults.add(counting.faults().get().size());
    });
    counting.start();
    assertEquals(1, examined[0]);
    assertEquals(1, states.size());
    counting.show(new Workbench.BoardPreview(counting.draft().get().setup(), Optional.empty()));
    counting.remove(Square.parse("e1").getAsInt());
    assertEquals(2, examined[0]);
    assertEquals(3, states.size());
    assertTrue(counting.preview().get().isEmpty());
    counting.history().undo();
    counting.begin();
    counting.recover(counting.draft().get(), Optional.empty());
    assertEquals(5, examined[0]);
    counting.selection().all();
    counting.watch().on().set(true);
    counting.flipped().set(true);
    assertEquals(5, examined[0], "what is looked at changes nothing about the position");
    assertTrue(faults.contains(0) && faults.stream().anyMatch(number -> number > 0), faults.toString());
    assertTrue(counting.changed().get(), "a recovered draft is not saved");
  }

  /** Whatever way an edit is taken back by hand, what was claimed of the position is claimed again. */
  @Test
  void claimsComeBackWithThePositionThatTheyAreAbout() {
    bench.paste("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    bench.history().step("Claim",
        bench.draft().get().withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND))
            .withKeys(List.of("a1a6")).withLines(List.of("1.Ra6"))));
    Problem claimed = bench.draft().get();
    int a1 = Square.parse("a1").getAsInt();
    bench.move(a1, E4);
    assertEquals(List.of(), bench.draft().get().analysis().keys());
    bench.move(E4, a1);
    assertEquals(claimed, bench.draft().get());
    bench.setStipulation("#");
    assertEquals("#", bench.draft().get().task().stipulationText());
    assertEquals(Optional.empty(), bench.draft().get().analysis().claim());
    bench.setStipulation("#3");
    bench.setStipulation("#2");
    assertEquals(claimed, bench.draft().get());
    assertEquals("Move e4 to a1", bench.history().undoName().get(), "what is typed back is no step");
    bench.play("shock", "");
    assertEquals(Optional.empty(), bench.draft().get().analysis().claim());
    bench.play("orthodox", "");
    assertEquals(claimed, bench.draft().get());
    bench.history().step("Another claim", claimed.withAnalysis(analysis -> analysis.withKeys(List.of("a1a2"))));
    assertEquals(List.of("a1a2"), bench.draft().get().analysis().keys(), "a new claim stays");
  }

  @Test
  void stateTwinsAndTheIntendedSolutionGoAlongWithTheBoard() {
    bench.play("cursed", "");
    bench.paste("8/8/4k3/8/3B4/2N2K2/8/8 w - - 0 1 e4b,a1g");
    bench.history().step("Claim", bench.draft().get()
        .withTask(task -> task.withTwinTexts(List.of("bKe6-->d6")))
        .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of("d4e5"))));
    bench.transform(Transformation.MIRROR_LEFT_RIGHT);
    assertEquals("8/8/3k4/8/4B3/2K2N2/8/8 w - - 0 1 d4b,h1g", Fen.format(bench.draft().get().setup()));
    assertEquals(List.of("bKd6-->e6"), bench.draft().get().task().twinTexts());
    assertEquals(List.of("e4d5"), bench.draft().get().analysis().keys());
    assertEquals("Mirror left and right", bench.history().undoName().get());
    bench.transform(Transformation.EXCHANGE_SIDES);
    assertEquals("8/8/2k2n2/4b3/8/3K4/8/8 b - - 0 1 h8g,d5w", Fen.format(bench.draft().get().setup()));
    assertEquals(List.of("wKd3-->e3"), bench.draft().get().task().twinTexts());
    assertEquals(List.of("e5d4"), bench.draft().get().analysis().keys());
    bench.history().undo();
    bench.history().undo();
    assertEquals(List.of("bKe6-->d6"), bench.draft().get().task().twinTexts());
    assertEquals(List.of("d4e5"), bench.draft().get().analysis().keys());
  }

  @Test
  void relatedPiecesComeRoundInBothDirections() {
    bench.paste("8/8/8/8/4Q3/8/8/8");
    bench.cycle(E4, 1);
    assertEquals("8/8/8/8/4R3/8/8/8", board());
    bench.cycle(E4, -1);
    assertEquals("8/8/8/8/4Q3/8/8/8", board());
    bench.cycle(E4, -1);
    bench.cycle(E4, -1);
    assertEquals("8/8/8/8/4P3/8/8/8", board(), "before the King comes the Pawn");
  }
}
