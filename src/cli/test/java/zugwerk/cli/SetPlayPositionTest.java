package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A Pawn of the side to move has just made a double step: set play may capture it, however the position is given. */
class SetPlayPositionTest {

  /** White has just played e2-e4. In set play, 1...dxe3 2.Ra8 is mate. */
  private static final String MATE = "7R/8/8/8/3pP3/8/2K5/k7 w - e3 0 1";

  @TempDir
  private Path folder;

  @ParameterizedTest
  @CsvSource({
      MATE + ", #2, dxe3",
      "k7/2p5/8/3pP3/8/8/8/7K b - d6 0 1, hx1, exd6",
      "k7/2p5/8/3pP3/8/8/8/7K b - d6, h#1, ''"
  })
  void solvesWithThePassedSquareInSetPlay(String fen, String stipulation, String capture) throws Exception {
    CallResult given = CallResult.call("solve", "--fen", fen, "--stipulation", stipulation, "--set-play", "--full");
    assertEquals(0, given.code(), given.err());
    assertTrue(given.out().contains(capture), given.out());
    Path file = Files.writeString(folder.resolve("a.json"), "{\"version\":1,\"game\":\"orthodox\",\"fen\":\"" + fen
        + "\",\"stipulation\":\"" + stipulation + "\"}");
    CallResult read = CallResult.call("solve", "--problem", file, "--set-play", "--full");
    assertEquals(read.out().lines().filter(line -> !line.contains(" s, ")).toList(),
        given.out().lines().filter(line -> !line.contains(" s, ")).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"minimal", "mend", "twins", "improve"})
  void composersHelpersTakeIt(String command) {
    CallResult result = CallResult.call(command, "--fen", MATE.replace("7R", "7B"), "--stipulation", "#2",
        "--time-limit", "1");
    assertTrue(!result.err().contains("no Pawn can have passed"), result.err());
  }

  /** Without set play nobody can capture there. */
  @Test
  void playRefusesIt() {
    assertEquals(
        new CallResult(2, "", "zugwerk: no Pawn can have passed e3, the en passant square, on the last move\n"),
        CallResult.call("moves", "--fen", MATE));
    assertEquals(2,
        CallResult.call("solve", "--fen", "7R/8/8/8/3p4/8/2K5/k7 w - e3 0 1", "--stipulation", "#2").code());
  }
}
