package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.notation.Fen;
import zugwerk.notation.StateField;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.variant.Variants;

/** Moves taken back, played again. */
class RetractionTest {

  @ParameterizedTest
  @CsvSource({"orthodox, 0, true", "polypiece, 2, true", "poison, 3, true", "shock, 1, true", "cursed, 4, false",
      "hitpoint, 3, false"})
  void capturesAreTakenBackToo(String game, int state, boolean captured) {
    // A capture leaves a tile or takes points, which few of these positions show.
    assertEquals(captured, captures(Variants.of(game), state) > 0);
  }

  static Stream<Variant> games() {
    return Variants.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatWasTakenBackCanBePlayed(Variant variant) {
    captures(variant, 2);
  }

  /** Takes moves back, plays them again, and counts the captures among them. */
  private static int captures(Variant variant, int state) {
    Random random = new Random(3);
    Placement placement = new Placement(variant, PieceStock.any(8), state, new Roles(Side.BLACK, 1, 0), random);
    Retraction retraction = new Retraction(variant, PieceStock.any(9), random);
    int captures = 0;
    for (int i = 0; i < 60; i++) {
      Setup later = placement.start().orElseThrow();
      Optional<Setup> before = retraction.before(later);
      if (before.isEmpty()) {
        continue;
      }
      assertEquals(List.of(), Validation.faults(variant, before.get()));
      assertEquals(later.toMove().other(), before.get().toMove());
      assertTrue(new PlainGame.Quick(variant).successors(Position.of(before.get())).values().stream()
          .anyMatch(after -> variant.tidied(after.setup()).equals(later)), Fen.format(before.get()));
      captures += pieces(before.get()) > pieces(later) ? 1 : 0;
      assertTrue(pieces(before.get()) <= 9);
    }
    return captures;
  }

  private static int pieces(Setup setup) {
    return setup.pieces(Side.WHITE) + setup.pieces(Side.BLACK);
  }

  @Test
  void powersStepBackWithThePiecesThatMoved() {
    Variant polypiece = Variants.of("polypiece");
    Retraction retraction = retraction(polypiece, "KNvK");
    Setup later = Fen.parse(polypiece, "k7/8/8/8/8/8/8/NK6 b - - 0 1 N1");
    Set<Boolean> knightMoved = new HashSet<>();
    for (int i = 0; i < 40; i++) {
      Setup before = retraction.before(later).orElseThrow();
      boolean moved = before.piece(0) == Piece.NONE;
      assertEquals(moved ? List.of() : List.of("N1"), StateField.items(before));
      knightMoved.add(moved);
    }
    assertEquals(Set.of(true, false), knightMoved);
  }

  @Test
  void poisonCountsAreOneMoreBeforeTheirOwnersTurn() {
    Variant poison = Variants.of("poison");
    Setup later = Fen.parse(poison, "r7/8/8/8/8/8/7k/K7 w - - 0 1 a8:3");
    assertEquals(List.of("a8:4"), StateField.items(retraction(poison, "KvKR").before(later).orElseThrow()));
    Setup fresh = Fen.parse(poison, "r7/8/8/8/8/8/7k/K7 w - - 0 1 a8:5");
    assertEquals(Optional.empty(), retraction(poison, "KvKR").before(fresh));
  }

  @Test
  void whereNoPieceCanHaveMovedNothingIsTakenBack() {
    // The King would have come from beside the other King; the Knight bars the third square.
    Variant orthodox = Variants.of("orthodox");
    Setup later = Fen.parse(orthodox, "kN6/8/1K6/8/8/8/8/8 w - - 0 1");
    assertEquals(Optional.empty(), retraction(orthodox, "KNvK").before(later));
  }

  private static Retraction retraction(Variant variant, String material) {
    return new Retraction(variant, PieceStock.parse(variant.schema(), material), new Random(1));
  }
}
