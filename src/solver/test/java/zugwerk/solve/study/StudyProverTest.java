package zugwerk.solve.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Outcome;
import zugwerk.solve.table.ShortTables;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** How large the proofs of studies are: how much they leave to tables, and how few positions they need. */
class StudyProverTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  /** Lets the search come down to tables of three pieces only. */
  private static final SolveOptions OPTIONS = SolveOptions.DEFAULT.tablePositions(1_000_000);

  @TempDir
  private static Path folder;

  private static StudyProof proof(String fen, String stipulation, long most, Monitor monitor) {
    return StudyProver.prove(new Endgames(ORTHODOX, folder, 2), Fen.parse(ORTHODOX, fen),
        Stipulation.parse(stipulation), OPTIONS, most, monitor);
  }

  /** The positions of each strategy, and how many of them are left to the tables. */
  private static Map<String, String> sizes(StudyProof proof) {
    Map<String, String> sizes = new TreeMap<>();
    proof.strategies().forEach((aim, turns) -> sizes.put(aim.words(),
        turns.size() + "/" + turns.stream().filter(turn -> turn.move().isEmpty()).count()));
    return sizes;
  }

  /**
   * A strategy goes down to mate if it may be as large as that, else to where pieces are captured or promoted, else to
   * the first position that tables hold. Of several good moves it takes the one that leads to the fewest new positions.
   */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      "8/5k2/8/6K1/1P6/8/8/8 w - - 0 1; +; 1000000; {Black holds=1156/0, White wins=2321/0}",
      "8/5k2/8/6K1/1P6/8/8/8 w - - 0 1; +; 300; {Black holds=6/6, White wins=5/5}",
      "8/5k2/8/6K1/1P6/8/8/8 w - - 0 1; +; 12; {White wins=5/5}",
      "8/5k2/8/6K1/1P6/8/8/8 w - - 0 1; +; 5000; {Black holds=6/6, White wins=1030/269}",
      "8/5k2/8/6K1/1P6/8/8/8 w - - 0 1; +; 10000; {Black holds=6/6, White wins=2321/0}",
      "8/8/8/8/8/3kp3/8/4K3 w - - 0 1; =; 900; {Black holds=5/0, Black wins=87/0, White holds=5/5}",
      "8/8/8/8/8/3kp3/8/4K3 w - - 0 1; =; 1000000; {Black holds=5/0, Black wins=87/0, White holds=378/0}",
      "8/8/8/8/8/2k5/8/Kq5R w - - 0 1; +; 100000; {White wins=1690/0}",
      "8/8/8/8/8/2k5/8/Kq5R w - - 0 1; =; 2000; {White wins=11/11}",
      "8/8/8/8/8/3k4/8/4K2R b K - 0 1; +; 100000; {White wins=1647/0}",
      "8/8/8/8/8/3k4/8/4K2R b K - 0 1; +; 1000; {White wins=22/16}",
      "8/8/8/8/8/1k6/8/Kq5N w - - 0 1; =; 5000; {Black holds=1/1, White holds=251/0}"})
  void aProofIsAsSmallAsItCanBe(String fen, String stipulation, long most, String sizes) {
    assertEquals(sizes, sizes(proof(fen, stipulation, most, new Monitor())).toString());
  }

  /** An aim is reached just where White gets its goal, or does not, as the aim wants it. */
  @ParameterizedTest
  @EnumSource
  void anAimAsksForAGoalOfWhite(Aim aim) {
    for (Outcome.Kind white : Outcome.Kind.values()) {
      Outcome.Kind own = aim.side() == 0 || white == Outcome.Kind.DRAW ? white
          : white == Outcome.Kind.WIN ? Outcome.Kind.LOSS : Outcome.Kind.WIN;
      assertEquals(aim.isMetBy(own), OutcomeFinder.meets(white, aim.goal()) == aim.wanted(), white.toString());
    }
  }

  private static StrategyFinder.Strategy strategy(Endgames tables, Aim aim, String fen, long most) {
    OutcomeFinder outcomes = new OutcomeFinder(tables, OPTIONS.limits().tablePositions(), 20_000, new Monitor());
    return new StrategyFinder(ORTHODOX, outcomes, new CancelToken())
        .find(aim, List.of(Fen.parse(ORTHODOX, fen)), most).orElseThrow();
  }

  /** What the aim's side plays beyond the tables leads to its other positions, and from those that win further down. */
  @ParameterizedTest
  @CsvSource({"8/4Q3/6k1/8/8/8/2r5/K7 w - - 0 1, WHITE_WINS", "k7/2R5/8/8/8/6K1/4q3/8 b - - 0 1, BLACK_WINS",
      "2B5/8/8/8/8/P4K2/2k5/8 b - - 0 1, BLACK_HOLDS", "2b5/8/8/8/8/p4k2/2K5/8 w - - 0 1, WHITE_HOLDS"})
  void aStrategyComesDownToTheTables(String fen, Aim aim) {
    Endgames tables = new Endgames(ORTHODOX, folder, 2);
    StrategyFinder.Strategy strategy = strategy(tables, aim, fen, 100_000);
    assertTrue(strategy.turns().size() > 5, strategy.toString());
    assertEquals(strategy, strategy(tables, aim, fen, strategy.moves()), "just as many moves as it has");
    Map<String, Integer> places = new HashMap<>();
    strategy.turns().forEach(turn -> places.put(turn.position(), places.size()));
    assertTrue(places.containsKey(Fen.format(Fen.parse(ORTHODOX, fen))));
    PlainMoves rules = new PlainMoves(ORTHODOX);
    for (StudyProof.Turn turn : strategy.turns()) {
      Position position = Position.of(Fen.parse(ORTHODOX, turn.position()));
      assertEquals(aim.side(), position.toMove());
      if (turn.move().isEmpty()) {
        assertTrue(aim.isMetBy(tables.outcome(position.setup(), new Monitor()).kind()), turn.position());
        continue;
      }
      MoveMaker.make(ORTHODOX, position, rules.legal(position).get(turn.move()));
      for (int reply : rules.legal(position).values()) {
        int mark = position.mark();
        MoveMaker.make(ORTHODOX, position, reply);
        Integer next = places.get(Fen.format(position.setup()));
        boolean over = !aim.wins() && rules.legal(position).isEmpty();
        assertTrue(over || next != null && (!aim.wins() || next < places.get(turn.position())),
            () -> turn + " and then " + Fen.format(position.setup()));
        position.rollback(mark);
      }
    }
  }

  /** Where tables do not show how far the mate is, nothing shows that a move comes nearer to it. */
  @Test
  void aFarWinIsLeftToTheTables(@TempDir Path empty) {
    String fen = "8/8/8/8/8/1k6/3K4/7Q w - - 0 1";
    assertEquals(List.of(new StudyProof.Turn(fen, "")),
        strategy(ShortTables.of(ORTHODOX, empty, 4), Aim.WHITE_WINS, fen, 100_000).turns());
  }

  @Test
  void aProofCanBeStopped() {
    Monitor monitor = new Monitor();
    monitor.token().cancel();
    assertThrows(CancellationException.class, () -> proof("8/5k2/8/6K1/1P6/8/8/8 w - - 0 1", "+", 300, monitor));
  }
}
