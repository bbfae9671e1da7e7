package zugwerk.solve.word;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.function.Supplier;
import zugwerk.work.Meter;
import zugwerk.work.ParallelLoop;

/**
 * Finds the wins of a table by retrograde analysis of words: positions of the defender are evaluated again when one
 * after them has been found won, wins of the attacker are taken back from lost positions of the defender.
 */
final class WordBuilder {

  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  private static final int CHUNK_BITS = 10;

  private final WordGame game;
  private final WordTable table;
  private final Conversions conversions;
  private final ParallelLoop loop;
  private final Meter meter;
  /** Where the defender holds by captures, promotions or stalemate, and where no piece can be. */
  private final long[][] held;
  /** The words of the attacker that have changed, and those of the defender that must be evaluated. */
  private final Marks changed;
  private final Marks dirty;
  private volatile boolean more;

  /** Marked words, and chunks that contain some. Threads may set marks at the same time. */
  private static final class Marks {

    private final byte[][] words;
    private final byte[][] chunks;

    Marks(int states, int words) {
      this.words = new byte[states][words];
      chunks = new byte[states][(words >> CHUNK_BITS) + 1];
    }

    void set(int state, int number) {
      words[state][number] = 1;
      chunks[state][number >> CHUNK_BITS] = 1;
    }

    boolean takeChunk(int state, int chunk) {
      boolean marked = chunks[state][chunk] != 0;
      chunks[state][chunk] = 0;
      return marked;
    }

    /** Clears the marks from one word to another, and passes on the words. */
    void take(int state, int start, int end, OfWord worker) {
      byte[] marks = words[state];
      for (int number = start; number < end; number++) {
        if (marks[number] != 0) {
          marks[number] = 0;
          worker.at(state, number);
        }
      }
    }
  }

  private WordBuilder(WordGame game, WordTable table, Conversions conversions, ParallelLoop loop, Meter meter) {
    this.game = game;
    this.table = table;
    this.conversions = conversions;
    this.loop = loop;
    this.meter = meter;
    held = new long[table.counters.count][table.layout.words];
    changed = new Marks(table.counters.count, table.layout.words);
    dirty = new Marks(table.counters.count, table.layout.words);
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
    eachChunk(() -> {
      OfWord worker = workers.create();
      return (state, start, end) -> {
        for (int number = start; number < end; number++) {
          worker.at(state, number);
        }
      };
    });
  }

  private void each(Marks marks, WordWorker workers) {
    eachChunk(() -> {
      OfWord worker = workers.create();
      return (state, start, end) -> {
        if (marks.takeChunk(state, start >> CHUNK_BITS)) {
          marks.take(state, start, end, worker);
        }
      };
    });
  }

  private interface OfChunk {
    void at(int state, int start, int end);
  }

  private void eachChunk(Supplier<OfChunk> workers) {
    int words = table.layout.words;
    int chunks = (words >> CHUNK_BITS) + 1;
    loop.run(chunks * table.counters.count, () -> {
      OfChunk worker = workers.get();
      return item -> {
        meter.played(0);
        int start = item % chunks << CHUNK_BITS;
        worker.at(item / chunks, start, Math.min(words, start + (1 << CHUNK_BITS)));
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
      Arrays.fill(dirty.words[state], (byte) 1);
      Arrays.fill(dirty.chunks[state], (byte) 1);
    }
    do {
      more = false;
      each(dirty, this::evaluator);
      each(changed, this::marker);
    } while (more);
  }

  private OfWord evaluator() {
    WordPass pass = new WordPass(game, table);
    WordPass.Wins wins = this::win;
    return (state, number) -> evaluate(pass, state, number, wins);
  }

  private void evaluate(WordPass pass, int state, int number, WordPass.Wins wins) {
    long lost = table.defenderMoves[state][number];
    long settled = held[state][number] | lost;
    if (settled == -1L || !pass.set(number)) {
      return;
    }
    long fresh = ~pass.escapes(state, settled, table.attackerMoves) & ~pass.others() & ~settled;
    if (fresh != 0) {
      table.defenderMoves[state][number] = lost | fresh;
      pass.takeBack(state, fresh, wins);
    }
  }

  private void win(int state, int number, long squares) {
    long[] words = table.attackerMoves[state];
    if ((squares & ~words[number]) != 0) {
      long _ = (long) WORDS.getAndBitwiseOr(words, number, squares);
      changed.set(state, number);
    }
  }

  private OfWord marker() {
    WordPass pass = new WordPass(game, table);
    WordPass.WordConsumer words = dirty::set;
    return (state, number) -> {
      more = true;
      if (pass.set(number)) {
        pass.before(state, words);
      }
    };
  }
}
