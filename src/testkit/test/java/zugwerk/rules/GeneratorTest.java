package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomSetups;
import zugwerk.variant.Variants;

/** Which moves are found and what they lead to, in short random play of every game, by the slow rules. */
class GeneratorTest {

  private static final int WALKS = 12;
  private static final int PLIES = 6;

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheSlowRules(Variant variant) {
    Random random = new Random(31);
    RandomSetups setups = new RandomSetups(random);
    List<String> starts = GameSamples.starts(variant);
    for (int walk = 0; walk < WALKS; walk++) {
      Setup setup = walk < starts.size() ? Fen.parse(variant, starts.get(walk)) : playable(variant, setups, walk);
      walk(variant, Position.of(setup), random);
    }
  }

  /** Where rules meet: lost rights, a Pawn's double step over a piece, powers that a castling King has afterwards. */
  @ParameterizedTest
  @CsvSource({
      "orthodox, '', r3k2r/8/8/8/8/8/8/R3K2R w Qk - 0 1", "orthodox, '', r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1",
      "orthodox, '', r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", "orthodox, '', r3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1",
      "orthodox, '', 4k3/8/8/8/3pPp2/8/8/4K3 b - e3 0 1", "orthodox, '', 4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
      "polypiece, P=fmWfceFifmD, 4k3/8/8/8/3pP3/4n3/8/4K3 b - e3 0 1",
      "polypiece, P=fmWfmFfceFifmnD, 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
      "polypiece, K=K/N, 8/8/8/8/8/6k1/8/4K2R w K - 0 1", "polypiece, K=K/N, 8/8/8/8/8/5k2/8/4K2R w K - 0 1 K1",
      "polypiece, K=K/N, 8/8/8/8/8/8/1k6/R3K3 w Q - 0 1",
      "polypiece, N=nN, 4r1k1/8/8/8/8/5n2/4R3/4K3 w - - 0 1", "polypiece, N=nN, 6k1/8/8/8/7b/5n2/5B2/4K3 w - - 0 1",
      "polypiece, P=fceWfceF;atoms;F=F/W;W=F/W, 7k/8/8/8/3pP3/8/8/7K b - e3 0 1",
      "polypiece, K=KD, 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
      "polypiece, N=fbNW;atoms;N=N/WD, 7k/8/8/8/4N3/8/8/K7 w - - 0 1"
  })
  void agreesWithTheSlowRulesWhereRulesMeet(String game, String settings, String fen) {
    Variant variant = Variants.of(game, settings);
    walk(variant, Position.of(Fen.parse(variant, fen)), new Random(2));
  }

  private static Setup playable(Variant variant, RandomSetups setups, int walk) {
    return Stream.generate(() -> walk % 3 == 0 ? setups.cornered(variant) : setups.setup(variant)).limit(200)
        .filter(setup -> Validation.faults(variant, setup).isEmpty()).findFirst().orElseThrow();
  }

  private static void walk(Variant variant, Position position, Random random) {
    OracleGame oracle = GameSamples.oracle(variant);
    Generator generator = new Generator(variant);
    MoveText texts = new MoveText(variant);
    for (int ply = 0; ply < PLIES; ply++) {
      String where = Fen.format(position.setup());
      OracleState slow = oracle.parse(where);
      Map<String, String> expected = new TreeMap<>();
      oracle.successors(slow).forEach((move, after) -> expected.put(move, withoutClocks(oracle.fen(after))));
      List<Move> moves = texts.legal(position);
      Map<String, String> found = new TreeMap<>();
      for (Move move : moves) {
        int mark = position.mark();
        MoveMaker.make(variant, position, EncodedMove.pack(move));
        found.put(LongForm.of(variant.schema(), move), withoutClocks(Fen.format(position.setup())));
        position.rollback(mark);
      }
      assertEquals(expected, found, where);
      assertEquals(expected.size(), moves.size(), where);
      assertEquals(oracle.verdict(slow), generator.verdict(position).word(), where);
      List<Integer> legal = MakeAndTest.compare(variant, generator, position, random);
      assertEquals(moves.size(), legal.size(), where);
      if (legal.isEmpty()) {
        return;
      }
      MoveMaker.make(variant, position, legal.get(random.nextInt(legal.size())));
    }
  }

  /** Types of pieces are looked at one after the other, and moves that must be made one by one. */
  @ParameterizedTest
  @CsvSource({
      "orthodox, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w, 4, 20",
      "orthodox, 4k3/8/8/8/8/8/r7/1N5K w, 1, 4",
      "gravity, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w, 1, 20",
      "gravity, 4k3/8/8/8/8/8/8/1N5K w, 1, 6"
  })
  void fewMovesAreEnough(String game, String fen, int some, int all) {
    Generator generator = new Generator(Variants.of(game));
    Position position = Position.of(Fen.parse(Variants.of(game), fen));
    MoveList moves = new MoveList();
    generator.some(position, moves);
    assertEquals(some, moves.size());
    assertEquals(all, generator.count(position));
    generator.legal(position, moves);
    assertEquals(some + all, moves.size(), "they are added to what a list holds");
    generator.candidates(position, moves);
    int candidates = moves.size();
    generator.candidates(position, moves);
    assertEquals(candidates, moves.size(), "the list is filled anew");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | 4k3/8/8/8/8/8/8/4K2R w           | OPEN       | ''",
      "orthodox | 4k3/8/8/8/8/8/8/4RK2 b           | CHECK      | check",
      "orthodox | R3k3/8/4K3/8/8/8/8/8 b           | CHECKMATE  | checkmate",
      "orthodox | 4k3/4P3/4K3/8/8/8/8/8 b          | STALEMATE  | stalemate",
      "poison   | R3k3/8/4K3/8/8/8/8/8 b - - 0 1 e6:3 | CHECK  | check",
      "poison   | R3k3/3ppp2/8/8/8/8/8/4K3 b - - 0 1 e1:3 | DRAW | draw",
      "poison   | R3k3/3ppp2/8/8/8/8/8/D3K3 b - - 0 1 e1:3 | CHECKMATE | checkmate"
  })
  void aVerdictIsGivenForTheSideToMove(String game, String fen, Verdict verdict, String word) {
    Variant variant = Variants.of(game);
    Generator generator = new Generator(variant);
    Position position = Position.of(Fen.parse(variant, fen));
    assertEquals(verdict, generator.verdict(position));
    assertEquals(word, verdict.word());
    assertEquals(!generator.hasLegal(position), verdict.ends());
    assertEquals(variant, generator.variant());
  }

  @Test
  void aSideWhoseKingHasDiedHasLost() {
    Variant poison = Variants.of("poison");
    Generator generator = new Generator(poison);
    Position position = Position.of(Fen.parse(poison, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e1:1"));
    MoveMaker.make(poison, position, EncodedMove.of(EncodedMove.STEP, 12, 20));
    assertEquals(Verdict.DEAD_KING, generator.verdict(position));
    assertEquals("dead king", Verdict.DEAD_KING.word());
    assertTrue(Verdict.DEAD_KING.ends());
    assertFalse(generator.hasLegal(position));
    assertFalse(Attacks.inCheck(poison, position, 0));
  }

  private static String withoutClocks(String fen) {
    return fen.replaceAll(" \\d+ \\d+( -)?$", "").replaceAll(" \\d+ \\d+ ", " ");
  }
}
