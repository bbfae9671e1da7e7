package zugwerk.content.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.content.Content;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** Themes in problems that the solver has solved: bundled ones, ones of other authors, and small schematic ones. */
class ThemesTest {

  /** What each problem shows, as several rows speak of the same one. */
  private static final Map<String, List<String>> KNOWN = new HashMap<>();

  /**
   * A problem: the name of a bundled one, or game, stipulation and FEN, with twins after semicolons.
   */
  private static Problem problem(String text) {
    if (!text.contains(" ")) {
      return ProblemFile.read(ProjectRoot.path("problems/" + text + ".json"));
    }
    String[] parts = text.split(";\\s*");
    String[] first = parts[0].split(" ", 3);
    Problem problem = Problem.of(Variants.of(first[0]), Fen.parse(Variants.of(first[0]), first[2]),
        Stipulation.parse(first[1]));
    return problem.withTask(task -> task.withTwinTexts(Arrays.asList(parts).subList(1, parts.length)));
  }

  private static Solved solved(String text) {
    Problem problem = problem(text);
    // Longer problems take their time with set play and tries, and are here for what follows their keys.
    boolean phases = problem.task().stipulationOrThrow().isBattle() && problem.task().stipulationOrThrow().moves() == 2;
    return Solved.solve(problem, SolveOptions.DEFAULT.showing(phases, phases ? SolveOptions.Tries.ONE_REFUTATION
        : SolveOptions.Tries.NONE), new Monitor());
  }

