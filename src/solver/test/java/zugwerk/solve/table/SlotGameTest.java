package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.notation.Fen;
import zugwerk.rules.TableFacts;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;

/** Keys and mirror images in a game with slots of every kind, two of each where the games have one at most. */
class SlotGameTest {

  private static final List<Slot> STILL =
      List.of(new Slot("hill", Slot.Scope.SQUARE, 1), new Slot("lake", Slot.Scope.SQUARE, 1));
  private static final List<Slot> ON_SQUARES =
      List.of(new Slot("tile", Slot.Scope.SQUARE, 3), new Slot("mine", Slot.Scope.SQUARE, 3));
  private static final List<Slot> OF_PIECES =
      List.of(new Slot("wounds", Slot.Scope.PIECE, 9), new Slot("wealth", Slot.Scope.PIECE, 9));
  private static final List<Slot> OF_GAME = List.of(new Slot("day", Slot.Scope.GAME, 1),
      new Slot("debt", Slot.Scope.SIDE, 1), new Slot("fame", Slot.Scope.TYPE, 1));

  /** As many states as powers are compared in. */
  private static final List<Slot> MANY =
      List.of(new Slot("hour", Slot.Scope.GAME, 1023), new Slot("year", Slot.Scope.GAME, 7));
  private static final List<Slot> TOO_MANY =
      List.of(new Slot("hour", Slot.Scope.GAME, 1024), new Slot("year", Slot.Scope.GAME, 7));

  private static final int ROOK = 2;

  /** A Knight that goes to one side only. */
  private static final Movement LOPSIDED = Movement.compile(BetzaParser.parse("flN"), 0);

  /** When a Knight is lopsided. */
  private interface Lopsided {
    boolean at(Position position, int side);
  }

  private static final class Game extends SteadyGame {

    private final Predicate<Transformation> kept;
    private final Lopsided lopsided;

    Game(List<Slot> slots, Predicate<Transformation> kept, Lopsided lopsided) {
      super("game", "Game", new Schema(Variants.of("orthodox").schema().types(), slots), "4k3/8/8/8/8/8/8/4K3",
          new String[] {"K", "Q", "R", "B", "N", "fmWfcF"}, "Q");
      this.kept = kept;
      this.lopsided = lopsided;
    }

    @Override
    public TableFacts tableFacts() {
      return schema().slots().containsAll(STILL) ? TableFacts.BY_SLOTS.keeping(STILL.toArray(Slot[]::new))
          : TableFacts.BY_SLOTS;
    }

    @Override
    public boolean keeps(Transformation transformation) {
      return kept.test(transformation);
    }

    @Override
    public Movement movement(Position position, int side, int type) {
      boolean knight = schema().types().get(type).letter() == 'N';
      return knight && lopsided.at(position, side) ? LOPSIDED : super.movement(position, side, type);
    }
  }

  private static List<Slot> all() {
    return List.of(OF_GAME, OF_PIECES, ON_SQUARES, STILL).stream().flatMap(List::stream).toList();
  }

  private static SlotGame game(List<Slot> slots) {
    return new SlotGame(new Game(slots, _ -> true, (_, _) -> false));
  }

  private static Setup setup(SlotGame game, String fen) {
    return Fen.parse(game.variant(), fen);
  }

  /** No value is forgotten: that of Black or of the last type neither. */
  @Test
  void eachCellOfTheGameHasItsPlaceInTheKey() {
    SlotGame game = game(all());
    Setup plain = setup(game, "8/8/8/3k4/8/8/4R3/3K4 w");
    Set<SlotKey> keys = new HashSet<>(Set.of(game.key(Position.of(plain))));
    Set<Long> signatures = new HashSet<>(Set.of(game.signature(Position.of(plain))));
    int cells = 0;
    for (Slot slot : OF_GAME) {
      for (int i = 0; i < game.schema().values(slot); i++) {
        Position position = Position.of(plain.with(game.schema().offset(slot) + i, 1));
        assertTrue(keys.add(game.key(position)) && signatures.add(game.signature(position)), slot + " " + i);
        cells++;
      }
    }
    assertEquals(1 + 2 + 6, cells);
  }

