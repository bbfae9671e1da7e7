package zugwerk.solve.reach;

import java.util.BitSet;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;

/** Which moves of the attacker with one more to come can lead to the goal; see {@link Approach}. */
final class LeadingMoves {

  private final Position position;
  private final Scene scene;
  private final Target target;
  private final Approach approach;
  private final BitSet leading = new BitSet();

  LeadingMoves(Position position, Scene scene, Target target, Approach approach) {
    this.position = position;
    this.scene = scene;
    this.target = target;
    this.approach = approach;
  }

  /**
   * Drops the others, in the scene as it is.
   *
   * @param kings where the victim's King may end
   */
  void keep(MoveList moves, long kings) {
    target.look();
    leading.clear();
    for (long rest = kings & target.lookAtKing(); rest != 0; rest &= rest - 1) {
      target.aim(Long.numberOfTrailingZeros(rest));
      add(moves, false);
      add(moves, true);
    }
    int size = 0;
    for (int i = leading.nextSetBit(0); i >= 0; i = leading.nextSetBit(i + 1)) {
      moves.set(size++, moves.get(i));
    }
    moves.cut(size);
  }

  private void add(MoveList moves, boolean captures) {
    boolean looked = false;
    for (int i = leading.nextClearBit(0); i < moves.size(); i = leading.nextClearBit(i + 1)) {
      if ((scene.foes & Square.bit(EncodedMove.to(moves.get(i)))) != 0 == captures) {
        if (!looked) {
          approach.look(captures);
          looked = true;
        }
        leading.set(i, leads(moves.get(i)));
      }
    }
  }

  private boolean leads(int move) {
    int from = EncodedMove.from(move);
    return !EncodedMove.isStep(move) || approach.leads(from,
        EncodedMove.typeAfter(move, Piece.type(position.piece(from))) << 6 | EncodedMove.to(move));
  }
}
