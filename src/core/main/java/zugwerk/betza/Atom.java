package zugwerk.betza;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a capital letter stands for.
 *
 * @param shapes one leap for each kind, with 0 &le; dx &le; dy; two for the shorthands K and Q
 * @param rider whether the letter alone means a rider (R, B, Q)
 */
record Atom(List<Leap> shapes, boolean rider) {

  private static final Leap WAZIR = new Leap(0, 1);
  private static final Leap FERZ = new Leap(1, 1);
  private static final Atom CAMEL = leaper(1, 3);
  private static final Atom ZEBRA = leaper(2, 3);

  private static final Map<Character, Atom> BY_LETTER = Map.ofEntries(
      Map.entry('W', leaper(0, 1)), Map.entry('F', leaper(1, 1)),
      Map.entry('D', leaper(0, 2)), Map.entry('N', leaper(1, 2)), Map.entry('A', leaper(2, 2)),
      Map.entry('H', leaper(0, 3)), Map.entry('G', leaper(3, 3)),
      Map.entry('C', CAMEL), Map.entry('L', CAMEL), Map.entry('Z', ZEBRA), Map.entry('J', ZEBRA),
      Map.entry('K', new Atom(List.of(WAZIR, FERZ), false)),
      Map.entry('R', new Atom(List.of(WAZIR), true)),
      Map.entry('B', new Atom(List.of(FERZ), true)),
      Map.entry('Q', new Atom(List.of(WAZIR, FERZ), true)));

  private static Atom leaper(int dx, int dy) {
    return new Atom(List.of(new Leap(dx, dy)), false);
  }

  static Atom of(int one, int other) {
    return leaper(Math.min(one, other), Math.max(one, other));
  }

  static @Nullable Atom of(char letter) {
    return BY_LETTER.get(letter);
  }

  /** Then nothing can stand in between. */
  boolean adjacent() {
    return shapes.getFirst().dy() == 1;
  }
}
