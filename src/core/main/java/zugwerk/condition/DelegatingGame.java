package zugwerk.condition;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.rules.Fault;
import zugwerk.rules.OwnEnd;
import zugwerk.rules.Variant;

/** A game that leaves to another one whatever no layer changes. The slots of that game come first in its schema. */
abstract class DelegatingGame extends Variant {

  private final Variant base;

  @SuppressWarnings("this-escape")
  DelegatingGame(Variant game, Schema schema) {
    super(game.id(), game.title(), schema, game.start());
    base = game.within(this);
  }

  /** The game on which the layers lie. */
  public final Variant base() {
    return base;
  }

  @Override
  public OwnEnd ownEnd() {
    return base.ownEnd();
  }

  @Override
  public String rulesText() {
    return base.rulesText();
  }

  @Override
  public int pawn() {
    return base.pawn();
  }

  @Override
  public boolean promotes(int type) {
    return base.promotes(type);
  }

  @Override
  public int castlingPartner() {
    return base.castlingPartner();
  }

  @Override
  public int[] promotions() {
    return base.promotions();
  }

  @Override
  public int cycle(int type) {
    return base.cycle(type);
  }

  @Override
  public Movement movement(Position position, int side, int type) {
    return base.movement(position, side, type);
  }

  @Override
  public long open(Position position, int side, int type, int from, long squares, long occupied) {
    return base.open(position, side, type, from, squares, occupied);
  }

  @Override
  public boolean judgesArrivalAfter() {
    return base.judgesArrivalAfter();
  }

  @Override
  public void step(Position position, int from, int to) {
    base.step(position, from, to);
  }

  @Override
  public void capture(Position position, int from, int to, int victim) {
    base.capture(position, from, to, victim);
  }

  @Override
  public void promote(Position position, int square, int type) {
    base.promote(position, square, type);
  }

  @Override
  public void castle(Position position, int kingFrom, int kingTo, int partnerFrom, int partnerTo) {
    base.castle(position, kingFrom, kingTo, partnerFrom, partnerTo);
  }

  @Override
  public boolean isDoubleStep(Position position, int from, int to, int maker) {
    return base.isDoubleStep(position, from, to, maker);
  }

  @Override
  public void drop(Position position, int type, int square) {
    base.drop(position, type, square);
  }

  @Override
  public void appear(Position position, int square) {
    base.appear(position, square);
  }

  @Override
  public void endTurn(Position position, int mover, int maker) {
    base.endTurn(position, mover, maker);
  }

  @Override
  public int keptRights(Position position, int turn) {
    return base.keptRights(position, turn);
  }

  @Override
  public boolean mateWins(Position position) {
    return base.mateWins(position);
  }

  @Override
  public boolean mayLackKing() {
    return base.mayLackKing();
  }

  @Override
  public boolean pawnsJump() {
    return base.pawnsJump();
  }

  @Override
  public Setup tidied(Setup setup) {
    return base.tidied(setup);
  }

  @Override
  public int fullValue(Slot slot, int type) {
    return base.fullValue(slot, type);
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    return base.stateFaults(setup);
  }
}
