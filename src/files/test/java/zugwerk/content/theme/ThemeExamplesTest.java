package zugwerk.content.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/**
 * Published problems, each with a theme that others have named in it or that its moves show, and as a near miss another
 * one that lacks a single thing.
 */
class ThemeExamplesTest {

  private static final Map<String, ContentReport> KNOWN = new HashMap<>();

  private static ContentReport report(String problem) {
    return KNOWN.computeIfAbsent(problem.strip(), text -> {
      String[] parts = text.split(" ", 2);
      Problem read = Problem.of(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"), parts[1]),
          Stipulation.parse(parts[0]));
      boolean phases = read.task().stipulationOrThrow().isBattle() && read.task().stipulationOrThrow().moves() <= 4;
      Solved solved = Solved.solve(read, SolveOptions.DEFAULT.showing(phases, phases ? SolveOptions.Tries.ONE_REFUTATION
          : SolveOptions.Tries.NONE), new Monitor());
      return ContentReport.of(solved, new CancelToken());
    });
  }

  /**
   * By C. Mansfield (Good Companions 1921, Hampshire Telegraph 1915, Tijdschrift NSB 1918, Falkirk Herald 1927, BCF
   * 1950, The Problemist 1955, Busmen's Chess Review 1964, BCM 1966, Schach-Echo 1973), S. Loyd (Cincinnati Daily
   * Gazette 1859, Wilkes' Spirit of the Times 1868, American Chronicle 1868, Sam Loyd and his Chess Problems 1913),
   * A. Chéron (Hamburgischer Correspondent 1932, L'Illustration 1936), T. R. Dawson (Bolton Football Field 1912, The
   * Chess Amateur 1923, Magyar Sakkvilág 1937, BCM 1943), E. E. H. Baird (Southern Counties' Chess Journal 1894,
   * Brighton and Hove Society 1899 and 1900, Hampstead Express 1901), M. Vukčević (problem 1951), N. Macleod (Broodings
   * 2009), V. Bron and Y. Vakhlakov (Shakhmaty v SSSR 1952), B. Piliczewski (The Problemist 2013), and one in YACPDB whose author is not known here (Valladão).
   */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Barulin  | #2 5b2/2K1pn1p/4k1pq/R3N1nN/2pP4/2r4p/8/5Q1b w - - 0 1 \
      | #2 4b1NK/2Q5/6R1/3P1k2/2PP2rp/2P1B1n1/2N3q1/1B4b1 w - - 0 1
      Levman   | #2 4b1NK/2Q5/6R1/3P1k2/2PP2rp/2P1B1n1/2N3q1/1B4b1 w - - 0 1 \
      | #2 5b2/2K1pn1p/4k1pq/R3N1nN/2pP4/2r4p/8/5Q1b w - - 0 1
      Somov    | #2 K1R5/5N2/1P6/b4p2/3krp2/B2n2R1/Bp3P2/7Q w - - 0 1 \
      | #2 8/3Q4/1K3P2/2p5/2k1NR2/1p3qn1/8/3bB3 w - - 0 1
      B2       | #2 8/3Q4/1K3P2/2p5/2k1NR2/1p3qn1/8/3bB3 w - - 0 1 \
      | #2 K1R5/5N2/1P6/b4p2/3krp2/B2n2R1/Bp3P2/7Q w - - 0 1
      Rudenko  | #2 1N6/4p3/3k2K1/8/1PQ4B/8/8/8 w - - 0 1 | #2 8/3Q4/1K3P2/2p5/2k1NR2/1p3qn1/8/3bB3 w - - 0 1
      White correction | #2 B1Q5/8/p2p1K2/r7/n1Nk4/1R4N1/2Prpb2/4q3 w - - 0 1 \
      | #2 8/8/2N2B2/7Q/4k2b/6P1/2K2P2/7n w - - 0 1
      Arrival correction | #2 3b1RB1/q1p4K/r1n5/3Nk2p/4Np2/1nR2P2/bB6/7Q w - - 0 1 \
      | #2 8/B2K3Q/5p2/3k4/2p2P2/p6p/r7/b7 w - - 0 1
      Karlström–Fleck | #2 8/8/2N2B2/7Q/4k2b/6P1/2K2P2/7n w - - 0 1 \
      | #2 1r6/8/N7/3k4/1R5P/3K4/2P4B/b5Q1 w - - 0 1
      Pelle moves | #2 RBk5/3N4/P4K2/Qn2N3/8/1r5B/1rq5/2R4b w - - 0 1 \
      | #2 7B/8/1K6/4bPp1/3k1NpQ/4p3/1P1N1P1p/3R4 w - - 0 1
      Pelle moves | #2 4N1R1/8/4p2p/3prk2/3P1n2/1K2Q2r/2N2n2/1Bb2R2 w - - 0 1 \
      | #2 4b1NK/2Q5/6R1/3P1k2/2PP2rp/2P1B1n1/2N3q1/1B4b1 w - - 0 1
      Self-pin defence | #2 6K1/2R1p3/3bk1n1/3pPp2/3R4/1N6/7B/2Q5 w - - 0 1 \
      | #2 RBk5/3N4/P4K2/Qn2N3/8/1r5B/1rq5/2R4b w - - 0 1
      Battery destruction | #2 8/4p1B1/6p1/1PP1R1p1/1N1k2B1/2r2pP1/1K1N1p2/Q4R2 w - - 0 1 \
      | #2 K1R5/5N2/1P6/b4p2/3krp2/B2n2R1/Bp3P2/7Q w - - 0 1
      Ambush   | #2 2B1Q3/8/7K/5pR1/1Bn1nk2/1N5P/4R3/6N1 w - - 0 1 \
      | #2 8/2Bp1K1N/3P1p2/3k1p2/R1r2Pp1/pR6/BP6/4Q3 w - - 0 1
      Focal play | #2 5K2/2BP2nN/4kN2/8/3r4/8/6Q1/8 w - - 0 1 \
      | #2 b2qN3/2R5/Q4P2/2Bk1Pp1/n1pP1n2/3p1PN1/8/KB6 w - - 0 1
      Roman    | #3 4k3/4P3/Q2K4/8/1P6/8/8/3b4 w - - 0 1 | #4 b2B3K/8/8/3n4/8/6Q1/7p/7k w - - 0 1
      Hamburg  | #4 b2B3K/8/8/3n4/8/6Q1/7p/7k w - - 0 1 | #3 4k3/4P3/Q2K4/8/1P6/8/8/3b4 w - - 0 1
      Dresden  | #3 8/5p2/1p1K1p2/p2N3b/2Nk1r2/pPp1R3/3r3n/b5Q1 w - - 0 1 | #3 4k3/4P3/Q2K4/8/1P6/8/8/3b4 w - - 0 1
      Annihilation | #3 8/1n5Q/7P/8/4PN2/5N2/6PP/1K4Bk w - - 0 1 | #3 4k3/4P3/Q2K4/8/1P6/8/8/3b4 w - - 0 1
      Four corners | h#4 b7/8/8/5k2/6r1/1K4p1/8/5r1R b - - 0 1 \
      | #3 3kN3/3Pp3/2p1Pp2/5p2/1p3P1Q/4p3/P3P3/4K2R w K - 0 1
      Corner to corner | h#4 b7/8/8/5k2/6r1/1K4p1/8/5r1R b - - 0 1 \
      | h#5 1b6/8/2p5/3b4/k1p5/6qr/1Rp3rp/2n4K b - - 0 1
      Staircase | #7 8/8/7Q/5P2/1pP5/pP1B4/P2nppp1/K1k1bqrb w - - 0 1 \
      | h#4 b7/8/8/5k2/6r1/1K4p1/8/5r1R b - - 0 1
      Pendulum | h#5 1b6/8/2p5/3b4/k1p5/6qr/1Rp3rp/2n4K b - - 0 1 | h#4 b7/8/8/5k2/6r1/1K4p1/8/5r1R b - - 0 1
      Loshinsky magnet | #3 K5kB/p5P1/6P1/7r/p7/P4PPR/6PQ/8 w - - 0 1 \
      | #2 8/8/8/3b4/6QK/p2P1p1B/2P2P1p/qRB4k w - - 0 1
      Valladão | #2 4b2R/2P1kpPr/6P1/1N1p2P1/7p/p6B/ppPP4/B1QNK2R w K - 0 1 \
      | #2 4b2R/2P1kpPr/6P1/1N1p2P1/7p/p6B/ppPP4/B1QNK2R w - - 0 1
      Rovno    | h#3 4B2K/8/q7/3P1p2/1PkNp3/2Npnp2/3n4/b7 b - - 0 1 \
      | h#4 b7/8/8/5k2/6r1/1K4p1/8/5r1R b - - 0 1
      """)
  void publishedProblems(String theme, String shows, String doesNot) {
    assertTrue(report(shows).names().contains(theme), () -> theme + " is not in " + report(shows).text());
    assertFalse(report(doesNot).names().contains(theme), () -> theme + " is in " + report(doesNot).text());
  }

  /** Each near miss differs in one move from the solution that shows the theme. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Rudenko | try X (A); try X (B); key Y (C); key Y a A; key Y b B \
      | try X (A); try X (B); key Y (C); key Y a A; key Y b D
      Rudenko | try X (A); try X (B); key Y a A; key Y b B | try X (A); try X (B); key Y (B); key Y a A; key Y b B
      White correction | try W (A); try W a!; try X (A); try X a!; try Y (A); try Y a B; try Y b!; \
      key Z (A); key Z a C | try W (A); try W a!; try X (A); try X a!; try Y (A); try Y a!; key Z (A); key Z a C
      Karlström–Fleck | key X (A); key X (B); key X (C); key X a A; key X b B; key X c C; key X d D \
      | key X (A); key X (B); key X (C); key X a A; key X b B; key X c C; key X d A
      """)
  void schematicPhases(String theme, String shows, String doesNot) {
    assertTrue(Schematic.names("#2", Schematic.FREE, Schematic.moves(shows)).contains(theme), theme);
    assertFalse(Schematic.names("#2", Schematic.FREE, Schematic.moves(doesNot)).contains(theme), theme);
  }

  /** Moves in long form; the first line of moves shows the theme. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Staircase    | 7k/8/8/8/8/8/8/Q5K1 | ser-#5 | key a1a2 a2b2 b2b3 b3c3 c3c4 | key a1a2 a2b2 b2b3 b3c3 c3e3
      Staircase    | 7k/8/8/8/8/8/8/Q5K1 | ser-#5 | key a1b1 b1c2 c2d2 d2e3 e3f3 | key a1b1 b1c2 c2d2 d2d3 d3e4
      Staircase    | 7k/8/8/8/8/8/8/Q5K1 | ser-#5 | key a1a2 a2b2 b2b3 b3c3 c3c4 | key a1b2 b2c1 c1d2 d2e1 e1f2
      Pendulum     | 7k/8/8/8/8/8/8/R5K1 | ser-#4 | key a1a2 a2a1 a1a2 a2a1 | key a1a2 a2a1 a1a2 a2a3
      Corner to corner | 6k1/8/8/8/8/8/6K1/R7 | ser-#3 | key a1d1 d1h1 g2f2 | key a1d1 d1g1 g2f2
      Annihilation | 5n1k/7p/8/8/3R4/3Q4/8/6K1 | h#3 | key h7h6 d4d7 f8d7 g1g2 d7b6 d3d8 \
      | key h7h6 d4d7 f8d7 g1g2 h8g8 d3d7
      """)
  void schematicLines(String theme, String fen, String stipulation, String shows, String doesNot) {
    boolean found = Schematic.names(stipulation, fen + " w - - 0 1", shows).contains(theme);
    boolean missed = Schematic.names(stipulation, fen + " w - - 0 1", doesNot).contains(theme);
    assertEquals(List.of(true, false), List.of(found, missed), theme);
  }

  /** The words that YACPDB uses stand for these themes. */
  @Test
  void wordsOfYacpdbMeanTheseThemes() {
    List<String> words = List.of("Barulin (A)", "Somov (B1)", "B2", "Levman", "Pelle move", "Focal", "Roman theme",
        "Dresden theme", "Hamburg theme", "Loshinski magnet", "Pendulum maneuver", "Valladao", "Karlstrom-Fleck",
        "Rudenko", "Annihilation", "Ambush", "Staircase", "Four corners", "Corner to corner", "Rovno",
        "White correction", "Battery destruction");
    assertEquals(new Keywords(List.of(), words, List.of()), Keywords.of(words, Set.of()));
  }
}