  private static List<String> names(String message) {
    return KNOWN.computeIfAbsent(message.strip(), text -> ContentReport.of(solved(text), new CancelToken()).names());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      textBlock = """
          Changed mates       | orthodox/guidelli-1917 | orthodox/corrias-1917
          Transferred mates   | orthodox #2 3Q4/8/K3p3/pR3pBB/4kP2/5N1R/r2P4/bb1n4 w - - 0 1 | orthodox/mansfield-1956
          Transferred mates   | orthodox #2 2K5/1ppP1pP1/2p3pR/3k2P1/P1NNb3/3p3B/P2PQ3/2R3B1 w - - 0 1 \
          | orthodox #2 2r3Q1/5B2/2rp4/N1P1pnN1/1B1kP3/1P1pp3/3P4/1K2R2b w - - 0 1
          Reciprocal change   | orthodox #2 8/QK6/8/3k1BB1/6P1/1p6/8/8 w - - 0 1 | orthodox/guidelli-1917
          Half-pin            | orthodox #3 3N2nB/1p3Prq/2pR1r1b/2P1kppR/2Pp4/3P3B/n2QPNK1/8 w - - 0 1 \
          | orthodox #3 1r1B2bK/1pRB3p/1P1k4/N2pr3/1pPR1P2/2q5/8/1Q6 w - - 0 1
          Plachutta           | orthodox #5 KBB5/pP4pb/3N2r1/nPp1k2r/2P5/R3pR1n/2P1NpP1/2q1b3 w - - 0 1 \
          | orthodox #3 Q2N2N1/n1rPB3/1r4P1/1ppp4/q2k1P2/1bR5/1P1P2RK/nB6 w - - 0 1
          Siers battery       | orthodox #5 KBB5/pP4pb/3N2r1/nPp1k2r/2P5/R3pR1n/2P1NpP1/2q1b3 w - - 0 1 \
          | orthodox #3 3N2nB/1p3Prq/2pR1r1b/2P1kppR/2Pp4/3P3B/n2QPNK1/8 w - - 0 1
          Grimshaw            | orthodox #3 1r1B2bK/1pRB3p/1P1k4/N2pr3/1pPR1P2/2q5/8/1Q6 w - - 0 1 \
          | orthodox #3 Q2N2N1/n1rPB3/1r4P1/1ppp4/q2k1P2/1bR5/1P1P2RK/nB6 w - - 0 1
          Novotny             | orthodox #2 8/q1P5/Qb3p2/1r5R/4kP1n/1B3p1N/2pR1Bn1/1bK5 w - - 0 1 | orthodox/ellerman-1925
          Novotny             | orthodox #2 2K2b2/1pPP3b/7q/R2N3r/1Pkp3r/1p3NQ1/n5n1/1B1RB3 w - - 0 1 \
          | orthodox #2 qbb1r3/2Q1ppp1/p1p2k1N/7p/Kp1R3P/2R1N3/1B3r2/1B6 w - - 0 1
          Nietvelt            | orthodox #2 1K2N2R/3B2P1/p2pP3/1n1kq3/R2P1p2/2B2P2/1N5p/7Q w - - 0 1 \
          | orthodox/mansfield-1917
          Black correction    | orthodox #2 2n1Q3/1qr5/7b/4R3/2Pk2P1/B4nP1/4P3/KbRNN2B w - - 0 1 \
          | orthodox #2 QB4b1/4N3/8/2pr4/3bkPn1/7B/4K3/5RrN w - - 0 1
          Half-battery        | orthodox #2 3n4/8/K2b1PB1/1p6/prk1NN1R/1b6/p1pPR1Q1/B2q3n w - - 0 1 | orthodox/mansfield-1956
          Lacny               | orthodox #2 K7/RP3PRN/1pPkB3/1P3P2/2Pqp3/8/3B4/3Q4 w - - 0 1 | orthodox/guidelli-1917
          Pseudo Le Grand     | orthodox #2 1Q4n1/1K5B/1B2Pp2/1N3r2/2P1kN1p/1P1pPn2/3bpPP1/3Rq3 w - - 0 1 \
          | orthodox/guidelli-1917
          Hannelius           | orthodox #2 1Q4n1/1K5B/1B2Pp2/1N3r2/2P1kN1p/1P1pPn2/3bpPP1/3Rq3 w - - 0 1 \
          | orthodox/guidelli-1917
          Knight wheel        | orthodox #2 8/6K1/3pb1R1/3PkPr1/2Pb1pPN/n1BPNBP1/2P2QPn/5Rr1 w - - 0 1 \
          | orthodox/guidelli-1917
          Threat              | orthodox/mansfield-1917 | orthodox/loyd-lynn-1859
          Block               | orthodox/loyd-lynn-1859 | orthodox/mansfield-1917
          Flight-giving key   | orthodox/loyd-lynn-1859 | orthodox/corrias-1917
          Flight-taking key   | orthodox/loyd-lynn-1859 | orthodox/mansfield-1917
          Sacrificial key     | orthodox/morphy-1856 | orthodox/corrias-1917
          Checking key        | orthodox/loyd-1855 | orthodox/corrias-1917
          Capturing key       | orthodox #2 2N5/3B1k1K/1q4R1/7P/8/8/8/8 w - - 0 1 | orthodox/morphy-1856
          Withdrawal key      | orthodox/ellerman-1925 | orthodox/mansfield-1917
          Withdrawal key      | orthodox/ellerman-1925 \
          | orthodox #3 8/8/3p4/2pP4/1pQ5/pP1N1p2/pP1P1P2/kn2K2R w K - 0 1
          Unpinning key       | orthodox/mansfield-1917 | orthodox/corrias-1917
          Self-pinning key    | hitpoint/original-1-alone | hitpoint/original-3-corner
          Self-unpinning key  | orthodox #2 5R2/8/r2P4/6Qq/8/2K2Rr1/6k1/8 w - - 0 1 | orthodox/mansfield-1917
          Castling key        | orthodox #3 8/7B/1N6/ppB1p3/8/Pk6/8/R3K3 w Q - 0 1 | orthodox/morphy-1856
          Promotion key       | orthodox #2 8/4P3/3p4/3k2K1/1r2R3/2Q5/8/8 w - - 0 1 | orthodox/morphy-1856
          Star flights        | orthodox #2 8/1Q6/Q7/4k3/3N4/8/2K5/8 w - - 0 1 | orthodox/havel-1903
          Y flights           | orthodox #2 8/8/8/4k3/3RN3/1P2N3/8/1K1QR3 w - - 0 1 | orthodox/havel-1903
          Fleck               | orthodox #2 1r6/8/N7/3k4/1R5P/3K4/2P4B/b5Q1 w - - 0 1 | orthodox/mansfield-1956
          Selfblock           | orthodox/mansfield-1917 | orthodox/morphy-1856
          Unguard             | orthodox/morphy-1856 | orthodox/loyd-lynn-1859
          Unguard             | orthodox/mansfield-1936 | orthodox/havel-1903
          Interference        | orthodox/mansfield-1936 | orthodox/mansfield-1917
          Grimshaw            | orthodox/corrias-1917 | orthodox/mansfield-1936
          Novotny             | orthodox/mansfield-1956 | orthodox/corrias-1917
          Plachutta           | orthodox/plachutta-1858 | orthodox/mansfield-1956
          Würzburg-Plachutta  | orthodox #3 b6n/2NpQ3/r7/p1pr1p2/N1k1PP2/1pBnK3/8/1B6 w - - 0 1 | orthodox/plachutta-1858
          Schiffmann          | orthodox #2 Nq6/3pr3/2p3p1/2BkP1NR/1P2p3/1P1n4/6B1/1K2RQ2 w - - 0 1 | orthodox/guidelli-1917
          Nietvelt            | orthodox #2 8/1p5p/1P5B/2K1p3/QP2N3/Pr1P4/1Rb3N1/n2k1B1n w - - 0 1 \
          | orthodox #2 Nq6/3pr3/2p3p1/2BkP1NR/1P2p3/1P1n4/6B1/1K2RQ2 w - - 0 1
          Stocchi             | orthodox #2 8/1pR1PPBp/5Kp1/n3Np2/2pkp3/2N1r3/bPpb1PB1/8 w - - 0 1 \
          | orthodox #2 8/4N3/5p2/2BBkppR/1p5p/bKp4P/1nP2Nn1/2Q5 w - - 0 1
          Dual avoidance      | orthodox #2 8/1pR1PPBp/5Kp1/n3Np2/2pkp3/2N1r3/bPpb1PB1/8 w - - 0 1 | orthodox/mansfield-1956
          Indirect battery    | orthodox #2 7B/5R2/3p3N/3P4/1K2k2r/4N3/4Q3/8 w - - 0 1 | orthodox/ellerman-1925
          Half-pin            | orthodox/guidelli-1917 | orthodox/mansfield-1917
          Unpinning of White  | orthodox/ellerman-1925 | orthodox/mansfield-1917
          Cross-check         | orthodox/mansfield-1917 | orthodox/corrias-1917
          Black correction    | orthodox/guidelli-1917 | orthodox/corrias-1917
          Tertiary correction | orthodox #2 3r4/4r3/3RbB2/1B6/1pN1k2N/8/5K2/2Q2n2 w - - 0 1 | orthodox/guidelli-1917
          Battery play        | orthodox/ellerman-1925 | orthodox/corrias-1917
          Royal battery       | orthodox #2 4Bn2/8/8/4p3/7p/B4Q2/2r5/1k1K1R2 w - - 0 1 | orthodox/ellerman-1925
          Half-battery        | orthodox #2 2n5/5p2/8/4k1B1/2B1N3/4N3/3R4/K3R3 w - - 0 1 | orthodox/ellerman-1925
          Double-check mate   | orthodox/ellerman-1925 | orthodox/corrias-1917
          Loyd clearance      | orthodox #3 2n5/6p1/8/5p2/8/7N/3pp1B1/KQ1bk3 w - - 0 1 | orthodox/healey-bristol
          Bristol             | orthodox/healey-bristol | orthodox/loyd-1855
          Excelsior           | orthodox/loyd-excelsior | orthodox/healey-bristol
          Model mate          | orthodox/havel-1903 | orthodox/corrias-1917
          Pure mate           | orthodox/mansfield-1936 | orthodox/havel-1903
          Ideal mate          | hitpoint h#2 8/8/8/8/5K2/8/5k2/R7 b - - 0 1 - | orthodox/havel-1903
          Mirror mate         | orthodox/havel-1903 | orthodox/guidelli-1917
          Pin mate            | orthodox/guidelli-1917 | orthodox/corrias-1917
          Echo                | hitpoint/original-2-interposition | orthodox/havel-1903
          Chameleon echo      | polypiece/original-2-wazir | hitpoint/original-2-interposition
          Power echo          | polypiece/original-3-echo | polypiece/original-2-wazir
          Turn-check          | polypiece/original-1-knights | polypiece/original-3-echo
          Turn-guard          | polypiece/original-1-knights | polypiece/original-3-echo
          Turn-unguard        | polypiece #2 Q3B3/2K2p1R/PN1n1k2/8/7N/8/2B2n2/8 w - - 0 1 | polypiece/original-1-knights
          Barred flight       | cursed/original-1-behind | shock/original-1-decoy
          Disabled defender   | poison #2 1k6/1p4G1/8/4d3/4H3/5G2/8/6K1 w - - 0 1 | poison/original-6-march
          Frozen mate         | shock/original-1-decoy | shock/original-5-pass
          Forced pass         | shock/original-5-pass | shock/original-2-king
          Weakened King       | hitpoint #1 5N1k/5K2/6P1/8/8/8/8/8 w - - 0 1 h8:1 | hitpoint/original-22-ranks
          Delayed mate        | poison #1 k7/7p/8/8/8/8/8/K6H w - - 0 1 a8:1 | poison/original-6-march
          State harm          | polypiece #2 8/5Q2/8/2N5/8/1R6/n3N3/k4K2 w - - 0 1 | polypiece/original-2-wazir
          Cure as interference | poison #2 3Gg3/7K/4B3/3d4/3n4/8/4G3/k7 w - - 0 1 d4:1 \
          | poison #2 3Gg3/7K/4B3/3d4/3n4/8/4G3/k7 w - - 0 1 d4:2
          State selfblock     | cursed/original-4-corner | cursed/original-1-behind
          Barred line         | cursed #1 7k/6pp/8/8/8/8/6K1/R1r5 w - - 0 1 c5w | cursed/original-1-behind
          Decoy into a pass   | shock/original-14-proof | shock/original-5-pass
          Last-point capture  | hitpoint ser-#2 6rk/5rpp/8/4N3/2B5/8/8/K7 w - - 0 1 | hitpoint/original-3-corner
          Restored piece      | poison ser-#2 k7/8/K7/8/8/8/8/6DR w - - 0 1 h1:4 | poison/original-1-line
          Vanishing opens     | poison #1 R2B3k/6pp/8/8/8/8/8/K7 w - - 0 1 d8:1 | poison/original-6-march
          Self-removal        | poison/original-1-line | poison/original-6-march
          """)
  void bundledAndSmallProblems(String theme, String shows, String doesNot) {
    assertTrue(names(shows).contains(theme), () -> theme + " is not among " + names(shows));
    assertFalse(names(doesNot).contains(theme), () -> theme + " is among " + names(doesNot));
  }

