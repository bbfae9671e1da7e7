package zugwerk.solve.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.table.Endgames;
import zugwerk.variant.Variants;
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

  @Test
  void aProofCanBeStopped() {
    Monitor monitor = new Monitor();
    monitor.token().cancel();
    assertThrows(CancellationException.class, () -> proof("8/5k2/8/6K1/1P6/8/8/8 w - - 0 1", "+", 300, monitor));
  }
}