  /** Among many thousands of keys no two have one signature. */
  @Test
  void signaturesOfManyKeysDiffer() {
    SlotGame game = game(all());
    Position position = Position.of(setup(game, "8/8/3r4/3k4/8/8/4R3/3K4 w"));
    Random random = new Random(17);
    Map<SlotKey, Long> signatures = new HashMap<>();
    for (int i = 0; i < 30_000; i++) {
      int mark = position.mark();
      for (Slot slot : OF_PIECES) {
        for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
          position.set(game.schema().offset(slot) + Long.numberOfTrailingZeros(rest), random.nextInt(10));
        }
      }
      for (Slot slot : i % 3 == 0 ? ON_SQUARES : List.<Slot>of()) {
        position.set(game.schema().offset(slot) + random.nextInt(Square.COUNT), random.nextInt(4));
      }
      for (Slot slot : i % 5 == 0 ? OF_GAME : List.<Slot>of()) {
        position.set(game.schema().offset(slot) + random.nextInt(game.schema().values(slot)), 1);
      }
      long signature = game.signature(position);
      assertEquals(signature, signatures.computeIfAbsent(game.key(position), _ -> signature));
      position.rollback(mark);
    }
    assertTrue(signatures.size() > 25_000, signatures.size() + " keys");
    assertEquals(signatures.size(), new HashSet<>(signatures.values()).size());
  }

  /** A mark of one kind is not taken for one of the other. */
  @Test
  void marksOfTwoKindsDiffer() {
    SlotGame game = game(all());
    Setup plain = setup(game, "8/8/8/3k4/8/8/8/3K4 w");
    Set<Long> signatures = new HashSet<>();
    for (Slot slot : ON_SQUARES) {
      for (int value = 1; value <= 3; value++) {
        signatures.add(game.signature(Position.of(plain.with(game.schema().offset(slot) + 20, value))));
      }
    }
    assertEquals(6, signatures.size());
  }

  /** Like pieces with two values stand where they stood, whatever the other side has. */
  @Test
  void likePiecesWithDifferentValuesAreDistinguished() {
    SlotGame game = game(all());
    int wounds = game.schema().offset(OF_PIECES.getFirst());
    Random random = new Random(19);
    for (int i = 0; i < 100; i++) {
      List<Integer> squares = random.ints(0, Square.COUNT).distinct().limit(5).boxed().toList();
      Setup setup = Setup.empty(game.schema()).withPiece(squares.get(0), Piece.of(0, Schema.KING))
          .withPiece(squares.get(1), Piece.of(1, Schema.KING));
      for (int rook = 2; rook < 5; rook++) {
        setup = setup.withPiece(squares.get(rook), Piece.of(rook / 4, ROOK)).with(wounds + squares.get(rook), rook);
      }
      SlotKey key = game.key(Position.of(setup));
      SlotLayout layout = game.layout(key);
      int number = layout.number(Position.of(setup), layout.buffer());
      Position held = game.empty(key);
      assertTrue(layout.set(number, held, layout.buffer()));
      assertEquals(key, game.key(held));
      assertEquals(number, layout.number(held, layout.buffer()));
    }
  }

  /**
   * How many placements there are of Kings and a Knight shows in how many ways the board can be turned.
   *
   * @param kept which changes of the board the game allows
   * @param lopsided when a Knight goes to one side only
   */
  @ParameterizedTest
  @CsvSource({"all, never, 33152", "none, never, 258048", "mirror, never, 129024", "colours, never, 258048",
      "all, white, 258048", "all, black, 258048", "all, late, 258048", "all, always, 258048"})
  void mirrorImagesAreThoseThatTheGameAndAllPowersBear(String kept, String lopsided, int size) {
    Predicate<Transformation> bears = switch (kept) {
      case "all" -> _ -> true;
      case "none" -> _ -> false;
      case "mirror" -> transformation -> transformation == Transformation.MIRROR_LEFT_RIGHT;
      default -> Transformation::exchangesColours;
    };
    Lopsided when = switch (lopsided) {
      case "never" -> (_, _) -> false;
      case "white" -> (_, side) -> side == 0;
      case "black" -> (_, side) -> side == 1;
      // In the last of all states only.
      case "late" -> (position, _) -> position.get(Schema.FIRST_SLOT) == 1 && position.get(Schema.FIRST_SLOT + 8) == 1;
      default -> (_, _) -> true;
    };
    SlotGame game = new SlotGame(new Game(OF_GAME, bears, when));
    assertEquals(size, game.layout(game.plain(Material.parse(game.schema(), "KNvK"))).size());
  }

  @Test
  void powersAreComparedInSoManyStatesOnly() {
    for (List<Slot> slots : List.of(MANY, TOO_MANY)) {
      SlotGame game = game(slots);
      assertEquals(slots.equals(MANY) ? 33152 : 258048,
          game.layout(game.plain(Material.parse(game.schema(), "KNvK"))).size());
    }
  }

  /** What lies on the board for good stays where it is in each image, whichever of its kinds it is. */
  @ParameterizedTest
  @CsvSource({"0, a1, h1, 129024", "1, a1, h1, 129024", "1, a1, h8, 66304", "1, a1, b1, 258048", "0, a1, a8, 129024"})
  void whatLiesOnTheBoardForGoodStaysWhereItIs(int kind, String one, String other, int size) {
    SlotGame game = game(all());
    int first = game.schema().offset(STILL.get(kind));
    Setup setup = setup(game, "8/8/8/3k4/8/8/4R3/3K4 w").with(first + Square.parse(one).orElseThrow(), 1)
        .with(first + Square.parse(other).orElseThrow(), 1);
    assertEquals(size, game.layout(game.key(Position.of(setup))).size());
  }
}