  /** Problems by D. Müller and R. Wiehagen, F. Abdurahmanović and B. C. Jonsson from Broodings, and small ones. */
  @ParameterizedTest
  @CsvSource(delimiter = '|',
      textBlock = """
          Zilahi                | h#2 8/8/Kp3p2/p1B1pP2/1r1NPpq1/1rk2p2/1p1p4/1B6 b - - 0 1; bRb4-->f3; \
          continued, bKc3<-->bPf4; continued, bPd2<-->wPe4 | h#2.5 3b1q2/1r5p/K3k2r/n3B2p/4BP2/3P4/4R3/8 w - - 0 1
          Zilahi                | h#3 6K1/3R4/B7/4pp2/4p3/4P2p/3P2k1/1r6 b - - 0 1 | h#2 8/8/8/7Q/4k3/5RK1/8/8 b - - 0 1
          Cyclic Zilahi         | h#2 8/1R6/P2k1pp1/RPpP2P1/p2N1P2/Knq5/B1rB4/r1n5 b - - 0 1 \
          | h#3 6K1/3R4/B7/4pp2/4p3/4P2p/3P2k1/1r6 b - - 0 1
          Helpmate of the Future | h#2.5 3b1q2/1r5p/K3k2r/n3B2p/4BP2/3P4/4R3/8 w - - 0 1 \
          | h#2 8/8/Kp3p2/p1B1pP2/1r1NPpq1/1rk2p2/1p1p4/1B6 b - - 0 1; bRb4-->f3; \
          continued, bKc3<-->bPf4; continued, bPd2<-->wPe4
          Cyclic Zilahi         | h#2 K2Qr3/4p2B/4q1R1/5R2/2NnNp2/2pk1P2/6p1/8 b - - 0 1 \
          | h#2 4B3/8/p7/Pq5R/3K3P/8/4PB2/3N1k2 b - - 0 1
          Helpmate of the Future | h#2.5 3b1q2/1r5p/K3k2r/n3B2p/4BP2/3P4/4R3/8 w - - 0 1 \
          | h#2 3N2K1/8/3p1b2/2p2p1N/4k3/1n6/b4P2/5B2 b - - 0 1
          Albino                | h#2 8/8/ppp5/p1p5/P1k1P3/1q2b3/1PP1K3/rRR1n3 b - - 0 1 \
          | h#2 8/5p2/4p3/4p3/2p1p3/2p1kqP1/p1Pbr1n1/3n1Q1K b - - 0 1
          Royal battery         | h#2 nn2q3/4B3/3Kp1p1/4p3/r6R/kp4bb/pp6/8 b - - 0 1 \
          | h#2 8/1B1q4/3k4/2N5/1r1Np3/B2b4/K7/3R4 b - - 0 1
          Indirect battery      | h#2 8/1K6/4PR1b/3pq3/3k4/2p1N1B1/2n1p1Q1/2rn1r1b b - - 0 1 \
          | h#2 8/QK1Rp3/3q1n2/2b5/3kPp2/2r5/4n3/8 b - - 0 1
          Grimshaw              | h#2 8/1B1q4/3k4/2N5/1r1Np3/B2b4/K7/3R4 b - - 0 1; bQd7-->e7 \
          | h#2 8/1B1q4/3k4/2N5/1r1Np3/B2b4/K7/3R4 b - - 0 1
          Selfblock             | h#2 8/5p2/2R2P2/1nB1kp2/2KN1bb1/2P5/8/q4r2 b - - 0 1 \
          | h#2 Q7/1K1p2k1/6P1/8/8/8/8/8 b - - 0 1
          Chameleon echo        | h#2 8/8/q7/8/1R4K1/k2N4/8/8 b - - 0 1; +bBa6; +bPa6 \
          | h#2 8/8/q7/8/1R4K1/k2N4/8/8 b - - 0 1; +bBa6
          Critical move         | h#2 8/1B1q4/3k4/2N5/1r1Np3/B2b4/K7/3R4 b - - 0 1 \
          | h#2 3N2K1/8/3p1b2/2p2p1N/4k3/1n6/b4P2/5B2 b - - 0 1
          Exchange of functions | h#2 8/8/8/7Q/4k3/5RK1/8/8 b - - 0 1 | h#2.5 3b1q2/1r5p/K3k2r/n3B2p/4BP2/3P4/4R3/8 w - - 0 1
          Same-square play      | h#2 2Q5/8/8/8/8/8/2K2R2/k7 b - - 0 1 | h#2 8/8/8/7Q/4k3/5RK1/8/8 b - - 0 1
          Indian                | h#2.5 3b1q2/1r5p/K3k2r/n3B2p/4BP2/3P4/4R3/8 w - - 0 1 \
          | h#3 6K1/3R4/B7/4pp2/4p3/4P2p/3P2k1/1r6 b - - 0 1
          """)
  void helpPlay(String theme, String shows, String doesNot) {
    bundledAndSmallProblems(theme, "orthodox " + shows, "orthodox " + doesNot);
  }

