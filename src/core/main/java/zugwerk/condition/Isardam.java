package zugwerk.condition;

import zugwerk.board.Position;

/**
 * No move may lead to a position in which a piece would be paralysed as in Madrasi. By type B, that does not hold for
 * the capture of a King.
 */
final class Isardam extends Condition {

  private final boolean kings;
  private final boolean typeB;
  private final String paralysers;

  /** @param paralysers what paralyses what, as in {@link Madrasi} */
  Isardam(ConditionOptions options, String paralysers) {
    this.paralysers = paralysers;
    kings = options.has(Reborn.REX_INCLUSIVE);
    typeB = options.has("type B");
  }

  @Override
  public boolean allows(Position after) {
    return Madrasi.paralysed(game(), after, 0, kings, paralysers) == 0
        && Madrasi.paralysed(game(), after, 1, kings, paralysers) == 0;
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    if (typeB) {
      return true;
    }
    int mark = position.mark();
    position.move(from, square);
    boolean open = allows(position);
    position.rollback(mark);
    return open;
  }
}
