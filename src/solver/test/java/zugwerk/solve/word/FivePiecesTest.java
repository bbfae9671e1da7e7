package zugwerk.solve.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.RandomEndings;
import zugwerk.variant.Variants;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Bounds by tables of five pieces agree with the moves of each position and become narrower. */
class FivePiecesTest {

  private final Random random = new Random(6);

  /** White's Pawns stand on a7, Black's on a2. */
  private Position random(Variant variant, String pieces) {
    long squares = Square.bit(Square.of(0, 6)) | Square.bit(Square.of(0, 1));
    while (true) {
      Setup setup = RandomEndings.any(variant, Material.parse(variant.schema(), pieces), random);
      Position position = Position.of(setup);
      if (((position.pieces(0, variant.pawn()) | position.pieces(1, variant.pawn())) & ~squares) == 0) {
        return position;
      }
    }
  }

  private record Values(Variant variant, WordTables tables, FivePieces five) {

    static Values of(String game, int attacker, long bytes) {
      Variant variant = Variants.of(game);
      WordTables tables = new WordTables(variant, attacker, 2, bytes, new Meter(new Monitor()));
      return new Values(variant, tables, new FivePieces(tables));
    }

    Optional<Boolean> wins(Position position) {
      return tables.covers(position) ? Optional.of(tables.wins(position)) : five.wins(position);
    }

    /** Whether the side to move has what it wants by some move; empty if that is open. */
    Optional<Boolean> byMoves(Position position, boolean attacker) {
      MoveList moves = new MoveList();
      new Generator(variant).legal(position, moves);
      boolean open = false;
      for (int i = 0; i < moves.size(); i++) {
        int mark = position.mark();
        MoveMaker.make(variant, position, moves.get(i));
        Optional<Boolean> wins = wins(position);
        position.rollback(mark);
        if (wins.equals(Optional.of(attacker))) {
          return wins;
        }
        open |= wins.isEmpty();
      }
      return open || moves.size() == 0 ? Optional.empty() : Optional.of(!attacker);
    }
  }

  private void agree(Values values, String pieces, int attacker, int most) {
    int open = 0;
    for (int i = 0; i < 500; i++) {
      Position position = random(values.variant, pieces);
      Optional<Boolean> wins = values.wins(position);
      open += wins.isEmpty() ? 1 : 0;
      Optional<Boolean> byMoves = values.byMoves(position, position.toMove() == attacker);
      if (wins.isPresent() && byMoves.isPresent()) {
        assertEquals(byMoves, wins, () -> Fen.format(position.setup()));
      }
    }
    assertTrue(open <= most, open + " open");
  }

  @ParameterizedTest
  @CsvSource({"orthodox, KNPvKN, 0, 450", "orthodox, KNvKPP, 0, 10", "orthodox, KNNvKP, 0, 450",
      "polypiece, KPvKNN, 0, 450"})
  void boundsAgreeWithTheMoves(String game, String pieces, int attacker, int most) {
    agree(Values.of(game, attacker, 1L << 30), pieces, attacker, most);
  }

  /** The Queen first; what was decided stays so. */
  @Tag("slow")
  @Test
  void tablesAfterPromotionNarrowTheBounds() {
    Values values = Values.of("orthodox", 0, 1L << 30);
    Position win = Position.of(Fen.parse(values.variant, "nK6/P2k4/8/8/8/2N5/8/8 b - - 0 1"));
    assertTrue(values.five.covers(win));
    assertEquals(Optional.empty(), values.five.wins(win));
    Position draw = Position.of(Fen.parse(values.variant, "n7/P2k4/K7/8/8/2N5/8/8 b - - 0 1"));
    assertEquals(Optional.empty(), values.five.wins(draw));
    assertTrue(values.five.refine(win));
    assertEquals(Optional.of(true), values.five.wins(win));
    agree(values, "KNPvKN", 0, 450);
    assertTrue(values.five.refine(win) && values.five.refine(win) && values.five.refine(win));
    assertFalse(values.five.refine(win));
    agree(values, "KNPvKN", 0, 0);
    assertEquals(Optional.of(false), values.five.wins(draw));
    Position queen = Position.of(Fen.parse(values.variant, "n7/3k4/8/K7/8/8/8/Q6N b - - 0 1"));
    assertTrue(values.five.wins(queen).isPresent());
  }

  @Test
  void tablesThatTakeTooMuchMemoryAreNotBuilt() {
    Values values = Values.of("orthodox", 0, 1L << 24);
    assertFalse(values.five.covers(Position.of(Fen.parse(values.variant, "n7/3k4/8/K7/8/8/8/Q6N b - - 0 1"))));
    Position position = Position.of(Fen.parse(values.variant, "nK6/P2k4/8/8/8/2N5/8/8 b - - 0 1"));
    assertTrue(values.five.covers(position));
    while (values.five.refine(position)) {
      assertEquals(Optional.empty(), values.five.wins(position));
    }
  }
}
