package zugwerk.solve.table;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.work.CancelToken;

/**
 * Finds which tables the moves of a table lead to, by playing a sample. What it misses is found when the table is
 * built.
 */
final class SlotDependencies {

  /** Nearly always enough to find all. */
  static final int SAMPLES = 3000;

  /** A prime greater than any table, so that the samples are spread over it. */
  private static final long STRIDE = 2_654_435_761L;

  private final SlotGame game;
  private final int samples;
  private final CancelToken token;
  private final SlotMoves walk;
  private final Set<SlotKey> found = new LinkedHashSet<>();
  private final Set<Long> seen = new HashSet<>();

  SlotDependencies(SlotGame game, int samples, CancelToken token) {
    this.game = game;
    this.samples = samples;
    this.token = token;
    walk = new SlotMoves(game);
  }

  Set<SlotKey> children(SlotLayout layout) {
    Position empty = game.empty(layout.key());
    int[] buffer = layout.buffer();
    for (int side = 0; side < 2; side++) {
      empty.set(Schema.SIDE_TO_MOVE, side);
      for (int i = 0; i < Math.min(samples, layout.size()); i++) {
        if (i % 64 == 0) {
          token.check();
        }
        int number = layout.size() <= samples ? i : (int) (i * STRIDE % layout.size());
        int mark = empty.mark();
        if (walk.set(layout, number, empty, buffer)) {
          walk.each(empty, this::note);
        }
        empty.rollback(mark);
      }
    }
    found.remove(layout.key());
    return found;
  }

  private void note(Position position) {
    if (!walk.generator().goesOn(position)) {
      return;
    }
    if (seen.add(game.signature(position))) {
      found.add(game.key(position));
    }
    if (position.get(Schema.EN_PASSANT) != 0) {
      walk.each(position, this::note);
    }
  }
}