  @Test
  void everyLineThatIsShownIsInTheSolution() {
    for (String name : List.of("orthodox/mansfield-1956", "orthodox/guidelli-1917", "polypiece/original-1-knights")) {
      Solved solved = solved(name);
      ContentReport report = ContentReport.of(solved, new CancelToken());
      for (ThemeFinding finding : report.themes()) {
        assertFalse(finding.lines().isEmpty(), finding.toString());
        finding.lines().forEach(line -> assertTrue(isIn(solved, line), () -> name + ": " + finding));
      }
      assertEquals(report.themes().stream().map(ThemeFinding::toString).distinct().count(), report.themes().size());
    }
  }

  private static boolean isIn(Solved solved, ThemeFinding.Line line) {
    List<SolutionNode> level = new ArrayList<>();
    solved.parts().forEach(part -> {
      level.addAll(part.solution().keys());
      level.addAll(part.solution().tries());
      level.addAll(part.solution().setPlay());
    });
    for (SolutionNode move : line.path()) {
      if (level.stream().noneMatch(one -> one.equals(move))) {
        return false;
      }
      level.clear();
      level.addAll(move.replies());
      level.addAll(move.threats());
    }
    return true;
  }

  @Test
  void theReportIsWrittenAsFieldsAndText() {
    ContentReport report = ContentReport.of(solved("orthodox/corrias-1917"), new CancelToken());
    assertTrue(report.text().contains("Grimshaw: On b2: 1...Bb2 2.Qh1#, 1...Rb2 2.Qf5#.\n"), report.text());
    assertTrue(report.text().endsWith("1 solution, 2 tries, 3 variations, 0 duals, 0 model mates\n"), report.text());
    assertEquals(List.of("themes", "phases", "counts"), List.copyOf(report.fields().keySet()));
    ThemeFinding grimshaw = report.themes().stream().filter(one -> one.theme().name().equals("Grimshaw")).findFirst()
        .orElseThrow();
    assertEquals("1.Qb1 Bb2 2.Qh1#", grimshaw.lines().getFirst().text());
    assertEquals("a1b2", LongForm.of(Variants.of("orthodox").schema(), grimshaw.lines().getFirst().path().get(1)
        .move()));
  }

