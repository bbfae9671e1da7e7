package zugwerk.studio.board.model;

import javafx.beans.property.BooleanProperty;
import zugwerk.studio.editor.KingWatch;
import zugwerk.studio.editor.RoleMap;

/**
 * How the board is looked at.
 *
 * @param flipped whether Black's side is below
 * @param watch what bears on a King
 * @param roles which piece does what
 */
public record BoardLook(BooleanProperty flipped, KingWatch watch, RoleMap roles) {}
