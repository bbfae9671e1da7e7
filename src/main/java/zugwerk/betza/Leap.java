package zugwerk.betza;

/**
 * A displacement on the board as a White man sees it.
 *
 * @param dx files to the right, negative to the left
 * @param dy ranks forward, negative backward
 */
public record Leap(int dx, int dy) {

  /** The same leap for a Black man, whose forward is down the board. */
  public Leap flipped() {
    return new Leap(dx, -dy);
  }
}
