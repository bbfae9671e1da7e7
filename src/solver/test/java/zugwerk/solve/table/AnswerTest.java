package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Schema;
import zugwerk.board.Side;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** What the tables answer to a question. */
class AnswerTest {

  @TempDir
  private static Path folder;

  private static Answer answer(String game, String fen) {
    Variant variant = Variants.of(game);
    return new Endgames(variant, folder, 2).answer(Fen.parse(variant, fen), new Monitor());
  }

  private static List<String> moves(List<MoveValue> moves) {
    Schema schema = Variants.of("orthodox").schema();
    return moves.stream().map(value -> LongForm.of(schema, value.move()) + " " + value.outcome()).toList();
  }

  @Test
  void everyMoveHasItsValueTheBestFirst() {
    Answer answer = answer("orthodox", "k7/8/K7/8/8/8/8/1R6 b - - 0 1");
    assertEquals("draw", answer.outcome().toString());
    assertEquals(List.of(), answer.moves());
    answer = answer("orthodox", "k7/P7/1K6/8/8/8/8/8 w - - 0 1");
    assertEquals(new Outcome(Outcome.Kind.DRAW, 0), answer.outcome());
    answer = answer("orthodox", "8/5P1k/8/5K2/8/8/8/8 w - - 0 1");
    assertEquals(answer.outcome(), answer.best().getFirst().outcome());
    // The Queen would stalemate.
    assertEquals(List.of("f7f8b draw", "f7f8n draw", "f7f8q draw"), moves(answer.moves()).subList(8, 11));
    assertEquals(11, answer.moves().size());
  }

  @Test
  void matesAndTheirValues() {
    Answer answer = answer("orthodox", "k7/8/1K6/8/8/8/8/7R w - - 0 1");
    assertEquals(List.of("h1h8 win 1"), moves(answer.best()));
    assertEquals("loss 0", answer("orthodox", "k6R/8/1K6/8/8/8/8/8 b - - 0 1").outcome().toString());
    assertEquals("loss 1", answer("orthodox", "k7/8/1K6/8/8/8/8/7R b - - 0 1").outcome().toString());
  }

  /** The quickest win first, then draws, then the slowest loss. */
  private static int place(Outcome outcome) {
    return switch (outcome.kind()) {
      case WIN -> outcome.moves();
      case DRAW -> 1000;
      case LOSS -> 2000 - outcome.moves();
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"8/8/8/3k4/8/8/1R6/K7 w", "8/8/8/3k4/8/2R5/1K6/8 w", "8/8/8/8/3k4/1K6/4R3/8 b",
      "8/8/8/8/3k4/4R3/8/K7 b"})
  void movesAreSortedByWhatTheyComeTo(String fen) {
    List<Integer> places = answer("orthodox", fen + " - - 0 1").moves().stream()
        .map(value -> place(value.outcome())).toList();
    assertEquals(places.stream().sorted().toList(), places);
    assertTrue(places.stream().distinct().count() > 1, places::toString);
  }

  @Test
  void theLongestMatesAreWhatTheStatisticsSay() {
    Variant variant = Variants.of("polypiece");
    Endgames endgames = new Endgames(variant, folder, 2);
    for (String material : List.of("KNvK", "KvKN")) {
      TableStatistics statistics = endgames.statistics(Material.parse(variant.schema(), material), new Monitor());
      assertEquals(4, statistics.rows().size());
      for (TableStatistics.Row row : statistics.rows()) {
        assertOutcome(endgames, Outcome.Kind.WIN, row.longestWin());
        assertOutcome(endgames, Outcome.Kind.LOSS, row.longestLoss());
        boolean stronger = row.toMove() == (material.equals("KNvK") ? Side.WHITE : Side.BLACK);
        assertEquals(stronger, row.won() > 0);
        assertEquals(stronger, row.lost() == 0);
      }
    }
  }

  private static void assertOutcome(
      Endgames endgames, Outcome.Kind kind, Optional<TableStatistics.Longest> longest) {
    longest.ifPresent(found -> {
      assertEquals(kind, found.outcome().kind());
      assertEquals(found.outcome(), endgames.outcome(found.setup(), new Monitor()));
    });
  }
}
