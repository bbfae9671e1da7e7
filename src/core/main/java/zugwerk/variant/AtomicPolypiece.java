package zugwerk.variant;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.betza.AtomText;
import zugwerk.betza.BetzaException;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Movement;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.rules.FastPath;
import zugwerk.rules.Move;
import zugwerk.rules.PowerCycle;
import zugwerk.rules.RetroFacts;
import zugwerk.rules.TableFacts;
import zugwerk.work.InputException;

/**
 * Atomic Polypiece, a form of {@linkplain Polypiece Polypiece Chess} by Ralph Betza ("Polypiece Chess", Chess Variant
 * Pages, without a year): the lists belong to the atoms of powers instead of the types of pieces. A move made
 * by an atom steps that atom in every piece that has it in its power.
 *
 * <p>Each type has one power; where it names an atom, the atom's present entry is meant. A move that atoms with and
 * without a list, or two with lists, could make is several moves, distinguished by the atom's letter.
 */
final class AtomicPolypiece extends PowerListGame {

  /** Divides the powers of the types from the lists of the atoms. */
  static final String DIVIDER = "atoms";

  private static final String ATOMS = "WFDNAHCZGKQRB";
  private static final PowerLists PLAIN_ATOMS = PowerLists.parse(
      ATOMS.chars().mapToObj(atom -> (char) atom + "=" + (char) atom).collect(Collectors.joining(";")), ATOMS);

  private final PowerLists types;
  private final PowerLists atoms;
  /** For each letter of {@link #ATOMS} its counter's cell, or -1 for an atom that does not step. */
  private final int[] cells = new int[ATOMS.length()];
  private final int[] cycles = new int[ATOMS.length()];
  private final Compiled[][] pieces = new Compiled[2][TYPES.length()];

  private AtomicPolypiece(PowerLists types, PowerLists atoms) {
    super("Atomic Polypiece Chess", slots(atoms));
    this.types = types;
    this.atoms = atoms;
    int cell = schema().slots().isEmpty() ? 0 : schema().offset(schema().slots().getFirst());
    for (int atom = 0; atom < cells.length; atom++) {
      cycles[atom] = cycle(atoms, ATOMS.charAt(atom));
      cells[atom] = cycles[atom] > 1 ? cell++ : -1;
    }
    for (int side = 0; side < 2; side++) {
      for (int type = 0; type < TYPES.length(); type++) {
        pieces[side][type] = new Compiled(side, power(side, TYPES.charAt(type)));
      }
    }
  }

  /**
   * The game with the powers and lists of a text: powers of types, then {@code atoms}, then lists of atoms, such as
   * {@code K=WF;N=fbNF;atoms;W=W/F;N=N/WD}. Powers that are left out are orthodox.
   *
   * @throws BetzaException if a part cannot be read
   */
  static AtomicPolypiece of(String text) {
    int divider = text.indexOf(DIVIDER);
    if (text.indexOf('(') >= 0) {
      throw new BetzaException(text, text.indexOf('('),
          message("a leaper written in numbers cannot have a list"));
    }
    String before = text.substring(0, divider).replaceAll(";$", "");
    String after = text.substring(divider + DIVIDER.length());
    if (!after.startsWith(";") && !after.isEmpty() || divider > 0 && text.charAt(divider - 1) != ';') {
      throw new BetzaException(text, divider, message("'{0}' must stand between semicolons", DIVIDER));
    }
    PowerLists types = before.isEmpty() ? PLAIN_TYPES : PowerLists.parse(before, TYPES, PLAIN_TYPES);
    types.white().forEach((type, list) -> {
      if (list.size() > 1 || types.list(1, type).size() > 1) {
        throw new BetzaException(text, text.indexOf(type + "="),
            message("in this game atoms have lists, and each type has one power"));
      }
    });
    PowerLists atoms = after.length() < 2 ? PLAIN_ATOMS : PowerLists.parse(after.substring(1), ATOMS, PLAIN_ATOMS);
    checkLegs(text, types);
    checkLegs(text, atoms);
    return new AtomicPolypiece(types, atoms);
  }

