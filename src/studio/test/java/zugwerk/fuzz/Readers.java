package zugwerk.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zugwerk.betza.AtomText;
import zugwerk.betza.BetzaException;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.PowerLists;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.cli.BatchReading;
import zugwerk.compose.PieceStock;
import zugwerk.diagram.Styles;
import zugwerk.exchange.AnyText;
import zugwerk.exchange.ExchangeFormat;
import zugwerk.exchange.Formats;
import zugwerk.exchange.Reading;
import zugwerk.file.DraftFile;
import zugwerk.file.EndingFigures;
import zugwerk.file.PreferencesFile;
import zugwerk.file.ProblemFile;
import zugwerk.file.ProofFile;
import zugwerk.file.ReplayOptions;
import zugwerk.file.Verification;
import zugwerk.notation.Fen;
import zugwerk.notation.MoveText;
import zugwerk.game.PatchText;
import zugwerk.notation.Replay;
import zugwerk.notation.StateField;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinText;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.battle.Proof;
import zugwerk.solve.table.TableReading;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.powers.ListText;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Every way in for texts and bytes from outside, each with sound texts from the project itself. */
final class Readers {

  private static final Variant ORTHODOX = Variants.of("orthodox");
  private static final Path EXCHANGE = ProjectRoot.path("src/files/test/resources/zugwerk/exchange");

  private final Path folder;
  private final List<Reader> all = new ArrayList<>();

  /**
   * @param folder where files are written that are read from the disk
   */
  Readers(Path folder) throws IOException {
    this.folder = folder;
    List<String> problems = texts(ProjectRoot.path("problems"), ".json");
    addNotation();
    addSettings();
    addProblems(problems);
    addFiles(problems);
    for (ExchangeFormat format : Formats.all()) {
      List<String> own = format.name().equals("json") ? problems : examples(format, problems);
      all.add(new Reader(format.name(), own, text -> exchanged(format, text)));
    }
    all.add(new Reader("any", problems, text -> AnyText.readable(text, ORTHODOX)));
  }

  List<Reader> all() {
    return all;
  }

  private void add(String name, List<String> samples, Consumer<String> reading) {
    all.add(new Reader(name, samples, reading::accept));
  }

