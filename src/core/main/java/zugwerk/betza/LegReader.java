package zugwerk.betza;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Reads the modifiers of a move whose legs share an atom, separated by {@code a} (again): {@code afsW} is the Mao.
 *
 * <p>A leg before the last ends on an empty square ({@code m}, the default), over a piece ({@code p}, {@code g}), or
 * over an enemy that it captures ({@code c}); the last leg then needs {@code m}. After {@code y} a leaper is a rider
 * and a rider a leaper; after {@code g} a rider is a leaper. The last leg moves or captures as a move of one leg does.
 *
 * @see <a href="https://www.chessvariants.com/page/betza-notation-extended">Betza notation (extended)</a>
 */
final class LegReader {

  private static final String MODES = "mcnjgpieqzy";

  private final Modifiers modifiers;
  private final Atom atom;
  private final List<Leg> legs = new ArrayList<>();
  private boolean captured;
  private final Set<Trait> traits = EnumSet.noneOf(Trait.class);
  private int range;

  private LegReader(Modifiers modifiers, Atom atom, int range) {
    this.modifiers = modifiers;
    this.atom = atom;
    this.range = range;
  }

  /**
   * @param range the greatest number of leaps of its legs
   * @param written the whole of it, with the atom
   * @throws BetzaException at the first fault
   */
  static List<Course> courses(Modifiers modifiers, Atom atom, int range, String written) {
    LegReader reader = new LegReader(modifiers, atom, range);
    reader.read();
    return LegPaths.courses(modifiers, written, reader.legs, reader.traits);
  }

  private void read() {
    int start = modifiers.start();
    while (start <= modifiers.end()) {
      int end = new Modifiers(modifiers.expression(), start, modifiers.end()).indexOf('a');
      if (legs.size() == Leg.MOST) {
        throw modifiers.fault(start - 1, message("a move has at most {0} legs", Leg.MOST));
      }
      read(new Modifiers(modifiers.expression(), start, end));
      start = end + 1;
    }
  }

  private void read(Modifiers leg) {
    boolean first = legs.isEmpty();
    boolean last = leg.end() == modifiers.end();
    String modes = modes(leg, first, last);
    if (last) {
      traits.addAll(leg.traits());
      capture(leg, modes);
    }
    List<Leap> leaps = new ArrayList<>();
    for (Leap shape : atom.shapes()) {
      Ring ring = new Ring(shape);
      leaps.addAll(first ? Directions.choose(leg, ring) : ring.leaps());
    }
    legs.add(new Leg(first ? Leg.first(leaps) : new RelativeDirections(leg, leaps), range, end(modes, last)));
    if (modes.contains("y")) {
      range = range == 1 ? Course.UNLIMITED : 1;
    } else if (modes.contains("g")) {
      range = 1;
    }
  }

  private Leg.End end(String modes, boolean last) {
    if (last) {
      return Leg.End.LAST;
    }
    captured |= modes.contains("c");
    return modes.contains("c") ? Leg.End.VICTIM
        : modes.contains("p") || modes.contains("g") ? Leg.End.PIECE : Leg.End.EMPTY;
  }

  private void capture(Modifiers leg, String modes) {
    if (captured && !modes.equals("m")) {
      throw leg.fault(leg.start(), message("behind a capture on the way the last leg needs 'm' and no 'c'"));
    }
    if (captured) {
      traits.remove(Trait.MOVE);
      traits.add(Trait.CAPTURE);
      traits.add(Trait.LOCUST);
    }
  }

  private String modes(Modifiers leg, boolean first, boolean last) {
    StringBuilder modes = new StringBuilder();
    for (int i = leg.start(); i < leg.end(); i++) {
      char letter = leg.expression().charAt(i);
      boolean turns = !first && (letter == 'q' || letter == 'z');
      if (leg.directionAt(i) == ' ' && !turns) {
        check(leg, i, first, last, modes);
        modes.append(letter);
      }
    }
    return modes.toString();
  }

  private void check(Modifiers leg, int index, boolean first, boolean last, CharSequence before) {
    char letter = leg.expression().charAt(index);
    String quoted = "'" + letter + "'";
    if (MODES.indexOf(letter) < 0) {
      throw leg.fault(index, message("unknown modifier {0}", quoted));
    }
    if (letter == 'i' && first) {
      traits.add(Trait.INITIAL);
    } else if (letter == 'i') {
      throw leg.fault(index, message("'i' belongs to the first leg"));
    } else if (captured && !last && "cpg".indexOf(letter) >= 0) {
      throw leg.fault(index, message("behind a capture on the way there is no other piece to go over"));
    } else if (last && "gpy".indexOf(letter) >= 0) {
      throw leg.fault(index, message("{0} needs another leg after it", quoted));
    } else if ("mcgpy".indexOf(letter) < 0) {
      throw leg.fault(index, first ? message("{0} does not apply to the first of several legs", quoted)
          : message("{0} does not apply to several legs", quoted));
    }
    for (int i = 0; i < before.length(); i++) {
      char other = before.charAt(i);
      if (other == letter) {
        throw leg.fault(index, message("{0} occurs twice", quoted));
      }
      if (!last && letter != 'i' && other != 'i' && !(letter == 'y' && "cp".indexOf(other) >= 0)
          && !(other == 'y' && "cp".indexOf(letter) >= 0)) {
        throw leg.fault(index, message("{0} contradicts '{1}'", quoted, other));
      }
    }
  }
}
