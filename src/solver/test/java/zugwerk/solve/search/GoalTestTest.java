package zugwerk.solve.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.solve.PlainSolver;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;

/** Mate and stalemate, held against their definitions after every move of random problems. */
class GoalTestTest {

  private static final int PROBLEMS = 24;

  static Stream<Variant> games() {
    return GameSamples.withLegs();
  }

  private static GoalTest goal(Variant variant, Position position, String stipulation) {
    return GoalTest.of(variant, position, new Generator(variant), Stipulation.parse(stipulation).goal(),
        new Trail(variant, position));
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheDefinitions(Variant variant) {
    RandomProblems problems = new RandomProblems(variant, 11);
    PlainGame<Position> game = new PlainGame.Quick(variant);
    int reached = 0;
    for (int i = 0; i < PROBLEMS; i++) {
      Position before = Position.of(i % 3 == 0 ? problems.self(2, 1) : problems.any(false, 3, 0));
      Map<String, Position> successors = game.successors(before);
      for (String stipulation : new String[] {"#1", "=1"}) {
        PlainSolver<Position> plain = new PlainSolver<>(game, Stipulation.parse(stipulation));
        Set<String> solving = new TreeSet<>();
        GoalTest goal = goal(variant, before, stipulation);
        for (Move move : new MoveText(variant).legal(before)) {
          int mark = before.mark();
          MoveMaker.make(variant, before, EncodedMove.pack(move));
          boolean ends = before.king(1 - before.toMove()) < Square.COUNT && plain.reached(before);
          assertEquals(ends, goal.reached(), () -> Fen.format(before.setup()) + " " + stipulation);
          before.rollback(mark);
          if (ends) {
            solving.add(LongForm.of(variant.schema(), move));
          }
        }
        MoveList candidates = new MoveList();
        goal(variant, before, stipulation).candidates(candidates);
        Set<String> tried = new TreeSet<>();
        for (int move = 0; move < candidates.size(); move++) {
          tried.add(LongForm.of(variant.schema(), EncodedMove.unpack(candidates.get(move))));
        }
        assertTrue(successors.keySet().containsAll(tried), "every candidate is legal");
        assertTrue(tried.containsAll(solving), "every move that reaches the goal is a candidate");
        reached += solving.size();
      }
    }
    assertTrue(reached > 0, "no goal reached");
  }

  /** Where mate must be a check, only checks are candidates. */
  @Test
  void quietMovesAreNoCandidatesForOrthodoxMate() {
    Variant orthodox = Variants.of("orthodox");
    Position position = Position.of(Fen.parse(orthodox, "7k/8/5K2/8/8/8/8/R7 w - -"));
    MoveList moves = new MoveList();
    goal(orthodox, position, "#1").candidates(moves);
    assertTrue(moves.size() <= 2, moves.size() + " candidates");
    moves.clear();
    goal(orthodox, position, "=1").candidates(moves);
    assertTrue(moves.size() > 2, "a quiet move can stalemate");
  }

  /** A King has lost if it dies whatever its side plays: not if a Doctor cures it, and not without any move. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "8/8/8/8/8/8/8/K1N4k w - - 0 1 a1:1    | true",
      "8/8/8/8/8/8/8/K1N4k w - - 0 1 a1:2    | false",
      "8/8/8/8/8/8/8/KD5k w - - 0 1 a1:1     | false",
      "8/8/8/8/8/8/8/K6k w - - 0 1 a1:1      | false",
      "8/8/8/8/8/8/8/K1N4k w - - 0 1 h1:1    | false"})
  void aKingThatDiesOfPoisonHasLost(String fen, boolean lost) {
    Variant poison = Variants.of("poison");
    assertEquals(lost, goal(poison, Position.of(Fen.parse(poison, fen)), "#1").reached());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "k6R/6R1/8/8/8/8/8/3K4 b - -               | true",
      "k6R/6R1/8/8/8/8/8/3K4 b - - 0 1 d1:3      | false",
      "k6R/6R1/8/8/8/8/8/3KD3 b - - 0 1 d1:3     | true"})
  void mateCountsOnlyWhereTheRulesLetItWin(String fen, boolean wins) {
    Variant poison = Variants.of("poison");
    assertEquals(wins, goal(poison, Position.of(Fen.parse(poison, fen)), "#1").reached());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "n6k/8/8/8/8/8/8/8 b - - 0 1 h8:1      | #1",
      "k7/7R/1R6/8/8/8/8/8 b - -             | =1",
      "8/8/8/8/8/6r1/r7/7K w - -             | =1"})
  void noGoalIsReachedAgainstASideWithoutItsKing(String fen, String stipulation) {
    Variant poison = Variants.of("poison");
    assertFalse(goal(poison, Position.of(Fen.parse(poison, fen)), stipulation).reached());
  }

  /** After a move that mates, or mates both sides, or neither, the position is what it was before the test. */
  @ParameterizedTest
  @CsvSource({"k7/8/K7/8/8/8/8/7R w - -, h1h8, ##1, false", "k7/8/K7/8/8/8/8/7R w - -, h1h7, ##1, false",
      "8/1R4Np/1p3pkp/8/r4P1K/r7/8/8 w - -, f4f5, ##1, true", "8/1R4Np/1p3pkp/8/r4P1K/r7/8/8 w - -, f4f5, #1, true"})
  void aDoubleMateIsTestedWithoutATrace(String fen, String text, String stipulation, boolean reached) {
    Variant orthodox = Variants.of("orthodox");
    Position position = Position.of(Fen.parse(orthodox, fen));
    MoveList moves = new MoveList();
    new Generator(orthodox).candidates(position, moves);
    for (int i = 0; i < moves.size() && position.toMove() == 0; i++) {
      if (LongForm.of(orthodox.schema(), EncodedMove.unpack(moves.get(i))).equals(text)) {
        MoveMaker.make(orthodox, position, moves.get(i));
      }
    }
    assertEquals(1, position.toMove());
    String before = Fen.format(position.setup());
    assertEquals(reached, goal(orthodox, position, stipulation).reached());
    assertEquals(before, Fen.format(position.setup()));
  }

  /** Blocked Pawns, and Bishops and Kings that they shut in; without those on the c-file the black Bishop can move. */
  @ParameterizedTest
  @CsvSource({
      "kb6/p1p5/P1P5/8/8/5p1p/5P1P/6BK w - -, ==1, true", "kb6/p1p5/P1P5/8/8/5p1p/5P1P/6BK b - -, ==1, true",
      "kb6/p1p5/P1P5/8/8/5p1p/5P1P/6BK w - -, !=1, true", "kb6/p7/P7/8/8/5p1p/5P1P/6BK b - -, ==1, false",
      "kb6/p7/P7/8/8/5p1p/5P1P/6BK b - -, !=1, true", "kb6/p7/P7/8/8/5p1p/5P1P/6BK w - -, ==1, false",
      "kb6/p7/P7/8/8/5p1p/5P1P/6BK w - -, !=1, false", "kb6/p7/P7/8/8/5p1p/5P1P/6BK w - -, =1, true",
      "kb6/p7/P7/8/4N3/5p1p/5P1P/6BK w - -, !=1, false"})
  void aSideIsStalematedOrBothAre(String fen, String stipulation, boolean reached) {
    Variant orthodox = Variants.of("orthodox");
    Position position = Position.of(Fen.parse(orthodox, fen));
    String before = Fen.format(position.setup());
    assertEquals(reached, goal(orthodox, position, stipulation).reached());
    assertEquals(before, Fen.format(position.setup()));
  }
}
