package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Orthodox chess with further pieces, each with a letter and one power. */
final class OracleFairy extends OracleGame {

  private final SortedMap<Character, List<OraclePath>> powers = new TreeMap<>();

  OracleFairy(String settings) {
    for (String item : (settings.isBlank() ? "G=gQ;I=NN" : settings).split(";", -1)) {
      if (!item.matches("[ACDEFGHIJLMOSTUVWXYZ]=[^=|/]+") || powers.containsKey(item.charAt(0))) {
        throw new IllegalArgumentException("not a piece with its power: " + item);
      }
      powers.put(item.charAt(0), OracleBetza.read(item.substring(1 + Math.max(1, item.indexOf(':')))));
    }
  }

  @Override
  protected String types() {
    return powers.keySet().stream().map(String::valueOf).reduce(super.types(), String::concat);
  }

  @Override
  protected String promotions() {
    StringBuilder letters = new StringBuilder(super.promotions());
    powers.forEach((letter, courses) -> letters.append(courses.stream().allMatch(OraclePath::stays) ? ""
        : Character.toLowerCase(letter)));
    return letters.toString();
  }

  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    List<OraclePath> courses = powers.get(state.type(from));
    if (courses == null) {
      return OracleOrthodox.steps(state, from, state.type(from));
    }
    List<OracleStep> steps = new ArrayList<>();
    courses.forEach(course -> steps.addAll(course.steps(state, from)));
    return steps;
  }
}
