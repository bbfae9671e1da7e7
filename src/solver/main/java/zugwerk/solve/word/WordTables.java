package zugwerk.solve.word;

import static zugwerk.work.Message.message;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Counters;
import zugwerk.solve.table.Key;
import zugwerk.solve.table.Material;
import zugwerk.work.Meter;
import zugwerk.work.ParallelLoop;
import zugwerk.work.Texts;

/**
 * Decides whether one side, the attacker, wins with few pieces on the board, by tables that are built when they are
 * needed. Not safe for use by several threads.
 */
public final class WordTables {

  /** The most pieces, Kings included, of the tables that are built when they are needed. */
  public static final int MOST_PIECES = 4;

  final WordGame game;
  private final int threads;
  private final long mostBytes;
  private final Meter meter;
  private final Map<Key, WordTable> tables = new HashMap<>();
  /** By the steps of the counters and the number of White's and of Black's pieces of each type. */
  private final Map<IntBuffer, Key> keys = new HashMap<>();
  private long bytes;

  /**
   * @param variant must be {@linkplain #supports supported}
   * @param attacker the side that may win, 0 White, 1 Black
   * @param threads how many threads build, from 1
   * @param mostBytes how much memory the tables may take
   * @param meter stops building
   */
  public WordTables(Variant variant, int attacker, int threads, long mostBytes, Meter meter) {
    game = new WordGame(variant, attacker);
    this.threads = threads;
    this.mostBytes = mostBytes;
    this.meter = meter;
  }

  /** Whether there can be tables for a game. */
  public static boolean supports(Variant variant) {
    return WordGame.supports(variant);
  }

  /** Whether tables decide a position. */
  public boolean covers(Position position) {
    if (Long.bitCount(position.occupied()) > MOST_PIECES || !isPlain(position)) {
      return false;
    }
    Key key = key(position);
    return isBuilt(tables, key, position) || game.lines(key.material()) && fits(key.material(), pawns(position), true);
  }

  boolean isBuilt(Map<Key, WordTable> some, Key key, Position position) {
    WordTable table = some.get(key);
    return table != null && table.layout.holds(pawns(position));
  }

  Key key(Position position) {
    int types = position.types();
    int[] steps = Counters.steps(game.powers, position::get);
    int[] counted = Arrays.copyOf(steps, 3 * types);
    for (int type = 0; type < types; type++) {
      counted[types + type] = Long.bitCount(position.pieces(0, type));
      counted[2 * types + type] = Long.bitCount(position.pieces(1, type));
    }
    return keys.computeIfAbsent(
        IntBuffer.wrap(counted), _ -> Key.of(game.powers, Material.of(position), steps));
  }

  /** Whether there are no captures en passant and no castling, however many pieces there are. */
  boolean isPlain(Position position) {
    if (position.get(Schema.CASTLING) != 0) {
      return false;
    }
    int pawn = game.powers.pawn();
    for (int side = 0; side < 2; side++) {
      if (Long.bitCount(position.pieces(side, Schema.KING)) != 1) {
        return false;
      }
      // A Pawn could be captured en passant, now or later.
      if (position.pieces(side, pawn) != 0 && position.pieces(1 - side, pawn) != 0
          && (position.get(Schema.EN_PASSANT) != 0 || game.doubleSteps(side, pawns(position)[side]))) {
        return false;
      }
    }
    return true;
  }

  /** Whether there is enough memory for a table, and those after promotions if wanted. */
  boolean fits(Material material, long[] pawns, boolean promotions) {
    if (bytes + size(material, pawns) > mostBytes) {
      return false;
    }
    int pawn = game.powers.pawn();
    for (int side = 0; side < 2 && promotions; side++) {
      for (int type : material.side(side).contains(pawn) ? game.powers.promotions() : new int[0]) {
        if (!fits(material.promoted(side, pawn, type), pawns, true)) {
          return false;
        }
      }
    }
    return true;
  }

  private double size(Material material, long[] pawns) {
    double states = 1;
    for (int type = 0; type < game.powers.types(); type++) {
      states *= material.has(type) ? game.powers.cycle(type) : 1;
    }
    return states * WordLayout.words(game, material, pawns) * WordTable.BYTES_A_WORD;
  }

  /**
   * Whether the attacker wins.
   *
   * @param position must be {@linkplain #covers covered}
   * @throws java.util.concurrent.CancellationException if the meter stops it
   */
  public boolean wins(Position position) {
    int[] steps = Counters.steps(game.powers, position::get);
    WordTable table = table(key(position), pawns(position));
    return table.wins(position, steps, position.toMove() == game.attacker);
  }

  long[] pawns(Position position) {
    int pawn = game.powers.pawn();
    return new long[] {game.pawnSquares(0, position.pieces(0, pawn)), game.pawnSquares(1, position.pieces(1, pawn))};
  }

  WordTable table(Key key, long[] pawns) {
    return table(tables, key, pawns, (next, squares, _) -> table(next, squares), false);
  }

  /** A table that has been built, or is now; see {@link Conversions} for the last parameters. */
  WordTable table(Map<Key, WordTable> known, Key key, long[] pawns, Conversions.Tables after, boolean missingWins) {
    WordTable old = known.get(key);
    if (old != null && old.layout.holds(pawns)) {
      return old;
    }
    long[] united = old == null ? pawns
        : new long[] {pawns[0] | old.layout.pawns[0], pawns[1] | old.layout.pawns[1]};
    WordTable table = new WordTable(game, key, united);
    Conversions conversions =
        new Conversions(game, key.material(), table.layout, table.counters, after, missingWins);
    meter.report(message("Building {0}", key.material().text(game.powers.variant().schema())), known.size(),
        known.size() + 1, Texts.key("tables"));
    WordBuilder.build(game, table, conversions, new ParallelLoop(threads, "words", meter.token().child()), meter);
    known.put(key, table);
    bytes += table.bytes() - (old == null ? 0 : old.bytes());
    return table;
  }

  void drop(Map<Key, WordTable> some) {
    some.values().forEach(table -> bytes -= table.bytes());
    some.clear();
  }
}
