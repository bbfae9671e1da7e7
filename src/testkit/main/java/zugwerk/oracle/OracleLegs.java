package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;

/** Reads moves of several legs: {@code afsW}, whose legs share an atom, and {@code [F?R]}, where each has its own. */
final class OracleLegs {

  private static final int UNLIMITED = 64;

  private OracleLegs() {}

  /**
   * The letter a separates the modifiers of the legs.
   *
   * @param suffix what follows the atom: nothing, the atom again or a number
   */
  static List<OraclePath> again(String modifiers, char atom, String suffix) {
    String[] groups = modifiers.split("a", -1);
    if (groups.length > 6) {
      throw new IllegalArgumentException("no legs: " + modifiers + atom);
    }
    boolean rider = "RBQ".indexOf(atom) >= 0 && suffix.isEmpty() || suffix.equals("" + atom) || suffix.equals("0");
    int range = rider ? UNLIMITED : suffix.isEmpty() ? 1 : Integer.parseInt(suffix);
    List<int[]> all = leaps(atom, "");
    List<OracleChain.Leg> legs = new ArrayList<>();
    String traits = "";
    for (int n = 0; n < groups.length; n++) {
      boolean last = n == groups.length - 1;
      String directions = groups[n].replaceAll(n == 0 ? "[^fblrvshw]" : "[^fblrvswqz]", "").replace('w', 's');
      String modes = groups[n].replaceAll(n == 0 ? "[fblrvshw]" : "[fblrvswqz]", "");
      if (!modes.matches(n == 0 ? "i?([mpgcy]?|[cp]y)i?" : last ? "m?c?m?" : "[mpgcy]?|[cp]y")) {
        throw new IllegalArgumentException("no modes of a leg: " + modes);
      }
      boolean oblique = "NCLZJ".indexOf(atom) >= 0;
      if (oblique && n > 0 && !directions.equals("f") || last && modifiers.matches(".*c.*a.*") && !modes.equals("m")) {
        throw new IllegalArgumentException("no last leg: " + groups[n]);
      }
      boolean hops = modes.contains("p") || modes.contains("g");
      legs.add(new OracleChain.Leg(n == 0 ? leaps(atom, directions) : all, directions,
          last ? ' ' : modes.contains("c") ? 'c' : hops ? 'p' : 'm',
          range));
      range = modes.contains("y") ? range == 1 ? UNLIMITED : 1 : modes.contains("g") ? 1 : range;
      traits += (modes.contains("i") ? "i" : "") + (!last ? "" : modes.isEmpty() ? "mc" : modes);
    }
    return List.of(new OracleChain(legs, traits));
  }

  /** The leaps of an atom in these directions; K and Q are W and F, each with the directions. */
  private static List<int[]> leaps(char atom, String directions) {
    List<int[]> leaps = new ArrayList<>();
    for (int[] sides : OracleBetza.sides(atom)) {
      leaps.addAll(OracleDirections.chosen(OracleDirections.circle(sides[0], sides[1]), directions));
    }
    return leaps;
  }

  /**
   * Legs such as {@code F?R}: behind a question mark the move may go on or have ended, behind a hyphen it must go on.
   * All but the first turn as little as they can.
   */
  static OraclePath bracket(String directions, String given, String text) {
    if (!text.matches("[WFDNAHCZG]([-?][WFDNAHCZG]){0,2}[-?]([WFDNAHCZG][WFDNAHCZG]?|[WFDNAHCZGRB][0-6]?)")
        || given.matches(".*[^mci].*")) {
      throw new IllegalArgumentException("no legs: " + text);
    }
    List<OracleChain.Leg> legs = new ArrayList<>();
    String rest = text;
    while (rest.length() > 1 && "-?".indexOf(rest.charAt(1)) >= 0) {
      legs.add(new OracleChain.Leg(leaps(rest.charAt(0), legs.isEmpty() ? directions : ""), OracleChain.OUTWARD,
          rest.charAt(1) == '?' ? '?' : 'm', 1));
      rest = rest.substring(2);
    }
    char last = rest.charAt(0);
    String more = rest.substring(1);
    if (more.length() == 1 && Character.isLetter(more.charAt(0)) && more.charAt(0) != last) {
      throw new IllegalArgumentException("two atoms in a leg: " + text);
    }
    boolean rides = more.equals("0") || more.equals("" + last) || more.isEmpty() && "RB".indexOf(last) >= 0;
    legs.add(new OracleChain.Leg(leaps(last, ""), OracleChain.OUTWARD, ' ',
        rides ? UNLIMITED : more.isEmpty() ? 1 : Integer.parseInt(more)));
    return new OracleChain(legs, given.matches(".*[mc].*") ? given : given + "mc");
  }
}
