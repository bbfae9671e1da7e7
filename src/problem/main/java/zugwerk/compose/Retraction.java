package zugwerk.compose;

import java.util.Optional;
import java.util.Random;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/**
 * Retracts moves: finds positions in which a legal move leads to a given one. The game's state is restored by playing
 * the move and comparing the result, which works in every game. Not safe for use by several threads.
 */
final class Retraction {

  private static final int TRIALS = 200;

  private final Variant variant;
  private final PieceStock material;
  private final Random random;
  private final Generator generator;

  Retraction(Variant variant, PieceStock material, Random random) {
    this.variant = variant;
    this.material = material;
    this.random = random;
    generator = new Generator(variant);
  }

  /** A position in which a move of the side that is not to move leads to a given one; empty if none was found. */
  Optional<Setup> before(Setup setup) {
    int mover = 1 - setup.toMove().ordinal();
    for (int trial = 0; trial < TRIALS; trial++) {
      int to = pieceOf(mover, setup);
      int from = random.nextInt(Square.COUNT);
      if (setup.piece(from) == Piece.NONE) {
        Setup before = setup.moved(to, from).with(Schema.SIDE_TO_MOVE, mover).with(Schema.EN_PASSANT, 0);
        Optional<Setup> sure = restored(withVictim(before, to), setup, from, to);
        if (sure.isPresent()) {
          return sure;
        }
      }
    }
    return Optional.empty();
  }

  private int pieceOf(int side, Setup setup) {
    while (true) {
      int square = random.nextInt(Square.COUNT);
      if (setup.piece(square) != Piece.NONE && Piece.side(setup.piece(square)) == side) {
        return square;
      }
    }
  }

  private Setup withVictim(Setup before, int square) {
    return material.hasRoom(before) && random.nextInt(6) == 0
        ? before.withPiece(square, Piece.of(1 - before.toMove().ordinal(),
            PieceStock.anyType(variant.schema(), variant.pawn(), random)))
        : before;
  }

  /**
   * Restores the state so that the move leads to the state of the later position; empty if that fails, or the move is
   * not legal.
   */
  private Optional<Setup> restored(Setup before, Setup later, int from, int to) {
    Position position = Position.of(before);
    MoveMaker.make(variant, position, EncodedMove.pack(new Move.Step(from, to, Move.NONE, Move.NONE)));
    Setup restored = before;
    for (int cell = Schema.FIRST_SLOT; cell < later.schema().cells(); cell++) {
      int missing = later.get(cell) - position.get(cell);
      if (missing != 0) {
        int values = later.schema().max(cell) + 1;
        restored = restored.with(cell, Math.floorMod(before.get(cell) + missing, values));
      }
    }
    return Optional.of(variant.tidied(restored)).filter(sure -> leads(sure, later, from, to));
  }

  private boolean leads(Setup before, Setup later, int from, int to) {
    if (!Validation.faults(variant, before).isEmpty()) {
      return false;
    }
    Position position = Position.of(before);
    MoveList moves = new MoveList();
    generator.legal(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      if (EncodedMove.from(moves.get(i)) == from && EncodedMove.to(moves.get(i)) == to) {
        MoveMaker.make(variant, position, moves.get(i));
        return variant.tidied(position.setup()).equals(later);
      }
    }
    return false;
  }
}
