package zugwerk.studio.compose;

import java.util.function.Consumer;
import javafx.collections.ObservableList;
import zugwerk.compose.PieceRole;
import zugwerk.studio.action.model.LocalKey;

/** The roles of pieces: what becomes of the problem without each of them. */
final class RoleTable extends ResultTable<PieceRole> {

  RoleTable(ObservableList<PieceRole> duties, Consumer<PieceRole> look, Consumer<PieceRole> take) {
    super(duties, "Each piece appears here as soon as its role is known. Select a row to go to the piece; "
        + LocalKey.TAKE_RESULT.key() + " or a"
        + " double click leaves it out.", look, take);
    setId("duties");
    column("Left out", 130, PieceRole::what);
    column("What is left", 150, duty -> duty.sign() + " " + duty.words());
    column("Keys", 110, duty -> String.join(" / ", duty.keyTexts()));
  }
}
