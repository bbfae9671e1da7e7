package zugwerk.studio.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Setup;
import zugwerk.cli.CommandLineInterface;
import zugwerk.file.Checked;
import zugwerk.file.Claims;
import zugwerk.notation.Fen;
import zugwerk.notation.Replay;
import zugwerk.problem.Problem;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.help.HelpBlock.Span;
import zugwerk.studio.help.HelpBlock.Style;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Every position, move and command that a help page gives is read, played or run. */
class HelpTextsTest {

  /** A position that a page speaks of, with all that can be reached from it along a line. */
  private record Place(Variant variant, Setup setup) {}

  /** The games whose pages come with the program; those of another jar are its own affair. */
  private static Stream<String> games() {
    return Variants.all().stream().map(Variant::id).filter(id -> HelpPages.class.getResource(id + ".md") != null);
  }

  /** The pages on games, and the one on tables. */
  static Stream<String> pages() {
    return Stream.concat(games(), Stream.of(HelpPages.TABLES));
  }

  /** Besides the examples, what the pages speak of: game, settings, FEN, and a line that is played. */
  private static final Map<String, List<List<String>>> MORE = Map.of(
      "orthodox", List.of(),
      "polypiece", List.of(
          List.of("polypiece", "", "", "1.e4 e5 2.Nf3=WD WDg6=N 3.Nxe5=WD Qe7=WAND 4.WDxe7=N"),
          List.of("polypiece", "", "", "1.e4 e5 2.Nf3=WD Bc5=R4 3.WDb3=N Nc6=WD 4.WDf5=N Qf6=WAND 5.Nxc5=WD"
              + " WDxc5=N 6.b4 WANDxe4=Q+ 7.Ne3=WD Qxg2=WAND+"),
          List.of("polypiece", "", "", "1.e4 e5 2.Nf3=WD Bc5=R4 3.WDb3=N Nc6=WD 4.WDf5=N Qf6=WAND 5.Nxc5=WD"
              + " WDxc5=N 6.Nf5xg7=WD Kf8"),
          List.of("polypiece", "", "n7/PK1k4/8/8/8/2N5/8/8 w", "1.Nd5=WD+ Kd8 2.Kc6 WDxa7=N"),
          List.of("polypiece", "", "n7/PK1k4/8/8/8/2N5/8/8 w", "1.Kxa8 Kc7 2.Na4=WD Kc8 3.WDa5=N Kc7 4.Nc6=WD+"),
          List.of("polypiece", "", "n7/PK6/8/8/8/8/8/2k5 b - - 0 1 N1", "1...WDxa7=N"),
          List.of("polypiece", "", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 Q1", "1.a8=WAND"),
          List.of("polypiece", "K=K/N", "4k3/8/8/8/8/8/8/R3K2R w KQ", "1.O-O=N"),
          List.of("polypiece", "", "4k3/8/8/8/8/8/8/R3K2R w KQ", "1.O-O"),
          List.of("polypiece", "", "8/nK6/8/8/8/8/8/2k5 w - - 0 1 N1", "1.Kxa7"),
          List.of("polypiece", "P=fmWfmFfceFifmnD", "4k3/8/8/8/3pP3/8/8/4K3 b - e3", "1...dxe3/e"),
          List.of("polypiece", "K=WF;N=fbNW;atoms;W=W/F", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 W1", "1.Fd2/W=WF"),
          List.of("polypiece", "K=WF;N=fbNW;atoms;W=W/F;N=N/WD", "4k3/8/8/8/8/8/8/4K1N1 w", "")),
      "hitpoint", List.of(
          List.of("hitpoint", "", "", "1.e4 e5 2.Nf3 d6 3.Nf3:e5 d6:e5 (:d6) 4.h3 Nc6 5.Ne5:c6 (:e5 :c6)"),
          List.of("hitpoint", "", "", "1.e4 d5 2.e4:d5 (:e4 :d5) Bg4 3.Qd1:g4 Qd8:d2#"),
          List.of("hitpoint", "", "", "1.e4 d5 2.e4:d5 (:e4 :d5) Nf6 3.Nc3 Bg4 4.Qd1:g4 Qd8:d2#"),
          List.of("hitpoint", "scale;hills", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 g4^",
              "1.e4 d5 2.Qg4"),
          List.of("hitpoint", "scale;entrenchment", "4k3/8/8/8/8/5n2/8/4K3 w", "1.e1!"),
          List.of("hitpoint", "scale;entrenchment", "4k3/8/8/8/8/5n2/8/R3K2R w KQ - 0 1 e1!", "1.O-O-O"),
          List.of("hitpoint", "scale;hills;entrenchment", "4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 1 d5^", "1.e2!"),
          List.of("hitpoint", "scale;edge=50", "4k3/8/8/3r4/5N2/8/8/4K3 w", "1.Nf4:d5 (-)"),
          List.of("hitpoint", "", "4k3/8/8/8/8/8/8/R3K2R w KQ", "1.O-O"),
          List.of("hitpoint", "", "4k3/3PP3/4K3/8/8/8/8/8 b", "1...Kd8")),
      "poison", List.of(
          List.of("poison", "", "4k3/7h/8/8/6Kh/8/8/8 w", "1.Kxh4"),
          List.of("poison", "", "4k2h/8/8/8/H6h/8/8/4K3 w", "1.Hxh4 Hxh4"),
          List.of("poison", "", "2d1k3/p2p1p1N/hp4pp/b3Hn2/2P4B/P3D2P/1P3PP1/6K1 w", "1.Hc5+ Nxe3"),
          List.of("poison", "", "4k3/8/8/8/4B3/4D3/8/4K3 w - - 0 1 e4:3", "1.cDe3[e4]"),
          List.of("poison", "", "4k3/8/8/8/8/4D3/8/4K3 w - - 0 1 e3:3", "1.cDe3[e3]"),
          List.of("poison", "", "k7/p7/8/8/8/8/7R/K7 w - - 0 1 a8:1", "1.Rh8#")),
      "fairy", List.of(List.of("fairy", "L=cyafmQ", "4k3/8/8/8/3p4/8/8/3LK3 w", "1.Lxd4-d5")),
      "shock", List.of(
          List.of("shock", "", "3g3k/8/8/8/8/8/8/3R3K w", "1.Rxd8#"),
          List.of("shock", "second-general", "g6k/6pp/8/1g6/8/N7/5nPP/R5RK w", "1.Nxb5 (pass) 2.Rxa8#")),
      "cursed", List.of(),
      "tables", List.of(
          List.of("polypiece", "", "6k1/8/4N1K1/8/8/8/8/8 w", "1.Kf6"),
          List.of("polypiece", "", "n7/PK1k4/8/8/8/2N5/8/8 w", "1.Kxa8"),
          List.of("orthodox", "", "n7/PK1k4/8/8/8/2N5/8/8 w", "1.Nd5"),
          List.of("orthodox", "", "n7/PK1k4/8/8/8/2N5/8/8 b", "1...Nc7"),
          List.of("orthodox", "", "8/1K6/P7/kn6/4N3/8/8/8 w", "1.Nc5")));

  /** Signs and words of the pages that are no moves, positions or settings. */
  private static final Set<String> SIGNS = Set.of("+", "#", "^", "|", "(-)", "/e", "atoms", "name:expression",
      "--settings", "--hills", "--powers", "--letters problem", "#2", "#6", "h#2", "edge", "w", "b", "g");

  /** A line whose last move gives check or mate. */
  private static final Pattern SIGNED = Pattern.compile(".*[+#](\\[.*\\])?");
  private static final Pattern BOARD = Pattern.compile("([^/]+/){7}.*");
  private static final Pattern MOVE = Pattern.compile(".*([a-h][1-8]|O-O).*");

  private static Place place(String game, String settings, String fen) {
    Variant variant = Variants.of(game, settings);
    return new Place(variant, Fen.parse(variant, fen.isEmpty() ? variant.start() : fen));
  }

  private static void along(Place from, String line, List<Place> places) {
    Setup setup = from.setup();
    places.add(from);
    for (Move move : Replay.moves(from.variant(), setup, line)) {
      setup = MoveMaker.after(from.variant(), setup, move);
      places.add(new Place(from.variant(), setup));
    }
  }

  /** All positions that a page speaks of. */
  private static List<Place> places(String page) {
    List<Place> places = new ArrayList<>();
    HelpPages.page(page).examples().map(HelpBlock.Example::problem).forEach(problem -> problem.analysis().lines()
        .forEach(line -> along(new Place(problem.variant(), problem.setup()), line, places)));
    MORE.get(page).forEach(more -> along(place(more.get(0), more.get(1), more.get(2)), more.get(3), places));
    return places;
  }

  private static Stream<Span> spans(HelpBlock block) {
    return switch (block) {
      case HelpBlock.Paragraph paragraph -> paragraph.spans().stream();
      case HelpBlock.Items items -> items.items().stream().flatMap(List::stream).flatMap(HelpTextsTest::spans);
      case HelpBlock.Table table -> table.rows().stream().flatMap(List::stream).flatMap(List::stream);
      case HelpBlock.Heading _ -> Stream.empty();
      case HelpBlock.Example _ -> Stream.empty();
    };
  }

  private static List<String> codes(String page) {
    return HelpPages.page(page).blocks().stream().flatMap(HelpTextsTest::spans)
        .filter(span -> span.style() == Style.CODE).map(Span::text).distinct().toList();
  }

  /** Whether something succeeds without a fault of its text. */
  private static boolean reads(Runnable reading) {
    try {
      reading.run();
      return true;
    } catch (InputException _) {
      return false;
    }
  }

  private static void check(Variant variant, Setup setup) {
    Validation.check(variant, setup);
  }

  private static boolean isPosition(String text, List<Place> places) {
    return places.stream().map(Place::variant).distinct()
        .anyMatch(variant -> reads(() -> check(variant, Fen.parse(variant, text))));
  }

  /** Whether a text is a seventh field that suits one of the positions. */
  private static boolean isState(String text, List<Place> places) {
    return places.stream().distinct().anyMatch(place -> reads(() -> {
      String[] fields = Fen.format(place.setup()).split(" ");
      check(place.variant(), Fen.parse(place.variant(),
          String.join(" ", Arrays.asList(fields).subList(0, 6)) + " " + text));
    }));
  }

  /** Whether a text is a line of moves from one of the positions; a sign of check or mate at its end must be right. */
  private static boolean isLine(String text, List<Place> places) {
    return places.stream().anyMatch(place -> reads(() -> {
      List<Move> moves = Replay.moves(place.variant(), place.setup(), text);
      String written = Replay.line(place.variant(), place.setup(), moves);
      if (moves.isEmpty() || SIGNED.matcher(text).matches() && !SIGNED.matcher(written).matches()) {
        throw new InputException(text);
      }
    }));
  }

  /** Whether every word is a setting of the game, or an expression or a letter of Betza notation in fairy chess. */
  private static boolean isSetting(String game, String text) {
    return Arrays.stream(text.split(" "))
        .allMatch(word -> Stream.of("%s", "scale;%s", "N=%s", "N=%sN", "N=%sW", "N=%sF",
            "N=%sR", "N=fc%sF", "G=%s", "K=WF;atoms;%s").anyMatch(form -> isSetting(game, form, word))
            || Stream.of("G=%s", "G=%sfmQ", "G=%safmQ").anyMatch(form -> isSetting("fairy", form, word)));
  }

  private static boolean isSetting(String game, String form, String word) {
    return reads(() -> Variants.of(game, form.formatted(word)));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyTextInAFixedFontIsRead(String page) {
    List<Place> places = places(page);
    String game = page.equals(HelpPages.TABLES) ? "polypiece" : page;
    List<String> unread = codes(page).stream().filter(text -> !text.startsWith("zugwerk "))
        .filter(text -> !(SIGNS.contains(text) || !MOVE.matcher(text).matches() && isSetting(game, text)
            || (BOARD.matcher(text).matches() ? isPosition(text, places)
                : isLine(text, places) || isState(text, places))))
        .toList();
    assertEquals(List.of(), unread);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyExampleCanBePlayedAndIsSoundIfItHasAStipulation(String page) {
    List<HelpBlock.Example> examples = HelpPages.page(page).examples().toList();
    assertFalse(examples.isEmpty());
    for (HelpBlock.Example example : examples) {
      Problem problem = example.problem();
      check(problem.variant(), problem.setup());
      assertFalse(problem.analysis().lines().isEmpty(), example.title());
      Claims.Answer answer = Claims.decide(problem, SolveOptions.DEFAULT, new Monitor());
      assertEquals(Checked.Outcome.HOLDS, answer.outcome(), example.title() + ": " + answer.verdict());
    }
  }

  @Test
  void everyPageOfAGameBeginsWithAnExampleAndEndsWithThingsToTry() {
    assertEquals(7, games().count());
    games().map(HelpPages::page).forEach(page -> {
      List<HelpBlock> blocks = page.blocks();
      int example = blocks.indexOf(page.examples().findFirst().orElseThrow());
      assertTrue(blocks.subList(0, example).stream().allMatch(HelpBlock.Paragraph.class::isInstance), page.title());
      HelpBlock last = blocks.stream().filter(HelpBlock.Heading.class::isInstance).toList().getLast();
      assertEquals(new HelpBlock.Heading(2, "Try this"), last, page.title());
      assertTrue(blocks.get(blocks.indexOf(last) + 1) instanceof HelpBlock.Items, page.title());
    });
  }

  static Stream<String> commands() {
    return HelpPages.all().stream().flatMap(page -> codes(page.id()).stream())
        .filter(text -> text.startsWith("zugwerk ")).distinct();
  }

  /** Commands without arguments in quotation marks are parts of one: their options must be known. */
  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandRuns(String command) {
    List<String> words = Pattern.compile("\"([^\"]*)\"|\\S+").matcher(command).results()
        .map(word -> word.group(1) == null ? word.group() : word.group(1)).skip(1).toList();
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    boolean whole = command.contains("\"") || words.getFirst().startsWith("-");
    int code = CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err),
        whole ? words.toArray(String[]::new) : new String[] {words.getFirst(), "--help"});
    assertEquals("", err.toString());
    assertEquals(0, code);
    assertFalse(out.toString().isBlank());
    assertTrue(whole || words.stream().skip(1).allMatch(out.toString()::contains), out.toString());
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '"', value = {
      // The Knight still stands between King and Rook.
      "polypiece; ''; ''; 1.e4 e5 2.Nf3=WD Bc5=R4 3.WDb3=N Nc6=WD 4.WDf5=N Qf6=WAND 5.Nxc5=WD WDxc5=N 6.d3 WANDg6=Q"
          + " 7.Ng3=WD; O-O",
      // The first of its sidelines: no Knight recaptures.
      "polypiece; ''; ''; 1.e4 e5 2.Nf3=WD WDg6=N 3.Nxe5=WD; WDxe5=N",
      "cursed; ''; ''; 1.e4 d5 2.exd5 Qxd5 3.Nc3 Qa5 4.a3; Qh5",
      "cursed; ''; 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 g2b,f3g; ''; Nf3†",
      "hitpoint; 'scale,entrenchment'; 4k3/8/8/8/8/5n2/8/R3K2R w KQ - 0 1 e1!; ''; O-O",
      "hitpoint; 'scale,entrenchment'; 4k3/8/8/8/8/8/8/r3K3 w; ''; e1!",
      "poison; ''; 4k2h/8/8/8/7P/8/8/4K3 b; ''; Hxh4"})
  void whatThePagesCallImpossibleIsRefused(String game, String settings, String fen, String line, String move) {
    Place start = place(game, plain(settings).replace(',', ';'), plain(fen));
    Setup reached = Replay.play(start.variant(), start.setup(), plain(line));
    assertThrows(InputException.class, () -> Replay.moves(start.variant(), reached, move));
  }

  private static String plain(String text) {
    return text.replace("'", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"fen: 8/8", "title: Only a title\nlien: e4", "title: No such game\ngame: xiangqi",
      "line: 1.e4"})
  void refusesExamplesThatCannotBeRead(String text) {
    assertThrows(InputException.class,
        () -> Markdown.parse("orthodox", "# Title\n\n```position\n" + text + "\n```"));
  }
}
