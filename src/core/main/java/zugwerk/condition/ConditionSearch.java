package zugwerk.condition;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Spelling;

/** Finds conditions by what somebody types: parts of a name in any language of the program, or of Popeye's word. */
public final class ConditionSearch {

  private ConditionSearch() {}

  /** The conditions with a name that begins with a text, then those with a name that contains it. */
  public static List<ConditionKind> matching(String typed) {
    String plain = ConditionReader.plain(typed);
    List<ConditionKind> all = Conditions.all();
    return Stream.concat(all.stream().filter(kind -> names(kind).anyMatch(name -> name.startsWith(plain))),
        all.stream().filter(kind -> names(kind).anyMatch(name -> name.contains(plain)))).distinct().toList();
  }

  /** A condition that a text means, with each further option that begins with the rest of the text. */
  public static List<NamedCondition> continued(String typed) {
    Optional<NamedCondition> whole = read(typed);
    return IntStream.iterate(typed.length(), end -> end > 0, end -> end - 1).boxed()
        .filter(end -> whole.isEmpty() || end == typed.length())
        .map(end -> read(typed.substring(0, end)).map(found -> with(found, typed.substring(end))).orElse(List.of()))
        .filter(found -> !found.isEmpty()).findFirst().orElse(List.of());
  }

  /** The conditions with an option that begins with a text. */
  public static List<NamedCondition> withOption(String typed) {
    return Conditions.all().stream().map(kind -> NamedCondition.of(kind, new ConditionOptions(List.of(), 0)))
        .flatMap(found -> with(found, typed).stream()).toList();
  }

  private static List<NamedCondition> with(NamedCondition found, String begun) {
    String plain = ConditionReader.plain(begun);
    return found.kind().options().stream()
        .filter(word -> !word.equals(ConditionOptions.SQUARES) && !found.options().has(word))
        .filter(word -> ConditionReader.plain(word).startsWith(plain)).map(found::toggled).toList();
  }

  /** The condition that a text means, with its options; empty if there is none. */
  public static Optional<NamedCondition> read(String typed) {
    return ConditionReader.read(typed);
  }

  static InputException unknown(String name) {
    String plain = ConditionReader.plain(name);
    List<String> near = Spelling.nearest(plain, Conditions.all().stream().flatMap(ConditionSearch::names).toList());
    return near.isEmpty() ? new InputException("the condition '{0}' is unknown", name)
        : new InputException("the condition '{0}' is unknown; did you mean {1}?", name,
            Message.message(read(near.getFirst()).orElseThrow().kind().name()));
  }

  private static Stream<String> names(ConditionKind kind) {
    return ConditionReader.names(kind).map(ConditionReader::plain);
  }
}
