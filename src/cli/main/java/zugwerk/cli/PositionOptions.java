package zugwerk.cli;

import picocli.CommandLine.Option;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.KinglessText;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

final class PositionOptions {

  @Option(names = "--variant", paramLabel = "V", defaultValue = "orthodox",
      description = "the game; orthodox if not given")
  private String game;

  @Option(names = "--fen", paramLabel = "F", description = "the position; the start position if not given")
  private String fen;

  @Option(names = {"--powers", "--settings"}, paramLabel = "L", defaultValue = "",
      description = "power lists, such as N=N/WD;B=B/R4 or N=Waffle; a preset by its name, such as phased or atomic;"
          + " fairy pieces, such as G=Grasshopper; or other settings of the game, such as scale;hills")
  private String powers;

  @Option(names = "--kingless", paramLabel = "SIDE", defaultValue = "",
      description = "a side that may do without a King: white, black or both; by the rules each has one")
  private String kingless;

  boolean isGiven() {
    return fen != null || !kingless.isEmpty() || !powers.isBlank() || !game.equals("orthodox");
  }

  boolean hasPosition() {
    return fen != null;
  }

  Variant variant() {
    return Variants.of(game, powers);
  }

  Setup setup() {
    Variant variant = variant();
    return KinglessText.applied(Fen.parse(variant, fen == null ? variant.start() : fen), kingless);
  }

  Setup playable() {
    Setup setup = setup();
    try {
      Validation.check(variant(), setup);
    } catch (IllegalArgumentException fault) {
      int sides = Validation.kingless(variant(), setup);
      if ((sides & ~setup.get(Schema.KINGLESS)) == 0) {
        throw fault;
      }
      throw new IllegalArgumentException(
          fault.getMessage() + "; --kingless " + KinglessText.of(sides) + " allows a board like that", fault);
    }
    return setup;
  }
}
