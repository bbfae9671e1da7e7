package zugwerk.web.substitute;

/** Reads and writes elements of arrays of numbers. */
final class VarHandle {

  public long getOpaque(long[] array, int index) {
    return array[index];
  }

  public void setOpaque(long[] array, int index, long value) {
    array[index] = value;
  }
}
