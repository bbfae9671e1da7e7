package zugwerk.condition;

import java.util.stream.Stream;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.rules.FastPath;
import zugwerk.rules.Variant;

/** The fast path of a game under conditions. */
final class LayeredFastPath implements FastPath {

  private final FastPath base;
  private final Condition[] layers;
  private final boolean settles;
  private final boolean hasState;
  private final boolean testsChecks;

  /**
   * @param base the fast path of the game
   * @param settles whether game and conditions keep it; else every move is made and tested
   * @param hasState whether the game has state of its own, on which it may depend whether a King dies
   */
  LayeredFastPath(FastPath base, Condition[] layers, boolean settles, boolean hasState) {
    this.base = base;
    this.layers = layers;
    this.settles = settles;
    this.hasState = hasState;
    testsChecks = base.testsChecks() || Stream.of(layers).anyMatch(Condition::testsChecks);
  }

  @Override
  public long unsettled(Position position) {
    if (!settles) {
      return -1L;
    }
    long squares = base.unsettled(position);
    for (Condition layer : layers) {
      squares |= layer.unsettled(position);
    }
    return squares;
  }

  @Override
  public boolean testsChecks() {
    return testsChecks;
  }

  @Override
  public long leaving(Position position) {
    return base.leaving(position);
  }

  @Override
  public long flights(Variant variant, Position position) {
    return base.flights(variant, position);
  }

  @Override
  public boolean changesPowers(int mover) {
    return settles && base.changesPowers(mover);
  }

  @Override
  public Movement movementAfter(Variant variant, Position position, int side, int type, int mover) {
    return base.movementAfter(variant, position, side, type, mover);
  }

  @Override
  public boolean kingMayDie(Position position, int side) {
    return base.kingMayDie(position, side) || hasState && !settles;
  }
}
