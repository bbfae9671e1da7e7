package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveStyle;

/**
 * How moves of a game under conditions are written: as in the game, with the effects of the conditions before the signs
 * of check and mate.
 *
 * @param base the style of the game
 */
record EffectStyle(MoveStyle base, Conditioned game) implements MoveStyle {

  @Override
  public String name(Position position, int side, int type) {
    return base.name(position, side, type);
  }

  @Override
  public boolean namesPowers(int type) {
    return base.namesPowers(type);
  }

  @Override
  public String nameAfter(Position position, int side, int type) {
    return base.nameAfter(position, side, type);
  }

  @Override
  public char captureSign() {
    return base.captureSign();
  }

  @Override
  public boolean writesOrigins() {
    return base.writesOrigins();
  }

  @Override
  public String specialMoveSign(char symbol) {
    return base.specialMoveSign(symbol);
  }

  @Override
  public String suffix(Position position, Move move) {
    return base.suffix(position, move) + new Effects(game, position, EncodedMove.pack(move)).text();
  }

  @Override
  public String remark(Position position, Move move) {
    return base.remark(position, move);
  }
}
