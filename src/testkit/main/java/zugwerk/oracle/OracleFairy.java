package zugwerk.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Orthodox chess with further pieces, each with a letter and one power. */
final class OracleFairy extends OracleGame {

  private static final Set<String> OBSERVED = Set.of("Orphan", "Friend");

  private final SortedMap<Character, List<OraclePath>> powers = new TreeMap<>();
  private final Map<Character, String> expressions = new HashMap<>();

  OracleFairy(String settings) {
    for (String item : (settings.isBlank() ? "G=gQ;I=NN" : settings).split(";", -1)) {
      if (!item.matches("[ACDEFGHIJLMOSTUVWXYZ]=[^=|/]+") || powers.containsKey(item.charAt(0))) {
        throw new IllegalArgumentException("not a piece with its power: " + item);
      }
      String power = item.substring(1 + Math.max(1, item.indexOf(':')));
      powers.put(item.charAt(0), OBSERVED.contains(power) ? List.of() : OracleBetza.read(power));
      expressions.put(item.charAt(0), power);
    }
  }

  @Override
  protected String types() {
    return powers.keySet().stream().map(String::valueOf).reduce(super.types(), String::concat);
  }

  @Override
  protected String promotions() {
    StringBuilder letters = new StringBuilder(super.promotions());
    powers.forEach((letter, courses) -> {
      boolean stays = courses.stream().allMatch(OraclePath::stays) && !isObserved(letter);
      letters.append(stays || promotes(letter) ? "" : Character.toLowerCase(letter));
    });
    return letters.toString();
  }

  @Override
  protected boolean promotes(char type) {
    return type == 'P' || Set.of("BerolinaPawn", "Superpawn", "SuperBerolinaPawn", "MarinePawn", "ReversedPawn")
        .contains(expressions.getOrDefault(type, ""));
  }

  @Override
  protected boolean goesBack(char type) {
    return expressions.getOrDefault(type, "").equals("ReversedPawn");
  }

  private boolean isObserved(char type) {
    return OBSERVED.contains(expressions.getOrDefault(type, ""));
  }

  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    char type = state.type(from);
    if (!isObserved(type)) {
      return steps(state, from, type);
    }
    List<OracleStep> steps = new ArrayList<>();
    for (char power : types().toCharArray()) {
      if (!isObserved(power) && has(state, from, power, new HashSet<>())) {
        // It is no Pawn, and neither captures nor can be captured en passant.
        steps(state, from, power).stream().filter(step -> !step.enPassant())
            .forEach(step -> steps.add(new OracleStep(step.to(), false, false, OracleStep.NOBODY, step.over(), "")));
      }
    }
    return steps;
  }

  /** Where the piece on a square could go if it were of a type. */
  private List<OracleStep> steps(OracleState state, int from, char type) {
    List<OraclePath> courses = powers.get(type);
    if (courses == null) {
      return OracleOrthodox.steps(state, from, type);
    }
    List<OracleStep> steps = new ArrayList<>();
    courses.forEach(course -> steps.addAll(course.steps(state, from)));
    return steps;
  }

  /**
   * Whether an Orphan or a Friend is observed by a piece of a type, or by one of its own kind that is itself.
   *
   * @param chain the pieces that ask each other
   */
  private boolean has(OracleState state, int square, char power, Set<Integer> chain) {
    char type = state.type(square);
    boolean white = Character.isUpperCase(state.pieces[square]);
    boolean observers = expressions.getOrDefault(type, "").equals("Friend") == white;
    OracleState seen = state.copy();
    seen.pieces[square] = observers ? 'q' : 'Q';
    Set<Integer> longer = new HashSet<>(chain);
    longer.add(square);
    for (int from = 0; from < 64; from++) {
      char observer = state.type(from);
      if (from != square && state.isPiece(from, observers) && !longer.contains(from)
          && (observer == power || observer == type)
          && steps(seen, from, power).stream().anyMatch(step -> step.victim(observers) == square)
          && (observer == power || has(state, from, power, longer))) {
        return true;
      }
    }
    return false;
  }
}
