package zugwerk.condition;

import java.util.List;

/**
 * Conditions from another jar: a public class with a public constructor without parameters, which the jar names in
 * {@code META-INF/services/zugwerk.condition.ConditionSource}.
 */
public interface ConditionSource {

  /** The conditions that it adds. */
  List<ConditionKind> conditions();
}
