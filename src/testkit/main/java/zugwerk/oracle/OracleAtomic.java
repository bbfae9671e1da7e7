package zugwerk.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Atomic Polypiece: the lists belong to atoms, and a move by an atom steps it in every piece whose power names it. */
final class OracleAtomic extends OracleGame {

  private static final String ATOMS = "WFDNAHCZGKQRB";

  /** Each type's power, White's and Black's. */
  private final Map<Character, String[]> types = new LinkedHashMap<>();

  /** Each atom's list, White's and Black's. */
  private final Map<Character, String[][]> atoms = new LinkedHashMap<>();

  /** What was read before, by its text. */
  private final Map<String, List<OraclePath>> read = new HashMap<>();

  /** Reads powers of types, the word {@code atoms}, and lists of atoms, separated by semicolons. */
  OracleAtomic(String text) {
    for (String item : "K=K;Q=Q;R=R;B=B;N=N;P=fmWfceFifmnD".split(";")) {
      types.put(item.charAt(0), OraclePowers.colours(item));
    }
    for (char atom : ATOMS.toCharArray()) {
      atoms.put(atom, new String[][] {{"" + atom}, {"" + atom}});
    }
    boolean ofAtoms = false;
    for (String item : text.split(";")) {
      if (item.equals("atoms")) {
        ofAtoms = true;
      } else if (ofAtoms) {
        String[] colours = OraclePowers.colours(item);
        atoms.put(item.charAt(0), new String[][] {entries(colours[0]), entries(colours[1])});
      } else {
        String[] colours = OraclePowers.colours(item);
        types.put(item.charAt(0), new String[] {entries(colours[0])[0], entries(colours[1])[0]});
      }
    }
  }

  /** The expressions of a list, without the names that may precede them. */
  private static String[] entries(String list) {
    String[] entries = list.split("/");
    for (int n = 0; n < entries.length; n++) {
      entries[n] = entries[n].substring(entries[n].indexOf(':') + 1);
    }
    return entries;
  }

  /** Each atom in a power goes by its present entry, with the modifiers that the power gives it. */
  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    int colour = Character.isUpperCase(state.pieces[from]) ? 0 : 1;
    List<OracleStep> steps = new ArrayList<>();
    for (Part part : parts(types.get(state.type(from))[colour])) {
      String[] list = atoms.get(part.atom)[colour];
      String entry = list[state.counters.getOrDefault(part.atom, 0) % list.length];
      for (Part inner : parts(entry)) {
        // Where the power makes a rider of the atom, the entry's atoms ride, unless they say otherwise.
        String riding = part.suffix.isEmpty() || Character.isDigit(part.suffix.charAt(0))
            ? part.suffix : "" + inner.atom;
        String expression =
            part.modifiers + inner.modifiers + inner.atom + (inner.suffix.isEmpty() ? riding : inner.suffix);
        for (OraclePath course : read.computeIfAbsent(expression, OracleBetza::read)) {
          course.steps(state, from).forEach(step -> steps.add(step.by(part.atom)));
        }
      }
    }
    steps.sort((one, other) -> ATOMS.indexOf(one.maker()) - ATOMS.indexOf(other.maker()));
    return steps;
  }

  /** An atom in an expression: small letters before it, and a number or its own letter behind it. */
  private record Part(String modifiers, char atom, String suffix) {}

  private static List<Part> parts(String expression) {
    List<Part> parts = new ArrayList<>();
    int at = 0;
    while (at < expression.length()) {
      int start = at;
      while (Character.isLowerCase(expression.charAt(at))) {
        at++;
      }
      String modifiers = expression.substring(start, at);
      char letter = expression.charAt(at++);
      start = at;
      while (at < expression.length() && Character.isDigit(expression.charAt(at))) {
        at++;
      }
      if (at == start && at < expression.length() && expression.charAt(at) == letter) {
        at++;
      }
      char atom = letter == 'L' ? 'C' : letter == 'J' ? 'Z' : letter;
      parts.add(new Part(modifiers, atom, expression.substring(start, at)));
    }
    return parts;
  }

  private int cycle(char atom) {
    int cycle = 1;
    while (cycle % atoms.get(atom)[0].length != 0 || cycle % atoms.get(atom)[1].length != 0) {
      cycle++;
    }
    return cycle;
  }

  @Override
  protected boolean judgesArrivalAfter() {
    return true;
  }

  /** Castling is made by no atom. */
  @Override
  protected void afterMoveBy(OracleState state, char maker) {
    state.counters.put(maker, (state.counters.getOrDefault(maker, 0) + 1) % cycle(maker));
  }

  @Override
  protected void readItem(OracleState state, String item) {
    char atom = item.charAt(0);
    if (!item.matches("[A-Z][0-9]{1,9}") || !atoms.containsKey(atom)) {
      throw new IllegalArgumentException("no atom and entry: " + item);
    }
    int entry = Integer.parseInt(item.substring(1));
    if (entry >= cycle(atom) || state.counters.put(atom, entry) != null) {
      throw new IllegalArgumentException("no such entry, or said twice: " + item);
    }
  }

  @Override
  protected String items(OracleState state) {
    List<String> items = new ArrayList<>();
    for (char atom : ATOMS.toCharArray()) {
      int entry = state.counters.getOrDefault(atom, 0);
      if (entry != 0) {
        items.add("" + atom + entry);
      }
    }
    return OracleFen.orDash(String.join(",", items));
  }
}
