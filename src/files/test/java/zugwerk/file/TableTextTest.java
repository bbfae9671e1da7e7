package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Generator;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.table.Answer;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Estimate;
import zugwerk.solve.table.Material;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** Reproduces every figure of the help page "Endgame tables". */
class TableTextTest {

  private static final Path PAGE = ProjectRoot.path("src/studio/main/resources/zugwerk/studio/help/tables.md");
  private static final Pattern LISTS = Pattern.compile("Lists: `(.*)`");
  private static final Pattern GAME = Pattern.compile("Game: (\\w+)");
  private static final Pattern ROW = Pattern.compile("\\| K\\w*vK\\w* \\| \\D.*");

  @TempDir
  private static Path folder;

  /** The rows of the page by their lists. */
  private static Map<String, List<String>> rows() throws IOException {
    Map<String, List<String>> rows = new LinkedHashMap<>();
    String lists = "";
    for (String line : Files.readAllLines(PAGE)) {
      Matcher heading = LISTS.matcher(line);
      if (heading.matches()) {
        lists = heading.group(1);
      } else if (GAME.matcher(line).matches()) {
        return rows;
      } else if (ROW.matcher(line).matches()) {
        rows.computeIfAbsent(lists, _ -> new ArrayList<>()).add(line);
      }
    }
    return rows;
  }

  private static String words(EndingFigures row) {
    String side = row.toMove().name().charAt(0) + row.toMove().name().substring(1).toLowerCase(Locale.ROOT);
    return "| " + String.join(" | ", row.ending(), row.powers().isEmpty() ? "-" : "`" + row.powers() + "`", side,
        row.percent(row.won()),
        row.percent(row.drawn()), row.percent(row.lost()),
        row.longest().map(longest -> longest.outcome().length()).orElse("none")) + " |";
  }

  /** Holds against the tables the rows of endings with so many pieces. */
  private static void check(int pieces) throws IOException {
    int checked = 0;
    for (Map.Entry<String, List<String>> part : rows().entrySet()) {
      Variant variant = Variants.of("polypiece", part.getKey());
      Endgames tables = new Endgames(variant, folder, 2);
      Map<String, List<String>> endings = part.getValue().stream().filter(row -> ending(row).length() == pieces + 1)
          .collect(Collectors.groupingBy(TableTextTest::ending));
      for (Map.Entry<String, List<String>> ending : endings.entrySet()) {
        List<String> found = EndingFigures.of(tables, EndingFigures.read(variant, ending.getKey()).getFirst(),
            new Monitor()).stream().map(TableTextTest::words).toList();
        assertEquals(found, ending.getValue());
        checked += found.size();
      }
    }
    assertTrue(checked >= 12, "only " + checked + " rows");
  }

  private static String ending(String row) {
    return row.split(" ")[1];
  }

  @Test
  void threePieces() throws IOException {
    check(3);
  }

  @Test
  @Tag("long")
  void fourPieces() throws IOException {
    check(4);
  }

  /** The rows of games with state: a King that has fewer points stands for the state of all its positions. */
  @Test
  @Tag("long")
  void gamesWithState() throws IOException {
    Map<String, Endgames> tables = new LinkedHashMap<>();
    String game = "";
    int checked = 0;
    for (String line : Files.readAllLines(PAGE)) {
      Matcher heading = GAME.matcher(line);
      if (heading.matches()) {
        game = heading.group(1);
      } else if (!game.isEmpty() && ROW.matcher(line).matches()) {
        Endgames requested = tables.computeIfAbsent(game, id -> new Endgames(Variants.of(id), folder, 2));
        String state = line.split(" ")[3];
        List<EndingFigures> figures = state.equals("-")
            ? EndingFigures.of(requested, Material.parse(requested.variant().schema(), ending(line)), new Monitor())
            : EndingFigures.of(requested, Fen.parse(requested.variant(), "7k/8/8/8/8/8/4P3/3K4 w - - 0 1 h8"
                + state.substring(1)), new Monitor());
        String found = figures.stream().map(row -> words(row).replace("`", "")).filter(line::equals).findFirst()
            .orElseGet(() -> figures.toString());
        assertEquals(line, found);
        checked++;
      }
    }
    assertTrue(checked > 25, "only " + checked + " rows");
  }

