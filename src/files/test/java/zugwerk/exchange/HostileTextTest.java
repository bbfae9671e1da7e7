package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Message;

/** Texts that are broken, far too long or in another encoding are read as far as they go, or refused in a sentence. */
class HostileTextTest {

  /** Seconds of work after which a text counts as one that is never read. */
  private static final int HANGING = 30;

  private static final Map<String, String> FIXTURES = fixtures();

  private static Map<String, String> fixtures() {
    Map<String, String> fixtures = new LinkedHashMap<>();
    try {
      for (String name : List.of("twins.inp", "classics.inp", "entries.yaml", "studies.pgn", "classics.epd",
          "collection.olv")) {
        fixtures.put(name, FenAndEpdTest.fixture(name));
      }
      fixtures.put("reti.json", Files.readString(ProjectRoot.path("problems/orthodox/reti-1921.json")));
    } catch (IOException fault) {
      throw new IllegalStateException(fault);
    }
    return fixtures;
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.of(FIXTURES.keySet());
  }

  @Provide
  Arbitrary<String> scraps() {
    return Arbitraries.of("", "\0", "\t", "\r", "\"", "'", "{", "}", "[", ")", ";", "&a ", "*a", "---\n", "\\", "#",
        "%",
        "\uFEFF", "\uD800", "99999999999999999999", "- ", ": ", "BeginProblem ", "1...");
  }

  /** A fault is one sentence on a line that exists. */
  private static void readable(Reading reading, String text) {
    for (Reading.Misreading fault : reading.faults()) {
      String sentence = fault.text().toString();
      assertEquals(1, sentence.lines().count(), sentence);
      assertTrue(sentence.length() <= 302, "too long to be read: " + sentence.length());
      assertTrue(sentence.chars().noneMatch(Character::isISOControl), sentence);
      assertTrue(fault.line() >= 1 && fault.line() <= text.lines().count() + 1, fault.toString());
    }
  }

  @Property(tries = 60)
  void noFormatBreaksOnABrokenText(
      @ForAll("names") String name, @ForAll("scraps") String scrap, @ForAll int from, @ForAll int length) {
    String whole = FIXTURES.get(name);
    int start = Math.floorMod(from, whole.length());
    int end = length % 3 == 0 ? whole.length() : Math.min(whole.length(), start + Math.floorMod(length, 9));
    String text = whole.substring(0, start) + scrap + whole.substring(end);
    for (ExchangeFormat format : Formats.all()) {
      format.recognises(text);
      readable(format.read(text, Positions.orthodox()), text);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "fen | `` | 8/ | `` | 400000",
      "forsyth | `` | 8/ | `` | 400000",
      "pieces | White | ` Ka1` | `` | 30000",
      "epd | `8/8/8/8/8/8/8/K6k w - - pv` | ` Ka2` | ; | 100000",
      "epd | `8/8/8/8/8/8/8/K6k w - - c0 \"` | long | `\";` | 100000",
      "pgn | `[White \"` | \\\\ | `\"]` | 100000",
      "pgn | `[FEN \"8/8/8/8/8/8/8/K6k w - - 0 1\"]%%1. Ka2 ` | ( | `` | 100000",
      "pgn | `[FEN \"8/8/8/8/8/8/8/K6k w - - 0 1\"]%%` | `1. Ka2 (` | `` | 3000",
      "pgn | `[FEN \"8/8/8/8/8/8/8/K6k w - - 0 1\"]%%1. Ka2 ` | } | `` | 1",
      "yacpdb | `authors: ` | [ | `` | 100000",
      "yacpdb | `stipulation: #2%a: &a [x]%algebraic: {white: [` | `*a, ` | `]}` | 50000",
      "popeye | `BeginProblem Pieces White Ka1 Stipulation #` | 9 | `` | 100000",
      "json | `{\"version\": 1, \"x\": ` | [ | `` | 100000",
  })
  void longAndDeepTextsAreReadOrRefused(String name, String before, String part, String after, int times) {
    String text = (before + part.repeat(times) + after).replace('%', '\n');
    ExchangeFormat format = Formats.named(name);
    format.recognises(text);
    readable(format.read(text, Positions.orthodox()), text);
  }

