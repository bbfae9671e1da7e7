package zugwerk.betza;

import java.util.function.Predicate;

/**
 * The directional modifiers before an atom, as a choice among its leaps.
 *
 * <p>Straight atoms: each letter chooses its direction, {@code v} both vertical and {@code s} both sideways ones.
 * Diagonal atoms: a letter alone chooses the pair on its side, two letters across ({@code fl}) one leap. King and
 * Queen: {@code f} and {@code b} choose three directions, {@code l} and {@code r} one, two letters across a diagonal.
 * Oblique atoms: a letter alone or doubled chooses the narrow pair on its side; with {@code s} (after f, b, v) or
 * {@code v} (after l, r, s) the wide pair, with {@code h} all four, with a letter across the one leap of the narrow
 * pair on that side.
 */
final class Directions {

  private final String letters;
  private final boolean compound;

  /**
   * @param letters the letters, in the order written; empty for all directions
   * @param compound whether the atom is a King or Queen, of which straight and diagonal leaps are chosen alike
   */
  Directions(String letters, boolean compound) {
    this.letters = letters;
    this.compound = compound;
  }

  /** Whether a leap of an atom is chosen. */
  boolean choose(Atom atom, Leap leap) {
    if (letters.isEmpty()) {
      return true;
    }
    for (int i = 0; i < letters.length(); i += width(atom, i)) {
      String group = letters.substring(i, i + width(atom, i));
      if (chooses(atom, group, leap)) {
        return true;
      }
    }
    return false;
  }

  /** The index of a letter that has no meaning for the atom, or -1. */
  int fault(Atom atom) {
    String seen = "";
    for (int i = 0; i < letters.length(); i += width(atom, i)) {
      String group = letters.substring(i, i + width(atom, i));
      if (group.startsWith("h") || group.endsWith("h") && !atom.oblique()) {
        return i;
      }
      if (seen.contains("," + group + ",")) {
        return i;
      }
      seen += "," + group + ",";
    }
    return -1;
  }

  private int width(Atom atom, int index) {
    if (index + 1 == letters.length()) {
      return 1;
    }
    char first = letters.charAt(index);
    char second = letters.charAt(index + 1);
    boolean across = "fb".indexOf(first) >= 0 && "lr".indexOf(second) >= 0
        || "lr".indexOf(first) >= 0 && "fb".indexOf(second) >= 0;
    if (compound) {
      // After "rl" a b stands alone (rlbK is right, left and back), as after any letter with its opposite.
      boolean paired = index > 0 && "lrfb".indexOf(letters.charAt(index - 1)) >= 0
          && opposite(letters.charAt(index - 1), first);
      return across && !paired ? 2 : 1;
    }
    if (atom.oblique()) {
      return across || second == 'h' || second == first
          || "fbv".indexOf(first) >= 0 && (second == 's' || first == 'v' && "lr".indexOf(second) >= 0)
          || "lrs".indexOf(first) >= 0 && (second == 'v' || first == 's' && "fb".indexOf(second) >= 0) ? 2 : 1;
    }
    return across && !atom.orthogonal() ? 2 : 1;
  }

  private static boolean opposite(char one, char other) {
    String pair = "" + one + other;
    return pair.equals("lr") || pair.equals("rl") || pair.equals("fb") || pair.equals("bf");
  }

  private boolean chooses(Atom atom, String group, Leap leap) {
    Predicate<Leap> towards = side(group.charAt(0));
    if (atom.oblique()) {
      boolean vertical = "fbv".indexOf(group.charAt(0)) >= 0;
      boolean narrow = Math.abs(leap.dy()) > Math.abs(leap.dx()) == vertical;
      char second = group.length() == 1 ? group.charAt(0) : group.charAt(1);
      boolean wide = second == 's' && vertical || second == 'v' && !vertical;
      if (second == 'h' || wide) {
        return towards.test(leap) && (second == 'h' || !narrow);
      }
      return towards.test(leap) && narrow && side(second).test(leap);
    }
    if (group.length() == 2) {
      return towards.test(leap) && side(group.charAt(1)).test(leap);
    }
    boolean sideways = "lrs".indexOf(group.charAt(0)) >= 0;
    return towards.test(leap) && !(compound && sideways && !atom.orthogonal());
  }

  private static Predicate<Leap> side(char letter) {
    return switch (letter) {
      case 'f' -> leap -> leap.dy() > 0;
      case 'b' -> leap -> leap.dy() < 0;
      case 'r' -> leap -> leap.dx() > 0;
      case 'l' -> leap -> leap.dx() < 0;
      case 'v' -> leap -> leap.dy() != 0;
      default -> leap -> leap.dx() != 0;
    };
  }
}
