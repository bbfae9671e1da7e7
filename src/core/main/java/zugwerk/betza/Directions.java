package zugwerk.betza;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which leaps of a ring the direction modifiers choose.
 *
 * <p>Orthogonal and diagonal leaps are chosen by single letters, {@code v} for {@code fb} and {@code s} for
 * {@code lr}. Orthogonal ones join ({@code flW}: two leaps); on diagonal ones the letters along the files and
 * those along the ranks each narrow the choice ({@code flF}: one leap, {@code rlbF}: two).
 *
 * <p>Oblique leaps are narrow, closer to the file, or wide. One letter means the pair around its direction, two
 * adjacent letters are one sign where they can be, read from the left: {@code ff} the pair again, {@code fs} the
 * wide forward pair, {@code lv} the narrow left pair, {@code fh} the forward half, {@code lf} the left one of the
 * forward pair, {@code fl} the forward one of the left pair. {@code hr} is the right-handed half: of each narrow and
 * wide pair the leap on the right, seen in its direction; {@code hl} is the left-handed one. Signs join.
 */
final class Directions {

  private final Modifiers modifiers;
  private final Ring ring;
  private final Set<Character> letters = new HashSet<>();
  private final Set<Leap> chosen = new HashSet<>();

  private Directions(Modifiers modifiers, Ring ring) {
    this.modifiers = modifiers;
    this.ring = ring;
  }

  /**
   * Without a direction modifier all leaps, in the order of the ring.
   *
   * @throws BetzaException at a letter that means nothing here or repeats an earlier one
   */
  static List<Leap> choose(Modifiers modifiers, Ring ring) {
    return new Directions(modifiers, ring).choose();
  }

  private List<Leap> choose() {
    boolean oblique = ring.leaps().size() == 8;
    boolean given = false;
    int index = modifiers.start();
    while (index < modifiers.end()) {
      if (modifiers.directionAt(index) == ' ') {
        index++;
      } else {
        given = true;
        index += oblique ? addSign(index) : addLetter(index);
      }
    }
    if (!given) {
      return ring.leaps();
    }
    return ring.leaps().stream().filter(oblique ? chosen::contains : this::admitted).toList();
  }

  private int addLetter(int index) {
    char letter = modifiers.directionAt(index);
    List<Character> meant = switch (letter) {
      case 'h' -> throw modifiers.fault(index, message("'h' needs an oblique atom"));
      case 'v' -> List.of('f', 'b');
      case 's' -> List.of('l', 'r');
      default -> List.of(letter);
    };
    if (!letters.addAll(meant)) {
      throw nothingNew(index, 1);
    }
    return 1;
  }

  private boolean admitted(Leap leap) {
    boolean file = leads(leap, 'f') || leads(leap, 'b');
    boolean rank = leads(leap, 'l') || leads(leap, 'r');
    if (leap.dx() == 0) {
      return file;
    }
    if (leap.dy() == 0) {
      return rank;
    }
    boolean anyFile = !letters.contains('f') && !letters.contains('b');
    boolean anyRank = !letters.contains('l') && !letters.contains('r');
    return (file || anyFile) && (rank || anyRank);
  }

  private boolean leads(Leap leap, char letter) {
    return letters.contains(letter) && leap.leads(letter);
  }

  private int addSign(int index) {
    char first = modifiers.directionAt(index);
    char second = modifiers.directionAt(index + 1);
    String partners = switch (first) {
      case 'h' -> "lr";
      case 'f' -> "fshlr";
      case 'b' -> "bshlr";
      case 'l' -> "lvhfb";
      case 'r' -> "rvhfb";
      default -> "";
    };
    if (first == 'h' && (second == ' ' || partners.indexOf(second) < 0)) {
      throw modifiers.fault(index, message("'h' must follow f, b, l or r, or precede l or r"));
    }
    int length = second != ' ' && partners.indexOf(second) >= 0 ? 2 : 1;
    List<Leap> meant = new ArrayList<>(ring.leaps());
    meant.removeIf(leap -> !means(leap, first, length == 2 ? second : first));
    if (!chosen.addAll(meant)) {
      throw nothingNew(index, length);
    }
    return length;
  }

  /** Whether a sign chooses an oblique leap; a single letter is passed twice. */
  private static boolean means(Leap leap, char first, char second) {
    if (first == 'h') {
      return isRightHanded(leap) == (second == 'r');
    }
    boolean narrow = Math.abs(leap.dy()) > Math.abs(leap.dx());
    boolean narrowMeant = switch (second) {
      case 's', 'l', 'r' -> false;
      case 'h' -> narrow;
      default -> true;
    };
    return narrow == narrowMeant && agrees(leap, first) && agrees(leap, second);
  }

  /** Whether an oblique leap lies to the right of its longer part, seen in the direction of that part. */
  private static boolean isRightHanded(Leap leap) {
    boolean narrow = Math.abs(leap.dy()) > Math.abs(leap.dx());
    return narrow == (Integer.signum(leap.dx()) == Integer.signum(leap.dy()));
  }

  private static boolean agrees(Leap leap, char letter) {
    return "svh".indexOf(letter) >= 0 || leap.leads(letter);
  }

  private BetzaException nothingNew(int index, int length) {
    String sign = modifiers.text(index, index + length);
    return modifiers.fault(index, message("the direction '{0}' adds nothing", sign));
  }
}
