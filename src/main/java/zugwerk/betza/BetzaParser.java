package zugwerk.betza;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads powers in Betza notation.
 *
 * <p>The letters of a group stand in any order before its atom. A doubled atom and the modifiers {@code q} (turning
 * on and on the same way) and {@code z} (turning forth and back) make a rider; a number limits how many leaps it
 * takes. Nothing is passed over: what has no meaning is an error.
 *
 * @see <a href="https://www.chessvariants.com/page/betza-notation">Betza notation (extended)</a>
 */
public final class BetzaParser {

  private static final String DIRECTIONS = "fblrvshw";

  private static final Map<Character, Trait> TRAITS = Map.of(
      'm', Trait.MOVE, 'c', Trait.CAPTURE, 'n', Trait.LAME, 'j', Trait.JUMPING, 'g', Trait.GRASSHOPPER,
      'p', Trait.CANNON, 'i', Trait.INITIAL, 'e', Trait.EN_PASSANT);

  private static final Map<Character, List<Atom>> ATOMS = Map.ofEntries(
      Map.entry('W', List.of(Atom.W)), Map.entry('F', List.of(Atom.F)), Map.entry('D', List.of(Atom.D)),
      Map.entry('N', List.of(Atom.N)), Map.entry('A', List.of(Atom.A)), Map.entry('H', List.of(Atom.H)),
      Map.entry('C', List.of(Atom.C)), Map.entry('L', List.of(Atom.C)), Map.entry('Z', List.of(Atom.Z)),
      Map.entry('J', List.of(Atom.Z)), Map.entry('G', List.of(Atom.G)), Map.entry('R', List.of(Atom.W)),
      Map.entry('B', List.of(Atom.F)), Map.entry('K', List.of(Atom.W, Atom.F)),
      Map.entry('Q', List.of(Atom.W, Atom.F)));

  private final String text;
  private int at;
  private final List<Course> courses = new ArrayList<>();

  private BetzaParser(String text) {
    this.text = text;
  }

  /**
   * Reads an expression, which is also the power's name.
   *
   * @throws BetzaException if it cannot be read
   */
  public static Power parse(String expression) {
    return parse(expression, expression);
  }

  /**
   * Reads an expression for a power with a name of its own.
   *
   * @throws BetzaException if the expression cannot be read
   */
  public static Power parse(String name, String expression) {
    BetzaParser parser = new BetzaParser(expression);
    do {
      parser.group();
    } while (parser.at < expression.length());
    return new Power(name, expression, parser.courses);
  }

  /** Reads one atom with what stands before and behind it. */
  private void group() {
    int start = at;
    StringBuilder directions = new StringBuilder();
    Set<Trait> traits = EnumSet.noneOf(Trait.class);
    char turn = 0;
    int directionsAt = start;
    for (; at < text.length() && Character.isLowerCase(text.charAt(at)); at++) {
      char letter = text.charAt(at);
      if (DIRECTIONS.indexOf(letter) >= 0) {
        directionsAt = directions.isEmpty() ? at : directionsAt;
        directions.append(letter == 'w' ? 's' : letter);
      } else if (letter == 'q' || letter == 'z') {
        require(turn == 0, at, "a rider turns one way only, by 'q' or by 'z'");
        turn = letter;
      } else {
        Trait trait = TRAITS.get(letter);
        require(trait != null, at, "unknown modifier '" + letter + "'");
        require(traits.add(trait), at, "the modifier '" + letter + "' stands twice before one atom");
        require(!traits.containsAll(Set.of(Trait.GRASSHOPPER, Trait.CANNON)), at,
            "'g' and 'p' are two ways to hop and exclude each other");
        require(!traits.containsAll(Set.of(Trait.LAME, Trait.JUMPING)), at,
            "'n' (all squares empty) and 'j' (one occupied) exclude each other");
      }
    }
    require(at < text.length(), at, start == at ? "an atom is missing" : "an atom is missing after the modifiers");
    char letter = text.charAt(at);
    List<Atom> atoms = ATOMS.get(letter);
    require(atoms != null, at, "'" + letter + "' is no atom");
    at++;
    int range = range(letter, turn != 0);
    modes(traits);
    String written = text.substring(start, at);
    int before = courses.size();
    Directions chosen = new Directions(directions.toString(), atoms.size() > 1);
    for (Atom atom : atoms) {
      int fault = chosen.fault(atom);
      require(fault < 0, directionsAt + Math.max(fault, 0), "the directions '" + directions + "' mean nothing before "
          + letter);
      add(written, atom, chosen, range, turn, traits);
    }
    require(courses.size() > before, start, "the directions leave no way to go");
  }

  private int range(char letter, boolean turning) {
    boolean rider = turning || "RBQ".indexOf(letter) >= 0;
    if (at < text.length() && text.charAt(at) == letter) {
      require("RBQK".indexOf(letter) < 0, at, "'" + letter + "' cannot be doubled");
      rider = true;
      at++;
    }
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (start == at) {
      return rider ? Course.UNLIMITED : 1;
    }
    String digits = text.substring(start, at);
    require(digits.length() <= 2 && Integer.parseInt(digits) > 0, start, "a range goes from 1 to 99, not '" + digits + "'");
    return Integer.parseInt(digits);
  }

  /** Without a mode a man both moves and captures; {@code e} alone captures en passant only. */
  private static void modes(Set<Trait> traits) {
    if (!traits.contains(Trait.MOVE) && !traits.contains(Trait.CAPTURE) && !traits.contains(Trait.EN_PASSANT)) {
      traits.add(Trait.MOVE);
      traits.add(Trait.CAPTURE);
    }
  }

  private void add(String written, Atom atom, Directions chosen, int range, char turn, Set<Trait> traits) {
    List<Leap> circle = atom.circle();
    for (int i = 0; i < circle.size(); i++) {
      if (!chosen.choose(atom, circle.get(i))) {
        continue;
      }
      if (turn == 0) {
        courses.add(new Course(written, List.of(circle.get(i)), range, traits));
      } else {
        courses.add(new Course(written, cycle(circle, i, 1, turn), range, traits));
        courses.add(new Course(written, cycle(circle, i, circle.size() - 1, turn), range, traits));
      }
    }
  }

  /** A turning rider's leaps from a first one, each the next on the circle, or forth and back between two. */
  private static List<Leap> cycle(List<Leap> circle, int first, int step, char turn) {
    List<Leap> cycle = new ArrayList<>();
    int length = turn == 'q' ? circle.size() : 2;
    for (int i = 0; i < length; i++) {
      cycle.add(circle.get((first + i * step) % circle.size()));
    }
    return cycle;
  }

  private void require(boolean condition, int position, String reason) {
    if (!condition) {
      throw new BetzaException(text, position, reason);
    }
  }
}