  /** How long this thread has worked, in seconds; waiting for other programs does not count. */
  private static double worked() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }

  @Test
  void aGameOfFortyThousandPliesIsReadAndWrittenInSeconds() {
    String text = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n"
        + "1. Nf3 Nf6 2. Ng1 Ng8\n".repeat(10_000) + "*\n";
    double begun = worked();
    Reading reading = Formats.named("pgn").read(text, Positions.orthodox());
    assertEquals(List.of(), reading.faults());
    assertEquals(40_000, reading.problems().getFirst().analysis().lines().getFirst().split("N", -1).length - 1);
    assertTrue(worked() - begun < HANGING, "took " + (worked() - begun));
    begun = worked();
    Formats.named("pgn").write(reading.whole());
    assertTrue(worked() - begun < HANGING, "took " + (worked() - begun));
  }

  @ParameterizedTest
  @CsvSource(quoteCharacter = '`', value = {"`%s: x`", "`\"%s\": x`", "`? %s`", "`{%s: x}`", "`a: %s`"})
  void aWordOfTwoMillionLettersIsRefusedAtOnce(String form) {
    String text = "stipulation: \"#2\"\n" + form.formatted("k".repeat(2_000_000));
    for (String name : List.of("yacpdb", "olive")) {
      double begun = worked();
      assertEquals(List.of("line 2: a word has more than 200000 characters"),
          Formats.named(name).read(text, Positions.orthodox()).faults().stream().map(Reading.Misreading::toString)
              .toList());
      assertTrue(worked() - begun < HANGING, "took " + (worked() - begun));
    }
  }

  @Test
  void longTextsGetThroughEveryFormat() {
    Problem morphy = ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json"));
    Problem long_ = Leftovers.keep(morphy, "shelf", "a \"long\" solution\\ ".repeat(5000));
    for (String name : List.of("json", "epd", "popeye", "yacpdb", "olive", "pgn")) {
      ExchangeFormat format = Formats.named(name);
      assertEquals(List.of(long_), format.read(format.write(List.of(long_)), Positions.orthodox()).whole(), name);
    }
  }

  private static Reading inEncoding(Path folder, String name, Charset encoding, String before) throws IOException {
    Path file = Files.write(folder.resolve(name), (before + FIXTURES.get(name)).getBytes(encoding));
    return ExchangeFiles.read(file, Optional.empty());
  }

  @Test
  void encodingsAndLineEndsDoNotMatter(@TempDir Path folder) throws IOException {
    for (String name : FIXTURES.keySet()) {
      Reading usual = inEncoding(folder, name, StandardCharsets.UTF_8, "");
      assertFalse(usual.problems().isEmpty(), name + usual.faults());
      assertEquals(usual, inEncoding(folder, name, StandardCharsets.UTF_8, "\uFEFF"), name);
      Reading marked = usual.remarking(Message.message("was read as UTF-16, by its byte order mark"));
      assertEquals(marked, inEncoding(folder, name, StandardCharsets.UTF_16LE, "\uFEFF"), name);
      assertEquals(marked, inEncoding(folder, name, StandardCharsets.UTF_16BE, "\uFEFF"), name);
      Path windows = Files.writeString(folder.resolve(name), FIXTURES.get(name).replace("\n", "\r\n"));
      assertEquals(usual, ExchangeFiles.read(windows, Optional.empty()), name);
    }
  }

  @Test
  void oldFilesAreInTheEncodingOfWindows(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("old.inp");
    Files.write(file, "BeginProblem Author Müller – „Fritz“ €\nPieces White Ka1 Black Kh8 Stipulation h#2 EndProblem"
        .getBytes(Charset.forName("windows-1252")));
    List<String> remarks = new ArrayList<>();
    assertEquals(List.of("Müller – „Fritz“ €"),
        ExchangeFiles.problems(file, ExchangeFiles.text(file), Optional.empty(), remarks::add).getFirst().credits()
            .authors());
    assertEquals(List.of(file + " is not UTF-8 (byte FC in line 1); it was read as Windows-1252"), remarks);
  }

  @Test
  void aBadByteDoesNotMakeAWholeFileOfUtf8One(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("bad.inp");
    byte[] bytes =
        "BeginProblem Author Müller – Ćosić\nTitle x? \nPieces White Ka1 Black Kh8 Stipulation h#2 EndProblem"
            .getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == '?' ? (byte) 0xE9 : bytes[i];
    }
    Files.write(file, bytes);
    List<String> remarks = new ArrayList<>();
    assertEquals(List.of("Müller – Ćosić"),
        ExchangeFiles.problems(file, ExchangeFiles.text(file), Optional.empty(), remarks::add).getFirst().credits()
            .authors());
    assertEquals(List.of(file + " is UTF-8, except for byte E9 in line 2; invalid bytes were read as \uFFFD"),
        remarks);
  }
}
