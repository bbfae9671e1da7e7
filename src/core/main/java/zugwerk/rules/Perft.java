package zugwerk.rules;

import zugwerk.board.Position;
import zugwerk.work.CancelToken;

/** Counts the lines of legal moves of a given length, the field's test of a move generator. */
public final class Perft {

  private final Generator generator;
  private final MoveList[] lists;
  private final CancelToken token;

  /**
   * @param depth the longest lines to be counted, in plies
   */
  public Perft(Variant variant, int depth) {
    this(variant, depth, new CancelToken());
  }

  /**
   * @param depth the longest lines to be counted, in plies
   * @param token stops the counting
   */
  public Perft(Variant variant, int depth, CancelToken token) {
    this.token = token;
    generator = new Generator(variant);
    lists = new MoveList[depth + 1];
    for (int i = 0; i <= depth; i++) {
      lists[i] = new MoveList();
    }
  }

  /**
   * How many lines of the given number of plies start from the position.
   *
   * @throws java.util.concurrent.CancellationException if the token stops the counting
   */
  public long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return generator.count(position);
    }
    token.check();
    MoveList moves = lists[depth];
    moves.clear();
    generator.legal(position, moves);
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(generator.variant(), position, moves.get(i));
      count += count(position, depth - 1);
      position.rollback(mark);
    }
    return count;
  }
}
