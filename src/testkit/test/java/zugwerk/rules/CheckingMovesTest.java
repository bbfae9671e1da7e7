package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.testkit.RandomSetups;
import zugwerk.variant.Variants;

/** The search for checks and mates leaves out what it can know to be none; that it misses none is tested elsewhere. */
class CheckingMovesTest {

  private static final int SETUPS = 1500;

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "polypiece"})
  void whatIsFoundChecksOrOpensALine(String id) {
    Variant variant = Variants.of(id);
    Generator generator = new Generator(variant);
    holds(variant, generator::checks, (position, move) -> checksOrOpens(variant, position, move));
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "polypiece"})
  void whatIsFoundLeavesNoFlightOpen(String id) {
    Variant variant = Variants.of(id);
    Generator generator = new Generator(variant);
    holds(variant, generator::mates, (position, move) -> checksOrOpens(variant, position, move)
        && coversAllFlights(variant, position, move));
  }

  @ParameterizedTest
  @ValueSource(strings = {"8/P7/8/8/8/7k/8/1K6 w", "8/P7/8/8/8/8/7k/1K6 w", "8/PK6/8/7k/8/8/8/8 w",
      "1K5k/P7/8/8/8/8/8/8 w", "8/8/P7/k7/8/8/8/K7 w"})
  void promotionsThatCannotCheckAreNotFound(String fen) {
    Variant orthodox = Variants.of("orthodox");
    MoveList moves = new MoveList();
    new Generator(orthodox).checks(Position.of(Fen.parse(orthodox, fen)), moves);
    assertEquals(0, moves.size());
  }

  /** The King can go to a square whatever the Pawn becomes. */
  @ParameterizedTest
  @ValueSource(strings = {"4k3/P7/8/8/8/8/8/K7 w", "4k3/P7/3K4/8/8/8/8/8 w", "8/P7/k7/8/8/8/8/1K6 w",
      "3bkb2/P7/4K3/8/8/8/8/8 w", "6bk/5P1p/7K/8/8/8/8/8 w", "k7/2P5/2K5/8/8/8/8/8 w", "8/6Pk/8/7K/8/8/8/8 w"})
  void promotionsThatLetTheKingGoAreNotFound(String fen) {
    Variant orthodox = Variants.of("orthodox");
    MoveList moves = new MoveList();
    new Generator(orthodox).mates(Position.of(Fen.parse(orthodox, fen)), moves);
    assertTrue(IntStream.range(0, moves.size())
        .noneMatch(i -> EncodedMove.kind(moves.get(i)) == EncodedMove.PROMOTION));
  }

  /** Every step that is found must be worth it; of promotions and other moves only some are left out. */
  private static void holds(Variant variant, BiConsumer<Position, MoveList> finder,
      BiPredicate<Position, Integer> worth) {
    RandomSetups setups = new RandomSetups(new Random(41));
    int found = 0;
    for (int i = 0; i < SETUPS; i++) {
      Setup setup = i % 3 == 0 ? setups.setup(variant) : setups.cornered(variant);
      if (!Validation.faults(variant, setup).isEmpty()) {
        continue;
      }
      Position position = Position.of(setup);
      MoveList moves = new MoveList();
      finder.accept(position, moves);
      for (int at = 0; at < moves.size(); at++) {
        int move = moves.get(at);
        if (EncodedMove.kind(move) == EncodedMove.STEP) {
          found++;
          assertTrue(worth.test(position, move), () -> EncodedMove.unpack(move) + " in " + Fen.format(setup));
        }
      }
    }
    assertTrue(found > 100, found + " moves were found");
  }

  /** Whether a move checks, or a piece attacks the King by the change of powers alone, or once the mover has left. */
  private static boolean checksOrOpens(Variant variant, Position position, int move) {
    int side = position.toMove();
    Position after = position.copy();
    MoveMaker.make(variant, after, move);
    Position turned = turned(variant, position, move);
    long without = position.occupied() & ~Square.bit(EncodedMove.from(move));
    int king = position.king(1 - side);
    return Attacks.inCheck(variant, after, 1 - side) || Attacks.inCheck(variant, turned, 1 - side)
        || Attacks.attacked(variant, turned, king, side, without);
  }

  /** Whether each flight is attacked already, or once the mover has left, or else taken or perhaps guarded by it. */
  private static boolean coversAllFlights(Variant variant, Position position, int move) {
    int side = position.toMove();
    int king = position.king(1 - side);
    Position turned = turned(variant, position, move);
    long barriers = position.occupied() & ~Square.bit(king);
    long reached = variant.movement(turned, 1 - side, Schema.KING).leaps(king) & ~position.occupied();
    for (long rest = reached; rest != 0; rest &= rest - 1) {
      int flight = Long.numberOfTrailingZeros(rest);
      int type = Piece.type(position.piece(EncodedMove.from(move)));
      boolean guards = (variant.movement(turned, side, type).attacksFrom(flight) >>> EncodedMove.to(move) & 1) != 0;
      if (!guards && EncodedMove.to(move) != flight && !Attacks.attacked(variant, turned, flight, side, barriers)
          && !Attacks.attacked(variant, turned, flight, side, barriers & ~Square.bit(EncodedMove.from(move)))) {
        return false;
      }
    }
    return true;
  }

  /** The pieces where they are, with the powers that they have after a move. */
  private static Position turned(Variant variant, Position position, int move) {
    Position turned = position.copy();
    variant.endTurn(turned, Piece.type(position.piece(EncodedMove.from(move))), Move.NONE);
    return turned;
  }
}
