package zugwerk.cli;

import picocli.CommandLine.Option;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** The options for game and position. */
final class PositionOptions {

  @Option(names = "--variant", paramLabel = "V", defaultValue = "orthodox",
      description = "the game; orthodox if not given")
  private String game;

  @Option(names = "--fen", paramLabel = "F", description = "the position; the start position if not given")
  private String fen;

  @Option(names = {"--powers", "--settings"}, paramLabel = "L", defaultValue = "",
      description = "power lists, such as N=N/WD;B=B/R4 or N=Waffle; a preset by its name, such as phased or atomic;"
          + " or other settings of the game, such as scale;hills")
  private String powers;

  /** Whether any of them was given. */
  boolean isGiven() {
    return fen != null || !powers.isBlank() || !game.equals("orthodox");
  }

  Variant variant() {
    return Variants.of(game, powers);
  }

  /** The position, whether it can be played or not. */
  Setup setup() {
    Variant variant = variant();
    return Fen.parse(variant, fen == null ? variant.start() : fen);
  }

  /**
   * The position.
   *
   * @throws IllegalArgumentException that names all its faults, if it cannot be played
   */
  Setup playable() {
    Setup setup = setup();
    Validation.check(variant(), setup);
    return setup;
  }
}
