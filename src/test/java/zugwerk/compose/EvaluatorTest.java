package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.solve.PlainGame;
import zugwerk.solve.Solution;

/** What is said of a problem's quality, counted again from its positions one by one. */
class EvaluatorTest {

  private static Quality appraise(Problem problem) {
    CandidateSolver solver = MinimalTest.solver(1);
    Solution solution =
        solver.solve(problem.variant(), problem.setup(), problem.asked(), Evaluator.SHOWN, 1).orElseThrow();
    return new Evaluator(problem.variant(), problem.asked(), solver).appraise(problem.setup(), solution);
  }

  /** A mate in two, played without a solver. */
  private static final class Plain {

    private final PlainGame<Position> game;
    private final Position start;
    private final String key;
    private final Position after;

    Plain(Problem problem) {
      game = new PlainGame.Quick(problem.variant());
      start = Position.of(problem.setup());
      key = problem.keys().getFirst();
      after = game.successors(start).get(key);
    }

    /** The moves that mate at once. */
    private Set<String> mates(Position position) {
      Set<String> mates = new TreeSet<>();
      game.successors(position).forEach((move, end) -> {
        if (game.verdict(end).equals("checkmate")) {
          mates.add(move);
        }
      });
      return mates;
    }

    private Set<String> threats() {
      Position passed = game.inCheck(after) ? null : game.pass(after);
      return passed == null ? Set.of() : mates(passed);
    }

    /** The defences that parry a threat, or all moves where there is none, each with its answer where that is the only one. */
    private Map<String, String> play(Position position, Set<String> threats) {
      Map<String, String> answers = new HashMap<>();
      game.successors(position).forEach((defence, then) -> {
        Set<String> mates = mates(then);
        if (mates.size() == 1 && (threats.isEmpty() || !mates.containsAll(threats))) {
          answers.put(defence, mates.iterator().next());
        }
      });
      return answers;
    }

    int variations() {
      Set<String> answers = new HashSet<>(play(after, threats()).values());
      answers.addAll(threats().size() == 1 ? threats() : Set.of());
      return answers.size();
    }

    int changed() {
      Position passed = game.inCheck(start) ? null : game.pass(start);
      Map<String, String> set = passed == null ? Map.of() : play(passed, Set.of());
      Map<String, String> now = play(after, threats());
      return (int) now.entrySet().stream()
          .filter(one -> set.containsKey(one.getKey()) && !set.get(one.getKey()).equals(one.getValue())).count();
    }

    int tries() {
      return (int) game.successors(start).entrySet().stream().filter(first -> !first.getKey().equals(key))
          .map(first -> game.successors(first.getValue()).values())
          .filter(replies -> replies.size() > 1 && unmet(replies) == 1).count();
    }

    private long unmet(Collection<Position> replies) {
      return replies.stream().filter(reply -> mates(reply).isEmpty()).count();
    }

    /** Where the King of the side to move can go. */
    private Set<Integer> flights(Position position) {
      int side = position.toMove();
      return game.successors(position).values().stream().map(then -> then.king(side))
          .filter(king -> king != position.king(side) && king < Square.COUNT).collect(Collectors.toSet());
    }

    /** The flights of one position that another has not. */
    int without(Position one, Position other) {
      Set<Integer> flights = flights(one);
      flights.removeAll(flights(other));
      return flights.size();
    }
  }

  static List<Path> matesInTwo() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("problems"))) {
      return files.filter(file -> file.getFileName().toString().matches("(original|morphy-1856).*json"))
          .filter(file -> ProblemFile.read(file).stipulationText().equals("#2")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("matesInTwo")
  void matesInTwoAreCountedRightly(Path file) {
    Problem problem = ProblemFile.read(file);
    Plain plain = new Plain(problem);
    Quality quality = appraise(problem);
    assertEquals(plain.variations(), quality.variations());
    assertEquals(plain.changed(), quality.changed());
    assertEquals(plain.tries(), quality.tries());
    assertEquals(plain.game.inCheck(plain.after), quality.check());
    assertEquals(Long.bitCount(plain.after.pieces(1)) < Long.bitCount(plain.start.pieces(1)), quality.capture());
    assertEquals(Long.bitCount(plain.start.occupied()), quality.pieces());
    Position passed = plain.start.copy();
    passed.set(Schema.SIDE_TO_MOVE, 1);
    assertEquals(plain.without(plain.after, passed), quality.given());
    assertEquals(plain.without(passed, plain.after), quality.taken());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // A quiet mate; one that captures; one that promotes, to Queen or Rook.
      "orthodox | k7/8/1K6/8/8/8/8/7R w - - 0 1 | #1 | true | false | false",
      "orthodox | k6r/8/1K6/8/8/8/8/7R w - - 0 1 | #1 | true | true | false",
      "orthodox | k7/7P/1K6/8/8/8/8/8 w - - 0 1 | #1 | true | false | true",
      // The Harpy is gone, but nothing was captured.
      "poison | 8/8/8/R3Hk2/8/5K2/8/8 w - - 0 1 | #1 | true | false | false",
  })
  void keysAreToldApart(String game, String fen, String asked, boolean check, boolean capture, boolean promotion) {
    Quality quality = appraise(MinimalTest.problem(game, fen, asked));
    assertEquals(List.of(check, capture, promotion),
        List.of(quality.check(), quality.capture(), quality.promotion()));
  }

  @Test
  void capturesAndActsOfHelpPlayAreCounted() {
    // 1.Kxd2 (pass)+ 2.Kc1 Ra1#: one capture, one pass.
    Quality pass = appraise(ProblemFile.read(Path.of("problems/shock/original-5-pass.json")));
    assertEquals(List.of(1, 1, 1, 1), List.of(pass.captures(), pass.acts(), pass.mates(), pass.variations()));
    // 1.Kb4 Ha6 2.Ka5 xHa6#[a5,5]: one act.
    Quality poisoned = appraise(MinimalTest.problem("poison", "8/R7/6HK/8/8/k7/8/8 b - - 0 1", "h#2"));
    assertEquals(List.of(0, 1, 1), List.of(poisoned.captures(), poisoned.acts(), poisoned.mates()));
  }

  @Test
  void needlessThreatsAndDualsCount() {
    // 1.Kc3 threatens mate on c2, f1, g1 and h1; only 1...Kb1 parries all, by 2.Qb2#.
    Quality quality = appraise(MinimalTest.problem("orthodox", "8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1", "#2"));
    assertEquals(List.of(3, 1, 1), List.of(quality.duals(), quality.variations(), quality.mates()));
  }
}
