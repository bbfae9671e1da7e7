package zugwerk.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * A displacement on the board as a White piece sees it.
 *
 * @param dx files to the right, negative to the left
 * @param dy ranks forward, negative backward
 */
public record Leap(int dx, int dy) {

  /** The same leap for a Black piece, whose forward is down the board. */
  public Leap flipped() {
    return new Leap(dx, -dy);
  }

  public Leap and(Leap other) {
    return new Leap(dx + other.dx, dy + other.dy);
  }

  /** Whether it leads forward ({@code f}), backward ({@code b}), to the left ({@code l}) or right ({@code r}). */
  boolean leads(char direction) {
    return switch (direction) {
      case 'f' -> dy > 0;
      case 'b' -> dy < 0;
      case 'l' -> dx < 0;
      case 'r' -> dx > 0;
      default -> throw new IllegalArgumentException("no direction: " + direction);
    };
  }

  /** The squares between its ends, seen from its start: first the straight part, then the diagonal, as the Mao goes. */
  public List<Leap> passed() {
    List<Leap> squares = new ArrayList<>();
    Leap here = new Leap(0, 0);
    while (true) {
      int restX = dx - here.dx;
      int restY = dy - here.dy;
      here = here.and(new Leap(
          Math.abs(restX) >= Math.abs(restY) ? Integer.signum(restX) : 0,
          Math.abs(restY) >= Math.abs(restX) ? Integer.signum(restY) : 0));
      if (here.equals(this)) {
        return squares;
      }
      squares.add(here);
    }
  }
}
