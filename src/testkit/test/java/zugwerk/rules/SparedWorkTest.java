package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.variant.RandomSetups;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;

/** What a fast path is for: moves are not made, and pieces not looked at, where the answer is known without. */
class SparedWorkTest {

  /** Orthodox chess that counts what the generator does, and leaves moves from and to some squares unsettled. */
  private static final class Counted extends SteadyGame implements FastPath, ReachFacts {
    private long unsettled;
    private int made;
    private int looks;
    private final TreeSet<String> asked = new TreeSet<>();

    Counted() {
      super("counted", "Counted chess");
    }

    @Override
    public FastPath fastPath() {
      return this;
    }

    @Override
    public ReachFacts reachFacts() {
      return this;
    }

    @Override
    public List<Movement> powers(int side, int type) {
      return Variants.of("orthodox").reachFacts().powers(side, type);
    }

    @Override
    public boolean bounded() {
      return true;
    }

    @Override
    public boolean certain() {
      return true;
    }

    @Override
    public long unsettled(Position position) {
      return unsettled;
    }

    @Override
    public long leaving(Position position) {
      looks++;
      return 0;
    }

    @Override
    public void endTurn(Position position, int mover, int maker) {
      made++;
    }

    @Override
    public long targets(Position position, int side, int type, int from) {
      if (side == position.toMove()) {
        asked.add(Square.name(from));
      }
      return super.targets(position, side, type, from);
    }
  }

  private final Counted game = new Counted();
  private final Generator generator = new Generator(game);
  private final MoveList moves = new MoveList();

  /** The candidates that go from or to an unsettled square. */
  private int unsettledMoves(Position position) {
    generator.candidates(position, moves);
    int count = 0;
    for (int i = 0; i < moves.size(); i++) {
      long squares = Square.bit(EncodedMove.from(moves.get(i))) | Square.bit(EncodedMove.to(moves.get(i)));
      count += (squares & game.unsettled) != 0 ? 1 : 0;
    }
    return count;
  }

