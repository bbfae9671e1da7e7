package zugwerk.testkit;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.condition.ConditionKind;
import zugwerk.condition.ConditionOptions;
import zugwerk.condition.Conditioned;
import zugwerk.condition.Conditions;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/** Every registered condition, alone, with each of its options, and in some sets. */
public final class ConditionSamples {

  private static final List<String> SETS = List.of("Circe, Madrasi", "Circe, Andernach Chess",
      "Anticirce, Sentinels", "Circe PWC, Grid Chess", "Madrasi, Annan Chess", "Circe, Neutral pieces",
      "Andernach Chess, Maximummer", "Patrol Chess, Monochrome Chess", "Royal pieces, Neutral pieces",
      "Circe, Take & Make");

  private ConditionSamples() {}

  /** The texts of the conditions. */
  public static Stream<String> all() {
    return Stream.concat(Conditions.all().stream().flatMap(ConditionSamples::of), SETS.stream());
  }

  private static Stream<String> of(ConditionKind kind) {
    String needed = kind.options().contains(ConditionOptions.SQUARES) ? " d4 e5 b7 g2"
        : kind.options().contains(ConditionOptions.NUMBERS) ? " 19/21.5"
            : kind.options().contains(ConditionOptions.LETTERS) ? " R N" : "";
    return Stream.concat(Stream.of(""),
        kind.options().stream()
            .filter(word -> !word.equals(ConditionOptions.SQUARES) && !word.equals(ConditionOptions.NUMBERS)
                && !word.equals(ConditionOptions.LETTERS))
            .map(word -> " " + word))
        .map(option -> kind.name() + option + needed);
  }

  /** Whether a game can be played under a condition. */
  public static boolean fits(Variant game, String condition) {
    try {
      Conditioned.of(game, condition);
      return true;
    } catch (InputException _) {
      return false;
    }
  }

  /** A random setup that can be played, with random state. */
  public static Setup setup(Variant variant, Random random) {
    RandomSetups setups = new RandomSetups(random);
    while (true) {
      Setup setup = random.nextInt(3) == 0 ? setups.cornered(variant) : setups.setup(variant);
      setup = variant.tidied(setup);
      if (Validation.faults(variant, setup).isEmpty()) {
        return setup;
      }
    }
  }

  /** A packed move without the sign of a capture en passant beside a quiet move, and of a step like castling. */
  public static int plain(int move) {
    return EncodedMove.pack(switch (EncodedMove.unpack(move)) {
      case Move.EnPassant passing -> new Move.EnPassant(passing.from(), passing.to(), passing.tag(), false);
      case Move.Step step when step.tag() == 'K' - 'A' -> new Move.Step(step.from(), step.to(), step.promotion(),
          Move.NONE);
      case Move other -> other;
    });
  }
}
