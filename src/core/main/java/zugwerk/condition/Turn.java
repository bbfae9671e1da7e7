package zugwerk.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;

/**
 * A turn whose move has been made, with its capture and promotion, while events follow. The mover is still the side to
 * move.
 */
public final class Turn {

  /** No square. */
  public static final int NOWHERE = -1;

  private final Conditioned game;
  private final Position position;
  private final int move;
  private final int mark;
  private final int victim;
  private final int captured;
  private int stands;
  private long appeared;

  Turn(Conditioned game, Position position, int move, int mark) {
    this.game = game;
    this.position = position;
    this.move = move;
    this.mark = mark;
    int to = to();
    boolean carries = EncodedMove.carries(move);
    boolean arrived = carries && isOwn(position.piece(to)) && position.piece(from()) == Piece.NONE;
    stands = arrived ? to : carries && isOwn(position.piece(from())) ? from() : NOWHERE;
    victim = EncodedMove.isLocust(move) ? EncodedMove.victim(move)
        : EncodedMove.isEnPassant(move) ? MoveMaker.captured(position.toMove(), to) : to;
    int there = EncodedMove.isStep(move) || EncodedMove.capturesElsewhere(move) ? before(victim) : Piece.NONE;
    boolean gone = there != Piece.NONE && (arrived || position.piece(victim) != there);
    captured = gone ? Piece.of(1 - position.toMove(), Piece.type(there)) : Piece.NONE;
  }

  /** Where the victim of a capture that is not made yet stands; one on an empty square is en passant. */
  static int victim(Position position, int side, int to) {
    return position.piece(to) == Piece.NONE ? MoveMaker.captured(side, to) : to;
  }

  private boolean isOwn(int piece) {
    return piece != Piece.NONE && Piece.side(piece) == position.toMove();
  }

  public Position position() {
    return position;
  }

  /** The game with all its conditions. */
  public Conditioned game() {
    return game;
  }

  /** The side that moves: 0 White, 1 Black. */
  public int side() {
    return position.toMove();
  }

  /** The packed move. */
  public int move() {
    return move;
  }

  public int from() {
    return EncodedMove.from(move);
  }

  /** The square that the move names besides its own, or else the first of some squares, {@link #NOWHERE} of none. */
  public int chosen(long squares) {
    int named = EncodedMove.tag(move) - Move.FIRST_SQUARE;
    return named >= 0 ? named : squares == 0 ? NOWHERE : Long.numberOfTrailingZeros(squares);
  }

  /** Where the move goes; events may have put the piece elsewhere, see {@link #stands}. */
  public int to() {
    return EncodedMove.to(move);
  }

  /** The value of a cell before the turn. */
  public int before(int cell) {
    return position.before(mark, cell);
  }

  /** Asks something of the pieces as they were before the turn. */
  <T> T askBefore(Supplier<T> question) {
    int now = position.mark();
    List<Integer> cells = new ArrayList<>(List.of(0));
    game.attributes().forEach(slot -> cells.add(game.schema().offset(slot)));
    for (long rest = position.changed(mark); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      cells.forEach(cell -> position.set(cell + square, before(cell + square)));
    }
    T answer = question.get();
    position.rollback(now);
    return answer;
  }

  /** Where the piece on a square stood before the turn, if it did not come there by an event; else a square of none. */
  int origin(int square) {
    return square == stands ? from() : square == partner() ? corner()
        : before(square) == Piece.NONE ? Square.COUNT + square : square;
  }

  /** Whether a piece moved, and is still on the board. */
  public boolean hasMover() {
    return stands != NOWHERE;
  }

  /** The type of the piece that moved, before its promotion; {@link Move#NONE} where none moved. */
  public int moverType() {
    return EncodedMove.carries(move) ? Piece.type(before(from())) : Move.NONE;
  }

  /** Whether a piece moved and is of another type now, as after a promotion. */
  public boolean hasNewType() {
    return hasMover() && Piece.type(position.piece(stands)) != moverType();
  }

  /** Whether a King moved, or a royal piece, which is spared as a King is. */
  public boolean isByKing() {
    return EncodedMove.carries(move) && game.wasRoyal(this, from());
  }

  /** The square where the piece that moved stands now, {@link #NOWHERE} if there is none. */
  public int stands() {
    return stands;
  }

  /** Where the King's partner in castling stood, {@link #NOWHERE} in other moves. */
  public int corner() {
    return !EncodedMove.isCastling(move) ? NOWHERE : to() > from() ? from() + 3 : from() - 4;
  }

  /** Where the King's partner in castling stands now, {@link #NOWHERE} in other moves. */
  public int partner() {
    return EncodedMove.isCastling(move) ? (from() + to()) / 2 : NOWHERE;
  }

  /** The piece that was captured, as one of the other side; {@link Piece#NONE} if there is none. */
  public int captured() {
    return captured;
  }

  /** Whether a piece was captured. */
  public boolean captures() {
    return captured != Piece.NONE;
  }

  /** The square where the captured piece stood. */
  public int victim() {
    return victim;
  }

  /** The squares on which something is not as it was before the turn. */
  long changed() {
    return position.changed(mark);
  }

  /** The squares on which events have put a piece that is new there, or changed one. */
  long appeared() {
    return appeared;
  }

  private void appear(int square) {
    appeared |= Square.bit(square);
    game.appear(position, square);
  }

  /** The piece that moved is reborn on another square, which must be empty. */
  public void rebirth(int square) {
    goTo(square);
    appear(square);
  }

  /** The piece that moved is put on another square, which must be empty. */
  public void goTo(int square) {
    position.move(stands, square);
    stands = square;
    game.appear(position, square);
  }

  /** The piece that moved changes its side, with all its state. */
  public void changeSide() {
    changeSide(stands);
  }

  /** The piece on a square changes its side, with all its state. */
  public void changeSide(int square) {
    int piece = position.piece(square);
    position.set(square, Piece.of(1 - Piece.side(piece), Piece.type(piece)));
    appear(square);
  }

  /** The piece that moved leaves the board. */
  public void removeMover() {
    position.remove(stands);
    stands = NOWHERE;
  }

  /** A new piece appears on an empty square. */
  public void place(int square, int piece) {
    position.place(square, piece);
    appear(square);
  }

  /** The piece that moved becomes one of another type, without the state that the game gives to pieces. */
  public void become(int type) {
    become(stands, type);
  }

  /** The piece on a square becomes one of another type, without the state that the game gives to pieces. */
  public void become(int square, int type) {
    int piece = Piece.of(Piece.side(position.piece(square)), type);
    if (position.piece(square) != piece) {
      int[] values = game.attributes(position, square);
      position.place(square, piece);
      game.attribute(position, square, values);
    }
    appeared |= Square.bit(square);
  }

  /** What stands on some squares goes round: from each to the next one, and from the last to the first. */
  public void rotate(int... squares) {
    game.rotate(position, squares);
    for (int i = 0, at = stands; i < squares.length; i++) {
      stands = squares[i] == at ? squares[(i + 1) % squares.length] : stands;
    }
  }

  /** The captured piece comes back on an empty square, as one of a type, with what conditions made of it. */
  public void revive(int square, int type) {
    place(square, Piece.of(Piece.side(captured), type));
    for (Slot slot : game.attributes()) {
      int cell = game.schema().offset(slot);
      position.set(cell + square, before(cell + victim));
    }
    game.revive(this, square);
  }
}
