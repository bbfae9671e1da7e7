package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** What is answered or refused before any table is built. */
class EndgamesTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  @TempDir
  private Path folder;

  private final Monitor monitor = new Monitor(_ -> {
    throw new AssertionError("a table is built");
  });
  private final CancelToken token = new CancelToken();

  private Endgames endgames(Variant variant) {
    return new Endgames(variant, folder.resolve("tables"), 3);
  }

  @AfterEach
  void nothingIsKept() {
    assertFalse(Files.exists(folder.resolve("tables")));
  }

  private static void assertRefused(String text, Executable... questions) {
    for (Executable question : questions) {
      assertEquals(text, assertThrows(InputException.class, question).getMessage());
    }
  }

  @Test
  void everyQuestionAboutTooManyPiecesIsRefused() {
    Endgames endgames = endgames(ORTHODOX);
    Setup setup = Fen.parse(ORTHODOX, "8/8/8/8/4k3/2q3p1/1BN5/K7");
    Material material = Material.of(setup);
    assertRefused("there are 6 men; endgame tables have at most 5",
        () -> endgames.outcome(setup, monitor), () -> endgames.answer(setup, monitor), () -> endgames.check(setup),
        () -> endgames.estimate(setup, token), () -> endgames.estimate(material, token),
        () -> endgames.statistics(setup, monitor), () -> endgames.statistics(material, monitor));
    assertRefused("there are 5 men; endgame tables have at most 4", () -> endgames(Variants.of("shock"))
        .statistics(Material.parse(Variants.of("shock").schema(), "KGGvKG"), monitor));
  }

  @Test
  void whatCannotBePlayedOrMayCastleIsRefused() {
    Endgames endgames = endgames(ORTHODOX);
    Setup kingless = Fen.parse(ORTHODOX, "8/8/8/8/3k4/8/8/8");
    assertRefused("White has no King",
        () -> endgames.outcome(kingless, monitor), () -> endgames.answer(kingless, monitor));
    Setup castling = Fen.parse(ORTHODOX, "8/8/8/8/3k4/8/8/R3K3 w Q -");
    assertRefused("endgame tables do not cover castling; the position has a castling right",
        () -> endgames.outcome(castling, monitor), () -> endgames.answer(castling, monitor));
    assertThrows(InputException.class, () -> new Endgames(ORTHODOX, folder, 0));
  }

  @Test
  void asManyPiecesAsTablesHaveCanBeEstimated() {
    Endgames endgames = endgames(ORTHODOX);
    assertEquals(5, endgames.mostPieces());
    Setup setup = Fen.parse(ORTHODOX, "8/8/8/8/4k3/8/1RRR4/K7");
    endgames.check(setup);
    List<String> tables = List.of("KvK", "KRvK", "KRRvK", "KRRRvK");
    Estimate estimate = endgames.estimate(setup, token);
    assertEquals(tables, estimate.parts().stream().map(Estimate.Part::material).toList());
    assertEquals(estimate, endgames.estimate(Material.of(setup), token));
    assertEquals(estimate.positions(), endgames.toBuild(Position.of(setup), token));
    assertEquals(3, endgames.threads());
    assertTrue(Endgames.userFolder().endsWith("zugwerk"));
  }

  /** Marks are numbered like pieces: with many of them no computer could hold the table. */
  @Test
  void aTableThatNoComputerCouldHoldIsInfinitelyFar() {
    Variant cursed = Variants.of("cursed");
    Endgames endgames = endgames(cursed);
    Position few = Position.of(Fen.parse(cursed, "8/8/8/3k4/8/8/8/3K4 w - - 0 1 a5w"));
    assertTrue(endgames.toBuild(few, token) < 1_000_000);
    Position many = Position.of(Fen.parse(cursed, "8/8/8/3k4/8/8/8/3KQQ2 w - - 0 1 a5w,b5w,c5w,c6g"));
    assertEquals(Long.MAX_VALUE, endgames.toBuild(many, token));
  }

  @Test
  void whoseKingHasDiedHasLost() {
    for (String fen : List.of("8/8/8/8/3k4/8/8/8 w", "8/8/8/8/3K4/8/8/8 b")) {
      Position position = Position.of(Fen.parse(ORTHODOX, fen + " - - 0 1"));
      Endgames endgames = endgames(ORTHODOX);
      assertEquals("loss 0", endgames.outcome(position, monitor).toString());
      assertEquals(0, endgames.toBuild(position, token));
    }
    Position position = Position.of(Fen.parse(ORTHODOX, "8/8/8/8/3K4/8/8/8 w - - 0 1"));
    assertEquals("win 0", endgames(ORTHODOX).outcome(position, monitor).toString());
  }

  @Test
  void aMoveThatLetsTheOwnKingDieLoses() {
    Variant poison = Variants.of("poison");
    Position position = Position.of(Fen.parse(poison, "8/8/8/3k4/7r/8/8/3K4 b - - 0 1 d5:1"));
    MoveList moves = new MoveList();
    new Generator(poison).legal(position, moves);
    assertEquals(14, moves.size());
    for (int i = 0; i < moves.size(); i++) {
      assertEquals(Score.MATED, endgames(poison).after(position, moves.get(i), monitor));
      assertFalse(position.hasLostKing(1));
    }
  }
}
