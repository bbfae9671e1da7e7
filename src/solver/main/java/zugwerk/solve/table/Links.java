package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Schema;

/** The positions in other tables that captures and promotions lead to. */
final class Links {

  static final int NONE = -1;

  private final Powers powers;
  private final Table table;
  private final Map<Key, Table> tables;
  private final @Nullable Link[][][][] links;

  /**
   * The table and row of the position after a capture or promotion.
   *
   * @param order for each piece of that table the piece of this one
   * @param flip 56 where the table holds exchanged colours, else 0
   */
  @SuppressWarnings("ArrayRecordComponent") // Links are never compared.
  record Link(Table table, int row, int[] order, int flip) {

    /** @param squares before the move */
    int score(int[] squares, int mover, int to, int[] scratch) {
      for (int piece = 0; piece < order.length; piece++) {
        int from = order[piece];
        scratch[piece] = (from == mover ? to : squares[from]) ^ flip;
      }
      return table.score(row, scratch);
    }
  }

  Links(Powers powers, Table table, Map<Key, Table> tables) {
    this.powers = powers;
    this.table = table;
    this.tables = tables;
    int pieces = table.layout().pieces();
    links = new Link[table.rows().length][pieces][pieces + 1][powers.promotions().length + 1];
    for (int row = 0; row < links.length; row++) {
      for (int mover = 0; mover < pieces; mover++) {
        if (table.layout().side(mover) == Table.toMove(row)) {
          fill(row, mover);
        }
      }
    }
  }

  /**
   * Null if the move leads to none of the given tables.
   *
   * @param victim the captured piece, or {@link #NONE}
   * @param promotion the index of the new type among the game's promotions, or {@link #NONE}; not both
   */
  @Nullable
  Link get(int row, int mover, int victim, int promotion) {
    return links[row][mover][victim + 1][promotion + 1];
  }

  private void fill(int row, int mover) {
    PlacementIndex layout = table.layout();
    int promotions = layout.type(mover) == powers.pawn() ? powers.promotions().length : 0;
    for (int victim = NONE; victim < layout.pieces(); victim++) {
      if (victim != NONE && (layout.side(victim) == layout.side(mover) || layout.type(victim) == Schema.KING)) {
        continue;
      }
      for (int promotion = NONE; promotion < promotions; promotion++) {
        if (victim != NONE || promotion != NONE) {
          links[row][mover][victim + 1][promotion + 1] = link(row, mover, victim, promotion);
        }
      }
    }
  }

  private @Nullable Link link(int row, int mover, int victim, int promotion) {
    PlacementIndex layout = table.layout();
    int side = layout.side(mover);
    Material material = table.key().material();
    if (promotion != NONE) {
      material = material.promoted(side, powers.pawn(), powers.promotions()[promotion]);
    }
    if (victim != NONE) {
      material = material.without(1 - side, layout.type(victim));
    }
    boolean flips = Key.flips(powers, material);
    int[] steps = table.counters().steps(table.counters().after(Table.state(row), layout.type(mover)));
    Table next = tables.get(Key.of(powers, flips ? material.flipped() : material, steps));
    if (next == null) {
      return null;
    }
    int toMove = flips ? side : 1 - side;
    return new Link(next, Table.row(next.counters().state(steps), toMove),
        order(next.layout(), flips ? 1 : 0, mover, victim, promotion), flips ? 56 : 0);
  }

  private int[] order(PlacementIndex next, int flipped, int mover, int victim, int promotion) {
    PlacementIndex layout = table.layout();
    List<Integer> left = new ArrayList<>();
    for (int piece = 0; piece < layout.pieces(); piece++) {
      if (piece != victim) {
        left.add(piece);
      }
    }
    int[] order = new int[next.pieces()];
    for (int piece = 0; piece < order.length; piece++) {
      int side = next.side(piece) ^ flipped;
      int type = next.type(piece);
      int match = left.stream().filter(other -> layout.side(other) == side
          && (other == mover && promotion != NONE ? powers.promotions()[promotion] : layout.type(other)) == type)
          .findFirst().orElseThrow();
      order[piece] = match;
      left.remove(Integer.valueOf(match));
    }
    return order;
  }
}
