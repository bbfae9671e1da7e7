package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.cli.CallResult.call;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtlasCommandTest {

  @TempDir
  private static Path tables;

  private static List<List<String>> rows(String... more) {
    CallResult result = call(
        Stream.concat(Stream.of("atlas", "--tables", tables.toString()), Stream.of(more)).toArray(String[]::new));
    assertEquals(0, result.code(), result.err());
    return result.out().lines().map(line -> List.of(line.split("\t"))).toList();
  }

  /** Published figures of the tables: 45 moves for the example list. */
  @Test
  void aRowForEachPower() {
    List<List<String>> rows = rows("--pieces", "WD,F,Gold General");
    assertEquals(4, rows.size());
    assertEquals(List.of("Woody Rook", "N=N/WD", "KNvK"), rows.get(1).subList(0, 3));
    assertEquals("45", rows.get(1).get(6));
    assertEquals("never", rows.get(1).get(5));
    assertEquals(List.of("Ferz", "N=N/F", "KNvK", "never", "never", "never", "-", "-", "-"), rows.get(2));
    assertEquals(List.of("Gold General", "N=N/WfF"), rows.get(3).subList(0, 2));
  }

  /** The shares and the longest mate are those of the endings, counted over all states of the powers. */
  @Test
  void theRowSumsUpTheStatisticsOfTheEnding() {
    List<String> row = rows("--powers", "R=R/{};K=K", "--type", "R", "--pieces", "NN").get(1);
    List<List<String>> states = call("endgame", "--variant", "polypiece", "--powers", "R=R/NN", "--statistics", "KRvK",
        "--tables", tables).out().lines().skip(1).map(line -> List.of(line.split("\t"))).toList();
    assertEquals(4, states.size());
    double white = states.stream().filter(state -> state.get(2).equals("white"))
        .mapToDouble(state -> percent(state.get(3))).average().orElseThrow();
    double black = states.stream().filter(state -> state.get(2).equals("black"))
        .mapToDouble(state -> percent(state.get(5))).average().orElseThrow();
    assertEquals(white, percent(row.get(3)), 0.2);
    assertEquals(black, percent(row.get(4)), 0.5);
    assertEquals(states.stream().mapToInt(state -> Integer.parseInt(state.get(6))).max().orElseThrow(),
        Integer.parseInt(row.get(6)));
    assertTrue(Double.parseDouble(row.get(7)) < Integer.parseInt(row.get(6)));
  }

  private static double percent(String share) {
    return share.equals("always") ? 100 : share.equals("never") ? 0 : Double.parseDouble(share.replace(" %", ""));
  }

  @Test
  void withoutACandidateThereIsOneRow() {
    assertEquals(2, rows("--powers", "Q=Q;K=K/N", "--material", "KQvK").size());
  }

  @Test
  void listsOfFairyPiecesCanBeSweptToo() {
    List<List<String>> rows = rows("--variant", "fairy", "--powers", "G={}", "--material", "KGvK", "--pieces", "R,N");
    assertEquals("16", rows.get(1).get(6));
    assertEquals("never", rows.get(2).get(3));
  }

  @Test
  void writesAFileAndJson(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("new").resolve("atlas.json");
    assertEquals(new CallResult(0, "", ""),
        call("atlas", "--tables", tables, "--pieces", "W", "--json", "--output", file));
    assertTrue(Files.readString(file).startsWith(
        "[{\"piece\":\"Wazir\",\"powers\":\"N=N/W\",\"ending\":\"KNvK\",\"whiteToMove\":{\"positions\":0,\"of\":"));
  }

  @Test
  void whatIsFinishedWithinTheTimeIsPrinted() {
    CallResult result = call("atlas", "--tables", tables.resolve("late"), "--time-limit", "0.001");
    assertEquals(4, result.code());
    assertTrue(result.out().startsWith("piece\tpowers\tending"), result.out());
    assertTrue(result.err().matches("(?s).*\\d+ of \\d+ rows are finished.*"), result.err());
  }

  @Test
  void refusesWhatItCannotTabulate() {
    assertEquals(4, call("atlas", "--pieces", "WD", "--material", "KNPvKN", "--tables", tables).code());
    assertEquals(2, call("atlas", "--pieces", "WD", "--material", "KNX", "--tables", tables).code());
    assertEquals(2, call("atlas", "--pieces", "WD(", "--tables", tables).code());
  }
}
