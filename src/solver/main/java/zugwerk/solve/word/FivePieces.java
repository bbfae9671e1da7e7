package zugwerk.solve.word;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.solve.table.Counters;
import zugwerk.solve.table.Key;
import zugwerk.solve.table.Material;

/**
 * Tables of five pieces. Those with Pawns bound the result: in one half of them all promotions count as won by the
 * attacker, in the other as not won, until the tables after promotion are built, which takes longer.
 */
public final class FivePieces {

  private static final int PIECES = 5;

  private final WordTables tables;
  private final Set<Integer> exact = new TreeSet<>();
  private final Map<Key, WordTable> pawnless = new HashMap<>();
  private final Map<Key, WordTable> lower = new HashMap<>();
  private final Map<Key, WordTable> upper = new HashMap<>();

  /** @param tables those after captures */
  public FivePieces(WordTables tables) {
    this.tables = tables;
  }

  /** Whether there can be tables of a position. */
  public boolean covers(Position position) {
    if (Long.bitCount(position.occupied()) != PIECES || !tables.isPlain(position)) {
      return false;
    }
    Key key = tables.key(position);
    return tables.isBuilt(upper, key, position) || tables.isBuilt(pawnless, key, position)
        || tables.game.lines(key.material()) && tables.fits(key.material(), tables.pawns(position), false);
  }

  /**
   * Whether the attacker wins; empty if that takes more tables after promotion, or the table of a position without
   * Pawns, which {@link #refine} builds.
   *
   * @param position must be {@linkplain #covers covered}
   * @throws java.util.concurrent.CancellationException if the meter of the tables stops it
   */
  public Optional<Boolean> wins(Position position) {
    Key key = tables.key(position);
    if (!hasPawns(key.material())) {
      return Optional.ofNullable(pawnless.get(key)).map(table -> wins(table, position));
    }
    long[] pawns = tables.pawns(position);
    if (!wins(bound(key, pawns, true), position)) {
      return Optional.of(false);
    }
    return wins(bound(key, pawns, false), position) ? Optional.of(true) : Optional.empty();
  }

  /**
   * Builds a table that {@link #wins} lacks, or lets it use those after promotion to one more type.
   *
   * @return false if there is none
   */
  public boolean refine(Position position) {
    Key key = tables.key(position);
    if (!hasPawns(key.material())) {
      return !pawnless.containsKey(key) && exact(key, tables.pawns(position)) != null;
    }
    OptionalInt next = IntStream.of(tables.game.powers.promotions()).filter(type -> !exact.contains(type)).findFirst();
    if (next.isEmpty()) {
      return false;
    }
    exact.add(next.getAsInt());
    tables.drop(lower);
    tables.drop(upper);
    return true;
  }

  private boolean hasPawns(Material material) {
    return material.has(tables.game.powers.pawn());
  }

  private boolean wins(WordTable table, Position position) {
    return table.wins(position, Counters.steps(tables.game.powers, position::get),
        position.toMove() == tables.game.attacker);
  }

  private WordTable bound(Key key, long[] pawns, boolean above) {
    return tables.table(above ? upper : lower, key, pawns,
        (next, squares, promotion) -> after(next, squares, promotion, above), above);
  }

  private @Nullable WordTable after(Key key, long[] pawns, int promotion, boolean above) {
    if (key.material().size() < PIECES) {
      return tables.table(key, pawns);
    }
    if (!exact.contains(promotion)) {
      return null;
    }
    return hasPawns(key.material()) ? bound(key, pawns, above) : exact(key, pawns);
  }

  private @Nullable WordTable exact(Key key, long[] pawns) {
    WordTable known = pawnless.get(key);
    return known != null || !tables.fits(key.material(), pawns, false) ? known
        : tables.table(pawnless, key, pawns, (next, squares, _) -> tables.table(next, squares), false);
  }
}
