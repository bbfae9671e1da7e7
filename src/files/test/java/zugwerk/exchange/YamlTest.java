package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Schema;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Monitor;

/** YACPDB's entries and Olive's collections. */
class YamlTest {

  private static final ExchangeFormat YACPDB = Formats.named("yacpdb");
  private static final ExchangeFormat OLIVE = Formats.named("olive");

  private static Reading fixture(ExchangeFormat format, String name) throws IOException {
    return format.read(FenAndEpdTest.fixture(name), Positions.orthodox());
  }

  @Test
  void olivesFieldsFindTheirPlaces() throws IOException {
    Reading reading = fixture(OLIVE, "collection.olv");
    Problem twins = reading.problems().getFirst();
    Credits credits = twins.credits();
    assertEquals(List.of("Dieter Müller", "Rolf Wiehagen"), credits.authors());
    assertEquals(List.of("Broodings", "50/3", "2009-02"),
        List.of(credits.source(), credits.sourceId(), credits.date()));
    assertEquals(List.of("Zilahi", "Model mates"), credits.keywords());
    assertEquals(Map.of(), twins.other());
    assertEquals(Soundness.SOUND, Solved.solve(twins, SolveOptions.DEFAULT, new Monitor()).verdict());
    Problem morphy = reading.problems().get(1);
    assertEquals(ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json")).fen(), morphy.fen());
    assertEquals("Composed at ten.\n\nEra", morphy.credits().comment());
    assertEquals(Map.of("options", List.of("SetPlay", "Defence 1"), "solution", "1.Ra1-a6 ! zugzwang.",
        "yacpdb", Map.of("authors", List.of("Paul Morphy"), "language", "en")), morphy.other());
  }

  @Test
  void whatCannotBeReadHasItsLine() throws IOException {
    List<String> faults = fixture(OLIVE, "collection.olv").faults().stream().map(Object::toString).toList();
    assertEquals(2, faults.size());
    assertEquals("line 27: 'PO' on b2 is the Poseidon, which is royal and not supported", faults.getFirst());
    assertTrue(faults.get(1).matches("line 3[12]: this is no YAML: .*"), faults.get(1));
  }

  @Test
  void theSchemasSourcesAndAwardsFindTheirPlaces() throws IOException {
    List<Problem> problems = fixture(YACPDB, "entries.yaml").whole();
    Credits ugren = problems.getFirst().credits();
    assertEquals(Credits.NONE.withAuthors(List.of("Ljubomir Ugren", "Fadil Abdurahmanović")).withSource("feenschach")
        .withSourceId("7100")
        .withDate("1965-02").withAward("1st Prize, feenschach").withKeywords(List.of("Rundlauf"))
        .withReprints(List.of("FIDE Album 1965-1967, 1976, 587")), ugren);
    assertEquals(List.of("options", "solution", "yacpdb"),
        problems.getFirst().other().keySet().stream().sorted().toList());
    assertTrue(problems.getFirst().other().toString().contains("issue=01-02"), problems.getFirst().other().toString());
    assertTrue(problems.getFirst().other().toString().contains("P0503887"));
    Problem loyd = problems.get(1);
    assertEquals(Credits.NONE.withAuthors(List.of("Samuel Loyd")).withSource("London Era").withSourceId("25")
        .withDate("1861").withAward("2nd Prize")
        .withReprints(List.of("Chess Strategy, 1878")), loyd.credits());
    assertEquals(Map.of(), loyd.other());
    assertEquals(ProblemFile.read(ProjectRoot.path("problems/orthodox/loyd-excelsior.json")).fen(), loyd.fen());
  }

  @Test
  void entriesComeBackAsTheyWere() throws IOException {
    List<Problem> problems = fixture(YACPDB, "entries.yaml").whole();
    String written = YACPDB.write(problems);
    assertEquals(problems, YACPDB.read(written, Positions.orthodox()).whole());
    assertFalse(written.contains(Completion.MARK), written);
    for (String line : FenAndEpdTest.fixture("entries.yaml").lines().limit(36).skip(2).toList()) {
      assertTrue(written.contains(line.strip().replaceFirst("^- ", "")) || line.contains("algebraic")
          || line.contains("["), line + "\n" + written);
    }
    assertTrue(written.contains("  white: [Kh1, Re4, "), written);
  }

  @Test
  void onlyFieldsOfTheSchemaAreWritten() throws IOException {
    List<String> allowed = List.of("authors", "source", "award", "algebraic", "stipulation", "options", "twins",
        "intended-solutions", "solution", "keywords", "comments", "reprints", "foreignids");
    Problem bare = ProblemFile.read(ProjectRoot.path("problems/poison/lambert.json"));
    String written = YACPDB.write(List.of(bare.withCredits(Credits.NONE)))
        + YACPDB.write(fixture(YACPDB, "entries.yaml").whole());
    List<String> fields = written.lines().filter(line -> line.matches("[a-z-]+:.*"))
        .map(line -> line.substring(0, line.indexOf(':'))).distinct().collect(Collectors.toList());
    fields.removeAll(allowed);
    assertEquals(List.of(), fields);
    for (String needed : List.of("stipulation: ", "algebraic:", "solution: ")) {
      assertEquals(3, written.lines().filter(line -> line.startsWith(needed)).count(), needed);
    }
    // A source needs a date, an award a source, and reprints are sources.
    Credits lacking =
        Credits.NONE.withSource("Era").withDate("once").withAward("1st Prize").withReprints(List.of("A book"));
    String other = YACPDB.write(List.of(bare.withCredits(lacking)));
    assertFalse(other.contains("\nsource:") || other.contains("\naward:") || other.contains("\nreprints:"), other);
  }

  @Test
  void whatTheSchemaDoesNotTakeStandsInTheCommentAlone() throws IOException {
    Problem loyd = fixture(YACPDB, "entries.yaml").whole().get(1);
    Credits odd = Credits.NONE.withAuthors(List.of("Samuel Loyd", "a, b, c", "Samuel Loyd", ", x", "  "));
    Problem problem =
        loyd.withCredits(odd).withTask(task -> task.withTwinTexts(List.of("rotate 90")).withZeroposition(true));
    String written = YACPDB.write(List.of(problem));
    assertTrue(written.contains("authors:\n  - Loyd, Samuel\nalgebraic:"), written);
    assertFalse(written.contains("\ntwins:"), written);
    assertEquals(List.of(problem), YACPDB.read(written, Positions.orthodox()).whole());
    assertTrue(YACPDB.write(List.of(loyd.withTask(task -> task.withTwinTexts(List.of("rotate 90")))))
        .contains("twins:\n  b: Rotate 270"));
  }

  /** Twins as books print them, with letters of any language. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "bKe5-->e6 | bKe5-->e6", "Sc3-b5 | wNc3-->b5", "Cc3\u2192b5 Ke5->d5 | wNc3-->b5, bKe5-->d5",
      "e5=>e6 | bKe5-->e6", "Ke5<-->Sc3 | bKe5<-->wNc3", "bKe5<->wSc3 | bKe5<-->wNc3",
      "Kg1\u2194Ke5 | wKg1<-->bKe5", "Continued Bc3-b5 | continued, wNc3-->b5",
      "Move e5 e6 Sc3-b5 | bKe5-->e6, wNc3-->b5",
  })
  void twinsMayBePrintedMoves(String text, String changes) {
    assertEquals(List.of(changes), YACPDB.read("algebraic: {white: [Kg1, Sc3], black: [Ke5]}\nstipulation: h#2\n"
        + "twins: {b: \"" + text + "\"}\n", Positions.orthodox()).whole().getFirst().task().twinTexts());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "algebraic: {white: [Ka1]}%stipulation: h#2%twins: {b: bKa1-a2} | 3 | the piece on a1 is White's",
      "algebraic: {white: [Ka1]}%stipulation: h#2%twins: {b: Ka3-a2} | 3 | there is no piece on a3",
      "algebraic: {white: [Ka1]}%stipulation: h#2%twins: {b: wSa3} | 3 | a twin needs a change, not 'wSa3'",
      "stipulation: h#2 | 1 | 'algebraic' with the pieces is missing",
      "algebraic: {white: [Ka1]}%stipulation: ctr2 | 2 | 'ctr2' has no counterpart",
      "algebraic: {white: [Ka1]}%stipulation: h#2%options: [NoSuch] | 3 | 'NoSuch' is a fairy condition",
      "algebraic:%  white: [Ka1]%  invisible: [Pa2]%stipulation: h#2 | 3 | white, black or neutral",
      "algebraic:%  white: [Jigger Pa2]%stipulation: h#2 | 2 | Jigger is not supported",
      "algebraic: {white: [Ka1]}%stipulation: h#2%twins:%  b: Move a1 a2%  c: Move a3 a4 | 5 | there is no piece on a3",
      "algebraic: {white: [Ka1]}%stipulation: h#2%twins: {b: Move a1 a2 fast} | 3 | 'fast' is unknown",
      "algebraic: {white: [Ka1]}%stipulation: h#2%stipulation: h#3 | 3 | there twice",
      "authors: &a [*a] | 1 | this is no YAML",
      "- stipulation: 2 | 1 | a list of fields",
  })
  void faultsHaveTheirLine(String text, int line, String what) {
    Reading reading = YACPDB.read(text.replace('%', '\n'), Positions.orthodox());
    assertEquals(1, reading.faults().size(), reading.toString());
    assertEquals(line, reading.faults().getFirst().line(), reading.faults().toString());
    assertTrue(reading.faults().getFirst().text().toString().contains(what), reading.faults().toString());
  }

  @Test
  void studiesAndOtherStipulationsKeepTheirWords() {
    Problem study = YACPDB.read(
        "algebraic: {white: [Ka1, Pb6], black: [Kc8]}\nstipulation: = black to move\nsolution: 1...Kb7\n",
        Positions.orthodox()).whole().getFirst();
    assertEquals(List.of("=", "2k5/8/1P6/8/8/8/8/K7 b - - 0 1"), List.of(study.task().stipulationText(), study.fen()));
    assertTrue(YACPDB.write(List.of(study)).contains("stipulation: = black to move"));
    Problem white = study.withSetup(study.setup().with(Schema.SIDE_TO_MOVE, 0));
    for (ExchangeFormat format : List.of(YACPDB, OLIVE)) {
      assertTrue(format.write(List.of(white)).contains("\nstipulation: \"=\"\n"),
          "unquoted, it is no text in YAML 1.1");
    }
    Problem last = YACPDB.read("algebraic: {white: [Ka1], black: [Kc8]}\nstipulation: ~1\n"
        + "non-standard-stipulation: Last move?\n", Positions.orthodox()).whole().getFirst();
    assertEquals("", last.task().stipulationText());
    assertTrue(YACPDB.write(List.of(last)).contains("stipulation: ~1\n"), YACPDB.write(List.of(last)));
  }
}
