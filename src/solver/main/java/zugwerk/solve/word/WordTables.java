package zugwerk.solve.word;

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

/**
 * Decides whether one side, the attacker, wins with few pieces on the board, by tables that are built when they are
 * needed. Not safe for use by several threads.
 */
public final class WordTables {

  /** The most pieces, Kings included, of the tables that are built when they are needed. */
  public static final int MOST_PIECES = 4;

  private final WordGame game;
  private final int threads;
  private final Meter meter;
  private final Map<Key, WordTable> tables = new HashMap<>();

  /**
   * @param variant must be {@linkplain #supports supported}
   * @param attacker the side that may win, 0 White, 1 Black
   * @param threads how many threads build, from 1
   * @param meter stops building
   */
  public WordTables(Variant variant, int attacker, int threads, Meter meter) {
    game = new WordGame(variant, attacker);
    this.threads = threads;
    this.meter = meter;
  }

  /** Whether there can be tables for a game. */
  public static boolean supports(Variant variant) {
    return WordGame.supports(variant);
  }

  /** Whether tables decide a position. */
  public boolean covers(Position position) {
    if (Long.bitCount(position.occupied()) > MOST_PIECES || position.get(Schema.CASTLING) != 0) {
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
    return game.lines(Material.of(position));
  }

  /**
   * Whether the attacker wins.
   *
   * @param position must be {@linkplain #covers covered}
   * @throws java.util.concurrent.CancellationException if the meter stops it
   */
  public boolean wins(Position position) {
    int[] steps = Counters.steps(game.powers, position::get);
    WordTable table = table(Key.of(game.powers, Material.of(position), steps), pawns(position));
    return table.wins(position, steps, position.toMove() == game.attacker);
  }

  private long[] pawns(Position position) {
    int pawn = game.powers.pawn();
    return new long[] {game.pawnSquares(0, position.pieces(0, pawn)), game.pawnSquares(1, position.pieces(1, pawn))};
  }

  private WordTable table(Key key, long[] pawns) {
    WordTable known = tables.get(key);
    if (known != null && known.layout.holds(pawns)) {
      return known;
    }
    long[] united = known == null ? pawns
        : new long[] {pawns[0] | known.layout.pawns[0], pawns[1] | known.layout.pawns[1]};
    WordTable table = new WordTable(game, key, united);
    Conversions conversions =
        new Conversions(game, key.material(), table.layout, table.counters, this::table, false);
    WordBuilder.build(game, table, conversions, new ParallelLoop(threads, "words", meter.token().child()), meter);
    tables.put(key, table);
    return table;
  }
}
