package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.oracle.OracleGame;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;

/** What bears on a King: known positions, and the slow rules for flights in random ones of every game. */
class KingFieldTest {

  static Stream<Variant> games() {
    return GameSamples.withLegs();
  }

  private static KingField field(String game, String fen, int side) {
    Variant variant = Variants.of(game);
    return KingField.of(variant, Fen.parse(variant, fen), side).orElseThrow();
  }

  private static Set<String> names(long squares) {
    Set<String> names = new TreeSet<>();
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      names.add(Square.name(Long.numberOfTrailingZeros(rest)));
    }
    return names;
  }

  private static int at(String square) {
    return Square.parse(square).orElseThrow();
  }

  @Test
  void flightsGuardsAndBlocksAroundAKing() {
    KingField field = field("orthodox", "k1R5/p7/8/8/8/5B2/8/4K3 w - - 0 1", 1);
    assertEquals(at("a8"), field.king());
    assertEquals(Set.of(), names(field.flights()));
    assertEquals(Set.of("b7", "b8"), names(field.guarded()));
    assertEquals(Set.of("a7"), names(field.blocked()));
    assertEquals(Set.of("c8", "f3"), names(field.guards()));
    assertEquals(Set.of("c8", "f3"), names(field.checkers()));
    assertEquals(0, field.barred());
  }

  @Test
  void aKingMayTakeWhatIsNotGuarded() {
    KingField field = field("orthodox", "8/8/8/8/8/8/6q1/7K b - - 0 1", 0);
    assertEquals(Set.of("g2"), names(field.flights()));
    assertEquals(Set.of("g1", "h2"), names(field.guarded()));
    assertEquals(Set.of("g2"), names(field.checkers()));
  }

  @Test
  void pinsTellWhichPiecePins() {
    KingField field = field("orthodox", "4r3/8/8/b7/8/2N5/3PB3/4K3 w - - 0 1", 0);
    assertEquals(Map.of(at("e2"), at("e8")), field.pins(), "two pieces bar the Bishop's way, so neither is pinned");
    field = field("orthodox", "4r3/8/8/b7/8/8/3PB3/4K3 b - - 0 1", 0);
    assertEquals(Map.of(at("d2"), at("a5"), at("e2"), at("e8")), field.pins());
  }

  @Test
  void aSquareBehindTheKingIsGuardedThroughIt() {
    KingField field = field("orthodox", "4r1k1/8/8/8/4K3/8/8/8 w - - 0 1", 0);
    assertEquals(Set.of("e3", "e5"), names(field.guarded()));
    assertEquals(Set.of("d3", "d4", "d5", "f3", "f4", "f5"), names(field.flights()));
    assertEquals(0, field.barred());
    // A Pawn that another guards is no flight, and the Pawn on e3 guards only diagonally.
    field = field("orthodox", "6k1/8/8/8/8/4p3/3p4/4K3 w - - 0 1", 0);
    assertEquals(Set.of("d2", "f2"), names(field.guarded()));
    assertEquals(Set.of("e3"), names(field.guards()));
  }

  @Test
  void theOtherSidePassesFirst() {
    // A frozen army guards nothing, but is frozen no more after it has passed.
    KingField frozen = field("shock", "k7/8/8/8/8/8/8/1R5K w - - 0 1 frozen", 1);
    assertEquals(Set.of("b7", "b8"), names(frozen.guarded()));
    assertEquals(Set.of("a7"), names(frozen.flights()));
  }

  @Test
  void noKingOrTwoHaveNoField() {
    Variant variant = Variants.of("orthodox");
    assertTrue(KingField.of(variant, Setup.empty(variant.schema()), 0).isEmpty());
    assertTrue(KingField.of(variant, Fen.parse(variant, "8/8/8/8/8/8/8/KK6 w"), 0).isEmpty());
  }

  @Test
  void rulesOfOtherGamesAreKept() {
    // A poisoned King stays where it is; no piece need guard the squares around it.
    KingField poisoned = field("poison", "k7/8/8/8/8/8/8/7K b - - 0 1 a8:3", 1);
    assertEquals(0, poisoned.flights());
    assertEquals(Set.of("a7", "b7", "b8"), names(poisoned.barred()));
    // A King does not step on a tile.
    assertEquals(Set.of("b7"), names(field("cursed", "k7/8/8/8/8/8/8/7K b - - 0 1 a7w,b8g", 1).flights()));
    // Rooks that go as Nightriders guard as such: b8 by way of d4 and c6, and not along the file.
    KingField polypiece = field("polypiece", "k7/8/8/8/8/8/4R3/7K w - - 0 1 R1", 1);
    assertEquals(Set.of("e2"), names(polypiece.guards()));
    assertEquals(Set.of("b8"), names(polypiece.guarded()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void flightsAreTheLegalStepsOfTheSlowRules(Variant variant) {
    Random random = new Random(5);
    OracleGame oracle = OracleGame.of(variant.id(), variant.settings());
    int seen = 0;
    for (int i = 0; i < 400; i++) {
      Setup setup = random(variant, random);
      if (!Validation.faults(variant, setup).isEmpty()) {
        continue;
      }
      seen++;
      int side = setup.get(Schema.SIDE_TO_MOVE);
      KingField field = KingField.of(variant, setup, side).orElseThrow();
      String king = Square.name(field.king());
      Set<String> steps = oracle.legalMoves(oracle.parse(Fen.format(setup))).stream()
          .filter(move -> move.matches(king + "[a-h][1-8](/.)?")).map(move -> move.substring(2, 4))
          .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(steps, names(field.flights()), Fen.format(setup));
      long all = field.flights() | field.guarded() | field.blocked() | field.barred();
      assertEquals(Long.bitCount(all), Long.bitCount(field.flights()) + Long.bitCount(field.guarded())
          + Long.bitCount(field.blocked()) + Long.bitCount(field.barred()), "no square is two things");
      Position position = Position.of(setup);
      assertEquals(Attacks.inCheck(variant, position, side), field.checkers() != 0);
      assertEquals(0, field.guards() & ~position.pieces(1 - side));
      assertEquals(field.guarded() == 0, field.guards() == 0);
      field.pins().forEach((piece, pinner) -> {
        assertEquals(side, Piece.side(setup.piece(piece)));
        assertEquals(1 - side, Piece.side(setup.piece(pinner)));
      });
    }
    assertTrue(seen > 100, seen + " positions could be played");
  }

  private static Setup random(Variant variant, Random random) {
    Setup setup = Setup.empty(variant.schema()).withPiece(random.nextInt(64), Piece.of(0, Schema.KING))
        .withPiece(random.nextInt(64), Piece.of(1, Schema.KING));
    int types = variant.schema().types().size();
    for (int i = 0; i < 8; i++) {
      int square = 8 + random.nextInt(48);
      if (setup.piece(square) == Piece.NONE) {
        setup = setup.withPiece(square, Piece.of(random.nextInt(2), 1 + random.nextInt(types - 1)));
      }
    }
    for (var slot : variant.schema().slots()) {
      for (int i = 0; i < 6 && slot.isOnSquares(); i++) {
        int square = random.nextInt(64);
        if (slot.scope() == Slot.Scope.SQUARE || setup.piece(square) != Piece.NONE) {
          setup = setup.with(variant.schema().offset(slot) + square, 1 + random.nextInt(slot.max()));
        }
      }
    }
    return variant.tidied(setup).with(Schema.SIDE_TO_MOVE, random.nextInt(2));
  }
}
