package zugwerk.content.quality;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The quality of a problem, counted again from its positions one by one. */
class QualityTest {

  static final Measure MEASURE = new Measure(Weights.bundled());

  private static Quality appraise(Problem problem) {
    return MEASURE.withoutThemes(solved(problem), new CancelToken());
  }

  static Solved solved(Problem problem) {
    return Solved.solve(problem, SolveOptions.DEFAULT.showing(Measure.SHOWN), new Monitor());
  }

  static Problem problem(String game, String fen, String requested) {
    return Problem.of(Variants.of(game), Fen.parse(Variants.of(game), fen), Stipulation.parse(requested));
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
      key = problem.analysis().keys().getFirst();
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

    /** The defences that parry a threat, or all where there is none, each with its answer where that is the only one. */
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
      return (int) now.entrySet().stream().filter(one -> set.containsKey(one.getKey())
          && !set.get(one.getKey()).equals(asBeforeTheKey(one.getValue()))).count();
    }

    /** A move of the piece that made the key is the same as before it if it goes to the same square. */
    private String asBeforeTheKey(String move) {
      return move.startsWith(key.substring(2, 4)) ? key.substring(0, 2) + move.substring(2) : move;
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
    try (Stream<Path> files = Files.walk(ProjectRoot.path("problems"))) {
      return files.filter(file -> file.getFileName().toString().matches("(original|morphy-1856).*json"))
          .filter(file -> ProblemFile.read(file).task().stipulationText().equals("#2")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("matesInTwo")
  void matesInTwoAreCountedRightly(Path file) {
    Problem problem = ProblemFile.read(file);
    Plain plain = new Plain(problem);
    Quality quality = appraise(problem);
    assertEquals(plain.variations(), quality.count(PlayTerms.VARIATION));
    assertEquals(plain.changed(), quality.count(PlayTerms.CHANGED_ANSWER));
    assertEquals(plain.tries(), quality.count(PlayTerms.TRY));
    assertEquals(plain.game.inCheck(plain.after), quality.count(KeyTerms.CHECKING_KEY) > 0);
    assertEquals(Long.bitCount(plain.after.pieces(1)) < Long.bitCount(plain.start.pieces(1)),
        quality.count(KeyTerms.CAPTURING_KEY) > 0);
    assertEquals(Long.bitCount(plain.start.occupied()), quality.count(PositionTerms.PIECE));
    // The turn that is passed counts, so a piece may die of its poison, and open lines.
    Position passed = plain.start.copy();
    MoveMaker.skip(problem.variant(), passed);
    assertEquals(plain.without(plain.after, passed), quality.count(KeyTerms.FLIGHT_GIVING_KEY));
    assertEquals(plain.without(passed, plain.after), quality.count(KeyTerms.FLIGHT_TAKING_KEY));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // A mate that does not capture; one that does; one that promotes to a Knight.
      "orthodox | k7/8/1K6/8/8/8/8/7R w - - 0 1 | #1 | true | false | false",
      "orthodox | k6r/8/1K6/8/8/8/8/7R w - - 0 1 | #1 | true | true | false",
      "orthodox | 6nb/5Ppk/6pp/8/8/8/8/K7 w - - 0 1 | #1 | true | false | true",
      // The Harpy is gone, but nothing was captured.
      "poison | 8/8/8/R3Hk2/8/5K2/8/8 w - - 0 1 | #1 | true | false | false",
  })
  void keysAreDistinguished(String game, String fen, String requested, boolean check, boolean capture,
      boolean promotion) {
    Quality quality = appraise(problem(game, fen, requested));
    assertEquals(List.of(check, capture, promotion),
        List.of(quality.count(KeyTerms.CHECKING_KEY) > 0, quality.count(KeyTerms.CAPTURING_KEY) > 0,
            quality.count(KeyTerms.PROMOTION_KEY) > 0));
  }

  @Test
  void capturesAndActsOfHelpPlayAreCounted() {
    // 1.Kxd2 (pass)+ 2.Kc1 Ra1#: one capture, one pass.
    Quality pass = appraise(ProblemFile.read(ProjectRoot.path("problems/shock/original-5-pass.json")));
    assertEquals(List.of(1, 1, 1, 1),
        List.of(pass.count(PlayTerms.HELP_CAPTURE), pass.count(PlayTerms.OWN_MOVE), pass.count(PlayTerms.END),
            pass.count(PlayTerms.VARIATION)));
    // 1.Kb4 Ha6 2.Ka5 xHa6#[a5,5]: one act.
    Quality poisoned = appraise(problem("poison", "8/R7/6HK/8/8/k7/8/8 b - - 0 1", "h#2"));
    assertEquals(List.of(0, 1, 1),
        List.of(poisoned.count(PlayTerms.HELP_CAPTURE), poisoned.count(PlayTerms.OWN_MOVE),
            poisoned.count(PlayTerms.END)));
  }

  @Test
  void needlessThreatsAndDualsCount() {
    // 1.Kc3 threatens mate on c2, f1, g1 and h1; only 1...Kb1 parries all, by 2.Qb2#.
    Quality quality = appraise(problem("orthodox", "8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1", "#2"));
    assertEquals(List.of(3, 1, 1), List.of(quality.count(PlayTerms.DUAL) + quality.count(PlayTerms.EXTRA_THREAT),
        quality.count(PlayTerms.VARIATION), quality.count(PlayTerms.END)));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // Every square around the King is guarded once or blocked; all officers take part.
      "orthodox | 6rk/5Npp/8/8/8/8/8/K7 b - - 0 1 | false",
      // A Rook that does nothing.
      "orthodox | 6rk/5Npp/8/8/8/8/8/KR6 b - - 0 1 | false",
      // h7 is guarded twice.
      "orthodox | R5k1/8/6K1/4B3/8/8/8/8 b - - 0 1 | false",
      // No piece could be absent, but Queen and King both guard h7.
      "orthodox | 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 | false",
      "orthodox | 7k/8/8/8/8/8/1r6/r6K w - - 0 1 | false",
      // Knight and Rook both check, and neither could be absent: it leaves h7, or the Bishop steps between.
      "orthodox | 6rk/5Np1/8/8/8/3b4/8/K6R b - - 0 1 | false",
      // The Pawn on h7 stands on a square that is guarded too.
      "orthodox | 6rk/5Npp/6P1/8/8/8/8/K7 b - - 0 1 | false",
      // Rh5 would turn the other Rook into a Nightrider, which checks.
      "polypiece | 6rk/6p1/8/r7/8/8/4R3/K6Q b - - 0 1 | true",
      // The Knight checks as a Wazir and Dabbaba.
      "polypiece | 5N1k/8/6K1/8/8/8/8/8 b - - 0 1 N1 | true",
      // The poisoned Rook could take the checking one, were it not frozen.
      "poison | R5k1/r4ppp/8/8/8/8/8/K7 b - - 0 1 a7:3 | true",
      // The captured Rook would be reborn on a1 and give check.
      "orthodox with Circe | 8/8/8/8/8/3K4/3R4/2qkr3 b - - 0 1 | true",
      "shock with Circe | 8/8/8/8/8/3K4/3R4/3k4 b - - 0 1 | false",
  })
  void ownEndsAreDistinguished(String game, String fen, boolean own) {
    Variant variant = game(game);
    assertEquals(own, new OwnRules(variant).decide(Fen.parse(variant, fen)));
  }

  @Test
  void conditionsWithoutEffectAreNotThePoint() {
    Variant variant = game("shock with Madrasi");
    Problem problem = Problem.of(variant, Fen.parse(variant, "8/6K1/8/6k1/4G3/6P1/8/8 w - - 0 1"),
        Stipulation.parse("#2"));
    assertEquals(0, appraise(problem).count(PlayTerms.OWN_RULE));
  }

  /** A game such as {@code shock with Madrasi}. */
  private static Variant game(String text) {
    String[] parts = text.split(" with ", 2);
    return Variants.of(parts[0], parts.length == 1 ? "" : "conditions: " + parts[1]);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "shock | 4k3/6g1/8/8/8/8/8/4K3 w - - 0 1 | 4k3/6q1/8/8/8/8/8/4K3 w - - 0 1",
      "poison | 4k3/5dg1/8/8/8/8/8/4K3 w - - 0 1 g7:3 | 4k3/5qq1/8/8/8/8/8/4K3 w - - 0 1",
      "poison | 4k3/5h2/8/8/8/8/8/4K3 w - - 0 1 |",
      "shock with Mars Circe | 4k3/6g1/8/8/8/8/8/4K3 w - - 0 1 | 4k3/6q1/8/8/8/8/8/4K3 w - - 0 1",
      "polypiece | 4k3/5n2/8/8/8/8/8/4K2R w K - 0 1 N1 | 4k3/5n2/8/8/8/8/8/4K2R w K - 0 1",
  })
  void piecesHaveCounterpartsWhereTheyGoAlike(String game, String fen, String there) {
    Variant variant = game(game);
    assertEquals(Optional.ofNullable(there), new Counterpart(variant).of(Fen.parse(variant, fen)).map(Fen::format));
  }
}
