package zugwerk.solve.table;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Double steps after which a Pawn can be captured en passant. Their value depends on two scores: that of the capture,
 * and that of the position without it.
 */
final class DoubleSteps {

  /** Of a move in a file. */
  private static final int BYTES = 17;

  /** Unpacking a few bytes at a time is slow. */
  private static final int MOVES_OF_BLOCK = 1 << 12;

  private long[] befores = new long[16];
  private long[] afters = new long[16];
  private byte[] captures = new byte[16];
  private int size;

  /** @param capture the score of the en passant capture for the other side */
  void add(int row, int number, int nextRow, int nextNumber, int capture) {
    if (size == captures.length) {
      befores = Arrays.copyOf(befores, 2 * size);
      afters = Arrays.copyOf(afters, 2 * size);
      captures = Arrays.copyOf(captures, 2 * size);
    }
    befores[size] = place(row, number);
    afters[size] = place(nextRow, nextNumber);
    captures[size++] = (byte) capture;
  }

  void addAll(DoubleSteps others) {
    for (int i = 0; i < others.size; i++) {
      add(others.row(i), others.number(i), others.nextRow(i), others.nextNumber(i), others.capture(i));
    }
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(size);
    for (int i = 0; i < size; i++) {
      out.writeLong(befores[i]);
      out.writeLong(afters[i]);
      out.writeByte(captures[i]);
    }
  }

  static DoubleSteps read(DataInput in) throws IOException {
    DoubleSteps moves = new DoubleSteps();
    byte[] block = new byte[MOVES_OF_BLOCK * BYTES];
    for (int left = in.readInt(); left > 0; left -= MOVES_OF_BLOCK) {
      int count = Math.min(left, MOVES_OF_BLOCK);
      in.readFully(block, 0, count * BYTES);
      ByteBuffer bytes = ByteBuffer.wrap(block);
      for (int i = 0; i < count; i++) {
        long before = bytes.getLong();
        long after = bytes.getLong();
        moves.add((int) (before >> 32), (int) before, (int) (after >> 32), (int) after, bytes.get());
      }
    }
    return moves;
  }

  private static long place(int row, int number) {
    return (long) row << 32 | number;
  }

  int size() {
    return size;
  }

  int row(int i) {
    return (int) (befores[i] >> 32);
  }

  int number(int i) {
    return (int) befores[i];
  }

  int nextRow(int i) {
    return (int) (afters[i] >> 32);
  }

  int nextNumber(int i) {
    return (int) afters[i];
  }

  int capture(int i) {
    return captures[i] & 255;
  }

  /** Removes a move and puts the last one in its place. */
  void settle(int i) {
    size--;
    befores[i] = befores[size];
    afters[i] = afters[size];
    captures[i] = captures[size];
  }
}
