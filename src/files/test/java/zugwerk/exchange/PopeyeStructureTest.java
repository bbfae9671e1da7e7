package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.problem.Problem;
import zugwerk.problem.StatedTerms;
import zugwerk.variant.Variants;

/** Structured stipulations are read as what they equal; most examples are those of Popeye's manual. */
class PopeyeStructureTest {

  private static Problem read(String lines) {
    Reading reading = Formats.named("popeye").read("BeginProblem\nForsyth 7k/8/8/8/8/8/8/K6R\n" + lines
        + "\nEndProblem\n", Variants.of("orthodox"));
    return reading.problems().getFirst();
  }

  @ParameterizedTest
  @CsvSource({"white 3a[#]d, #2, w", "white 3a[+]d, +2, w", "white 4ad[x], sx2, w", "white 4a[#=]d[#=], s#=2, w",
      "black 3d[==]a, s==2, b", "black 2da[#], #2, b", "white 3a[1a[#]d]d, semi-r#2, w",
      "white 3a[1a[#]d]d{!1a[#]d}, r#2, w", "black 4hh[#], h#2, b", "white 5h[=]h, h=2.5, w",
      "black - 7h[#]h, h#3.5, w", "white 4hh[#], h#2, w", "white 3h[1d[#]a]h, hs#2, w",
      "black 4hh[1d[zd4]a], hszd42.5, b",
      "white 3h[>1a[#]d]h{!1a[#]d}, hr#2, w", "white 2s[>1a[#]d]{!1a[#]d}, ser-r#2, w",
      "white 15a[>1a[#]d]?+?d{!1a[#]d}, pser-r#8, w",
      "black 4hh[1h[=]h & 2hh[#]], reci-h(=)#3, b", "black 4hh[1h[#]h & 2hh[#]], reci-h#3, b", "white 5s[#], ser-#5, w",
      "black 5s[1h[#]h], ser-h#5, b", "white 6s[1d[#]a], ser-s#6, w", "white 15a[#]?+?d, pser-#8, w",
      "black 15h[1a[#]d]?+?h, pser-h#8, b", "white 7h[#]?+?h, phser-#4, w", "white 15h[1d[#]a]?+?h, phser-s#8, w",
      "black 4:4hh[#], exact-h#2, b"})
  void areReadAsWhatTheyEqual(String structure, String stipulation, String side) {
    Problem problem = read("SStipulation " + structure);
    assertEquals(stipulation + " " + side, problem.task().stipulationText() + " " + problem.fen().split(" ")[1]);
  }

  @Test
  void anOptionThatItStandsForIsKept() {
    assertTrue(StatedTerms.of(read("SStipulation white 4a[#=]d[#=]")).quodlibet());
    assertTrue(StatedTerms.of(read("SStipulation white 3a[#][1a[#]d]d")).quodlibet());
    assertTrue(StatedTerms.of(read("SStipulation black 3d[==]a")).postKey());
    assertEquals("w", read("SStipulation black 3d[==]a Option HalfDuplex").fen().split(" ")[1]);
  }

  /** Without the sign that ends the play, a move that could reach the goal may be left out; no play of ours has that. */
  @ParameterizedTest
  @ValueSource(
      strings = {"3h[1a[x]d]h", "3a[#]", "4a[#]d", "3:5s[#]", "3a[#]d | 4ad[#]", "15a[1d[#]a]?+?d",
          "4ad[mate]", "2000ad[#]"})
  void othersAreRefusedWithTheirText(String structure) {
    Reading reading = Formats.named("popeye").read("BeginProblem\nForsyth 7k/8/8/8/8/8/8/K6R\nSStipulation white "
        + structure + "\nEndProblem\n", Variants.of("orthodox"));
    assertEquals(0, reading.problems().size());
    assertTrue(reading.faults().getFirst().toString().contains("'" + structure + "' equals none"),
        reading.faults().toString());
  }
}
