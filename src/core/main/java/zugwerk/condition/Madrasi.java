package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.board.Schema;

/**
 * A piece that is observed by an enemy piece that moves as the type that paralyses it does nothing but paralyse others.
 */
final class Madrasi extends Condition {

  /** What paralyses what: the pieces of each type those of the same type. */
  static final String ALIKE = "";

  /** What paralyses what as in Eiffel Chess: each letter is followed by that of the type that paralyses it. */
  static final String LESSER = "QRRBBNNPPQ";

  private final boolean kings;
  private final String paralysers;

  /**
   * @param kings whether Kings are paralysed too
   * @param paralysers {@link #ALIKE} or {@link #LESSER}
   */
  Madrasi(boolean kings, String paralysers) {
    this.kings = kings;
    this.paralysers = paralysers;
  }

  @Override
  public long active(Position position) {
    return ~(paralysed(game(), position, 0, kings, paralysers) & position.pieces(0)
        | paralysed(game(), position, 1, kings, paralysers) & position.pieces(1));
  }

  /** The pieces of a side, neutral ones among them, that are observed by an enemy piece that paralyses them. */
  static long paralysed(Conditioned game, Position position, int side, boolean kings, String paralysers) {
    long found = 0;
    long spared = kings ? 0 : position.pieces(side, Schema.KING);
    for (int type = Schema.KING; type < position.types(); type++) {
      int paralyser = paralyser(game, type, paralysers);
      long others = paralyser < 0 ? 0 : walking(game, position, 1 - side, paralyser);
      for (long rest = others == 0 ? 0 : walking(game, position, side, type) & ~spared; rest != 0; rest &= rest - 1) {
        boolean observed = isObserved(game, position, 1 - side, others, Long.numberOfTrailingZeros(rest));
        found |= observed ? Long.lowestOneBit(rest) : 0;
      }
    }
    return found;
  }

  /** The pieces that act for a side and now move as those of a type do. */
  private static long walking(Conditioned game, Position position, int side, int type) {
    long pieces = game.attackers(position, side);
    if (!game.findsAttackers()) {
      return pieces & (position.pieces(0, type) | position.pieces(1, type));
    }
    return keep(pieces, pieces, square -> game.walk(position, side, square) == type);
  }

  /** Whether some pieces of a side observe a square; Pawns observe a Pawn that they can capture en passant, too. */
  private static boolean isObserved(Conditioned game, Position position, int side, long pieces, int square) {
    boolean mayPass = position.toMove() == side && (passers(game, position, square) & pieces) != 0;
    return mayPass || game.observers(position, side, pieces, square, position.occupied()) != 0;
  }

  private static int paralyser(Conditioned game, int type, String paralysers) {
    char letter = game.schema().types().get(type).letter();
    for (int at = 0; at < paralysers.length(); at += 2) {
      if (paralysers.charAt(at) == letter) {
        return game.schema().type(paralysers.charAt(at + 1));
      }
    }
    return paralysers.isEmpty() ? type : -1;
  }
}
