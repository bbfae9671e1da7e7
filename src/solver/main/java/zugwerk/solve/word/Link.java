package zugwerk.solve.word;

import zugwerk.board.Square;

/** The table and state after captures and promotions of one kind, and which piece is which there. */
final class Link {

  /** Stands for no piece. */
  static final int NONE = -1;

  private final WordLayout layout;
  private final long[] words;
  /** By piece of the table that the link leads to: the piece of the one that it comes from. */
  private final int[] sources;
  private final int last;

  Link(WordLayout layout, long[] words, int[] sources) {
    this.layout = layout;
    this.words = words;
    this.sources = sources;
    last = sources[layout.last];
  }

  /**
   * For which squares of a piece the attacker wins afterwards.
   *
   * @param at the squares of the pieces after the move, by their numbers before it; that of the variable piece changes
   * @param variable the piece that may stand on each of the squares, {@link #NONE} if the answer is the same for all
   */
  long wins(int[] at, int variable, long asked) {
    if (variable == NONE) {
      return isWin(at) ? asked : 0;
    }
    if (variable == last) {
      int chosen = layout.first.chosen(at[sources[0]]);
      long word = words[number(at, chosen)];
      return (chosen == 0 ? word : layout.first.symmetries.get(chosen).mapBack(word)) & asked;
    }
    long wins = 0;
    if (variable == sources[0]) {
      for (long rest = asked; rest != 0; rest &= rest - 1) {
        at[variable] = Long.numberOfTrailingZeros(rest);
        wins |= isWin(at) ? rest & -rest : 0;
      }
      return wins;
    }
    int chosen = layout.first.chosen(at[sources[0]]);
    int[] images = layout.first.images[chosen];
    long bit = Square.bit(images[at[last]]);
    int piece = 0;
    int others = 0;
    for (int i = 0; i < layout.last; i++) {
      if (sources[i] == variable) {
        piece = i;
      } else {
        others += layout.shares[i][images[at[sources[i]]]];
      }
    }
    int[] shares = layout.shares[piece];
    for (long rest = asked; rest != 0; rest &= rest - 1) {
      wins |= (words[others + shares[images[Long.numberOfTrailingZeros(rest)]]] & bit) != 0 ? rest & -rest : 0;
    }
    return wins;
  }

  private int number(int[] at, int chosen) {
    int[] images = layout.first.images[chosen];
    int number = 0;
    for (int i = 0; i < layout.last; i++) {
      number += layout.shares[i][images[at[sources[i]]]];
    }
    return number;
  }

  private boolean isWin(int[] at) {
    int chosen = layout.first.chosen(at[sources[0]]);
    return (words[number(at, chosen)] & Square.bit(layout.first.images[chosen][at[last]])) != 0;
  }
}
