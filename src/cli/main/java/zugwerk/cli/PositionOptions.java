package zugwerk.cli;

import java.util.Random;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.game.Board;
import zugwerk.notation.Fen;
import zugwerk.notation.KinglessText;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

final class PositionOptions {

  private static final int HILLS = 8;

  @Option(names = "--variant", paramLabel = "V", defaultValue = "orthodox",
      description = "Game. Default: orthodox.")
  private String game;

  @Option(names = "--fen", paramLabel = "F", description = "Position. Default: the start position.")
  private String fen;

  @Option(names = {"--powers", "--settings"}, paramLabel = "L", defaultValue = "",
      description = "Power lists, such as N=N/WD;B=B/R4 or N=Waffle; the name of a preset, such as phased or atomic;"
          + " fairy pieces, such as G=Grasshopper; or other settings of the game, such as scale;hills; fairy"
          + " conditions follow, as in \"conditions: Circe\"; zugwerk conditions lists them.")
  private String powers;

  @Option(names = "--kingless", paramLabel = "SIDE", defaultValue = "",
      description = "Side that needs no King: white, black or both. By default each side has one.")
  private String kingless;

  @Option(names = "--hills", paramLabel = "SEED",
      description = "Draw " + HILLS + " hills of the start position at random, the same ones for the same number. The"
          + " game needs the settings scale;hills.")
  private @Nullable Long hills;

  private @Nullable Variant variant;

  boolean isGiven() {
    return fen != null || hills != null || !kingless.isEmpty() || !powers.isBlank() || !game.equals("orthodox");
  }

  boolean hasPosition() {
    return fen != null;
  }

  /** The game, which is made only once: power lists take time to parse. */
  Variant variant() {
    if (variant == null) {
      variant = Variants.of(game, powers);
    }
    return variant;
  }

  Setup setup() {
    return KinglessText.applied(hills == null ? Fen.parse(variant(), fen == null ? variant().start() : fen)
        : drawn(hills), kingless);
  }

  private Setup drawn(long seed) {
    if (fen != null) {
      throw new InputException("--hills draws those of the start position; with --fen write them there, as in d5^");
    }
    Slot terrain = variant().schema().slots().stream().filter(Slot::isTerrain).findFirst()
        .orElseThrow(
            () -> new InputException("--hills needs a game with hills: hitpoint with the settings scale;hills"));
    return Fen.start(variant()).scattered(terrain, HILLS, new Random(seed));
  }

  Board playable() {
    return new Board(variant(), checked(Validation::check));
  }

  /** The position of a problem, whose en passant square may be for set play. */
  Setup solvable() {
    return checked(Validation::checkProblem);
  }

  private Setup checked(BiConsumer<Variant, Setup> check) {
    Setup setup = setup();
    try {
      check.accept(variant(), setup);
    } catch (InputException fault) {
      int sides = Validation.kingless(variant(), setup);
      if ((sides & ~setup.get(Schema.KINGLESS)) == 0) {
        throw fault;
      }
      throw new InputException("{0}; --kingless {1} allows such a board", fault, KinglessText.of(sides));
    }
    return setup;
  }
}
