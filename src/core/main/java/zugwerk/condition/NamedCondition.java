package zugwerk.condition;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/**
 * A condition with its options.
 *
 * @param kind what it is
 * @param options in the order of the kind
 * @param condition a layer that lies on no game yet
 */
record NamedCondition(ConditionKind kind, ConditionOptions options, Condition condition) {

  static NamedCondition of(ConditionKind kind, ConditionOptions options) {
    return new NamedCondition(kind, options, kind.maker().apply(options));
  }

  /** The text that means it, the same however it was written. */
  String text() {
    Stream<String> squares = IntStream.range(0, Square.COUNT)
        .filter(square -> (options.squares() >>> square & 1) != 0).mapToObj(Square::name);
    return Stream.of(Stream.of(kind.name()), options.words().stream(), squares).flatMap(words -> words)
        .collect(Collectors.joining(" "));
  }

  /** @throws InputException if a condition excludes the game or another one, or two offer choices */
  static void check(Variant game, List<NamedCondition> named) {
    for (NamedCondition each : named) {
      if (each.kind().excludes().contains(game.id())) {
        throw new InputException("the condition '{0}' cannot be played in {1}", each.kind().name(), game.title());
      }
      if (named.stream().filter(other -> other.kind().equals(each.kind())).count() > 1) {
        throw new InputException("the condition '{0}' occurs twice", each.kind().name());
      }
      for (NamedCondition other : named) {
        if (each.kind().excludes().contains(other.kind().name())) {
          throw new InputException("the conditions '{0}' and '{1}' exclude each other", each.kind().name(),
              other.kind().name());
        }
      }
    }
  }
}
