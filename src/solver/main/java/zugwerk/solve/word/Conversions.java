package zugwerk.solve.word;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.solve.table.Counters;
import zugwerk.solve.table.Key;
import zugwerk.solve.table.Material;

/** The captures and promotions of a table, and what they lead to. */
final class Conversions {

  /** Provides the tables to which captures and promotions lead. */
  interface Tables {

    /**
     * A table; null for one that is not to be built.
     *
     * @param promotion the type that a Pawn has become, {@link Link#NONE} for none
     */
    @Nullable
    WordTable get(Key key, long[] pawns, int promotion);
  }

  private static final int[] NO_PROMOTION = {Link.NONE};

  private final WordGame game;
  private final WordLayout layout;
  private final Counters counters;
  private final Material material;
  private final int[] promotions;
  /** By state, piece, victim (the last for none) and type after promotion (the last for none). */
  private final @Nullable Link[][][][] links;
  private final boolean missingWins;

  /** @param missingWins whether the attacker wins in a position whose table is not provided */
  Conversions(WordGame game, Material material, WordLayout layout, Counters counters, Tables tables,
      boolean missingWins) {
    this.game = game;
    this.material = material;
    this.layout = layout;
    this.counters = counters;
    this.missingWins = missingWins;
    promotions = game.powers.promotions();
    links = new Link[counters.count][layout.pieces][layout.pieces + 1][game.powers.types() + 1];
    for (int piece = 0; piece < layout.pieces; piece++) {
      for (int victim = 0; victim <= layout.pieces; victim++) {
        boolean captures = victim < layout.pieces && layout.side[victim] != layout.side[piece]
            && layout.type[victim] != Schema.KING;
        if (captures || victim == layout.pieces && game.isPawn(layout.type[piece])) {
          link(tables, piece, captures ? victim : Link.NONE);
        }
      }
    }
  }

  private void link(Tables tables, int piece, int victim) {
    int side = layout.side[piece];
    int type = layout.type[piece];
    List<Integer> results = new ArrayList<>();
    if (victim != Link.NONE) {
      results.add(Link.NONE);
    }
    if (game.isPawn(type)) {
      for (int promotion : promotions) {
        results.add(promotion);
      }
    }
    for (int result : results) {
      Material after = result == Link.NONE ? material : material.promoted(side, type, result);
      after = victim == Link.NONE ? after : after.without(1 - side, layout.type[victim]);
      long[] pawns = {pawns(0, after, piece, result), pawns(1, after, piece, result)};
      for (int state = 0; state < counters.count; state++) {
        int[] steps = counters.steps(counters.after(state, type));
        WordTable table = tables.get(Key.of(game.powers, after, steps), pawns, result);
        links[state][piece][place(victim, layout.pieces)][place(result, game.powers.types())] = table == null ? null
            : new Link(table.layout, table.words(side != game.attacker)[table.counters.state(steps)],
                sources(table.layout, piece, victim, result));
      }
    }
  }

  private static int place(int number, int none) {
    return number == Link.NONE ? none : number;
  }

  private long pawns(int side, Material after, int piece, int result) {
    if (!after.side(side).contains(game.powers.pawn())) {
      return 0;
    }
    boolean moves = side == layout.side[piece] && game.isPawn(layout.type[piece]) && result == Link.NONE;
    long squares = layout.pawns[side];
    return moves ? game.pawnSquares(side, squares | game.pawnCaptures(side, squares)) : squares;
  }

  private int[] sources(WordLayout after, int piece, int victim, int result) {
    int[] sources = new int[after.pieces];
    boolean[] used = new boolean[layout.pieces];
    for (int i = 0; i < sources.length; i++) {
      int source = 0;
      while (used[source] || source == victim || pieceAfter(source, piece, result) != after.pieceOf[i]) {
        source++;
      }
      used[source] = true;
      sources[i] = source;
    }
    return sources;
  }

  private int pieceAfter(int source, int piece, int result) {
    return source == piece && result != Link.NONE ? Piece.of(layout.side[piece], result) : layout.pieceOf[source];
  }

  /**
   * After which captures, or promotions without capture, the mover has what it wants: the attacker a win, the defender
   * an escape.
   *
   * @param at the squares of the pieces after the move; that of the variable piece changes
   * @param variable the piece that may stand on each of the squares asked for, {@link Link#NONE} if it does not matter
   */
  long liked(int state, int piece, int victim, boolean promotes, int[] at, int variable, long asked) {
    boolean attacker = layout.side[piece] == game.attacker;
    long liked = 0;
    for (int result : promotes ? promotions : NO_PROMOTION) {
      Link link = links[state][piece][place(victim, layout.pieces)][place(result, game.powers.types())];
      long left = asked & ~liked;
      long wins = link == null ? missingWins ? left : 0 : link.wins(at, variable, left);
      liked |= attacker ? wins : left & ~wins;
    }
    return liked;
  }
}
