package zugwerk.solve.table;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import zugwerk.work.CancelToken;
import zugwerk.work.Reason;

/**
 * The scores of a table in its file. Blocks are unpacked on demand and kept: all if memory allows, else those used
 * last. The file is opened for each block, so that another program may replace it with the same scores.
 */
final class PackedScores {

  private final Path path;
  private final Blocks blocks;
  private final int rowLength;
  private final int bits;
  private final AtomicReferenceArray<byte[]> held;
  /** Since the clock hand passed the block; lost updates do no harm. */
  private final boolean[] used;
  /** Guarded by this. */
  private final int[] circle;
  private int size;
  private int hand;

  /** @param mostBytes how much memory blocks may take; at least one is kept */
  PackedScores(Path path, Blocks blocks, int rowLength, long mostBytes) {
    this.path = path;
    this.blocks = blocks;
    this.rowLength = rowLength;
    bits = blocks.bits();
    held = new AtomicReferenceArray<>(blocks.count());
    used = new boolean[blocks.count()];
    circle = new int[Math.clamp(mostBytes >> bits, 1, blocks.count())];
  }

  /**
   * Thread-safe.
   *
   * @throws DamagedTableException if the file is damaged or gone
   * @throws CancellationException if the thread is interrupted
   */
  int get(int row, int number) {
    long place = (long) row * rowLength + number;
    int block = (int) (place >> bits);
    byte[] scores = held.get(block);
    if (scores == null) {
      scores = read(block);
      hold(block, scores);
    }
    if (!used[block]) {
      used[block] = true;
    }
    return scores[(int) (place & (1L << bits) - 1)] & 255;
  }

  private byte[] read(int block) {
    try (FileChannel file = FileChannel.open(path, StandardOpenOption.READ)) {
      return blocks.read(file, block, new CancelToken());
    } catch (ClosedByInterruptException interrupted) {
      throw new CancellationException("reading an endgame table was interrupted");
    } catch (IOException fault) {
      throw new DamagedTableException("the endgame table " + path + " cannot be read: " + Reason.of(fault), fault);
    }
  }

  /** Replaces a block that was not used recently: the clock algorithm. */
  private synchronized void hold(int block, byte[] scores) {
    if (held.get(block) != null) {
      return;
    }
    if (size < circle.length) {
      circle[size++] = block;
    } else {
      while (used[circle[hand]]) {
        used[circle[hand]] = false;
        hand = (hand + 1) % size;
      }
      held.set(circle[hand], null);
      circle[hand] = block;
      hand = (hand + 1) % size;
    }
    held.set(block, scores);
  }

  int held() {
    return (int) IntStream.range(0, held.length()).filter(block -> held.get(block) != null).count();
  }
}
