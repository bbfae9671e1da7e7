package zugwerk.condition;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A condition as the registry has it.
 *
 * @param name its English name, which is also the key of its names in other languages
 * @param popeye other words for it, first of all Popeye's
 * @param options the words that may stand beside the name
 * @param sides the sides that it binds if its options name none, as bits: 1 White, 2 Black; 0 if it does not bind sides
 * @param excludes names of other conditions and ids of games with which it makes no sense
 * @param definition what it is, in two sentences
 * @param source who invented or defined it
 * @param maker makes the layer
 */
public record ConditionKind(String name, List<String> popeye, List<String> options, int sides,
    Set<String> excludes, String definition, String source, Function<ConditionOptions, Condition> maker) {

  public ConditionKind {
    popeye = List.copyOf(popeye);
    options = List.copyOf(options);
    excludes = Set.copyOf(excludes);
  }

  /** A condition without options. */
  public static ConditionKind of(String name, String definition, String source,
      Function<ConditionOptions, Condition> maker) {
    return new ConditionKind(name, List.of(), List.of(), 0, Set.of(), definition, source, maker);
  }

  /** The same with other words for it. */
  public ConditionKind popeye(String... words) {
    return new ConditionKind(name, List.of(words), options, sides, excludes, definition, source, maker);
  }

  /** The same with words that may stand beside the name. */
  public ConditionKind options(String... words) {
    return new ConditionKind(name, popeye, List.of(words), sides, excludes, definition, source, maker);
  }

  /**
   * The same binding one side or both, with more words that may stand beside the name.
   *
   * @param usual the sides where none is named, as bits
   */
  public ConditionKind sides(int usual, String... words) {
    List<String> all = Stream.concat(ConditionOptions.SIDES.stream(), Stream.of(words)).toList();
    return new ConditionKind(name, popeye, all, usual, excludes, definition, source, maker);
  }

  /** The same, excluding conditions and games. */
  public ConditionKind excluding(String... names) {
    return new ConditionKind(name, popeye, options, sides, Set.of(names), definition, source, maker);
  }
}
