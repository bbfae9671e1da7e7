package zugwerk.oracle;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.condition.ConditionKind;
import zugwerk.condition.Conditions;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.testkit.ConditionSamples;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;

/** Conditions on several games against their plain versions, in random play. */
class OracleConditionsTest {

  private static final List<String> GAMES = List.of("orthodox", "polypiece", "shock", "cursed", "poison", "hitpoint");
  private static final int WALKS = TestEffort.tries(6, 2);
  private static final int PLIES = 25;

  /** Conditions without a plain version, with the reasons. */
  private static final Map<String, String> WITHOUT = Map.of(
      "Alice Chess", "the second program has one board",
      "Bul pieces", "no game that is compared has hoppers",
      "Dob pieces", "no game that is compared has hoppers",
      "Hurdle colour changing pieces", "no game that is compared has hoppers");

  /** Games for which the plain version of a condition does not do, with the reasons. */
  private static final Map<String, String> NOT_ON = Map.of(
      "poison Role exchange", "no rule says whether a King that changes hands in its last turn dies",
      "poison Ghost Chess", "refused, as the game removes pieces",
      "poison Haunted Chess", "refused, as the game removes pieces",
      "hitpoint Norsk Sjakk", "no rule says whether a blow that a King survives is a capture",
      "hitpoint Ghost Chess", "refused, as the game removes pieces",
      "hitpoint Haunted Chess", "refused, as the game removes pieces",
      "cursed Cavalier majeur", "refused, as no rule says what a Nightrider crosses",
      "polypiece Imitator", "a plain step does not say whether it leaps or passes squares",
      "polypiece Magic pieces", "a plain step does not say on which line a piece observes");

  static Stream<Arguments> pairs() {
    List<String> conditions = Stream.concat(ConditionSamples.all().filter(OracleConditioned::knows),
        Stream.of("Minimummer black", "Magic squares g2 d4 e5 b7", "Wormholes a1 a8 d4 e5 f8", "SAT", "SAT 2"))
        .toList();
    return GAMES.stream().flatMap(game -> conditions.stream()
        .filter(condition -> TestEffort.combines(GAMES.indexOf(game), conditions.indexOf(condition)))
        .filter(condition -> NOT_ON.keySet().stream().noneMatch((game + " " + condition)::startsWith))
        .map(condition -> Arguments.of(game, condition)));
  }

  @Test
  void everyConditionHasAPlainVersion() {
    assertEquals(new TreeSet<>(WITHOUT.keySet()), Conditions.all().stream().map(ConditionKind::name)
        .filter(name -> !OracleConditioned.knows(name)).collect(toCollection(TreeSet::new)));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void agreesWithThePlainVersion(String game, String condition) {
    compare(game, condition, WALKS);
  }

  static void compare(String game, String condition, int games) {
    Variant variant = Variants.of(game, "conditions: " + condition);
    OracleGame slow = OracleConditioned.of(OracleGame.of(game, ""), condition);
    Random random = new Random(condition.hashCode());
    for (int i = 0; i < games; i++) {
      walk(variant, slow, Position.of(ConditionSamples.setup(variant, random)), random);
    }
  }

  private static void walk(Variant variant, OracleGame slow, Position position, Random random) {
    MoveText texts = new MoveText(variant);
    Generator generator = new Generator(variant);
    for (int ply = 0; ply < PLIES; ply++) {
      String where = variant.settings() + " " + Fen.format(position.setup());
      OracleState state = slow.parse(Fen.format(position.setup()));
      Map<String, OracleState> outcomes = slow.successors(state);
      List<Move> moves = texts.legal(position);
      Set<String> found = moves.stream().map(move -> LongForm.of(variant.schema(), move)).collect(toSet());
      assertEquals(moves.size(), found.size(), where);
      assertEquals(without(outcomes.keySet(), found), without(found, outcomes.keySet()), where);
      assertEquals(slow.verdict(state, slow.inCheck(state), outcomes.isEmpty()), generator.verdict(position).word(),
          where);
      if (moves.isEmpty()) {
        return;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      OracleState after = outcomes.get(LongForm.of(variant.schema(), move));
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      assertEquals(fields(slow.fen(after)), fields(Fen.format(position.setup())), where + " " + move);
    }
  }

  private static Set<String> without(Set<String> moves, Set<String> others) {
    Set<String> rest = new TreeSet<>(moves);
    rest.removeAll(others);
    return rest;
  }

  /** Pieces, side to move, rights, square passed, and the state in any order. */
  private static List<String> fields(String fen) {
    List<String> fields = List.of(fen.split(" "));
    String state = fields.size() < 7 ? "-" : fields.get(6);
    return Stream.concat(fields.subList(0, 4).stream(),
        Arrays.stream(state.split(",")).sorted()).toList();
  }
}
