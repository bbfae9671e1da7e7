package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The output on the past of a position, by {@code retro} and by {@code solve}. */
class RetroCommandTest {

  /** Langstaff, The Chess Amateur 1922: 1.hxg6 e.p., or 1.Ke6. */
  private static final String LANGSTAFF = "4k2r/8/5B1P/3R1KpP/8/8/8/8 w k - 0 1";

  private static String call(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    assertEquals(0, CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err), arguments), err::toString);
    return out.toString();
  }

  @Test
  void showsWhetherAPositionIsLegalAndWhy() {
    assertEquals(
        List.of("illegal (numbers of pieces, where Pawns and Bishops come from, where checks come from, the last"
            + " 5 half-moves)", "  no move of Black's can have led to this position"),
        call("retro", "--fen", "5K1k/8/5NP1/8/8/8/8/8 w - - 0 1").lines().toList());
    assertEquals(List.of("legal as far as checked (numbers of pieces, where Pawns and Bishops come from)"),
        call("retro", "--variant", "cursed", "--fen", LANGSTAFF).lines().toList());
    String json = call("retro", "--fen", LANGSTAFF, "--json");
    assertTrue(json.contains("\"verdict\":\"legal as far as checked\"") && json.contains("\"nobody may castle\""),
        json);
  }

  @Test
  void solvesPartsThatExcludeEachOtherApart() {
    String text = call("solve", "--fen", LANGSTAFF, "--stipulation", "#2", "--full");
    List<String> reports = text.lines().map(String::strip).filter(line -> line.matches("[ab]\\).*|1\\.[^.].*|#2.*"))
        .map(line -> line.replaceAll("; .*| threat:", "")).toList();
    assertEquals(
        List.of("a) Black may castle, en passant on g6", "1.hxg6 !", "#2: sound", "b) nobody may castle", "1.Ke6 !",
            "#2: sound"),
        reports);
  }

  @Test
  void showsWhyASideMayNotCastle() {
    String rights = "castling: Black may not castle queenside, since its King or Rook must have moved";
    String fen = "r3k3/p7/8/8/8/8/8/4K2R w q - 0 1";
    assertTrue(call("solve", "--fen", fen, "--stipulation", "~1").startsWith(rights + "\n\n"));
    assertTrue(call("solve", "--fen", fen, "--stipulation", "~1", "--json").contains("\"rights\":\"" + rights + "\""));
  }

  /** Helpmates and series play are composed without regard to the past. */
  @Test
  void helpAndSeriesPlayKeepTheStatedRights() {
    String text = call("solve", "--fen", "8/8/8/8/8/k7/n7/R3K3 b Q - 0 1", "--stipulation", "ser-h002");
    assertTrue(text.contains("O-O-O") && !text.contains("castling:"), text);
  }
}
