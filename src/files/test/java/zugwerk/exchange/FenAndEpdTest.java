package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.variant.Variants;

class FenAndEpdTest {

  private static Reading read(String format, String text) {
    return Formats.named(format).read(text, Positions.orthodox());
  }

  static String fixture(String name) throws IOException {
    try (var stream = FenAndEpdTest.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void epdOperationsFindTheirFields() throws IOException {
    List<Problem> problems = read("epd", fixture("classics.epd")).whole();
    assertEquals(3, problems.size());
    Problem morphy = problems.getFirst();
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", morphy.fen());
    assertEquals(List.of("#2", "Morphy 1856", "Era, London", List.of("a1a6"), false),
        List.of(morphy.task().stipulationText(), morphy.credits().title(), morphy.credits().comment(),
            morphy.analysis().keys(),
            morphy.analysis().claim().isPresent()));
    assertEquals(Map.of("acd", "4"), morphy.other().get("epd"));
    assertEquals(List.of("b2b4"), problems.get(1).analysis().keys());
    Problem ending = problems.get(2);
    assertEquals("8/8/8/8/4K3/8/R7/6k1 b - - 3 40", ending.fen());
    assertEquals("", ending.task().stipulationText());
    assertEquals(Map.of("noop", ""), ending.other().get("epd"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"4k3/8/8/8/8/8/8/4K2R w K - 0 0 bm O-O;", "4k3/8/8/8/8/8/8/4K2R w K -;bm O-O;",
      "4k3/8/8/8/8/8/8/4K2R w K -; bm O-O;", "4k3/8/8/8/8/8/8/4K2R w H - bm 0-0;"})
  void epdOfOtherPrograms(String line) {
    assertTrue(Formats.named("epd").recognises(line));
    Problem problem = read("epd", line).whole().getFirst();
    assertEquals("4k3/8/8/8/8/8/8/4K2R w K - 0 1", problem.fen());
    assertEquals(List.of("e1g1"), problem.analysis().keys());
  }

  @Test
  void epdIsWrittenAsItWasRead() throws IOException {
    ExchangeFormat epd = Formats.named("epd");
    String written = epd.write(read("epd", fixture("classics.epd")).whole());
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6; c0 \"Era, London\"; dm 2; id \"Morphy 1856\"; acd 4;",
        written.lines().findFirst().orElseThrow());
    assertEquals(fixture("classics.epd").lines().toList().getLast(), written.lines().toList().getLast());
  }

  @Test
  void fenReadsTheGameOfTheRemarkElseTheGivenOne() {
    String text = """
        # Betza's mate
        # Zugwerk: {'game':'polypiece'}
        6k1/8/4N1K1/8/8/8/8/8 b - - 0 1 N1

        kbK5/pp6/1P6/8/8/8/8/R7
        """;
    List<Problem> problems = Formats.named("fen").read(text, Variants.of("shock")).whole();
    assertEquals(List.of("polypiece", "Betza's mate", "6k1/8/4N1K1/8/8/8/8/8 b - - 0 1 N1"), List.of(
        problems.getFirst().variant().id(), problems.getFirst().credits().comment(), problems.getFirst().fen()));
    assertEquals("shock", problems.get(1).variant().id());
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n",
        Formats.named("fen")
            .write(List.of(Problem.of(Positions.orthodox(), Fen.parse(Positions.orthodox(), problems.get(1).fen())))));
  }

  /** Signs may stand apart, and a semicolon before the operations does not make a table of it. */
  @ParameterizedTest
  @ValueSource(strings = {"4k3/8/3n4/4P3/8/8/8/4K3 w - - bm Ke2 + ; id a;",
      "4k3/8/3n4/4P3/8/8/8/4K3 w - - ; bm Ke2 + ? ; id a", "4k3/8/3n4/4P3/8/8/8/4K3 w - - 0 1 ; bm Ke2 !; id a",
      "4k3/8/3n4/4P3/8/8/8/4K3 w - -;bm Ke2 # ;id a;"})
  void signsBesideBestMoves(String line) {
    Problem read = AnyText.read(line + "\n" + line + " c1 x; c2 y; c3 z;", Positions.orthodox()).getFirst();
    assertEquals(List.of(List.of("e1e2"), "a"), List.of(read.analysis().keys(), read.credits().title()));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "fen | 8/8/8 w | 1 | ranks",
      "fen | 8/8/8/8/8/8/8/8%%8/8/8/8/8/8/8/7x | 3 | 'x' on h1",
      "fen | # alone | 1 | no position below",
      "epd | 8/8/8/8/8/8/8/8 w - | 1 | four fields",
      "epd | kbK5/pp6/1P6/8/8/8/8/R7 w - - dm x; | 1 | '#x'",
      "epd | kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6; bm Rb1; | 1 | 'bm' is there twice",
      "epd | kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Qa6; | 1 | 'Qa6' is not a legal move",
      "epd | 8/8/8/8/8/8/8/R7 w - - bm Ra6; | 1 | White has no King",
      "epd | kbK5/pp6/1P6/8/8/8/8/R7 w - - hmvc -1; | 1 | 'hmvc' has a number",
      "epd | 8/8/8/8/8/8/8/8 w - -%8/9/8/8/8/8/8/8 w - - | 2 | rank 7",
  })
  void faultsNameTheirLine(String format, String text, int line, String what) {
    Reading reading = read(format, text.replace('%', '\n'));
    assertEquals(1, reading.faults().size());
    assertEquals(line, reading.faults().getFirst().line());
    assertTrue(reading.faults().getFirst().text().toString().contains(what), reading.faults().toString());
  }

  @Test
  void whatCanBeReadIsReadDespiteAFault() {
    Reading reading = read("fen", "8/8/8/8/8/8/8/K6k\nnonsense\nk7/8/8/8/8/8/8/7K b\n");
    assertEquals(2, reading.problems().size());
    assertEquals("line 2: the board field has 1 ranks instead of 8: 'nonsense'",
        reading.faults().getFirst().toString());
  }
}
