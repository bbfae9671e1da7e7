package zugwerk.web.substitute;

final class LongAdder {

  private long sum;

  public void add(long number) {
    sum += number;
  }

  public long sum() {
    return sum;
  }
}
