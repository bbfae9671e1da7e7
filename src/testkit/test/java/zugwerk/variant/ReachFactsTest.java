package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.opentest4j.AssertionFailedError;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.guest.Andernach;
import zugwerk.notation.Fen;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.OwnEnd;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;

/** What a game promises by its {@link ReachFacts} is true of every move in random play. */
class ReachFactsTest {

  private static final int WALKS = 20;
  private static final int PLIES = 40;

  static Stream<Named<Variant>> games() {
    return GameSamples.all().filter(game -> game.getPayload().reachFacts().bounded());
  }

  @ParameterizedTest
  @MethodSource("games")
  void movesKeepThePromise(Variant variant) {
    hold(variant);
  }

  /** Pieces that capture change their colour. */
  @Test
  void aBrokenPromiseIsSeen() {
    ReachFacts orthodox = Variants.of("orthodox").reachFacts();
    Variant boastful = new Andernach() {
      @Override
      public ReachFacts reachFacts() {
        return orthodox;
      }
    };
    assertThrows(AssertionFailedError.class, () -> hold(boastful));
  }

  private static void hold(Variant variant) {
    assertSame(OwnEnd.NONE, variant.ownEnd());
    Random random = new Random(31);
    Generator generator = new Generator(variant);
    MoveList moves = new MoveList();
    List<String> starts = GameSamples.starts(variant);
    for (int walk = 0; walk < WALKS; walk++) {
      Position position = Position.of(Fen.parse(variant, starts.get(walk % starts.size())));
      for (int ply = 0; ply < PLIES; ply++) {
        moves.clear();
        generator.legal(position, moves);
        if (moves.size() == 0) {
          break;
        }
        Setup before = position.setup();
        int move = moves.get(random.nextInt(moves.size()));
        MoveMaker.make(variant, position, move);
        if (EncodedMove.unpack(move) instanceof Move.Step || EncodedMove.unpack(move) instanceof Move.EnPassant) {
          holdMove(variant, before, position.setup(), EncodedMove.from(move), EncodedMove.to(move));
        }
        holdAttacks(variant, position);
      }
    }
  }

  private static void holdMove(Variant variant, Setup before, Setup after, int from, int to) {
    String what = Fen.format(before) + " " + from + "-" + to;
    int piece = before.piece(from);
    int side = Piece.side(piece);
    List<Movement> powers = variant.reachFacts().powers(side, Piece.type(piece));
    assertTrue(powers.stream().anyMatch(power -> (power.reach(from) >>> to & 1) != 0), what);
    assertEquals(Piece.NONE, after.piece(from), what);
    List<Integer> changed = IntStream.range(0, 64)
        .filter(square -> square != from && square != to && before.piece(square) != after.piece(square)).boxed()
        .toList();
    assertTrue(changed.stream().allMatch(square -> after.piece(square) == Piece.NONE), what);
    assertTrue(changed.size() <= (before.piece(to) == Piece.NONE ? 1 : 0), what);
    boolean promoted = Piece.type(piece) == variant.pawn() && to >> 3 == 7 - 7 * side;
    int arrived = after.piece(to);
    assertTrue(arrived == Piece.NONE || (promoted
        ? Piece.side(arrived) == side
            && IntStream.of(variant.promotions()).anyMatch(type -> type == Piece.type(arrived))
        : arrived == piece), what);
  }

  /** Whatever attacks a King could do so by one of its powers; and Kings are never side by side. */
  private static void holdAttacks(Variant variant, Position position) {
    String what = Fen.format(position.setup());
    for (int side = 0; side < 2; side++) {
      int king = position.king(side);
      long attackers = Attacks.attackers(variant, position, king, 1 - side);
      for (long rest = attackers; rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        int type = Piece.type(position.piece(from));
        assertTrue(variant.reachFacts().powers(1 - side, type).stream()
            .anyMatch(power -> power.attacks(from, king, position.occupied())), what);
      }
      assertTrue(!variant.reachFacts().holds(position, side, 0)
          || (attackers & position.pieces(1 - side, Schema.KING)) == 0, what);
    }
  }
}
