package zugwerk.oracle;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The conditions that are written a second time, by the names that the program gives them. */
final class OracleConditions {

  private static final Map<String, Function<OracleOptions, OracleCondition>> ALL = new HashMap<>();

  static {
    ALL.putAll(OracleRebirths.ALL);
    ALL.putAll(OracleChosenRebirths.ALL);
    ALL.putAll(OracleObservations.ALL);
    ALL.putAll(OracleCaptures.ALL);
    ALL.putAll(OracleChanges.ALL);
    ALL.putAll(OracleEffects.ALL);
    ALL.putAll(OracleMakes.ALL);
    ALL.putAll(OracleVictims.ALL);
    ALL.putAll(OracleChecks.ALL);
    ALL.putAll(OraclePowerLoans.ALL);
    ALL.putAll(OracleSquares.ALL);
    ALL.putAll(OracleChoices.ALL);
    ALL.putAll(OracleMarks.ALL);
  }

  private OracleConditions() {}

  /** The longest name with which a text begins. */
  private static Optional<String> name(String text) {
    return ALL.keySet().stream().filter(name -> (text + " ").startsWith(name + " "))
        .max(Comparator.comparingInt(String::length));
  }

  static boolean knows(String text) {
    return name(text).isPresent();
  }

  /** A condition with its options. */
  static OracleCondition of(String text) {
    String name = name(text).orElseThrow(() -> new IllegalArgumentException("no such condition: " + text));
    return ALL.get(name).apply(new OracleOptions(text.substring(name.length()).trim()));
  }
}