  @Test
  void theRearPieceOfBatteriesStandsOnSeveralSquares() {
    String text = ContentReport.of(solved("poison/original-21-battery"), new CancelToken()).text();
    assertTrue(text.contains("Battery play: From Rd8 and Rh8: 2.Kxd3[+wRd8] xHd4#[d3,5], 2.Kxh3"), text);
  }

  /** By P. ten Cate, Probleemblad 1949, and K. Moen, The Problemist 2016. */
  @Test
  void movesThatShowAThemeAreReported() {
    String tenCate = ContentReport.of(solved("orthodox #2 2r5/8/2n1N3/bR2BP1Q/Rn2kp2/3p1rp1/1K1p4/3N4 w - - 0 1"),
        new CancelToken()).text();
    assertTrue(tenCate.contains("Moves of Nb4 allow 2.Ng5#; corrections: 1...Nd5 2.Nc5#.\n"), tenCate);
    assertTrue(tenCate.contains("Moves of Nc6 allow 2.Re5#; corrections: 1...Nxd4 2.Ng5#.\n"), tenCate);
    String moen = ContentReport.of(solved("orthodox #2 8/BB5K/b7/8/7n/3p1p2/R3P1P1/R3Nk2 w - - 0 1"),
        new CancelToken()).text();
    assertTrue(moen.contains("Albino: 1.exd3, 1.e3, 1.e4, 1.exf3.\n"), moen);
  }

