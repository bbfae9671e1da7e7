package zugwerk.solve.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Outcome;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** Tables are built as far as the limit allows, and what they say is turned to White's side. */
class OutcomeFinderTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  @TempDir
  private Path folder;

  private static Position position(String fen) {
    return Position.of(Fen.parse(ORTHODOX, fen));
  }

  private OutcomeFinder finder(long positions) {
    return new OutcomeFinder(new Endgames(ORTHODOX, folder, 1), positions, 100, new Monitor());
  }

  @Test
  void theLimitIsTheMostThatIsBuilt() {
    Position position = position("8/8/8/8/4k3/8/R7/4K3 w - - 0 1");
    long missing = new Endgames(ORTHODOX, folder, 1).toBuild(position, new CancelToken());
    assertTrue(missing > 0);
    assertEquals(Optional.empty(), finder(missing - 1).outcome(position));
    assertEquals(Optional.of(Outcome.Kind.WIN), finder(missing).outcome(position).map(Outcome::kind));
    // What is there is asked whatever the limit.
    assertEquals(Optional.of(Outcome.Kind.WIN), finder(0).outcome(position).map(Outcome::kind));
  }

  @ParameterizedTest
  @CsvSource({"8/8/8/8/4k3/8/4R3/4K2R w K - 0 1", "8/8/8/3pp3/4k3/8/4RR2/4K3 w - - 0 1",
      "8/8/8/4p3/4k3/8/4RR2/4K3 w - - 0 1"})
  void castlingAndManyPiecesAreBeyondTheTables(String fen) {
    assertEquals(Optional.empty(), finder(Long.MAX_VALUE).outcome(position(fen)));
  }

  @ParameterizedTest
  @CsvSource({"8/8/8/8/4k3/8/R7/4K3 w - - 0 1, WIN", "8/8/8/8/4k3/8/R7/4K3 b - - 0 1, WIN",
      "8/8/8/8/4k3/8/4r3/4K3 w - - 0 1, DRAW", "8/8/8/8/4k3/7r/8/4K3 b - - 0 1, LOSS",
      "8/8/8/8/4k3/7r/8/4K3 w - - 0 1, LOSS"})
  void theWorthIsThatOfWhite(String fen, Outcome.Kind worth) {
    OutcomeFinder finder = finder(1_000_000);
    assertEquals(Optional.of(worth), finder.worth(position(fen)));
    for (Outcome.Kind goal : new Outcome.Kind[] {Outcome.Kind.WIN, Outcome.Kind.DRAW}) {
      boolean reached = worth == Outcome.Kind.WIN || worth == goal;
      assertEquals(reached ? Known.YES : Known.NO, finder.reaches(position(fen), goal));
    }
    assertEquals(0, finder.nodes());
  }

  @Test
  void theSearchPlaysNoMoreMovesThanItMay() {
    OutcomeFinder finder = finder(1_000_000);
    assertEquals(Known.OPEN, finder.reaches(position("8/8/8/3k4/8/3K4/3P4/7r w - - 0 1"), Outcome.Kind.DRAW));
    assertEquals(100, finder.nodes());
  }
}
