package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Perft;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomSetups;
import zugwerk.testkit.TestEffort;

/** Random positions with random state and random settings, held against the slow rules. */
class RandomGamesTest {

  private static final int GAMES = TestEffort.tries(40, 15);
  private static final int PLIES = 40;

  /** Says how many games the long test plays, and from which seed. */
  private static final int MANY = Integer.getInteger("zugwerk.test.games", 600);
  private static final int SEED = Integer.getInteger("zugwerk.test.seed", 1);

  private final Random random = new Random(23);

  static Stream<String> games() {
    return Variants.all().stream().map(Variant::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheSlowRules(String id) {
    play(id, GAMES, random);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheSlowRulesInManyGames(String id) {
    play(id, MANY, new Random(SEED));
  }

  private static void play(String id, int games, Random random) {
    RandomSettings settings = new RandomSettings(random);
    RandomSetups setups = new RandomSetups(random);
    for (int played = 0; played < games;) {
      Variant variant = settings.game(id);
      Setup setup = setups.setup(variant);
      for (int i = 0; i < 10 && !Validation.faults(variant, setup).isEmpty(); i++) {
        setup = setups.setup(variant);
      }
      if (Validation.faults(variant, setup).isEmpty()) {
        walk(variant, GameSamples.oracle(variant), Position.of(setup), random);
        played++;
      }
    }
  }

  private static void walk(Variant variant, OracleGame slow, Position position, Random random) {
    MoveText texts = new MoveText(variant);
    Generator generator = new Generator(variant);
    for (int ply = 0; ply < PLIES; ply++) {
      String where = variant.settings() + " " + Fen.format(position.setup());
      assertTrue(position.king(0) == 64 || position.king(1) == 64
          || Validation.faults(variant, position.setup()).isEmpty(), where);
      OracleState state = slow.parse(Fen.format(position.setup()));
      Map<String, OracleState> outcomes = slow.successors(state);
      List<Move> moves = texts.legal(position);
      assertEquals(outcomes.keySet().stream().sorted().toList(),
          moves.stream().map(move -> LongForm.of(variant.schema(), move)).sorted().toList(), where);
      assertEquals(slow.verdict(state), generator.verdict(position).word(), where);
      assertEquals(moves.size(), new Perft(variant, 1).count(position, 1), where);
      noCheckIsMissed(variant, generator, position, moves);
      if (moves.isEmpty()) {
        return;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      OracleState after = outcomes.get(LongForm.of(variant.schema(), move));
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      assertEquals(withoutClocks(slow.fen(after)), withoutClocks(Fen.format(position.setup())), where + " " + move);
    }
  }

  private static String withoutClocks(String fen) {
    return fen.replaceAll(" \\d+ \\d+( -)?$", "").replaceAll(" \\d+ \\d+ ", " ");
  }

  private static void noCheckIsMissed(Variant variant, Generator generator, Position position, List<Move> moves) {
    Set<Move> checks = found(position, generator::checks);
    Set<Move> mates = found(position, generator::mates);
    for (Move move : moves) {
      int mark = position.mark();
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      boolean check = Attacks.inCheck(variant, position, position.toMove());
      boolean mate = check && generator.goesOn(position) && !generator.hasLegal(position);
      position.rollback(mark);
      boolean known = LongForm.of(variant.schema(), move).endsWith("/K");
      assertTrue(!check || known || checks.contains(move),
          () -> move + " is a check in " + Fen.format(position.setup()));
      assertTrue(!mate || known || mates.contains(move), () -> move + " is a mate in " + Fen.format(position.setup()));
    }
  }

  private static Set<Move> found(Position position, BiConsumer<Position, MoveList> finder) {
    MoveList found = new MoveList();
    finder.accept(position, found);
    Set<Move> moves = new HashSet<>();
    for (int i = 0; i < found.size(); i++) {
      moves.add(EncodedMove.unpack(found.get(i)));
    }
    return moves;
  }

  /** Small positions with a King at the edge, where many moves mate or nearly do. */
  @ParameterizedTest
  @MethodSource("games")
  void noMateIsMissed(String id) {
    noMateIsMissed(id, TestEffort.tries(6_000, 2_000), random);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void noMateIsMissedInManyPositions(String id) {
    noMateIsMissed(id, 100 * MANY, new Random(SEED));
  }

  private static void noMateIsMissed(String id, int positions, Random random) {
    RandomSettings settings = new RandomSettings(random);
    RandomSetups setups = new RandomSetups(random);
    Variant variant = Variants.of(id);
    int judged = 0;
    for (int count = 0; count < positions; count++) {
      variant = count % 50 == 0 ? settings.game(id) : variant;
      Setup setup = setups.cornered(variant);
      if (Validation.faults(variant, setup).isEmpty()) {
        Generator generator = new Generator(variant);
        Position position = Position.of(setup);
        List<Move> moves = new MoveText(variant).legal(position);
        noCheckIsMissed(variant, generator, position, moves);
        judged += moves.size();
      }
    }
    assertTrue(judged > positions, "only " + judged + " moves");
  }
}
