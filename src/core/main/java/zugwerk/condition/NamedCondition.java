package zugwerk.condition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Texts;

/**
 * A condition with its options.
 *
 * @param kind what it is
 * @param options in the order of the kind
 * @param condition a layer that lies on no game yet
 */
public record NamedCondition(ConditionKind kind, ConditionOptions options, Condition condition) {

  private static final int BOTH = 3;

  static NamedCondition of(ConditionKind kind, ConditionOptions options) {
    return new NamedCondition(kind, options, kind.maker().apply(options.binding(kind.sides())));
  }

  /** Its options, with the sides that it binds. */
  public ConditionOptions bound() {
    return options.binding(kind.sides());
  }

  /** The same condition for both sides, if another one of its kind differs in the side alone. */
  Optional<NamedCondition> joined(NamedCondition other) {
    int sides = bound().sides();
    boolean differ = sides != 0 && (sides ^ other.bound().sides()) == BOTH && sideless().equals(other.sideless())
        && options.squares() == other.options.squares() && kind.equals(other.kind);
    Stream<String> both = kind.sides() == BOTH ? Stream.empty() : ConditionOptions.SIDES.stream();
    return differ ? Optional.of(of(kind,
        new ConditionOptions(Stream.concat(both, sideless().stream()).toList(), options.squares()))) : Optional.empty();
  }

  private List<String> sideless() {
    return options.words().stream().filter(word -> !ConditionOptions.SIDES.contains(word)).toList();
  }

  /** The text that means it, the same however it was written. */
  public String text() {
    return text(Texts.ENGLISH);
  }

  /** The same with its name in a language. */
  public String text(Texts texts) {
    Stream<String> squares = IntStream.range(0, Square.COUNT)
        .filter(square -> (options.squares() >>> square & 1) != 0).mapToObj(Square::name);
    return Stream.of(Stream.of(texts.lang(kind.name())), options.words().stream(), squares).flatMap(words -> words)
        .collect(Collectors.joining(" "));
  }

  /** The same condition with one of its options changed: taken away if it has it, else added. */
  public NamedCondition toggled(String option) {
    return of(kind, new ConditionOptions(kind.options().stream()
        .filter(word -> options.has(word) != word.equals(option)).toList(), options.squares()));
  }

  /** @throws InputException if a condition excludes the game or another one, or occurs twice */
  static void check(Variant game, List<NamedCondition> named) {
    for (NamedCondition each : named) {
      if (each.kind().excludes().contains(game.id())) {
        throw new InputException("the condition '{0}' cannot be played in {1}",
            Message.message(each.kind().name()), Message.message(game.title()));
      }
      if (named.stream().filter(other -> other.kind().equals(each.kind())).count() > 1) {
        throw new InputException("the condition '{0}' occurs twice", Message.message(each.kind().name()));
      }
      for (NamedCondition other : named) {
        if (each.kind().excludes().contains(other.kind().name())) {
          throw new InputException("the conditions '{0}' and '{1}' exclude each other",
              Message.message(each.kind().name()), Message.message(other.kind().name()));
        }
      }
    }
  }
}
