package zugwerk.betza;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The directions of a leg after the first, seen along the leg before: those of a King, so that {@code fs} turns by 45
 * degrees to either side whatever the atom. {@code z} is the side opposite to the last turn and {@code q} the same;
 * before any turn they are {@code s}. Without a direction a leg takes every leap of its atom but straight back.
 */
final class RelativeDirections implements Leg.Turns {

  private static final List<Leap> COMPASS = IntStream.range(0, 8)
      .mapToObj(i -> new Ring(new Leap(i % 2, 1)).leaps().get(i / 2)).toList();
  private static final int BACK = 4;

  private record Sign(char upright, char side) {}

  private final List<Sign> signs = new ArrayList<>();
  private final List<Leap> leaps;
  private final boolean oblique;

  /** @throws BetzaException at a direction that means nothing here or repeats an earlier one */
  RelativeDirections(Modifiers leg, List<Leap> leaps) {
    this.leaps = leaps;
    oblique = leaps.stream().anyMatch(leap -> leap.dx() * leap.dy() != 0 && Math.abs(leap.dx()) != Math.abs(leap.dy()));
    if (oblique && (leg.directionAt(leg.indexOf('f')) != 'f' || letters(leg) > 1)) {
      throw leg.fault(leg.start(), message("behind 'a' a leap that is neither straight nor diagonal needs 'f'"));
    }
    int index = leg.start();
    while (index < leg.end()) {
      int length = Math.max(1, readSign(leg, index));
      index += length;
    }
  }

  /** Returns the number of letters that are one sign, 0 at a mode. */
  private int readSign(Modifiers leg, int index) {
    char one = letter(leg, index);
    char two = letter(leg, index + 1);
    if (one == ' ') {
      return 0;
    }
    if (one == 'h') {
      throw leg.fault(index, message("'h' does not apply after 'a'"));
    }
    boolean pair = two != ' ' && two != 'h' && isUpright(one) != isUpright(two);
    char upright = isUpright(one) ? one : pair ? two : ' ';
    char side = !isUpright(one) ? one : pair ? two : ' ';
    int length = pair || two == one && "fblr".indexOf(one) >= 0 ? 2 : 1;
    Set<Integer> known = known();
    signs.add(new Sign(upright, side));
    if (known().equals(known)) {
      throw leg.fault(index, message("the direction '{0}' adds nothing", leg.text(index, index + length)));
    }
    return length;
  }

  private static int letters(Modifiers leg) {
    int directions = 0;
    for (int i = leg.start(); i < leg.end(); i++) {
      directions += letter(leg, i) == ' ' ? 0 : 1;
    }
    return directions;
  }

  private static char letter(Modifiers leg, int index) {
    char letter = index < leg.end() ? leg.expression().charAt(index) : ' ';
    return letter == 'q' || letter == 'z' ? letter : leg.directionAt(index);
  }

  private static boolean isUpright(char letter) {
    return letter == 'f' || letter == 'b' || letter == 'v';
  }

  /** All turns after a turn to the right, and those after one to the left, kept apart. */
  private Set<Integer> known() {
    Set<Integer> known = new HashSet<>();
    for (Sign sign : signs) {
      eighths(sign, 1).forEach(turn -> known.add(Math.floorMod(turn, 8)));
      eighths(sign, -1).forEach(turn -> known.add(8 + Math.floorMod(turn, 8)));
    }
    return known;
  }

  @Override
  public List<Leg.Turn> after(Leap before, int bend) {
    if (oblique) {
      return List.of(new Leg.Turn(before, bend));
    }
    int heading = COMPASS.indexOf(new Leap(Integer.signum(before.dx()), Integer.signum(before.dy())));
    if (signs.isEmpty()) {
      return leaps.stream().filter(leap -> turn(heading, leap) != BACK)
          .map(leap -> new Leg.Turn(leap, bend(turn(heading, leap), bend))).toList();
    }
    int size = Math.max(Math.abs(before.dx()), Math.abs(before.dy()));
    return signs.stream().flatMap(sign -> eighths(sign, bend).stream()).map(turn -> {
      Leap unit = COMPASS.get(Math.floorMod(heading + turn, 8));
      return new Leg.Turn(new Leap(unit.dx() * size, unit.dy() * size), bend(Math.floorMod(turn, 8), bend));
    }).distinct().toList();
  }

  private static int turn(int heading, Leap leap) {
    int next = COMPASS.indexOf(new Leap(Integer.signum(leap.dx()), Integer.signum(leap.dy())));
    return Math.floorMod(next - heading, 8);
  }

  /** A straight leg keeps the side of the last turn. */
  private static int bend(int turn, int before) {
    return turn % BACK == 0 ? before : turn < BACK ? 1 : -1;
  }

  /** In eighths of a circle to the right. */
  private static List<Integer> eighths(Sign sign, int bend) {
    List<Integer> turns = new ArrayList<>();
    if (sign.side == ' ') {
      if (sign.upright != 'b') {
        turns.add(0);
      }
      if (sign.upright != 'f') {
        turns.add(BACK);
      }
      return turns;
    }
    for (int side = -1; side <= 1; side += 2) {
      boolean meant = switch (sign.side) {
        case 'l' -> side < 0;
        case 'r' -> side > 0;
        case 'z' -> side != bend;
        case 'q' -> side == bend || bend == 0;
        default -> true;
      };
      if (!meant) {
        continue;
      }
      if (sign.upright == ' ') {
        turns.add(2 * side);
      }
      if (sign.upright == 'f' || sign.upright == 'v') {
        turns.add(side);
      }
      if (sign.upright == 'b' || sign.upright == 'v') {
        turns.add(3 * side);
      }
    }
    return turns;
  }
}
