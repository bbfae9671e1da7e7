package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/** What is reported tables while they are built: each with its steps, how many are done, and the share of the work. */
class ReportsWhileBuildingTest {

  @TempDir
  Path folder;

  private final List<String> reported = new ArrayList<>();
  private double whole;

  private String outcome(String game, String fen) {
    Variant variant = Variants.of(game);
    return new Endgames(variant, folder, 1).outcome(Fen.parse(variant, fen), new Monitor(this::note)).toString();
  }

  private void note(Progress progress) {
    String now = progress.step().toString() + ": " + progress.done() + " of " + progress.all() + " " + progress.unit();
    if (reported.isEmpty() || !reported.getLast().equals(now)) {
      reported.add(now);
    }
    assertTrue(whole <= progress.whole() && progress.whole() <= 1, now + " after " + whole + " of the work");
    whole = progress.whole();
  }

  @Test
  void tablesAreReportedOneAfterTheOther() {
    assertEquals("win 16", outcome("orthodox", "8/8/8/8/3k4/8/1R6/K7"));
    Stream<String> kings = Stream.of("", ", mates in 0", ", packing").map(step -> "Building KvK" + step + ": 0");
    Stream<String> rook = Stream.of(Stream.of(""), IntStream.rangeClosed(0, 17).mapToObj(i -> ", mates in " + i),
        Stream.of(", packing")).flatMap(steps -> steps).map(step -> "Building KRvK" + step + ": 1");
    assertEquals(Stream.concat(kings, rook).map(step -> step + " of 2 tables").toList(), reported);
    assertTrue(whole > 0.5, "only " + whole + " of the work");
    reported.clear();
    whole = 0;
    assertEquals("win 16", outcome("orthodox", "8/8/8/8/3k4/8/1R6/K7"));
    assertEquals(List.of(), reported);
  }

  @ParameterizedTest
  @ValueSource(strings = {"poison", "shock", "hitpoint"})
  void tablesBySlotsAreReported(String game) {
    String fen = "8/8/8/8/3k4/8/8/K7 w - - 0 1";
    assertEquals("draw", outcome(game, fen));
    assertEquals(Stream.of("50 % of the moves played", "99 % of the moves played", "mates in 0", "packing")
        .map(step -> "Building KvK, " + step + ": 0 of 1 tables").toList(), reported);
    assertTrue(whole > 0.5, "only " + whole + " of the work");
    reported.clear();
    whole = 0;
    assertEquals("draw", outcome(game, fen));
    assertEquals(List.of(), reported);
  }
}