  private static List<String> texts(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().map(Readers::text).toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private void addNotation() {
    for (Variant game : Variants.all()) {
      List<String> fens = GameSamples.starts(game);
      add("fen-" + game.id(), fens, text -> {
        Setup setup = Fen.parse(game, text);
        assertEquals(setup, Fen.parse(game, Fen.format(setup)), "written again it is read as another");
      });
      MoveText moves = new MoveText(game);
      Setup start = fens.stream().map(fen -> Fen.parse(game, fen))
          .filter(setup -> !moves.legal(Position.of(setup)).isEmpty()).reduce((_, last) -> last).orElseThrow();
      List<String> legal = moves.legal(Position.of(start)).stream()
          .map(move -> moves.write(Position.of(start), move)).toList();
      add("moves-" + game.id(), List.of(String.join(" ", legal), "1. " + legal.getFirst(), legal.getLast()),
          text -> Replay.play(game, start, text));
      List<String> items = new ArrayList<>(List.of("e4:3", "e4w", "e4^", "frozen", "d5g,c3b", "N1", "K2 Q1"));
      items.addAll(StateField.items(start));
      add("state-" + game.id(), items, text -> StateField.with(start, text));
      add("patch-" + game.id(), List.of("+a2Q -h8 c3=p", "a1:3 w", "e4=N,-e5", "KQkq e3"),
          text -> PatchText.read(game, text));
    }
    add("stipulation", List.of("#3", "h#2.5", "ser-h=4", "s#2", "r#3", "=", "+", "ser-#5", "h=1.5", "ser-s=6"),
        text -> assertEquals(Stipulation.parse(text), Stipulation.parse(Stipulation.parse(text).toString())));
    add("twin",
        List.of("bKe5-->e6", "a1<-->h8, -wQd4", "+wPe4", "rotate90; mirror a1<-->h1", "#2", "continued: bKa1-->a2",
            "polish", "wKe1==>g1"),
        TwinText::read);
    add("material", List.of("KQvKP", "KBNvK", "KRPvKR", "KQvKP, KRvK;KNNvK"), text -> {
      EndingFigures.read(ORTHODOX, text);
      PieceStock.parse(ORTHODOX.schema(), text);
    });
    add("betza", List.of("WD", "fmWfceF", "lame:nA", "gQ", "BBcNN", "N3", "vWsF|R", "(0,5)", "RmB", "hWbK", "mAcD4",
        "[F-R]", "mafsmW", "gafsQyafzF", "f[W?F-W]"),
        text -> {
          BetzaParser.parse(text);
          AtomText.of(text).forEach(atom -> atom.standingFor(text));
        });
  }

  private void addSettings() {
    List<String> lists = new ArrayList<>(List.of("N=N/WD|WD/N;B=lame:nA/B3;K=K", "R = R/W # words\nQ = Q/K\n\n"));
    for (Variant game : Variants.all()) {
      List<String> samples = new ArrayList<>(game.options().samples());
      lists.addAll(samples);
      samples.add("");
      add("settings-" + game.id(), samples, text -> Variants.of(game.id(), text));
    }
    add("lists", lists, text -> {
      ListText written = new ListText(text);
      try {
        PowerLists.parse(written.settings(), "PNBRQK");
      } catch (BetzaException fault) {
        throw new InputException("{0}", written.locate(fault));
      }
    });
  }

  private void addProblems(List<String> problems) throws IOException {
    List<String> certified = new ArrayList<>(texts(ProjectRoot.path("src/files/test/resources"), ".json"));
    problems.stream().filter(text -> text.contains("certificate")).forEach(certified::add);
    add("problem", problems, text -> {
      Problem problem = ProblemFile.parse(text);
      assertEquals(problem, ProblemFile.parse(ProblemFile.format(problem)), "written again it is read as another");
    });
    add("draft-text", problems, ProblemFile::parseDraft);
    add("certificate", certified.isEmpty() ? problems : certified, text -> {
      Problem problem = ProblemFile.parse(text);
      problem.analysis().certificate().flatMap(kept -> kept.doubt(problem)).ifPresent(Faults::check);
    });
    List<String> proofs = new ArrayList<>();
    for (String requested : List.of("k7/8/1K6/8/8/8/8/7R w|#1", "7k/8/5K2/8/8/8/8/6R1 w|#2",
        "7k/8/5K2/8/8/8/8/6R1 w|h#1.5",
        "7k/8/5K2/8/8/8/8/6R1 w|ser-#2", "7k/8/8/8/8/8/6R1/K7 w|+")) {
      String[] parts = requested.split("\\|");
      Problem problem = ProblemFile.parse("{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"" + parts[0]
          + "\", \"stipulation\": \"" + parts[1] + "\"}");
      Path file = folder.resolve("proof.json");
      Solved solved = Solved.solve(problem, SolveOptions.DEFAULT, new Monitor());
      ProofFile.write(file, problem, solved, SolveOptions.DEFAULT, Proof.USUAL_MOVES, new Monitor());
      proofs.add(Files.readString(file));
    }
    add("proof", proofs, text -> ProofFile.replay(text, new ReplayOptions(new CancelToken(), 1_000, Optional.empty())));
  }

  private void addFiles(List<String> problems) throws IOException {
    List<String> drafts = Stream.concat(
        problems.stream().limit(5).map(text -> "file:///tmp/a%20b.json\n" + text),
        problems.stream().skip(5).limit(5).map(text -> "\n" + text)).map(Readers::bytes).toList();
    all.add(new Reader("draft", drafts, text -> DraftFile.read(file("a.draft", text))));
    String kept = "zugwerk.preferences=1\nboard.coordinates=true\nrecent.1=/tmp/a.json\nrecent.2=/tmp/\\u00e9.json\n"
        + "window.width=800.5\nwindow.x=-3\ntheme=dark\n";
    all.add(new Reader("preferences", List.of(kept), text -> {
      Path file = file("preferences", text);
      PreferencesFile.read(file);
      Preferences preferences = Preferences.of(file);
      preferences.number("window.width", 200, 20_000).ifPresent(width -> assertTrue(width >= 200 && width <= 20_000));
      preferences.files("recent").forEach(recent -> assertNotNull(recent.getFileName()));
    }));
    List<String> styles = texts(ProjectRoot.path("styles"), ".css").stream().map(Readers::bytes).toList();
    all.add(new Reader("style", styles, text -> Styles.read(file("a.css", text))));
    all.add(new Reader("verified", drafts, text -> {
      Verification verification = new Verification(new CancelToken());
      verification.file(file("a.json", text));
      verification.findings().forEach(finding -> assertTrue(finding.what().length() < 1_000, finding.what()));
    }));
    all.add(new Reader("encoding", Stream.of("Réti, Müller – „Fritz“", "Ćosić\n\uFEFF", "\uFEFFabc").flatMap(
        text -> Stream.of(bytes(text), new String(text.getBytes(StandardCharsets.UTF_16LE),
            StandardCharsets.ISO_8859_1)))
        .toList(), text -> FileText.of(text.getBytes(StandardCharsets.ISO_8859_1))));
    all.add(new Reader("batch",
        List.of("moves --fen \"k7/8/1K6/8/8/8/8/7R w\"\nperft --depth 1\n# words\n\nplay --moves 'e4 e5'"),
        text -> BatchReading.read(text.getBytes(StandardCharsets.ISO_8859_1))));
    TableReading tables = new TableReading(Files.createDirectories(folder.resolve("tables")));
    all.add(new Reader("table", List.of(new String(tables.table(), StandardCharsets.ISO_8859_1)),
        text -> tables.readTable(text.getBytes(StandardCharsets.ISO_8859_1))));
    all.add(new Reader("table-in-work", List.of(new String(tables.part(), StandardCharsets.ISO_8859_1)),
        text -> tables.readPart(text.getBytes(StandardCharsets.ISO_8859_1))));
  }

  /** The bytes of a text in UTF-8 as characters. */
  private static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  private Path file(String name, String bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** The files of a format among the tests, and problems written in it. */
  private static List<String> examples(ExchangeFormat format, List<String> problems) throws IOException {
    List<String> examples = new ArrayList<>();
    for (String ending : format.endings()) {
      examples.addAll(texts(EXCHANGE, "." + ending));
    }
    for (String text : problems) {
      try {
        examples.add(format.write(List.of(ProblemFile.parse(text))));
      } catch (InputException _) {
        // The format does not hold this problem.
      }
    }
    return examples;
  }

  /** A format refuses nothing by throwing, and what it reads can be written as a problem file. */
  private static void exchanged(ExchangeFormat format, String text) {
    format.recognises(text);
    Reading reading;
    try {
      reading = format.read(text, ORTHODOX);
    } catch (RuntimeException thrown) {
      throw new AssertionError("no text makes it throw", thrown);
    }
    for (Reading.Misreading fault : Stream.concat(reading.faults().stream(), reading.notes().stream()).toList()) {
      String sentence = fault.text().toString();
      assertTrue(sentence.length() <= 302, "too long to be read: " + sentence.length());
      assertTrue(fault.line() >= 1 && fault.line() <= text.lines().count() + 1, fault.toString());
      assertEquals(1, sentence.lines().count(), sentence);
    }
    for (Problem problem : reading.problems()) {
      assertEquals(Optional.of(problem), Optional.of(ProblemFile.parseDraft(ProblemFile.format(problem))),
          "kept in a problem file it is another");
    }
  }
}
