package zugwerk.solve.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.solve.PlainSolver;
import zugwerk.solve.Play;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** The lines of help and series play with all that is noted of each move, and what limits leave of them. */
class LineTreeTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  private static Solution solve(Variant variant, String fen, String text, SolveOptions options) {
    return Solver.solve(variant, Fen.parse(variant, fen), Stipulation.parse(text), options, new Monitor());
  }

  private static Solution solve(String fen, String text, SolveOptions options) {
    return solve(ORTHODOX, fen, text, options);
  }

  /** The lines as the definitions of the kinds of play say. */
  private record PlainLines(Variant variant, Stipulation stipulation, PlainGame<Position> game,
      PlainSolver<Position> solver, MoveText texts) {

    PlainLines(Variant variant, Stipulation stipulation) {
      this(variant, stipulation, new PlainGame.Quick(variant),
          new PlainSolver<>(new PlainGame.Quick(variant), stipulation), new MoveText(variant));
    }

    private boolean help() {
      return stipulation.play() == Play.HELP;
    }

    List<SolutionNode> all(Position start) {
      return lines(Role.KEY, start, stipulation.halfmoves(), help() ? stipulation.halfmoves() % 2 : 0, false);
    }

    /** What the other side would do: the rest of a helpmate, or the last move of a series helpmate. */
    List<SolutionNode> setPlay(Position start) {
      Position passed = game.inCheck(start) ? null : game.pass(start);
      if (passed == null) {
        return List.of();
      }
      return switch (stipulation.play()) {
        case HELP -> stipulation.halfmoves() == 1 ? List.of()
            : lines(Role.CONTINUATION, passed, stipulation.halfmoves() - 1, stipulation.halfmoves() % 2 + 1, true);
        case SERIES_HELP -> ends(passed, 1, true);
        default -> List.of();
      };
    }

    private List<SolutionNode> lines(Role role, Position before, int left, int ply, boolean passed) {
      List<SolutionNode> lines = new ArrayList<>();
      for (Move move : legal(before)) {
        Position after = after(before, move);
        boolean goal = left == 1 && (help() || stipulation.play() == Play.SERIES) && solver.reached(after);
        List<SolutionNode> replies = left == 1 ? last(after, ply + 1) : next(after, left - 1, ply);
        if (goal || !replies.isEmpty()) {
          lines.add(new SolutionNode(role, move, texts.write(before, move), ply, goal, passed, List.of(), replies));
        }
      }
      return lines;
    }

    private List<SolutionNode> next(Position after, int left, int ply) {
      if (help()) {
        return lines(Role.CONTINUATION, after, left, ply + 1, false);
      }
      Position passed = game.inCheck(after) || game.lacksKing(after) ? null : game.pass(after);
      return passed == null ? List.of() : lines(Role.CONTINUATION, passed, left, ply + 2, true);
    }

    /** The answers of the other side after a series. */
    private List<SolutionNode> last(Position after, int ply) {
      return switch (stipulation.play()) {
        case SERIES_HELP -> ends(after, ply, false);
        case SERIES_SELF -> {
          List<SolutionNode> ends = ends(after, ply, false);
          yield ends.size() == legal(after).size() ? ends : List.of();
        }
        default -> List.of();
      };
    }

    private List<SolutionNode> ends(Position before, int ply, boolean passed) {
      return legal(before).stream().filter(move -> solver.reached(after(before, move)))
          .map(move -> new SolutionNode(Role.CONTINUATION, move, texts.write(before, move), ply, true, passed,
              List.of(), List.of()))
          .toList();
    }

    private List<Move> legal(Position position) {
      return texts.legal(position).stream().sorted(Comparator.comparing(this::name)).toList();
    }

    private String name(Move move) {
      return LongForm.of(variant.schema(), move);
    }

    private Position after(Position position, Move move) {
      return game.successors(position).get(name(move));
    }
  }

  /** The same with the replies in the order of long form; the first moves are in that order already. */
  private static List<SolutionNode> sorted(Variant variant, List<SolutionNode> lines) {
    return lines.stream().map(line -> new SolutionNode(line.role(), line.move(), line.text(), line.ply(), line.goal(),
        line.passed(), line.threats(), sorted(variant, line.replies()).stream()
            .sorted(Comparator.comparing(reply -> LongForm.of(variant.schema(), reply.move()))).toList()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | 7k/8/6K1/8/8/8/8/R7 b - -                                        | h#1",
      "orthodox  | 7k/8/6K1/8/8/8/8/R7 w - -                                        | h#0.5",
      "orthodox  | 2k5/8/3Q3r/8/8/7K/R7/8 w - -                                     | h=1.5",
      "orthodox  | k7/8/1K6/8/8/8/8/1Q5R b - -                                      | h#2",
      "orthodox  | k7/8/1K6/8/8/8/8/1Q5R b - -                                      | ser-h#2",
      "orthodox  | k7/1p6/1K6/8/8/8/8/7R b - -                                      | ser-h#1",
      "polypiece | k7/6Q1/2K5/8/q7/R7/8/8 w - -                                     | h=1.5",
      "poison    | 3k4/8/8/4N3/5K1p/8/8/8 b - - 0 1 d8:3                            | h=2",
      "orthodox  | 7k/8/8/8/8/8/8/1QQ4K w - -                                       | ser-#2",
      "poison    | 5k2/8/1b6/8/8/8/p7/4K3 b - - 0 1 e1:2                            | ser-#2",
      "orthodox  | 1k6/8/2P5/1Q6/p7/4K3/8/8 b - -                                   | ser-h#2",
      "cursed    | 8/4k3/8/5r2/8/1B6/3r4/5K2 w - - 0 1 a8g,e7w,d5w,f5w,h5w,f1b      | ser-h=2",
      "orthodox  | k7/8/3Q4/8/8/5Q1q/5P1N/7K b - -                                  | ser-s=2",
      "shock     | k7/r7/8/8/2Rb4/6b1/2r5/7K w - -                                  | ser-s=2"})
  void followFromTheDefinitions(String game, String fen, String text) {
    Variant variant = Variants.of(game);
    Solution solution = solve(variant, fen, text, SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.NONE));
    PlainLines plain = new PlainLines(variant, Stipulation.parse(text));
    Position start = Position.of(Fen.parse(variant, fen));
    assertEquals(plain.all(start), sorted(variant, solution.keys()));
    assertEquals(plain.setPlay(start), sorted(variant, solution.setPlay()));
    assertEquals(List.of(), solve(variant, fen, text, SolveOptions.DEFAULT).setPlay(), "not requested");
  }

  /** Moves on one level differ, and each move is written one half-move after the one before. */
  @ParameterizedTest
  @ValueSource(strings = {"2k5/Q7/R2K4/4r3/8/4q3/8/8 w - -", "7K/7Q/2B4q/8/8/4Q3/b2p4/k7 b - -"})
  void ofReciprocalPlayAreNumberedThrough(String fen) {
    List<SolutionNode> keys = solve(fen, "reci-h#1.5", SolveOptions.DEFAULT).keys();
    assertTrue(keys.stream().flatMap(key -> key.replies().stream()).anyMatch(end -> !end.replies().isEmpty()));
    checkNumbers(keys, 1);
  }

  private static void checkNumbers(List<SolutionNode> level, int ply) {
    assertEquals(level.size(), level.stream().map(SolutionNode::move).distinct().count());
    for (SolutionNode line : level) {
      assertEquals(ply, line.ply(), line.text());
      checkNumbers(line.replies(), ply + 1);
    }
  }

  @Test
  void aSideInCheckHasNoSetPlay() {
    assertEquals(List.of(), solve("k7/8/1K6/8/8/8/8/R7 b - -", "h#2",
        SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.NONE)).setPlay());
  }

  @Test
  void ofAFirstMoveWithVeryManyLinesAThousandAreWrittenAndAllAreCounted() {
    String fen = "7k/8/6K1/8/8/8/8/1Q6 w - -";
    Setup setup = Fen.parse(ORTHODOX, fen);
    Position position = Position.of(setup);
    Move first = new MoveText(ORTHODOX).read(position, "Qd1");
    Solution solution = solve(fen, "ser-#5", SolveOptions.DEFAULT.after(first));
    MoveMaker.make(ORTHODOX, position, EncodedMove.pack(first));
    Setup next = position.setup().with(Schema.SIDE_TO_MOVE, 0);
    Solution rest =
        Solver.solve(ORTHODOX, next, Stipulation.parse("ser-#4"), SolveOptions.DEFAULT, new Monitor());
    assertEquals(rest.solutions(), solution.solutions());
    Solution stopped = solve(fen, "ser-#5", SolveOptions.DEFAULT.after(first)
        .within(new SolveOptions.Limits(1, SolveOptions.NO_LIMIT, 20_000, 16, Long.MAX_VALUE, 0)));
    assertTrue(stopped.solutions() > 0 && stopped.solutions() < solution.solutions(), stopped.solutions() + " lines");
    assertTrue(solution.solutions() > LineSolver.MOST_LINES);
    assertEquals(1, solution.keys().size());
    assertEquals(LineSolver.MOST_LINES, ends(solution.keys().getFirst()));
  }

  private static int ends(SolutionNode line) {
    return line.goal() ? 1 : line.replies().stream().mapToInt(LineTreeTest::ends).sum();
  }

  /** White mates with the Queen or with the Rook, on different squares. */
  @Test
  void theVerdictComparesWithTheStatedNumber() {
    String fen = "k7/8/1K6/8/8/8/8/3Q3R w - -";
    int lines = (int) solve(fen, "h#0.5", SolveOptions.DEFAULT).solutions();
    assertEquals(2, lines);
    assertEquals(Soundness.COOKED, solve(fen, "h#0.5", SolveOptions.DEFAULT).verdict());
    Solution sound = solve(fen, "h#0.5", SolveOptions.DEFAULT.stating(2));
    assertEquals(Soundness.SOUND, sound.verdict());
    assertEquals(2, sound.statedSolutions());
    assertEquals(OptionalInt.of(1), sound.shortest());
    assertEquals(Soundness.UNSOLVABLE, solve(fen, "h#0.5", SolveOptions.DEFAULT.stating(3)).verdict());
    assertEquals(Soundness.SHORT, solve(fen, "h#1.5", SolveOptions.DEFAULT.stating(3)).verdict());
  }

  @Test
  void stopsOnceThereAreAsManySolutionsAsWereAskedFor() {
    String fen = "k7/8/1K6/8/8/8/8/3Q3R w - -";
    SolveOptions.Limits usual = SolveOptions.DEFAULT.limits();
    SolveOptions one = SolveOptions.DEFAULT.stating(2)
        .within(new SolveOptions.Limits(1, usual.time(), usual.nodes(), 16, 1, 0));
    Solution stopped = solve(fen, "h#0.5", one);
    assertEquals(1, stopped.solutions());
    assertEquals(Soundness.UNFINISHED, stopped.verdict());
  }

  @Test
  void saysWhatItFoundWhenItIsStopped() {
    String fen = "7k/8/6K1/8/8/8/8/1Q6 w - -";
    SolveOptions.Limits usual = SolveOptions.DEFAULT.limits();
    Solution all = solve(fen, "ser-#4", SolveOptions.DEFAULT);
    Solution stopped = solve(fen, "ser-#4",
        SolveOptions.DEFAULT.within(new SolveOptions.Limits(1, usual.time(), 20_000, 16, Long.MAX_VALUE, 0)));
    assertTrue(stopped.solutions() > 0 && stopped.solutions() < all.solutions(), stopped.solutions() + " lines");
    assertTrue(stopped.nodes() >= 20_000 && stopped.nodes() < all.nodes(), stopped.nodes() + " moves");
    SolutionNode first = stopped.keys().getFirst();
    assertEquals(all.keys().getFirst(), first);
    Solution atOnce = solve("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", "h=2.5",
        SolveOptions.DEFAULT.within(new SolveOptions.Limits(1, usual.time(), 1, 16, Long.MAX_VALUE, 0)));
    assertEquals(Soundness.UNFINISHED, atOnce.verdict());
    assertEquals(OptionalInt.empty(), atOnce.shortest());
  }

  @Test
  void aFirstMoveThatIsNotLegalIsRefused() {
    Move move = new Move.Step(0, 63, Move.NONE, Move.NONE);
    assertEquals("the first move a1h8 is not legal in this position", assertThrows(InputException.class,
        () -> solve("7k/8/6K1/8/8/8/8/R7 b - -", "h#1", SolveOptions.DEFAULT.after(move))).getMessage());
  }
}