  /** A name, and an atom that has several legs, cannot be replaced by the entry of a list. */
  private static void checkLegs(String text, PowerLists lists) {
    Stream.of(lists.white(), lists.black()).flatMap(side -> side.values().stream()).flatMap(List::stream)
        .filter(power -> power.expression().matches(".*[a-z]\\d*")
            || power.courses().stream().anyMatch(course -> course.atom().matches(".*[\\[a].*")))
        .findFirst().ifPresent(power -> {
          throw new BetzaException(text, Math.max(0, text.indexOf(power.expression())),
              message("a move of several legs has no atom that could have a list"));
        });
  }

  private static List<Slot> slots(PowerLists atoms) {
    List<Slot> slots = new ArrayList<>();
    for (char atom : ATOMS.toCharArray()) {
      int cycle = cycle(atoms, atom);
      if (cycle > 1) {
        Slot slot = new Slot("entry of atom " + atom, Slot.Scope.GAME, cycle - 1, cycle > 2 ? "" + atom : atom + "1");
        slots.add(cycle > 2 ? slot : slot.headed("Atom " + atom + " at its second entry"));
      }
    }
    return slots;
  }

  private static int cycle(PowerLists lists, char letter) {
    return Armies.cycle(lists.list(0, letter).size(), lists.list(1, letter).size());
  }

  private String power(int side, char type) {
    return types.list(side, type).getFirst().expression();
  }

  private Power entry(int side, int atom, int step) {
    List<Power> list = atoms.list(side, ATOMS.charAt(atom));
    return list.get(step % list.size());
  }

  /** A piece's power in every state of its atoms, and what each atom contributes. */
  private final class Compiled {
    private final int side;
    private final List<AtomText> parts;
    private final int[] stepping;
    private final Movement[] whole;
    private final Power[] powers;
    private final Movement[][] single = new Movement[ATOMS.length()][];

    private Compiled(int side, String expression) {
      this.side = side;
      parts = AtomText.of(expression);
      stepping = parts.stream().mapToInt(part -> ATOMS.indexOf(part.atom())).distinct()
          .filter(atom -> cycles[atom] > 1).toArray();
      int states = 1;
      for (int atom : stepping) {
        states = Math.multiplyExact(states, cycles[atom]);
      }
      if (states > 1 << 12) {
        throw new InputException("the power '{0}' could be {1} different ones; 4096 are the most", expression, states);
      }
      whole = new Movement[states];
      powers = new Power[states];
      for (int state = 0; state < states; state++) {
        powers[state] = power(texts(state));
        whole[state] = Movement.compile(powers[state], side);
      }
      for (AtomText part : parts) {
        compileSingle(ATOMS.indexOf(part.atom()));
      }
    }

    private List<String> texts(int state) {
      return parts.stream().map(part -> {
        int atom = ATOMS.indexOf(part.atom());
        return part.standingFor(entry(side, atom, digit(state, atom)).expression());
      }).distinct().toList();
    }

    /** Where an atom stands in a state of all the stepping atoms, written as a number with a digit for each. */
    private int digit(int state, int wanted) {
      int rest = state;
      for (int atom : stepping) {
        if (atom == wanted) {
          return rest % cycles[atom];
        }
        rest /= cycles[atom];
      }
      return 0;
    }

    private void compileSingle(int atom) {
      single[atom] = new Movement[cycles[atom]];
      for (int step = 0; step < cycles[atom]; step++) {
        String entry = entry(side, atom, step).expression();
        single[atom][step] = Movement.compile(power(parts.stream()
            .filter(part -> ATOMS.indexOf(part.atom()) == atom).map(part -> part.standingFor(entry)).toList()), side);
      }
    }

    private int state(Position position) {
      int state = 0;
      for (int i = stepping.length - 1; i >= 0; i--) {
        state = state * cycles[stepping[i]] + step(position, stepping[i]);
      }
      return state;
    }
  }

  /** The power of several expressions, each read for itself: two atoms F side by side are no rider. */
  private static Power power(List<String> expressions) {
    String name = String.join("", expressions);
    return new Power(name, name,
        expressions.stream().flatMap(text -> BetzaParser.parse(text).courses().stream()).toList());
  }

  private int step(Position position, int atom) {
    return cells[atom] < 0 ? 0 : position.get(cells[atom]) % cycles[atom];
  }

  @Override
  public Movement movement(Position position, int side, int type) {
    Compiled piece = pieces[side][type];
    return piece.whole[piece.state(position)];
  }

