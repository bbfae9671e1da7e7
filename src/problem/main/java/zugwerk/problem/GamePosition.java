package zugwerk.problem;

import java.util.List;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;

/**
 * A position of a game, which need not be legal. Two of them are equal only if their move counters are.
 *
 * @param variant the game, with its settings
 * @param setup the position
 * @param given the texts of settings and position, where this program would write them differently
 */
public record GamePosition(Variant variant, Setup setup, GivenTexts given) {

  /**
   * @throws IllegalArgumentException if the position belongs to another game
   */
  public GamePosition {
    if (!setup.schema().equals(variant.schema())) {
      throw new IllegalArgumentException("the position does not belong to " + variant.title());
    }
  }

  public GamePosition(Variant variant, Setup setup) {
    this(variant, setup, GivenTexts.NONE);
  }

  /** Its power lists or other settings as text; empty for the game's default. */
  public String powers() {
    return given.of(GivenTexts.Field.POWERS, variant.settings());
  }

  /** Its position as a FEN with seven fields. */
  public String fen() {
    return given.of(GivenTexts.Field.FEN, Fen.format(setup));
  }

  /** A copy that keeps given texts, unless they are the usual ones. */
  public GamePosition withTexts(String powers, String fen) {
    return new GamePosition(variant, setup, given.with(GivenTexts.Field.POWERS, powers, variant.settings())
        .with(GivenTexts.Field.FEN, fen, Fen.format(setup)));
  }

  GamePosition withSetup(Setup position) {
    return new GamePosition(variant, position, given.without(GivenTexts.Field.FEN));
  }

  GamePosition withGame(Variant game, Setup position) {
    boolean same = Fen.format(position).equals(Fen.format(setup))
        && position.get(Schema.KINGLESS) == setup.get(Schema.KINGLESS);
    GivenTexts kept = given.without(GivenTexts.Field.POWERS);
    return new GamePosition(game, position, same ? kept : kept.without(GivenTexts.Field.FEN));
  }

  /** The values that make two of them equal; a setup does not compare its move counters, but a file has them. */
  private List<Object> values() {
    return List.of(variant, setup, setup.halfmoves(), setup.fullmove(), given);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof GamePosition that && values().equals(that.values());
  }

  @Override
  public int hashCode() {
    return values().hashCode();
  }
}