  @ParameterizedTest
  @Tag("long")
  @CsvSource({"KBNvK, 8/8/8/8/8/2k5/8/KBN5 w", "KQvKR, 8/8/8/8/2r5/8/2k5/K6Q w", "KPvKP, 8/2p5/8/8/2k5/8/2P5/K7 w",
      "KNPvK, 8/8/8/8/2k5/8/2P5/KN6 w"})
  void costs(String ending, String fen) throws IOException {
    Variant orthodox = Variants.of("orthodox");
    Endgames tables = new Endgames(orthodox, folder, 2);
    Setup position = Fen.parse(orthodox, fen);
    tables.statistics(position, new Monitor());
    Estimate cost = tables.estimate(position, new CancelToken());
    assertTrue(Files.readAllLines(PAGE).contains(String.format(Locale.ROOT, "| %s | %,d | %,d |", ending,
        cost.keptPositions(), cost.stored())), () -> ending + ": " + EndgameText.cost(cost, 2));
  }

  private static final Variant POLYPIECE = Variants.of("polypiece");

  private static Answer answer(Variant variant, String fen) {
    return new Endgames(variant, folder, 2).answer(Fen.parse(variant, fen), new Monitor());
  }

  private static List<String> best(Variant variant, String fen) {
    Position position = Position.of(Fen.parse(variant, fen));
    return answer(variant, fen).best().stream().map(best -> new MoveText(variant).write(position, best.move()))
        .toList();
  }

  @Test
  void theMateInEightTakesSix() {
    String fen = "6k1/8/4N1K1/8/8/8/8/8 w";
    assertEquals("win 6", answer(POLYPIECE, fen).outcome().toString());
    assertEquals(Set.of("Nd8=WD", "Kf6"), Set.copyOf(best(POLYPIECE, fen)));
    String line = "1.Ne6-d8=WD Kh8 2.WDd8-d6=N Kg8 3.Nd6-f7=WD Kh8 4.Kg6-g5 Kg8 5.Kg5-f6 Kh8 6.Kf6-g6 Kg8"
        + " 7.WDf7-d7=N Kh8 8.Nd7-f8=WD#";
    Setup end = Replay.play(POLYPIECE, Fen.parse(POLYPIECE, fen), line);
    assertEquals(Verdict.CHECKMATE, new Generator(POLYPIECE).verdict(Position.of(end)));
  }

  @Test
  void oneOfTheLongestMates() {
    assertEquals("win 45", answer(POLYPIECE, "8/8/8/8/8/8/8/K1k2N2 w").outcome().toString());
  }

  /** Looked for in all positions, without the tables. */
  @Test
  void blackIsMatedInACornerOnlyAndByWd() {
    Set<String> corners = new TreeSet<>();
    int knight = POLYPIECE.schema().type('N');
    Slot step = POLYPIECE.schema().slots().getFirst();
    Generator generator = new Generator(POLYPIECE);
    for (int number = 0; number < 2 << 18; number++) {
      int king = number & 63;
      int piece = number >> 6 & 63;
      int black = number >> 12 & 63;
      if (king != piece && king != black && piece != black) {
        Setup setup =
            Setup.empty(POLYPIECE.schema()).with(Schema.SIDE_TO_MOVE, 1).withPiece(king, Piece.of(0, Schema.KING))
                .withPiece(piece, Piece.of(0, knight)).withPiece(black, Piece.of(1, Schema.KING))
                .with(POLYPIECE.schema().offset(step) + knight, number >> 18);
        if (Validation.faults(POLYPIECE, setup).isEmpty()
            && generator.verdict(Position.of(setup)) == Verdict.CHECKMATE) {
          assertEquals(1, number >> 18);
          corners.add(Square.name(black));
        }
      }
    }
    assertEquals(Set.of("a1", "a8", "h1", "h8"), corners);
  }
}
