package zugwerk.condition;

import zugwerk.board.Position;
import zugwerk.board.Schema;

/** A piece that is observed by an enemy piece of the type that paralyses it does nothing but paralyse others. */
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
    return ~paralysed(game(), position, kings, paralysers);
  }

  /** The pieces that are observed by an enemy piece of the type that paralyses them. */
  static long paralysed(Conditioned game, Position position, boolean kings, String paralysers) {
    long found = 0;
    for (int type = kings ? Schema.KING : Schema.KING + 1; type < position.types(); type++) {
      int paralyser = paralyser(game, type, paralysers);
      for (int side = 0; side < 2 && paralyser >= 0; side++) {
        long others = position.pieces(1 - side, paralyser);
        for (long rest = others == 0 ? 0 : position.pieces(side, type); rest != 0; rest &= rest - 1) {
          int square = Long.numberOfTrailingZeros(rest);
          long observers = game.observers(position, 1 - side, others, square, position.occupied());
          found |= observers != 0 ? Long.lowestOneBit(rest) : 0;
        }
      }
    }
    return found;
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
