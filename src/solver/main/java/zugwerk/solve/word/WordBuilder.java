package zugwerk.solve.word;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import zugwerk.work.Meter;
import zugwerk.work.ParallelLoop;

/**
 * Finds the wins of a table by retrograde analysis of words: positions of the defender are evaluated again when one
 * after them has been found won, wins of the attacker are taken back from lost positions of the defender.
 */
final class WordBuilder {

  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  private static final int CHUNK = 1 << 10;

  private final WordGame game;
  private final WordTable table;
  private final Conversions conversions;
  private final ParallelLoop loop;
  private final Meter meter;
  /** Where the defender holds by captures, promotions or stalemate, and where no piece can be. */
  private final long[][] held;
  /** The words of the attacker that have changed, and those of the defender that must be evaluated. */
  private final byte[][] changed;
  private final byte[][] dirty;
  private volatile boolean more;

  private WordBuilder(WordGame game, WordTable table, Conversions conversions, ParallelLoop loop, Meter meter) {
    this.game = game;
    this.table = table;
    this.conversions = conversions;
    this.loop = loop;
    this.meter = meter;
    held = new long[table.counters.count][table.layout.words];
    changed = new byte[table.counters.count][table.layout.words];
    dirty = new byte[table.counters.count][table.layout.words];
  }

  /** Fills a table. */
  static void build(WordGame game, WordTable table, Conversions conversions, ParallelLoop loop, Meter meter) {
    new WordBuilder(game, table, conversions, loop, meter).build();
  }

  private interface OfWord {
    void at(int state, int number);
  }

  private interface WordWorker {
    OfWord create();
  }

  private void each(WordWorker workers) {
    int words = table.layout.words;
    int chunks = (words + CHUNK - 1) / CHUNK;
    loop.run(chunks * table.counters.count, () -> {
      OfWord worker = workers.create();
      return chunk -> {
        meter.played(0);
        int start = chunk % chunks * CHUNK;
        for (int number = start; number < Math.min(words, start + CHUNK); number++) {
          worker.at(chunk / chunks, number);
        }
      };
    });
  }

  private void build() {
    long[][] wins = table.attackerMoves;
    each(() -> new WordInitialiser(game, table, conversions)::captureKings);
    // The defender's words hold the captures of the King until these are not needed any more.
    long[][] kings = table.defenderMoves;
    for (int state = 0; state < wins.length; state++) {
      System.arraycopy(wins[state], 0, kings[state], 0, wins[state].length);
    }
    each(() -> {
      WordInitialiser initialiser = new WordInitialiser(game, table, conversions);
      return (state, number) -> initialiser.evaluate(state, number, kings, held);
    });
    for (int state = 0; state < wins.length; state++) {
      Arrays.fill(kings[state], 0);
      Arrays.fill(dirty[state], (byte) 1);
    }
    do {
      more = false;
      each(this::evaluator);
      each(this::marker);
    } while (more);
  }

  private OfWord evaluator() {
    WordPass pass = new WordPass(game, table);
    return (state, number) -> {
      if (dirty[state][number] != 0) {
        dirty[state][number] = 0;
        evaluate(pass, state, number);
      }
    };
  }

  private void evaluate(WordPass pass, int state, int number) {
    long lost = table.defenderMoves[state][number];
    long settled = held[state][number] | lost;
    if (settled == -1L || !pass.set(number)) {
      return;
    }
    long fresh = ~pass.escapes(state, settled, table.attackerMoves) & ~pass.others() & ~settled;
    if (fresh != 0) {
      table.defenderMoves[state][number] = lost | fresh;
      pass.takeBack(state, fresh, this::win);
    }
  }

  private void win(int state, int number, long squares) {
    long[] words = table.attackerMoves[state];
    if ((squares & ~words[number]) != 0) {
      long _ = (long) WORDS.getAndBitwiseOr(words, number, squares);
      changed[state][number] = 1;
    }
  }

  private OfWord marker() {
    WordPass pass = new WordPass(game, table);
    return (state, number) -> {
      if (changed[state][number] != 0) {
        changed[state][number] = 0;
        more = true;
        if (pass.set(number)) {
          pass.before(state, this::mark);
        }
      }
    };
  }

  private void mark(int state, int number) {
    dirty[state][number] = 1;
  }
}