  private int made(Runnable search) {
    moves.clear();
    game.made = 0;
    game.looks = 0;
    search.run();
    return game.made;
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 0x0000001818000000L, 0x00FF00000000FF00L, -1L})
  void onlyUnsettledMovesAreMade(long unsettled) {
    game.unsettled = unsettled;
    Random random = new Random(7);
    RandomSetups setups = new RandomSetups(random);
    int seen = 0;
    for (int i = 0; i < 200; i++) {
      Setup setup = (i % 2 == 0 ? setups.setup(game) : setups.cornered(game)).with(Schema.CASTLING, 0)
          .with(Schema.EN_PASSANT, 0);
      if (!Validation.faults(game, setup).isEmpty()) {
        continue;
      }
      seen++;
      Position position = Position.of(setup);
      int expected = unsettledMoves(position);
      String where = Fen.format(setup);
      assertEquals(expected, made(() -> generator.legal(position, moves)), where);
      assertTrue(game.looks <= 2, where + " is looked at " + game.looks + " times");
      assertEquals(expected, made(() -> generator.checks(position, moves)), where);
      assertTrue(game.looks <= 3, where + " is looked at " + game.looks + " times");
      assertEquals(expected, made(() -> generator.mates(position, moves)), where);
      assertTrue(game.looks <= 4, where + " is looked at " + game.looks + " times");
      MakeAndTest.compare(game, generator, position, random);
    }
    assertTrue(seen > 50, seen + " positions");
  }

  /** Pieces that could check from nowhere in reach, were nothing in their way, are not asked where they can go. */
  @ParameterizedTest
  @CsvSource({
      "7k/8/8/8/8/8/8/NK6 w, ''", "7k/8/8/8/8/8/8/BK6 w, a1 b1", "7k/8/8/8/8/8/8/1K1B4 w, ''",
      "7k/8/8/8/8/8/8/RK6 w, a1", "7k/8/8/8/8/8/P5P1/1K6 w, ''", "7k/8/6P1/8/8/8/P7/1K6 w, g6",
      "7k/P7/8/8/8/8/8/1K6 w, a7", "7k/8/8/8/3N4/8/1B6/1K6 w, b2 d4", "7k/8/8/8/8/6N1/1B6/1K6 w, b1 b2 g3",
      "7k/8/8/8/8/2N5/P7/B1K5 w, a1 c3", "7k/8/8/8/8/2K5/8/B7 w, a1 c3",
      "8/8/8/3k4/8/3K4/8/6B1 w, ''"
  })
  void piecesThatCannotCheckAreNotAsked(String fen, String asked) {
    Position position = Position.of(Fen.parse(game, fen));
    game.asked.clear();
    generator.checks(position, moves);
    assertEquals(asked, String.join(" ", game.asked));
  }

  /** A promotion of which no piece would check is not found. */
  @ParameterizedTest
  @CsvSource({
      "8/P7/8/8/8/7k/8/1K6 w, 0", "8/P7/8/8/8/8/7k/1K6 w, 0", "8/PK6/8/7k/8/8/8/8 w, 0", "7k/PK6/8/8/8/8/8/8 w, 4",
      "1K5k/P7/8/8/8/8/8/8 w, 0", "8/P7/1k6/8/8/8/8/1K6 w, 4", "K3k3/7P/8/8/8/8/8/8 w, 4", "8/8/P7/k7/8/8/8/K7 w, 0"
  })
  void promotionsThatCannotCheckAreNotFound(String fen, int found) {
    moves.clear();
    generator.checks(Position.of(Fen.parse(game, fen)), moves);
    assertEquals(found, moves.size());
  }

  /** A promotion after which the King can go to a square whatever the Pawn becomes is not found. */
  @ParameterizedTest
  @CsvSource({
      "4k3/P7/8/8/8/8/8/K7 w, 0", "4k3/P7/4K3/8/8/8/8/8 w, 4", "4k3/P7/3K4/8/8/8/8/8 w, 0", "8/P7/k7/8/8/8/8/1K6 w, 0",
      "4k3/P7/3KB3/8/8/8/8/8 w, 4", "3bkb2/P7/4K3/8/8/8/8/8 w, 0", "5Kbk/5Pp1/8/8/8/8/8/8 w, 4",
      "6bk/5P1p/7K/8/8/8/8/8 w, 0", "k7/2P5/K7/8/8/8/8/8 w, 4", "k7/2P5/2K5/8/8/8/8/8 w, 0", "8/6Pk/8/7K/8/8/8/8 w, 0",
      "8/6Pk/8/7K/8/1B6/8/8 w, 4"
  })
  void promotionsThatLetTheKingGoAreNotFound(String fen, int found) {
    Variant orthodox = Variants.of("orthodox");
    new Generator(orthodox).mates(Position.of(Fen.parse(orthodox, fen + " - - 0 1")), moves);
    assertEquals(found, IntStream.range(0, moves.size())
        .filter(i -> EncodedMove.kind(moves.get(i)) == EncodedMove.PROMOTION).count());
  }

  /** Where one piece guards a square at most, and opens no line to it, it is seen whether the King can go there. */
  @Test
  void movesThatLetTheKingGoAreNotFound() {
    Variant orthodox = Variants.of("orthodox");
    Generator ofMates = new Generator(orthodox);
    RandomSetups setups = new RandomSetups(new Random(8));
    int dropped = 0;
    for (int i = 0; i < 3_000; i++) {
      Setup setup = setups.cornered(orthodox).with(Schema.CASTLING, 0).with(Schema.EN_PASSANT, 0);
      if (!Validation.faults(orthodox, setup).isEmpty()) {
        continue;
      }
      Position position = Position.of(setup);
      MoveList checks = new MoveList();
      ofMates.checks(position, checks);
      MoveList mates = new MoveList();
      ofMates.mates(position, mates);
      dropped += checks.size() - mates.size();
      for (int j = 0; j < mates.size(); j++) {
        int move = mates.get(j);
        long left = kingSteps(orthodox, setup, move);
        for (; left != 0; left &= left - 1) {
          int flight = Long.numberOfTrailingZeros(left);
          assertTrue(isGuardedTwice(orthodox, position, flight, EncodedMove.from(move)),
              () -> Fen.format(setup) + " " + Square.name(EncodedMove.from(move)) + Square.name(EncodedMove.to(move)));
        }
      }
    }
    assertTrue(dropped > 1_000, "only " + dropped);
  }

  /** Where the King of the other side can go after a move that is no promotion. */
  private static long kingSteps(Variant variant, Setup setup, int move) {
    Position position = Position.of(setup);
    if (EncodedMove.kind(move) != EncodedMove.STEP) {
      return 0;
    }
    MoveMaker.make(variant, position, move);
    MoveList replies = new MoveList();
    new Generator(variant).legal(position, Square.bit(position.king(position.toMove())), -1L, replies);
    return IntStream.range(0, replies.size()).mapToLong(i -> Square.bit(EncodedMove.to(replies.get(i))))
        .reduce(0, (some, one) -> some | one);
  }

  /** Whether two pieces of the side to move attack a square, or might once a piece has left. */
  private static boolean isGuardedTwice(Variant variant, Position position, int square, int leaving) {
    int side = position.toMove();
    long others = position.occupied() & ~position.pieces(1 - side, Schema.KING);
    long now = Attacks.attackers(variant, position, square, side, others);
    long then = Attacks.attackers(variant, position, square, side, others & ~Square.bit(leaving));
    return Long.bitCount(now) > 1 || (then & ~now) != 0;
  }

  /** Empty squares that the game lets the King go to: not those with tiles, nor those where a piece stands. */
  @Test
  void flightsAreKnownBeforeAMove() {
    Variant cursed = Variants.of("cursed");
    assertEquals(Square.bit(49), flights(cursed, "k7/8/8/8/8/8/8/7K w - - 0 1 a7w,b8g"));
    assertEquals(Square.bit(48), flights(cursed, "k7/1N6/8/8/8/8/8/7K w - - 0 1 b8g"));
  }

  private static long flights(Variant variant, String fen) {
    return variant.fastPath().flights(variant, Position.of(Fen.parse(variant, fen)));
  }

  @Test
  void nothingIsAskedWithoutAnEnemyKing() {
    Position position = Position.of(Fen.parse(game, "8/8/8/8/8/8/8/RK6 w"));
    game.asked.clear();
    assertEquals(0, generator.count(position));
    assertTrue(game.asked.isEmpty());
  }
}