  @Test
  void keywordsOfAFileAreComparedWithWhatIsFound() {
    Problem problem = problem("orthodox #2 8/B2K3Q/5p2/3k4/2p2P2/p6p/r7/b7 w - - 0 1")
        .withCredits(Credits.NONE.withKeywords(List.of("Grimshaw",
            "Flight giving and taking key", "half-pin", "Tempo duel")));
    ContentReport report = ContentReport.of(Solved.solve(problem, SolveOptions.DEFAULT, new Monitor()),
        new CancelToken());
    assertEquals(new Keywords(List.of("Grimshaw"), List.of("Flight giving and taking key", "half-pin"),
        List.of("Tempo duel")), report.keywords());
    assertTrue(report.text().endsWith("Keywords of the file \u2013 found: Grimshaw; not found: Flight giving and taking"
        + " key, half-pin; not looked for: Tempo duel\n"), report.text());
    assertEquals(report.keywords().fields(), report.fields().get("keywords"));
  }

  @Test
  void theSearchForThemesCanBeStopped() {
    CancelToken token = new CancelToken();
    Content content = Content.of(solved("orthodox/corrias-1917"), token);
    token.cancel();
    assertThrows(CancellationException.class, () -> Themes.in(content));
  }

  @Test
  void accentsAndDashesOfNamesMayBeWrittenOtherwise() {
    assertEquals("Djurašević", Themes.named("djurasevic").orElseThrow().name());
    assertEquals("Würzburg-Plachutta", Themes.named("Wurzburg\u2013Plachutta").orElseThrow().name());
  }

  @Test
  void everyThemeIsDefinedOnce() {
    assertEquals(Themes.ALL.size(), Themes.ALL.stream().map(Theme::name).distinct().count());
    Themes.ALL.forEach(theme -> {
      assertTrue(theme.definition().endsWith("."), theme.name());
      assertTrue(Themes.SOURCES.containsKey(theme.source()), theme.name());
      assertEquals(theme, Themes.named(" " + theme.name().toUpperCase(Locale.ROOT) + " ").orElseThrow());
    });
  }
}
