package zugwerk.betza;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zugwerk.work.Message;

/**
 * Reads Betza expressions. Unknown text is an error, never ignored.
 *
 * <p>Each atom has its modifiers before it and a number after it; the courses of all atoms add up. Courses of two atoms
 * may overlap ({@code RK}). A course that occurs twice is kept once, under the atom written first; an atom that adds no
 * course is an error.
 *
 * <ul>
 * <li>Directions: see {@link Directions}. K and Q are shorthands for WF and RB, and their modifiers apply to both:
 * {@code fK} is {@code fWfF}, {@code rlbK} is {@code rlbWrlbF} with r, l, b, bl and br, the sideways and rearward moves
 * that Betza gives the Charging Knight {@code fhNrlbK}.
 * <li>A number is the greatest number of leaps, including the landing of a grasshopper or cannon; 0 means no limit, so
 * that {@code N0} is {@code NN}. A doubled atom, R, B and Q are riders; R, B and Q take a number, doubled letters do
 * not.
 * <li>A circular (q) or crooked (z) course is a rider unless a number limits it; the directions choose its first leap.
 * It turns to the neighbouring leap of its own shape, 90 degrees on orthogonal and diagonal lines, to either side. A
 * circular one ends before it would return to its start.
 * <li>A leaper without a letter is given by its numbers: {@code (1,4)} is the Giraffe. It takes no number and is not a
 * rider. {@code (0,0)} has no move: it is the Dummy of problem chess.
 * <li>A bent rider is written in brackets: {@code [F?R]} is the Gryphon, which may stop after its Ferz's step;
 * {@code [F-R]} must go on. There are up to four legs, and each turns as little as it can.
 * <li>{@code a} (again) separates the modifiers of up to six legs of one atom: {@code afsW} is the Mao. Directions
 * after the first leg are a King's, seen along the leg before; an oblique atom goes only straight on. A leg before the
 * last ends on an empty square, over a piece ({@code p}, {@code g}): {@code gafsQ} is the Moose; or over an enemy,
 * which it captures ({@code c}): {@code cyafmQ} is the Locust.
 * <li>The name of a walk that letters cannot express, such as {@code Archbishop}, stands alone; see {@link NamedWalks}.
 * <li>{@code mc} is the default: {@code mcQ} is {@code Q}.
 * <li>{@code e} marks a capture that may be en passant and so needs {@code c}.
 * </ul>
 *
 * @see <a href="https://www.chessvariants.com/page/betza-notation">Betza notation (extended)</a>
 * @see <a href="https://www.chessvariants.org/d.betza/chessvar/dan/nighties.html">The Nutty Knights</a>
 */
public final class BetzaParser {

  /** A straight course crosses the board in seven leaps, the staircase of a crooked Rook in fourteen. */
  static final int LONGEST = 7;

  private static final int MOST_LETTERS = 256;

  private final String expression;
  private final List<Course> courses = new ArrayList<>();
  private final Set<Course> ways = new HashSet<>();
  private int index;

  private BetzaParser(String expression) {
    this.expression = expression;
  }

  /**
   * Reads a power that is named after its own expression.
   *
   * @throws BetzaException at the first fault
   */
  public static Power parse(String expression) {
    return parse(expression, expression);
  }

  /**
   * Reads a power that has a name.
   *
   * @throws BetzaException at the first fault of the expression
   */
  public static Power parse(String name, String expression) {
    return new Power(name, expression,
        NamedWalks.courses(expression).orElseGet(() -> new BetzaParser(expression).courses()));
  }

  private List<Course> courses() {
    if (expression.isEmpty()) {
      throw fault(0, message("the expression is empty"));
    }
    if (expression.length() > MOST_LETTERS) {
      throw fault(MOST_LETTERS, message("an expression has at most {0} letters and signs", MOST_LETTERS));
    }
    while (index < expression.length()) {
      readAtom();
    }
    return courses;
  }

  private void readAtom() {
    int start = index;
    while (index < expression.length() && between('a', index, 'z')) {
      index++;
    }
    Modifiers modifiers = new Modifiers(expression, start, index);
    boolean bracket = index < expression.length() && expression.charAt(index) == '[';
    boolean again = modifiers.has('a');
    if (!again) {
      modifiers.check();
    }
    int before = courses.size();
    if (bracket) {
      readBent(modifiers);
    } else if (again) {
      readLegs(modifiers);
    } else {
      readPlain(modifiers);
    }
    if (courses.size() == before) {
      throw fault(start, message("'{0}' adds nothing", expression.substring(start, index)));
    }
    if (courses.size() > LegPaths.MOST) {
      throw fault(start, message("the expression has more than {0} paths", LegPaths.MOST));
    }
  }

  private void readPlain(Modifiers modifiers) {
    int place = index;
    Atom atom = atomAt(place);
    int range = isNumbered(place) ? readNumbered(modifiers) : readRange(modifiers, atom);
    checkPassing(modifiers, atom, range);
    for (Leap shape : atom.shapes()) {
      add(written(modifiers), modifiers, new Ring(shape), range);
    }
  }

  private void readBent(Modifiers modifiers) {
    BentRider bent = BentRider.at(modifiers, index);
    index = bent.end();
    bent.courses(written(modifiers)).forEach(this::add);
  }

