package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;

/** Puts placements on a board and plays all moves, for one thread. */
final class SlotMoves {

  private final Variant variant;
  private final Generator generator;
  private final List<MoveList> lists = new ArrayList<>();
  private int depth;
  private final MoveList passing = new MoveList();

  SlotMoves(SlotGame game) {
    variant = game.variant();
    generator = new Generator(variant);
  }

  @FunctionalInterface
  interface Visit {

    /** Visits the position after a move; it must be unchanged on return. */
    void at(Position position);
  }

  Generator generator() {
    return generator;
  }

  /** Puts a placement on an empty board; false, with anything on the board, if it cannot be played. */
  boolean set(SlotLayout layout, int number, Position position, int[] buffer) {
    return layout.set(number, position, buffer) && !Attacks.inCheck(variant, position, 1 - position.toMove())
        && variant.stateFaults(position.setup()).isEmpty();
  }

  int each(Position position, Visit visit) {
    MoveList moves = depth < lists.size() ? lists.get(depth) : new MoveList();
    if (depth == lists.size()) {
      lists.add(moves);
    }
    moves.clear();
    generator.legal(position, moves);
    depth++;
    for (int i = 0; i < moves.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, moves.get(i));
      visit.at(position);
      position.rollback(mark);
    }
    depth--;
    return moves.size();
  }

  boolean canCaptureEnPassant(Position position) {
    if (position.get(Schema.EN_PASSANT) == 0) {
      return false;
    }
    passing.clear();
    generator.legal(position, passing);
    for (int i = 0; i < passing.size(); i++) {
      if (EncodedMove.isEnPassant(passing.get(i))) {
        return true;
      }
    }
    return false;
  }
}
