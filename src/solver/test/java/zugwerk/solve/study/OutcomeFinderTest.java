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
import zugwerk.solve.Tristate;
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
    // Existing tables are used whatever the limit.
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
      assertEquals(reached ? Tristate.YES : Tristate.NO, finder.reaches(position(fen), goal));
    }
    assertEquals(0, finder.nodes());
  }

  /** Five men, of whom no King of Black's is left: no table is needed for that. */
  @Test
  void asManyPiecesAsTablesHaveAreNotTooMany() {
    OutcomeFinder finder = finder(0);
    assertEquals(Optional.of(Outcome.Kind.LOSS),
        finder.outcome(position("8/8/8/4p3/8/4p3/4RR2/4K3 b - - 0 1")).map(Outcome::kind));
    assertEquals(Optional.empty(), finder.outcome(position("8/8/8/3pp3/8/4p3/4RR2/4K3 b - - 0 1")));
  }

  /** Before large tables are built, those with one piece fewer are; what is larger waits until it may be built. */
  @Test
  void theLargestTablesAreBuiltLast() {
    Variant shock = Variants.of("shock");
    OutcomeFinder finder = new OutcomeFinder(new Endgames(shock, folder, 1), Long.MAX_VALUE, 100, new Monitor());
    Position three = Position.of(Fen.parse(shock, "8/8/8/3k4/8/8/8/K5B1 w - - 0 1"));
    assertEquals(Optional.of(Outcome.Kind.DRAW), finder.outcome(three).map(Outcome::kind));
    Position four = Position.of(Fen.parse(shock, "8/8/8/3k4/8/8/8/K5RR w - - 0 1"));
    assertEquals(Optional.empty(), finder.outcome(four));
  }

  @Test
  void theSearchPlaysNoMoreMovesThanItMay() {
    OutcomeFinder finder = finder(1_000_000);
    assertEquals(Tristate.OPEN, finder.reaches(position("8/8/8/3k4/8/3K4/3P4/7r w - - 0 1"), Outcome.Kind.DRAW));
    assertEquals(100, finder.nodes());
  }
}
