package zugwerk.condition;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;

/** A side plays only moves that answer the last one in some way, if there are any. */
final class AfterLastMove extends Condition {

  private static final Slot FROM = new Slot("last move from", Slot.Scope.GAME, 64, "from");
  private static final Slot TO = new Slot("last move to", Slot.Scope.GAME, 64, "to");

  /** Whether a move answers the last one. */
  @FunctionalInterface
  interface Answer {
    boolean test(int from, int to, int move);
  }

  private final int sides;
  private final Answer answer;

  /** @param sides the sides that are bound, as bits */
  AfterLastMove(int sides, Answer answer) {
    this.sides = sides;
    this.answer = answer;
  }

  /** Whether a move goes where the last one came from. */
  static boolean follows(int from, int to, int move) {
    return EncodedMove.to(move) == from;
  }

  /** Whether a move has the direction and length of the last one. */
  static boolean repeats(int from, int to, int move) {
    int start = EncodedMove.from(move);
    int end = EncodedMove.to(move);
    return Square.file(to) - Square.file(from) == Square.file(end) - Square.file(start)
        && Square.rank(to) - Square.rank(from) == Square.rank(end) - Square.rank(start);
  }

  /** Whether a move has the length of the last one and the opposite direction. */
  static boolean opposes(int from, int to, int move) {
    return repeats(to, from, move);
  }

  @Override
  public List<Slot> slots() {
    return List.of(FROM, TO);
  }

  @Override
  public void settle(Turn turn) {
    boolean carries = EncodedMove.carries(turn.move());
    turn.position().set(cell(FROM), carries ? turn.from() + 1 : 0);
    turn.position().set(cell(TO), carries ? turn.to() + 1 : 0);
  }

  @Override
  public boolean chooses() {
    return true;
  }

  @Override
  public void choose(Position position, MoveList moves) {
    int from = position.get(cell(FROM)) - 1;
    int to = position.get(cell(TO)) - 1;
    if ((sides >> position.toMove() & 1) != 0 && from >= 0 && to >= 0) {
      keepGreatest(moves, move -> EncodedMove.carries(move) && answer.test(from, to, move) ? 1 : 0);
    }
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  public boolean onlyChooses() {
    return true;
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
