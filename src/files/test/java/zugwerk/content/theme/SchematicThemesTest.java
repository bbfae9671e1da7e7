package zugwerk.content.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.content.Content;
import zugwerk.problem.Solved;
import zugwerk.work.CancelToken;

/**
 * Themes that depend on which moves follow which, on schematic solutions: each with one that shows it, and one that
 * lacks a single thing.
 */
class SchematicThemesTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Changed mates     | set a A; key X a B                         | set a A; key X a A
      Changed mates     | set a A; set b B; try X a C; try X b D; key Y c E | set a A; set b B; try X a C; key Y c E
      Changed mates     | try X a A; key Y (B); key Y (C); key Y a B \
      | try X (A); try X (D); try X a A; key Y (B); key Y (C); key Y a B
      Transferred mates | set a A; set b B; key X a C; key X b A     | set a A; key X b A
      Transferred mates | set a A; set b B; key X a C; key X b A \
      | set a A; set b B; key X (A); key X (C); key X a C; key X b A
      Reciprocal change | set a A; set b B; key X (A); key X (B); key X a B; key X b A \
      | set a A; set b B; key X (A); key X (B); key X a A; key X b B
      Reciprocal change | set a A; set b B; key X a B; key X b A      | set a A; set b B; key X a B; key X b C
      Lacny             | try X a A; try X b B; try X c C; key Y a B; key Y b C; key Y c A \
      | try X a A; try X b B; try X c C; key Y a B; key Y b A; key Y c C
      Zagoruiko         | set a A; set b B; try X a C; try X b D; key Y a E; key Y b F \
      | set a A; set b B; try X a C; try X b D; key Y a E; key Y b B
      Ruchlis           | set a A; set b B; key X a C; key X b D; key X c A; key X d B \
      | set a A; set b B; key X a C; key X b D; key X c A; key X d E
      Le Grand          | try X (A); try X a B; key Y (B); key Y a A | try X (A); try X a B; key Y (B); key Y b A
      Pseudo Le Grand   | try X (A); try X a B; key Y (B); key Y b A | try X (A); try X a B; key Y (B); key Y a A
      Shedey            | try X (A); try X a B; try X b C; key Y (B); key Y a C; key Y b A \
      | try X (A); try X a B; try X b C; key Y (B); key Y a A; key Y b C
      Kiss              | try A a B; try A b C; key B a C; key B b A | try A a B; try A b C; key B a A; key B b C
      Djurašević        | try A (B); try A a C; key B (C); key B a A | try A (B); try A a C; key B (D); key B a A
      Rice              | try X a A; try X b B; try Y a B; try Y b C; key Z a C; key Z b A \
      | try X a A; try X b B; try Y a B; try Y b C; key Z a C; key Z b D
      Ukrainian         | try X (A); try X a B; try Y (B); try Y a C; key Z (C); key Z a A \
      | try X (A); try X a B; try Y (B); try Y a C; key Z (C); key Z b A
      Ceriani cycle     | try A a B; try B a C; key C a A            | try A a B; try B a C; key C a D
      Reeves cycle      | try A (B); try B (C); key C (A)            | try A (B); try B (C); key C (D)
      Dombrovskis       | try X (A); try X a!; try Y (B); try Y b!; key Z a A; key Z b B \
      | try X (A); try X a!; try Y (B); try Y b!; key Z a B; key Z b A
      Hannelius         | try X (A); try X a!; try Y (B); try Y b!; key Z a B; key Z b A \
      | try X (A); try X a!; try Y (B); try Y b!; key Z a A; key Z b B
      Hannelius         | try X (A); try X a!; try Y (B); try Y b!; try Z a B; try Z b A; key E a A; key E b B \
      | try X (A); try X a!; try Y (B); try Y b!; try Z a B; try Z b A; key E a A; key E b C
      Vladimirov        | try A a!; try B b!; key X a A; key X b B   | try A a!; try B b!; key X a B; key X b A
      Banny             | try A a!; try B b!; key X a B; key X b A   | try A a!; try B b!; key X a A; key X b B
      Barnes            | try X (A); try Y (B); key Z (A); key Z (B) | try X (A); try Y (C); key Z (A); key Z (B)
      Salazar           | try A a B; key B a A                       | try A a B; key B a C
      Reversal          | try A (B); key B (A)                       | try A (B); key B (C)
      Urania            | try A (C); try X (A); key Y a A            | try A (C); try X (B); key Y a A
      Fleck             | key X (A); key X (B); key X (C); key X a A; key X b B; key X c C \
      | key X (A); key X (B); key X (C); key X a A; key X b B; key X c D
      Combinative separation | key X (A); key X (B); key X (C); key X a A; key X b B; key X c C; key X d A; key X d B; \
      key X e A; key X e C; key X f B; key X f C \
      | key X (A); key X (B); key X (C); key X a A; key X b B; key X c C; key X d A; key X d B; key X e A; key X e C
      """)
  void changedPlay(String theme, String shows, String doesNot) {
    assertTrue(Schematic.names("#2", Schematic.FREE, Schematic.moves(shows)).contains(theme), theme);
    assertEquals(List.of(),
        Schematic.names("#2", Schematic.FREE, Schematic.moves(doesNot)).stream().filter(theme::equals).toList(), theme);
  }

  /** Moves in long form; of the two solutions, the first shows the theme. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Mutate        | k7/2K4p/8/2B5/8/8/8/3RRR2 | #2 | set h7h6 d1d2; set h7h5 e1e2; key f1f2 h7h6 d1d2; \
      key f1f2 h7h5 d1d3 | set h7h6 d1d2; set h7h5 e1e2; key f1f2 h7h6 d1d2; key f1f2 h7h5 e1e2
      Waiter        | k7/2K4p/8/2B5/8/8/8/3RRR2 | #2 | set h7h6 d1d2; set h7h5 e1e2; key f1f2 h7h6 d1d2; \
      key f1f2 h7h5 e1e2 | set h7h6 d1d2; key f1f2 h7h6 d1d2; key f1f2 h7h5 e1e2
      Add-mate      | k7/2K4p/8/2B5/8/8/5p2/2RR1R2 | #2 | set h7h6 d1d2; set h7h5 c1c2; key f1h1 h7h6 d1d2; \
      key f1h1 h7h5 c1c2; key f1h1 f2f1q h1f1 | set h7h6 d1d2; set h7h5 c1c2; key f1h1 h7h6 d1d2; key f1h1 h7h5 c1c2
      Star flights  | 8/8/6N1/8/4k3/8/2N5/K7 | #2 | key a1a2 e4d3 a2a1; key a1a2 e4f3 a2a1; key a1a2 e4d5 a2a1; \
      key a1a2 e4f5 a2a1 | key a1a2 e4d3 a2a1; key a1a2 e4f3 a2a1; key a1a2 e4d5 a2a1
      Cross flights | 8/8/8/8/1N2k2N/8/8/K7 | #2 | key a1a2 e4d4 a2a1; key a1a2 e4f4 a2a1; key a1a2 e4e3 a2a1; \
      key a1a2 e4e5 a2a1 | key a1a2 e4d4 a2a1; key a1a2 e4f4 a2a1; key a1a2 e4e3 a2a1
      Y flights     | 8/3N4/4N3/8/4k3/8/8/K3N3 | #2 | key a1a2 e4d5 a2a1; key a1a2 e4f5 a2a1; key a1a2 e4e3 a2a1 \
      | key a1a2 e4d5 a2a1; key a1a2 e4f5 a2a1
      Pickaninny    | 7k/4p3/3N1N2/8/8/8/8/RRRR2K1 | #2 | key g1g2 e7e6 a1a2; key g1g2 e7e5 b1b2; \
      key g1g2 e7d6 c1c2; key g1g2 e7f6 d1d2 | key g1g2 e7e6 a1a2; key g1g2 e7e5 b1b2; key g1g2 e7d6 c1c2; \
      key g1g2 e7f6 c1c2
      Albino        | 7k/pppp4/8/8/8/3n1n2/4P3/K7 | #2 | key a1a2 a7a6 e2e3; key a1a2 b7b6 e2e4; \
      key a1a2 c7c6 e2d3; key a1a2 d7d6 e2f3 | key a1a2 a7a6 e2e3; key a1a2 b7b6 e2e4; key a1a2 c7c6 e2d3
      Knight wheel  | 7k/pppppppp/8/8/4N3/8/8/6K1 | #2 | key g1g2 a7a6 e4d6; key g1g2 b7b6 e4f6; key g1g2 c7c6 e4c5; \
      key g1g2 d7d6 e4g5; key g1g2 e7e6 e4c3; key g1g2 f7f6 e4g3; key g1g2 g7g6 e4d2; key g1g2 h7h6 e4f2 \
      | key g1g2 a7a6 e4d6; key g1g2 b7b6 e4f6; key g1g2 c7c6 e4c5; key g1g2 d7d6 e4g5; key g1g2 e7e6 e4c3; \
      key g1g2 f7f6 e4g3; key g1g2 g7g6 e4d2; key g1g2 h7h6 e4d2
      Allumwandlung | 7k/P1p4p/1p1p4/8/8/8/8/6K1 | #2 | key g1g2 b6b5 a7a8q; key g1g2 c7c6 a7a8r; \
      key g1g2 d6d5 a7a8b; key g1g2 h7h6 a7a8n | key g1g2 b6b5 a7a8q; key g1g2 c7c6 a7a8r; key g1g2 d6d5 a7a8b
      Allumwandlung | 8/P1p4p/1p1p4/8/8/7k/8/6K1 | #2 | try a7a8q b6b5!; try a7a8r c7c6!; try a7a8b d6d5!; \
      key a7a8n h7h6 g1f1 | try a7a8q b6b5!; try a7a8r c7c6!; key a7a8n h7h6 g1f1
      Allumwandlung | 5QKB/2P5/8/3k4/8/1R4N1/8/8 | #2 | try c7c8r d5e6!; try c7c8b d5c6!; try c7c8n d5c4!; \
      key g3e4 d5c4 f8f7 | try c7c8r d5e6!; try c7c8b d5c6!; key g3e4 d5c4 f8f7
      Babson        | 7k/P7/8/8/8/8/7p/5K2 | #2 | key f1e2 h2h1q a7a8q; key f1e2 h2h1r a7a8r; key f1e2 h2h1b a7a8b; \
      key f1e2 h2h1n a7a8n | key f1e2 h2h1q a7a8q; key f1e2 h2h1r a7a8r; key f1e2 h2h1b a7a8n; key f1e2 h2h1n a7a8b
      Switchback    | 7k/8/8/8/8/8/8/R5K1 | ser-#3 | key a1a4 g1g2 a4a1 | key a1a4 g1g2 a4a2
      Rundlauf      | 7k/8/8/8/8/8/8/R5K1 | ser-#4 | key a1a4 a4c4 c4c1 c1a1 | key a1a4 a4a6 a6a2 a2a1
      Phoenix       | 8/6P1/8/7k/8/8/1r6/R5K1 | h#2 | key b2b1 g1g2 b1a1 g7g8r | key b2b1 g1g2 b1a1 g7g8b
      Indian        | 8/p7/8/7k/5R2/4N3/8/6K1 | h#3 | key a7a6 f4a4 a6a5 e3c4 h5h4 c4a3 \
      | key a7a6 f4a4 a6a5 e3g4 h5h4 g4e5
      Klasinc       | 7k/8/8/8/R7/8/8/R5K1 | ser-#3 | key a4c4 a1a5 c4a4 | key a4c4 a1a3 c4a4
      Bristol       | 7k/8/8/8/8/8/8/RR4K1 | ser-#2 | key b1e1 a1d1 g1g2 | key b1e1 a1a2 g1g2
      Bristol       | 7k/8/8/8/8/8/8/R1R3K1 | ser-#2 | key c1e1 a1d1 g1g2 | key c1e1 a1c1 g1g2
      Bristol       | 7k/p7/8/8/8/8/8/RR4K1 | #2 | key b1e1 (a1d1) | key b1e1 (a1a2)
      Bristol       | 7k/8/8/8/8/8/8/RQ4K1 | ser-#2 | key b1e1 a1d1 g1g2 | key b1e4 a1d1 g1g2
      Excelsior     | 7k/8/8/8/8/8/P7/7K | ser-#6 | key a2a4 a4a5 a5a6 a6a7 a7a8q a8b8 | key a2a4 a4a5 a5a6 a6a7
      Turton        | 7k/8/8/8/8/7r/3Q4/R5K1 | ser-#3 | key a1a7 d2a5 a5a3 | key a1a7 d2a5 a5b5
      Loyd clearance | 7k/8/8/8/8/8/3Q4/2R3K1 | ser-#3 | key c1c7 d2c3 c3c1 | key c1c7 d2c3 c3c2
      Zepler        | 7k/8/7r/8/8/7r/2R5/R5K1 | ser-#3 | key a1a4 c2a2 a4a6 | key a1a4 c2a2 a4a3
      Ceriani-Frolkin | 8/6P1/8/7k/8/8/r7/6K1 | h#2 | key a2a8 g7g8r a8g8 g1h1 | key a2a8 g7g8r a8a7 g1h1
      Umnov         | 4k3/8/8/n6n/8/8/8/R3K2R | #2 | key e1e2 a5b3 a1a5; key e1e2 h5g7 h1h5 \
      | key e1e2 a5b3 a1a5; key e1e2 h5g7 h1h4
      Tempo move    | 1b6/8/2p5/3b4/k1p5/6qr/1Rp3rp/2n4K | h#5 \
      | key g3b3 b2b1 b3b5 b1b2 h3b3 b2b1 b3b4 b1b2 c1b3 b2a2 | key g3b3 b2b1 b3b5 b1b2 h3b3 b2b1 b3b4 b1b2 c1b3 b2b1
      Critical move | 4K3/3B4/3P4/1N2N3/RPp1r3/PpP1n3/bk6/8 | h#3 | key e4h4 a4a8 e3g4 b5a7 b2a3 e5c4 \
      | key e4h4 a4a8 e3g4 b5a7 b2a3 a8b8
      Siers battery | 7k/p7/8/7N/2B1B3/8/3Q4/K4R1R | #3 | key a1b1 a7a6 h5f6 h8g7 f6e8 | key a1b1 a7a6 h5f6 h8g7 d2h6
      Siers battery | 7k/p7/8/7N/4B3/8/3Q4/K4R1R | #4 | key a1b1 a7a6 h5f6 h8g7 f6e8 g7g8 d2h6 \
      | key a1b1 a7a6 h5f6 h8g7 d2g5 g7f7 f6d7
      Indirect battery | 7B/5R2/3p3N/3P4/1K2k2r/4N3/4Q3/8 | #2 | key f7g7 h4h1 g7g4; key f7g7 h4f4 g7e7 \
      | key f7g7 h4h1 g7g4
      Holzhausen    | b6n/2NpQ3/r7/p1pr1p2/N1k1PP2/1pBnK3/8/1B6 | #3 | key c3d2 a6d6 e7d7 d6d7 a4b6 \
      | key c3d2 a6d6 e7d7 d6d7 a4b6; key c3d2 d5d6 e7f6 d6f6 b1d3
      Pronkin       | rnbqk3/pppp1p1p/8/8/8/8/P1PPPPP1/RNBQKBNR | dia6.5 \
      | key h2h4 g7g5 h4g5 g8f6 g5f6 f8g7 f6e7 h8f8 e7f8b g7b2 f8a3 b2c1 a3c1 \
      | key h2h4 g7g5 h4g5 g8f6 g5f6 f8g7 f6e7 h8f8 e7f8b g7b2 f8a3 b2c1 d1c1
      Gamage        | k7/p7/P1r1n3/3Q4/8/8/8/7K | #2 | key h1h2 e6c7 d5d8 | key d5d1 e6c7 d1d8
      Goethart      | k2N4/1pP5/2r5/N7/8/5B2/8/R6K | #2 | key h1h2 b7b6 a5b7 | key f3e2 b7b6 a5b7
      Platzwechsel  | 7k/8/8/8/8/8/8/RR4K1 | ser-#4 | key b1b2 a1b1 b2a2 a2a1 | key b1b2 a1b1 b2a2 a2a3
      Platzwechsel  | 7k/8/8/8/8/8/8/RR4K1 | ser-#5 | key b1b2 a1b1 b2a2 a2a1 a1a3 \
      | key b1b2 a1b1 b2a2 b1b3 a2a1
      """)
  void waysOfPieces(String theme, String pieces, String stipulation, String shows, String doesNot) {
    String fen = pieces + (stipulation.matches("h.*|dia.*") ? " b - - 0 1" : " w - - 0 1");
    assertTrue(Schematic.names(stipulation, fen, shows).contains(theme), theme);
    assertEquals(List.of(), Schematic.names(stipulation, fen, doesNot).stream().filter(theme::equals).toList(), theme);
  }

  @Test
  void aKeyMayCaptureEnPassant() {
    String fen = "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1";
    assertTrue(Schematic.names("#2", fen, "key e5d6 h8g8 d6d7").contains("En passant key"));
    assertFalse(Schematic.names("#2", fen, "key e5e6 h8g8 e6e7").contains("En passant key"));
  }

  /** A pin is left by the piece that pins, or another one shuts its line. */
  @Test
  void waysToUnpinAreDistinguished() {
    List<String> away = Schematic.names("#2", "k7/p7/P1r1n3/3Q4/8/8/8/7K w - - 0 1", "key h1h2 e6c7 d5d8");
    List<String> between = Schematic.names("#2", "k2N4/1pP5/2r5/N7/8/5B2/8/R6K w - - 0 1", "key h1h2 b7b6 a5b7");
    assertFalse(away.contains("Goethart"));
    assertFalse(between.contains("Gamage"));
  }

  /** By N. A. Macleod and W. Kluxen: each lacks what the other one shows. */
  @Test
  void piecesPassSquaresAndMovesForAReason() {
    List<String> waits = Schematic.names("h#5", "1b6/8/2p5/3b4/k1p5/6qr/1Rp3rp/2n4K b - - 0 1",
        "key g3b3 b2b1 b3b5 b1b2 h3b3 b2b1 b3b4 b1b2 c1b3 b2a2");
    List<String> passes = Schematic.names("h#3", "4K3/3B4/3P4/1N2N3/RPp1r3/PpP1n3/bk6/8 b - - 0 1",
        "key e4h4 a4a8 e3g4 b5a7 b2a3 e5c4");
    assertFalse(waits.contains("Critical move"));
    assertFalse(passes.contains("Tempo move"));
  }

  @Test
  void theKeyMayLeadToAnotherPart() {
    String one = "7k/8/8/8/8/8/p7/R3K3 w - - 0 1";
    String other = "7k/8/8/8/8/8/p7/1R2K3 w - - 0 1";
    assertTrue(parts(one, "key a1b1 h8h7 b1b7", other, "key b1a1 h8h7 a1a2").contains("Perpetuum mobile"));
    assertFalse(parts(one, "key a1b1 h8h7 b1b7", other, "key b1c1 h8h7 c1c7").contains("Perpetuum mobile"));
  }

  private static List<String> parts(String one, String key, String other, String back) {
    Solved both = new Solved(List.of(Schematic.of("#2", one, key).parts().getFirst(),
        Schematic.of("#2", other, back).parts().getFirst()));
    return Themes.in(Content.of(both, new CancelToken())).stream().map(finding -> finding.theme().name()).toList();
  }

  /** The first words of all rows of the tests of themes; the last two columns show it and nearly do. */
  @Test
  void everyThemeHasItsExampleAndItsNearMiss() {
    Set<String> shown = new TreeSet<>(Set.of("En passant key", "Perpetuum mobile"));
    for (Class<?> test : List.of(SchematicThemesTest.class, ThemeExamplesTest.class, ThemesTest.class)) {
      for (Method method : test.getDeclaredMethods()) {
        if (method.isAnnotationPresent(CsvSource.class)) {
          method.getAnnotation(CsvSource.class).textBlock().lines().forEach(row -> {
            List<String> columns = Arrays.stream(row.split("[|]", -1)).map(String::strip).toList();
            shown.add(columns.getFirst());
            assertEquals(method.getParameterCount(), columns.size(), row);
            assertFalse(columns.contains(""), row);
            assertNotEquals(columns.get(columns.size() - 2), columns.getLast(), row);
          });
        }
      }
    }
    assertEquals(Themes.ALL.stream().map(Theme::name).collect(Collectors.toCollection(TreeSet::new)), shown);
  }
}
