package zugwerk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.cli.CommandLineInterface;
import zugwerk.notation.Fen;
import zugwerk.notation.Replay;
import zugwerk.rules.Variant;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;

/** The data files of the page "Discoveries" hold what their commands print, and its tables hold what the files do. */
class DiscoveriesTest {

  private static final String PROBLEMS = "problems/orthodox";
  private static final Path DATA = ProjectRoot.path("src/docs/discoveries");
  private static final Path HELP = ProjectRoot.path("src/studio/main/resources/zugwerk/studio/help/discoveries.md");
  private static final String COMMAND = "# zugwerk ";
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");
  private static final Pattern CELL = Pattern.compile("`?([^`]*)`?");

  /** A command and the lines that it prints. */
  record Section(String file, String command, List<String> lines) {

    @Override
    public String toString() {
      return file + ": " + command;
    }
  }

  private static Stream<Section> sections() throws IOException {
    List<Section> sections = new ArrayList<>();
    try (Stream<Path> files = Files.list(DATA)) {
      for (Path file : files.sorted().toList()) {
        for (String line : Files.readAllLines(file)) {
          if (line.startsWith(COMMAND)) {
            sections.add(
                new Section(file.getFileName().toString(), line.substring(COMMAND.length()), new ArrayList<>()));
          } else if (!sections.isEmpty() && sections.getLast().file().equals(file.getFileName().toString())) {
            sections.getLast().lines().add(line);
          }
        }
      }
    }
    return sections.stream();
  }

  /** Those that take a second or two. */
  static Stream<Section> quickSections() throws IOException {
    return sections().filter(section -> List.of("solve --variant shock --stipulation \"h#2\"",
        "solve --variant polypiece --powers atomic --stipulation \"h#2.5\"",
        "endgame --variant polypiece --powers \"K=K/N\" --statistics KRvK",
        "atlas --powers \"Q=Q/WAND/RN/BN/NN/FAD\" --material KQvK").contains(section.command()));
  }