  private void readLegs(Modifiers modifiers) {
    int place = index;
    Atom atom = atomAt(place);
    // The directions q and z of a leg make no rider.
    int range = isNumbered(place) ? 1 : readRange(new Modifiers(expression, place, place), atom);
    LegReader.courses(modifiers, atom, range, written(modifiers)).forEach(this::add);
  }

  private String written(Modifiers modifiers) {
    return expression.substring(modifiers.start(), index);
  }

  private Atom atomAt(int place) {
    if (place == expression.length()) {
      throw fault(place, message("the modifiers have no atom"));
    }
    if (isNumbered(place)) {
      return numbered(place);
    }
    char letter = expression.charAt(place);
    Atom atom = Atom.of(letter);
    if (atom == null) {
      throw fault(place, between('A', place, 'Z') ? message("unknown atom '{0}'", letter)
          : between('0', place, '9') ? message("the number has no atom")
              : message("unexpected character '{0}'", letter));
    }
    return atom;
  }

  private boolean isNumbered(int place) {
    return place < expression.length() && expression.charAt(place) == '(';
  }

  private Atom numbered(int place) {
    if (!expression.substring(place).matches("\\([0-7],[0-7]\\).*")) {
      throw fault(place, message("a leaper is written like (1,4), with two numbers from 0 to 7"));
    }
    return Atom.of(expression.charAt(place + 1) - '0', expression.charAt(place + 3) - '0');
  }

  private int readNumbered(Modifiers modifiers) {
    for (char bent : new char[] {'q', 'z'}) {
      if (modifiers.has(bent)) {
        throw fault(modifiers.indexOf(bent), message("'{0}' needs an atom with a letter", bent));
      }
    }
    index += "(1,4)".length();
    if (index < expression.length() && between('0', index, '9')) {
      throw fault(index, message("a leaper in numbers takes no number after it"));
    }
    return 1;
  }

  private int readRange(Modifiers modifiers, Atom atom) {
    char letter = expression.charAt(index++);
    boolean bent = modifiers.has('q') || modifiers.has('z');
    boolean doubled = index < expression.length() && expression.charAt(index) == letter;
    if (doubled && atom.rider()) {
      throw fault(index, message("'{0}' is a rider already", letter));
    }
    if (doubled && ++index < expression.length() && expression.charAt(index) == letter) {
      throw fault(index, message("a third '{0}' has no effect", letter));
    }
    int digits = index;
    while (index < expression.length() && between('0', index, '9')) {
      index++;
    }
    if (digits < index) {
      if (doubled) {
        throw fault(digits, message("a doubled atom takes no number"));
      }
      return number(digits, modifiers, atom);
    }
    return doubled || bent || atom.rider() ? Course.UNLIMITED : 1;
  }

  private int number(int from, Modifiers modifiers, Atom atom) {
    boolean circular = modifiers.has('q');
    boolean crooked = modifiers.has('z');
    int least = circular || crooked ? 2 : 1;
    int most = circular ? wholeCircle(new Ring(atom.shapes().getFirst())) : crooked ? 2 * LONGEST : LONGEST;
    String digits = expression.substring(from, index);
    if (digits.equals("0")) {
      return Course.UNLIMITED;
    }
    int number = digits.startsWith("0") || digits.length() > 2 ? 0 : Integer.parseInt(digits);
    if (number < least || number > most) {
      throw fault(from, message("the number must be from {0} to {1}, or 0 for no limit", least, most));
    }
    return number;
  }

  private static int wholeCircle(Ring ring) {
    return ring.leaps().size() - 1;
  }

  private void checkPassing(Modifiers modifiers, Atom atom, int range) {
    for (char hopper : new char[] {'g', 'p'}) {
      if (modifiers.has(hopper) && range == 1) {
        throw fault(modifiers.indexOf(hopper), message("'{0}' needs a rider", hopper));
      }
    }
    for (char passing : new char[] {'n', 'j'}) {
      if (modifiers.has(passing) && atom.adjacent()) {
        throw fault(modifiers.indexOf(passing), message("'{0}' needs a leap that passes a square", passing));
      }
    }
  }

  private void add(String written, Modifiers modifiers, Ring ring, int range) {
    Set<Trait> traits = modifiers.traits();
    for (Leap leap : Directions.choose(modifiers, ring)) {
      if (modifiers.has('q')) {
        int most = Math.min(range, wholeCircle(ring));
        add(new Course(written, ring.circle(leap, true), most, traits));
        add(new Course(written, ring.circle(leap, false), most, traits));
      } else if (modifiers.has('z')) {
        add(new Course(written, ring.zigzag(leap, true), range, traits));
        add(new Course(written, ring.zigzag(leap, false), range, traits));
      } else {
        add(new Course(written, List.of(leap), range, traits));
      }
    }
  }

  private void add(Course course) {
    if (ways.add(course.with(course.cycle()))) {
      courses.add(course);
    }
  }

  private boolean between(char first, int at, char last) {
    char letter = expression.charAt(at);
    return first <= letter && letter <= last;
  }

  private BetzaException fault(int position, Message reason) {
    return new BetzaException(expression, position, reason);
  }
}
