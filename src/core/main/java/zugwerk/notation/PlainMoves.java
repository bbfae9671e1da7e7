package zugwerk.notation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/**
 * Legal moves in the simplest way, to verify the fast generator: every move is made, and is legal if the own King is
 * not attacked then and the game allows the position. It uses no pins, no tables and no promises of the game.
 */
public final class PlainMoves {

  private final Variant variant;
  private final Generator generator;

  public PlainMoves(Variant variant) {
    this.variant = variant;
    generator = new Generator(variant);
  }

  /**
   * The legal moves of a position by their long form. The position is unchanged afterwards. Where two moves have the
   * same form, as a capture en passant and a quiet move to its square, the second has a prime after it.
   */
  public Map<String, Integer> legal(Position position) {
    Map<String, Integer> legal = new LinkedHashMap<>();
    MoveList moves = moves(position);
    for (int i = 0; i < moves.size(); i++) {
      String text = LongForm.of(variant.schema(), EncodedMove.unpack(moves.get(i)));
      while (legal.containsKey(text)) {
        text += "'";
      }
      legal.put(text, moves.get(i));
    }
    return legal;
  }

  /** The same moves without their texts. */
  public MoveList moves(Position position) {
    MoveList moves = candidates(position, variant::isLegalAfter);
    variant.choose(position, moves);
    return moves;
  }

  /** The moves that are illegal only because they leave the own King in check. */
  public MoveList selfCheckMoves(Position position) {
    return candidates(position,
        after -> Attacks.inCheck(variant, after, 1 - after.toMove()) && variant.allows(after));
  }

  private MoveList candidates(Position position, Predicate<Position> wanted) {
    MoveList moves = candidates(position);
    int size = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (isAfter(position, moves.get(i), wanted)) {
        moves.set(size++, moves.get(i));
      }
    }
    moves.cut(size);
    return moves;
  }

  /** Whether the side to move is in check, loses its King by each of its moves, and cannot take the other one. */
  public boolean isCheckedWithoutMove(Position position) {
    return goesOn(position) && isInCheck(position) && hasNoMove(position);
  }

  /**
   * Whether the side to move could capture the other King, which was left attacked as by moves that mate both sides,
   * without leaving its own King attacked.
   */
  public boolean canTakeKing(Position position) {
    int side = position.toMove();
    int king = position.king(1 - side);
    if (king == Square.COUNT) {
      return false;
    }
    Position without = Position.of(position.setup().withPiece(king, Piece.of(1 - side, variant.pawn())));
    MoveList moves = new MoveList();
    generator.candidates(without, moves);
    for (int i = 0; i < moves.size(); i++) {
      if (EncodedMove.to(moves.get(i)) == king && isLegal(without, moves.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the side to move loses its King by each of its moves, if it has any, and cannot take the other one. */
  public boolean hasNoMove(Position position) {
    MoveList moves = moves(position);
    for (int i = 0; i < moves.size(); i++) {
      if (!losesKing(position, moves.get(i))) {
        return false;
      }
    }
    return !canTakeKing(position);
  }

  /** Whether both Kings are alive and the game has not ended by its own rule. */
  public boolean goesOn(Position position) {
    return !position.hasLostKing(0) && !position.hasLostKing(1) && end(position) == Verdict.OPEN;
  }

  private Verdict end(Position position) {
    return variant.ownEnd().of(position);
  }

  /** Whether the side to move has won already, because the other King has died or by the game's own end. */
  public boolean hasWon(Position position) {
    return position.hasLostKing(1 - position.toMove()) || end(position) == Verdict.WON;
  }

  private boolean losesKing(Position position, int move) {
    int side = position.toMove();
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    boolean loses = position.hasLostKing(side);
    position.rollback(mark);
    return loses;
  }

  private MoveList candidates(Position position) {
    MoveList moves = new MoveList();
    if (!position.hasLostKing(1 - position.toMove()) && end(position) == Verdict.OPEN) {
      generator.candidates(position, moves);
    }
    return moves;
  }

  private boolean isLegal(Position position, int move) {
    return isAfter(position, move, variant::isLegalAfter);
  }

  private boolean isAfter(Position position, int move, Predicate<Position> wanted) {
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    boolean holds = wanted.test(position);
    position.rollback(mark);
    return holds;
  }

  /**
   * Whether the side to move is checkmated, has lost by the game's own end, or loses its King or the game at the end of
   * its turn whatever it plays.
   */
  public boolean isMate(Position position) {
    int side = position.toMove();
    Verdict end = end(position);
    if (position.hasLostKing(1 - side) || end != Verdict.OPEN) {
      return end == Verdict.LOST;
    }
    boolean dies = false;
    MoveList moves = moves(position);
    for (int i = 0; i < moves.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, moves.get(i));
      dies = position.hasLostKing(side) || end(position) == Verdict.WON;
      position.rollback(mark);
      if (!dies) {
        return false;
      }
    }
    return dies || Attacks.inCheck(variant, position, side) && variant.mateWins(position);
  }

  /** Whether the side to move is stalemated. */
  public boolean isStalemate(Position position) {
    return goesOn(position) && !Attacks.inCheck(variant, position, position.toMove())
        && moves(position).size() == 0;
  }

  /** Whether the game is drawn: by stalemate, by a mate of a side that may not win so, or by an end of its own. */
  public boolean isDraw(Position position) {
    return end(position) == Verdict.DRAWN || isStalemate(position) || goesOn(position)
        && isInCheck(position) && moves(position).size() == 0 && !variant.mateWins(position);
  }

  /** Whether the side to move is in check. */
  public boolean isInCheck(Position position) {
    return Attacks.inCheck(variant, position, position.toMove());
  }

  /**
   * Passes for the side to move, whether or not it has a move.
   *
   * @return whether the game goes on: it is not over, and the King of the side that passed still stands and is not
   *     attacked
   */
  public boolean pass(Position position) {
    int side = position.toMove();
    MoveMaker.skip(variant, position);
    return !position.hasLostKing(side) && !Attacks.inCheck(variant, position, side) && end(position) == Verdict.OPEN;
  }
}