  private static List<String> printed(String command) {
    List<String> words = WORD.matcher(command).results()
        .map(word -> word.group(1) == null ? word.group() : word.group(1))
        .map(word -> word.startsWith(PROBLEMS) ? ProjectRoot.name(word) : word).toList();
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err), words.toArray(String[]::new));
    assertEquals(0, code, command + "\n" + err);
    return out.toString().replace(ProjectRoot.name(PROBLEMS), PROBLEMS).lines().filter(line -> !line.isBlank())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("quickSections")
  void quickSectionsAreReproduced(Section section) {
    assertEquals(section.lines(), printed(section.command()));
  }

  @Test
  void thereAreQuickSectionsOfEachKind() throws IOException {
    assertEquals(4, quickSections().count());
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("sections")
  void allSectionsAreReproduced(Section section) {
    assertFalse(section.lines().isEmpty());
    assertEquals(section.lines(), printed(section.command()));
  }

  /** A few rows of long tables. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '\'', value = {
      "atlas; atlas --pieces W,WD,WfF,WAD",
      "atlas --type B; atlas --type B --pieces fbNW,R4",
      "transfer --games polypiece,hitpoint,shock,cursed problems/orthodox;"
          + " transfer --games polypiece,shock problems/orthodox/loyd-lynn-1859.json"})
  void someRowsOfLongTablesAreReproduced(String command, String part) throws IOException {
    List<String> all = sections().filter(section -> section.command().equals(command)).findFirst().orElseThrow()
        .lines();
    List<String> rows = printed(part);
    assertTrue(rows.size() > 2);
    assertEquals(List.of(), rows.stream().filter(row -> !all.contains(row)).toList());
  }

  /** A sample in orthodox, Hitpoint and Shock Chess. */
  @ParameterizedTest
  @ValueSource(ints = {15, 37, 55})
  void aFewFirstMovesDoNotLoseInFour(int line) throws IOException {
    List<String> calls = Files.readAllLines(DATA.resolve("first-moves.txt"));
    assertEquals(162, calls.size());
    assertEquals(List.of("#4: unsolvable"), printed(calls.get(line)));
  }

  @Tag("long")
  @Test
  void noFirstMoveLosesInFour() throws IOException {
    for (String call : Files.readAllLines(DATA.resolve("first-moves.txt"))) {
      assertEquals(List.of("#4: unsolvable"), printed(call), call);
    }
  }

  /** The tables of a page: their rows, the heading first. */
  private static List<List<List<String>>> tables(Path page) throws IOException {
    List<List<List<String>>> tables = new ArrayList<>();
    boolean inside = false;
    for (String line : Files.readAllLines(page)) {
      if (!line.startsWith("|")) {
        inside = false;
      } else {
        if (!inside) {
          tables.add(new ArrayList<>());
        }
        inside = true;
        tables.getLast().add(Arrays.stream(line.substring(1, line.length() - 1).split("\\|")).map(String::strip)
            .toList());
      }
    }
    return tables;
  }

  private static boolean isCode(String cell) {
    return cell.startsWith("`");
  }

  private static String plain(String cell) {
    return CELL.matcher(cell).replaceAll("$1");
  }

  /**
   * Each cell beside a first cell in code stands in a line of a data file that has the first cell, and the heading
   * too if that is in code.
   */
  @Test
  void theTablesOfTheHelpPageAreThoseOfTheDataFiles() throws IOException {
    List<List<String>> data = new ArrayList<>();
    try (Stream<Path> files = Files.list(DATA)) {
      for (Path file : files.toList()) {
        Files.readAllLines(file).stream().map(line -> List.of(line.split("\t"))).forEach(data::add);
      }
    }
    int checked = 0;
    for (List<List<String>> table : tables(HELP)) {
      List<String> heading = table.getFirst();
      for (List<String> row : table.subList(2, table.size())) {
        for (int column = 1; isCode(row.getFirst()) && column < row.size(); column++) {
          List<String> wanted = new ArrayList<>(List.of(plain(row.getFirst()), plain(row.get(column))));
          if (isCode(heading.get(column))) {
            wanted.add(plain(heading.get(column)));
          }
          assertTrue(data.stream().anyMatch(line -> line.containsAll(wanted)), wanted.toString());
          checked++;
        }
      }
    }
    assertTrue(checked > 100, "only " + checked + " cells");
  }

  @Test
  void theLossesWithEachEdgeAreReproduced() throws IOException {
    List<String> rows = Files.readAllLines(DATA.resolve("hitpoint-edge.tsv"));
    for (String row : rows.subList(1, rows.size())) {
      List<String> columns = List.of(row.split("\t"));
      assertEquals(columns.subList(2, 4), Stream.of(Side.values())
          .map(side -> Integer.toString(lost(columns.getFirst(), columns.get(1), side))).toList(), row);
    }
    assertTrue(rows.size() > 20);
  }

  /** The sum of hit points that a side has lost along a line. */
  private static int lost(String edge, String line, Side side) {
    Variant game = Variants.of("hitpoint", "scale;" + edge);
    Setup start = Fen.start(game);
    return points(game, start, side) - points(game, Replay.play(game, start, line), side);
  }

  private static int points(Variant game, Setup setup, Side side) {
    String[] state = Fen.format(setup).split(" ")[6].split(",");
    int damage = Arrays.stream(state).filter(item -> item.contains(":")).mapToInt(item -> {
      int piece = setup.piece(Square.parse(item.substring(0, 2)).orElseThrow());
      return Piece.side(piece) == side.ordinal() ? full(game, piece) - Integer.parseInt(item.substring(3)) : 0;
    }).sum();
    return IntStream.range(0, 64).map(setup::piece).filter(piece -> piece != Piece.NONE)
        .filter(piece -> Piece.side(piece) == side.ordinal()).map(piece -> full(game, piece)).sum() - damage;
  }

  private static int full(Variant game, int piece) {
    return switch (game.schema().types().get(Piece.type(piece)).letter()) {
      case 'P' -> 100;
      case 'R' -> 500;
      case 'Q' -> 900;
      default -> 300;
    };
  }
}
