package zugwerk.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.Effect.Kind;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.PlainMoves;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** What moves do: in every game against plain comparisons, and in positions in which it is known. */
class EffectsTest {

  private static final int PROBLEMS = 4;

  /** How much of a tree is looked at, so that rich positions do not take all the time. */
  private static final int MOVES = 50;

  static List<Variant> games() {
    return List.copyOf(Variants.all());
  }

  private static Content content(Problem problem) {
    SolveOptions options = SolveOptions.DEFAULT
        .showing(new SolveOptions.Shown(true, SolveOptions.Tries.ONE_REFUTATION, true, true));
    return Content.of(Solved.solve(problem, options, new Monitor()), new CancelToken());
  }

  private static Stream<Played> all(Played move) {
    return Stream.concat(Stream.of(move),
        Stream.concat(move.threats().stream(), move.replies().stream()).flatMap(EffectsTest::all));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theyAreWhatPlainComparisonFinds(Variant game) {
    RandomProblems random = new RandomProblems(game, 1903);
    Set<Kind> seen = EnumSet.noneOf(Kind.class);
    int moves = 0;
    boolean checks = false;
    for (int i = 0; i < PROBLEMS || i < 40 * PROBLEMS && moves < 4 * MOVES; i++) {
      Setup setup = i % 2 == 0 ? random.any(false, 3, 2) : random.crowded(false);
      Content content = content(Problem.of(game, setup, Stipulation.parse("#2")));
      List<Played> played = Stream.concat(
          content.phases().stream().flatMap(phase -> phase.first().stream().flatMap(EffectsTest::all)),
          content.phases().stream().filter(phase -> phase.first().isEmpty())
              .flatMap(phase -> phase.defences().values().stream()).flatMap(EffectsTest::all))
          .limit(MOVES).toList();
      for (Played move : played) {
        moves++;
        compare(game, move);
        checks |= Attacks.inCheck(game, Position.of(move.after().setup()), 1 - move.side());
        move.effects().forEach(effect -> seen.add(effect.kind()));
      }
    }
    assertTrue(moves >= MOVES, game.id() + ": " + moves);
    assertTrue(seen.containsAll(Set.of(Kind.CAPTURE, Kind.LINE_OPENED, Kind.FLIGHT_TAKEN)), game.id() + ": " + seen);
    assertEquals(checks, seen.contains(Kind.CHECK), game.id() + ": " + seen);
  }

  private static void compare(Variant game, Played move) {
    Position before = Position.of(move.before().setup());
    Position after = before.copy();
    MoveMaker.make(game, after, EncodedMove.pack(move.move()));
    String text = Fen.format(before.setup()) + " " + LongForm.of(game.schema(), move.move()) + " " + move.effects();
    assertEquals(after.setup(), move.after().setup(), text);
    int dropped = move.move() instanceof Move.Drop ? 1 : 0;
    int gone = Long.bitCount(before.occupied()) + dropped - Long.bitCount(after.occupied());
    assertEquals(gone, move.effects(Kind.CAPTURE).size() + move.effects(Kind.SELF_REMOVAL).size(), text);
    int mover = move.side();
    boolean checks = Attacks.inCheck(game, after, 1 - mover);
    boolean announced =
        Stream.of(Kind.CHECK, Kind.DISCOVERED_CHECK, Kind.STATE_CHECK).flatMap(kind -> move.effects(kind).stream())
            .anyMatch(effect -> effect.squares() == Square.bit(after.king(1 - mover)));
    // Set play and threats begin after a pass, so that the other side may stand in check already.
    if (!Attacks.inCheck(game, before, 1 - mover)) {
      assertEquals(checks, announced, text);
    }
    for (int side = 0; side < 2; side++) {
      attacks(game, move, side, text);
      flights(game, move, side, text);
    }
  }

  /** The squares that each piece has won and lost, whatever the reason. */
  private static void attacks(Variant game, Played move, int side, String text) {
    Map<Integer, Long> won = new TreeMap<>();
    Map<Integer, Long> lost = new TreeMap<>();
    for (int square : SolutionScene.squares(move.after().pieces(side)).toArray()) {
      int name = move.after().name(square);
      int old = move.before().square(name);
      if (old != SolutionScene.NO_PIECE && Piece.side(move.before().piece(old)) == side) {
        long did = attackedFrom(game, move.before(), old);
        long does = attackedFrom(game, move.after(), square);
        won.put(name, does & ~did);
        lost.put(name, did & ~does);
      }
    }
    won.values().removeIf(squares -> squares == 0);
    lost.values().removeIf(squares -> squares == 0);
    assertEquals(won, found(move, side, won.keySet()::contains,
        Kind.GUARD_GAINED, Kind.LINE_OPENED, Kind.STATE_GUARD_GAINED), text);
    assertEquals(lost, found(move, side, lost.keySet()::contains,
        Kind.GUARD_LEFT, Kind.LINE_SHUT, Kind.STATE_GUARD_LEFT), text);
  }

  private static Map<Integer, Long> found(Played move, int side, Predicate<Integer> about, Kind... kinds) {
    return Stream.of(kinds).flatMap(kind -> move.effects(kind).stream())
        .filter(effect -> move.after().holds(move.after().square(effect.piece()), side))
        .filter(effect -> about.test(effect.piece()))
        .collect(Collectors.toMap(Effect::piece, Effect::squares, (one, other) -> {
          assertEquals(0, one & other);
          return one | other;
        }, TreeMap::new));
  }

  private static long attackedFrom(Variant game, SolutionScene scene, int from) {
    Position position = Position.of(scene.setup());
    return IntStream.range(0, Square.COUNT)
        .filter(square -> (Attacks.attackers(game, position, square, Piece.side(scene.piece(from))) >>> from & 1) != 0)
        .mapToLong(Square::bit).reduce(0, (one, other) -> one | other);
  }

  /** The flights of a King that stays, by plain move generation. */
  private static void flights(Variant game, Played move, int side, String text) {
    int king = move.before().king(side);
    if (king == Square.COUNT || king != move.after().king(side)
        || move.before().name(king) != move.after().name(king)) {
      return;
    }
    long old = flights(game, move.before(), side);
    long now = flights(game, move.after(), side);
    assertEquals(now & ~old, squares(move, Kind.FLIGHT_GIVEN, king), text);
    assertEquals(old & ~now, squares(move, Kind.FLIGHT_TAKEN, king) | squares(move, Kind.FLIGHT_BLOCKED, king), text);
  }

  private static long squares(Played move, Kind kind, int king) {
    return move.effects(kind).stream().filter(effect -> effect.piece() == move.before().name(king))
        .mapToLong(Effect::squares).reduce(0, (one, other) -> one | other);
  }

  private static long flights(Variant game, SolutionScene scene, int side) {
    Position position = Position.of(scene.setup());
    if (position.toMove() != side) {
      MoveMaker.skip(game, position);
    }
    String from = Square.name(scene.king(side));
    return new PlainMoves(game).legal(position).keySet().stream()
        .filter(text -> text.matches(from + "[a-h][1-8](/.*)?"))
        .map(text -> Square.parse(text.substring(2, 4)).orElseThrow())
        .filter(to -> Math.abs(Square.file(to) - Square.file(scene.king(side))) != 2 || !castles(scene, side, to))
        .mapToLong(Square::bit).reduce(0, (one, other) -> one | other);
  }

  private static boolean castles(SolutionScene scene, int side, int to) {
    return scene.onTurn(side).legal().stream()
        .anyMatch(move -> move instanceof Move.Castling && move.to() == to);
  }

  /** The first move of each position has the effects listed, and the second position lacks them. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      8/8/8/3k4/8/8/1B6/R3K3 w - - 0 1     | a1a5 | CHECK                     | DISCOVERED_CHECK
      8/8/8/k7/8/8/R7/N3K3 w - - 0 1       | a2b2 | GUARD_LEFT                | CHECK
      k7/8/8/8/8/N7/8/R3K3 w - - 0 1       | a3b5 | DISCOVERED_CHECK          | CHECK
      k7/8/8/8/8/1N6/8/R3K3 w - - 0 1      | b3a5 | BATTERY                   | CHECK
      k7/8/n7/8/8/8/8/1R2K3 w - - 0 1      | b1a1 | PIN                       | UNPIN
      k7/8/n7/8/8/8/8/R3K3 w - - 0 1       | a1b1 | UNPIN                     | PIN
      k7/8/8/8/2B5/8/4N3/4K2R w - - 0 1    | e2g3 | LINE_OPENED               | LINE_SHUT
      k7/8/8/8/2B5/8/3R4/4K3 w - - 0 1     | d2d3 | LINE_SHUT                 | LINE_OPENED
      k7/8/8/8/8/8/8/1R2K3 w - - 0 1       | b1c1 | FLIGHT_GIVEN              | FLIGHT_TAKEN
      k7/8/8/8/8/8/8/2R1K3 w - - 0 1       | c1b1 | FLIGHT_TAKEN              | FLIGHT_GIVEN
      k7/8/1r6/8/8/8/8/4K3 b - - 0 1       | b6b8 | FLIGHT_BLOCKED            | FLIGHT_TAKEN
      8/P6k/8/8/8/8/8/4K3 w - - 0 1        | a7a8q | PROMOTION                | CHECK
      """)
  void theyAreKnownInPlainPositions(String fen, String move, Kind does, Kind doesNot) {
    Variant game = Variants.of("orthodox");
    Setup setup = Fen.parse(game, fen);
    SolutionScene scene = SolutionScene.of(Problem.of(game, setup), PieceNames.of(setup));
    Played played = Played.first(Problem.of(game, setup), scene,
        new SolutionNode(SolutionNode.Role.KEY, scene.legal().stream()
            .filter(one -> LongForm.of(game.schema(), one).equals(move)).findFirst().orElseThrow(), move, 0, false,
            false, List.of(), List.of()));
    assertTrue(played.did(does), () -> played.effects().toString());
    assertTrue(!played.did(doesNot), () -> played.effects().toString());
  }

  @Test
  void powersThatTurnAreEffectsOfTheState() {
    Variant game = Variants.of("polypiece");
    // The Knight that moves turns the other one to WD, which then checks from f3 to f5.
    Setup setup = Fen.parse(game, "8/8/8/5k2/8/5N2/8/N3K3 w - - 0 1");
    SolutionScene scene = SolutionScene.of(Problem.of(game, setup), PieceNames.of(setup));
    Played played = Played.first(Problem.of(game, setup), scene,
        new SolutionNode(SolutionNode.Role.KEY, scene.legal().stream()
            .filter(one -> LongForm.of(game.schema(), one).equals("a1b3")).findFirst().orElseThrow(), "", 0, false,
            false, List.of(), List.of()));
    assertTrue(played.did(Kind.STATE_CHECK), () -> played.effects().toString());
    assertTrue(!played.did(Kind.DISCOVERED_CHECK) && played.did(Kind.STATE), () -> played.effects().toString());
  }
}