  /** Which atom steps is known only once a move is chosen, so every move is made and tested; but no King dies. */
  @Override
  public FastPath fastPath() {
    return position -> -1L;
  }

  @Override
  public RetroFacts retroFacts() {
    return RetroFacts.COUNTS;
  }

  @Override
  public TableFacts tableFacts() {
    return TableFacts.BY_SLOTS;
  }

  @Override
  public boolean namesPowers(int type) {
    return pieces[0][type].stepping.length + pieces[1][type].stepping.length > 0;
  }

  /** All atoms that can make the move, but one only of those that leave the same state. */
  @Override
  public long makers(Position position, int from, int to, boolean passing) {
    int side = position.toMove();
    int type = Piece.type(position.piece(from));
    Movement[][] single = pieces[side][type].single;
    long occupied = position.occupied();
    long makers = 0;
    boolean still = false;
    boolean stillNoted = false;
    for (int atom = 0; atom < single.length; atom++) {
      if (single[atom] == null) {
        continue;
      }
      Movement movement = single[atom][step(position, atom)];
      boolean makes = passing ? movement.passes(from, to, occupied)
          : (movement.targets(from, occupied, position.pieces(1 - side)) >>> to & 1) != 0;
      boolean steps = cycles[atom] > 1;
      boolean noted = type == pawn() && Math.abs(from - to) == 16
          && isDoubleStep(position, from, to, ATOMS.charAt(atom) - 'A');
      if (makes && (steps || !(noted ? stillNoted : still))) {
        makers |= 1L << ATOMS.charAt(atom) - 'A';
        still |= !steps && !noted;
        stillNoted |= !steps && noted;
      }
    }
    return makers;
  }

  /** What counts is the step of the atom that makes it, not that of another one which goes the same way. */
  @Override
  public boolean isDoubleStep(Position position, int from, int to, int maker) {
    int atom = maker == Move.NONE ? -1 : ATOMS.indexOf((char) ('A' + maker));
    int side = position.toMove();
    return atom >= 0
        && (pieces[side][pawn()].single[atom][step(position, atom)].doubleSteps(from, position.occupied()) >>> to
            & 1) != 0;
  }

  @Override
  public void endTurn(Position position, int mover, int maker) {
    int atom = maker == Move.NONE ? -1 : ATOMS.indexOf((char) ('A' + maker));
    if (atom >= 0 && cells[atom] >= 0) {
      position.set(cells[atom], (step(position, atom) + 1) % cycles[atom]);
    }
  }

  @Override
  public long pawnSquares(int side) {
    return Armies.pawnSquares(side, Stream.of(pieces[0][pawn()], pieces[1][pawn()])
        .flatMap(piece -> Stream.of(piece.whole)).anyMatch(Movement::retreats));
  }

  @Override
  public boolean pawnsJump() {
    return Stream.of(pieces[0][pawn()], pieces[1][pawn()]).flatMap(piece -> Stream.of(piece.whole))
        .anyMatch(Movement::jumpsAtFirst);
  }

  @Override
  public String name(Position position, int side, int type) {
    Compiled piece = pieces[side][type];
    return piece.powers[piece.state(position)].name();
  }

  @Override
  public String nameAfter(Position position, int side, int type) {
    return pieces[side][type].stepping.length > 0 ? name(position, side, type) : "";
  }

  @Override
  public String text() {
    return types.text() + ";" + DIVIDER + ";" + atoms.text();
  }

  @Override
  public List<PowerCycle> cycles() {
    List<PowerCycle> shown = new ArrayList<>();
    int first = schema().slots().isEmpty() ? 0 : schema().offset(schema().slots().getFirst());
    for (int atom = 0; atom < cells.length; atom++) {
      char letter = ATOMS.charAt(atom);
      PowerCycle cycle = new PowerCycle("atom " + letter, names(0, letter), names(1, letter),
          cells[atom] < 0 ? Optional.empty() : Optional.of(schema().slots().get(cells[atom] - first)));
      if (!Stream.concat(cycle.white().stream(), cycle.black().stream()).allMatch(String.valueOf(letter)::equals)) {
        shown.add(cycle);
      }
    }
    return shown;
  }

  private List<String> names(int side, char atom) {
    return atoms.list(side, atom).stream().map(Power::name).toList();
  }
}
