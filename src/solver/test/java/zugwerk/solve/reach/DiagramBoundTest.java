package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Immovable pieces, captures and least moves of the bound for proof games. */
class DiagramBoundTest {

  private static final int PLIES = 14;

  private static DiagramBound bound(Variant variant, Position position, Setup diagram) {
    return DiagramBound.of(variant, variant.reachFacts(), position, diagram).orElseThrow();
  }

  /** Whether such a piece could come to a square if only some other pieces stood. */
  private static boolean arrives(Variant variant, Position position, int square, long others) {
    int side = Piece.side(position.piece(square));
    int type = Piece.type(position.piece(square));
    PieceTables tables = new PieceTables(variant, side);
    boolean arrives = false;
    for (int from = 0; from < Square.COUNT; from++) {
      boolean open = from != square && (others & Square.bit(from)) == 0;
      // No Pawn comes from its own first rank.
      boolean pawns = open && from >> 3 != 7 * side;
      arrives |= (type == variant.pawn() ? pawns : open) && tables.powers(type).steps(from, square, others);
      arrives |= pawns && tables.promotes(type, square) && tables.powers(variant.pawn()).steps(from, square, others);
    }
    return arrives;
  }

  /** The pieces that stand as in the diagram, less each that can come from elsewhere while the others of them stand. */
  private static long settled(Variant variant, Position position, Setup diagram) {
    int rights = position.get(Schema.CASTLING);
    long castled = ((rights & 1) != 0 ? 0x60L : 0) | ((rights & 2) != 0 ? 0xCL : 0)
        | ((rights & 4) != 0 ? 0x60L << 56 : 0) | ((rights & 8) != 0 ? 0xCL << 56 : 0);
    long settled = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      boolean stays = position.piece(square) != Piece.NONE && position.piece(square) == diagram.piece(square);
      settled |= stays ? Square.bit(square) & ~castled : 0;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int square = Square.COUNT - 1; square >= 0; square--) {
        long bit = Square.bit(square);
        if ((settled & bit) != 0
            && arrives(variant, position, square, settled & ~bit)) {
          settled &= ~bit;
          changed = true;
        }
      }
    }
    return settled;
  }

  /**
   * Plays at random to a diagram. Then the pieces that never move are those of the definition, rights that these take
   * away are dropped, and no move that was played is held to be useless.
   */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      "orthodox  | rbbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RBBQKBBR w KQkq - 0 1",
      "orthodox  | B1B1k2R/pp5p/8/8/8/8/P6P/b1b1K2r w - - 0 1", "orthodox | r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1",
      "polypiece | rbbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RBBQKBBR w KQkq - 0 1",
      "shock     | rbbgkbbr/pppppppp/8/8/8/8/PPPPPPPP/RBBGKBBR w KQkq - 0 1"})
  void whatIsPlayedIsHelpful(String game, String fen) {
    Random random = new Random(41);
    Variant variant = Variants.of(game);
    boolean certain = variant.reachFacts().certain();
    Setup start = Fen.parse(variant, fen);
    for (int walk = 0; walk < 12; walk++) {
      List<Integer> played = play(variant, start, random);
      Position end = Position.of(start);
      played.forEach(move -> MoveMaker.make(variant, end, move));
      Setup diagram = end.setup();
      Position position = Position.of(start);
      long settled = settled(variant, position, diagram);
      DiagramBound bound = bound(variant, position, diagram);
      assertEquals(settled, ~bound.movable(), () -> Fen.format(start) + " to " + Fen.format(diagram));
      int rights = start.get(Schema.CASTLING);
      for (int right = 0; right < 4; right++) {
        rights &= (settled & Rights.touched(right)) == 0 ? -1 : ~(1 << right);
      }
      assertEquals(rights, position.get(Schema.CASTLING));
      for (int ply = 0; ply < played.size(); ply++) {
        int left = played.size() - ply;
        int own = (left + 1) / 2;
        assertFalse(bound.isOutOfReach(own, left / 2), () -> Fen.format(start) + " to " + Fen.format(diagram));
        MoveList moves = new MoveList();
        new Generator(variant).legal(position, moves);
        bound.keepHelpful(moves, own);
        long enemies = position.pieces(1 - position.toMove());
        int surplus = Long.bitCount(enemies) - Long.bitCount(end.pieces(1 - position.toMove()));
        boolean kept = false;
        for (int i = 0; i < moves.size(); i++) {
          int move = moves.get(i);
          kept |= move == played.get(ply);
          if (EncodedMove.isStep(move)) {
            long to = Square.bit(EncodedMove.to(move));
            assertEquals(0, settled & (to | Square.bit(EncodedMove.from(move))));
            assertTrue(!certain || ((enemies & to) != 0 ? surplus > 0 : surplus < own));
          }
        }
        assertTrue(kept, () -> Fen.format(position.setup()) + " to " + Fen.format(diagram));
        for (int most = 1; most < 4; most++) {
          long aims =
              ~settled & (certain && surplus <= 0 ? ~enemies : -1L) & (certain && surplus >= most ? enemies : -1);
          assertEquals(aims, bound.aims(most));
        }
        MoveMaker.make(variant, position, played.get(ply));
      }
    }
  }

  private static List<Integer> play(Variant variant, Setup start, Random random) {
    Position position = Position.of(start);
    List<Integer> played = new ArrayList<>();
    for (int ply = 0; ply < PLIES; ply++) {
      MoveList moves = new MoveList();
      new Generator(variant).legal(position, moves);
      if (moves.size() == 0) {
        break;
      }
      int move = moves.get(random.nextInt(moves.size()));
      for (int i = 0; i < moves.size() && random.nextBoolean(); i++) {
        // Many captures, as these are bounded.
        move = isCapture(position, moves.get(i)) ? moves.get(i) : move;
      }
      played.add(move);
      MoveMaker.make(variant, position, move);
    }
    return played;
  }

  private static boolean isCapture(Position position, int move) {
    return EncodedMove.isStep(move)
        && (position.pieces(1 - position.toMove()) & Square.bit(EncodedMove.to(move))) != 0;
  }

  /**
   * The moves that the side to move needs at least.
   *
   * @param captures how many of the moves of the other side capture
   */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // Castling is one move, on either wing.
      "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1   | 4k3/8/8/8/8/8/8/R4RK1   | 0 | 1",
      "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1   | 4k3/8/8/8/8/8/8/2KR3R   | 0 | 1",
      "r3k2r/8/8/8/8/8/8/4K3 b q - 0 1    | 2kr3r/8/8/8/8/8/8/4K3   | 0 | 1",
      // A settled Pawn keeps the King away: it must go round.
      "8/8/8/8/k7/8/1PP5/6K1 b - - 0 1    | 8/8/8/8/8/8/1PP5/k5K1   | 0 | 8",
      "8/8/8/8/k7/8/1PP5/6K1 b - - 0 1    | 8/8/8/8/8/8/1PP5/2k3K1  | 0 | 6",
      "8/8/8/8/k7/8/8/6K1 b - - 0 1       | 8/8/8/8/8/8/8/2k3K1     | 0 | 3",
      // So does a piece that never moves; a Pawn needs moves to be promoted, and stays on its file without captures.
      "4k3/8/8/8/8/8/PP6/B3K3 w - - 0 1   | 4k3/8/8/8/8/8/PPB5/4K3  | 0 | 100",
      "4k3/8/8/8/8/8/P7/4K3 w - - 0 1     | 4k3/8/8/8/8/8/7Q/4K3    | 0 | 7",
      // Pieces of a type are interchangeable, and each needs its own place.
      "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1    | 4k3/8/8/8/8/8/8/NR2K3   | 0 | 4",
      "4k3/8/8/8/8/N7/8/1N2K3 w - - 0 1   | 4k3/8/8/8/8/8/3N4/1N2K3 | 0 | 2"})
  void asManyMovesAreNeeded(String start, String board, int captures, int needed) {
    Variant variant = Variants.of("orthodox");
    Position position = Position.of(Fen.parse(variant, start));
    DiagramBound bound = bound(variant, position, Fen.parse(variant, board + " w - - 0 1"));
    int least = 0;
    while (least < 100 && !mayMove(variant, position, bound, least)) {
      least++;
    }
    assertEquals(needed, least);
  }

  /** Whether a move of the side to move may lead to the diagram with so many moves left. */
  private static boolean mayMove(Variant variant, Position position, DiagramBound bound, int left) {
    if (bound.isOutOfReach(left, 50)) {
      return false;
    }
    MoveList moves = new MoveList();
    new Generator(variant).legal(position, moves);
    bound.keepHelpful(moves, left);
    return moves.size() > 0;
  }

  /** A surplus piece goes where the other side has moves enough to capture it. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // The Rook captures where it turns, or makes a detour.
      "4k3/7r/8/3N4/8/8/8/4K3 w - - 0 1 | 4k3/8/8/8/8/8/8/r3K3 | 3 | 2",
      "4k3/7r/8/8/8/8/N7/4K3 w - - 0 1  | 4k3/8/8/8/8/8/8/r3K3 | 0 | 3",
      // It must come back.
      "4k3/7r/8/8/8/8/8/4KN2 w - - 0 1  | 4k3/7r/8/8/8/8/8/4K3 | 1 | 2",
      "4k3/7r/8/8/8/8/8/4KN2 w - - 0 1  | 4k3/7r/8/8/8/8/8/4K3 | 0 | 4",
      // One capture does not bring a Pawn back to its file.
      "4k3/8/8/p7/8/8/1P6/4K3 w - - 0 1 | 4k3/8/8/8/8/p7/8/4K3 | 1 | 3"})
  void surplusPiecesComeToTheirCaptors(String start, String board, int own, int others) {
    Variant variant = Variants.of("orthodox");
    Position position = Position.of(Fen.parse(variant, start));
    DiagramBound bound = bound(variant, position, Fen.parse(variant, board + " w - - 0 1"));
    assertFalse(bound.isOutOfReach(own, others));
    assertTrue(own == 0 || bound.isOutOfReach(own - 1, others));
    assertTrue(bound.isOutOfReach(own, others - 1));
  }

  /** Surplus pieces are captured, one a move; none comes back. */
  @Test
  void capturesTakeMoves() {
    Variant variant = Variants.of("orthodox");
    Setup diagram = Fen.parse(variant, "4k3/8/8/8/R7/8/7r/4K3 w - - 0 1");
    Position two = Position.of(Fen.parse(variant, "4k2r/8/8/8/pp6/1R6/7P/4K3 w - - 0 1"));
    for (int own = 0; own < 4; own++) {
      for (int others = 0; others < 4; others++) {
        assertEquals(own < 2 || others < 1, bound(variant, two, diagram).isOutOfReach(own, others), own + " " + others);
      }
    }
    Position one = Position.of(Fen.parse(variant, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    for (String more : List.of("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "4k3/p7/8/8/8/8/8/4K3 w - - 0 1")) {
      assertTrue(bound(variant, one, Fen.parse(variant, more)).isOutOfReach(9, 9));
    }
  }
}
