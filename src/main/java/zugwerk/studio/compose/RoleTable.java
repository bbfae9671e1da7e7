package zugwerk.studio.compose;

import java.util.function.Consumer;
import javafx.collections.ObservableList;
import zugwerk.compose.PieceRole;

/** What becomes of the problem without each piece, in words. */
final class RoleTable extends ResultTable<PieceRole> {

  RoleTable(ObservableList<PieceRole> duties, Consumer<PieceRole> look, Consumer<PieceRole> take) {
    super(duties, "Each man comes here as soon as it is known what becomes of the problem without him. Select a row to"
        + " go to the man; Enter or a double click leaves him out.", look, take);
    setId("duties");
    column("Left out", 130, PieceRole::what);
    column("What is left", 150, duty -> duty.sign() + " " + duty.words());
    column("Keys", 110, duty -> String.join(" / ", duty.keyTexts()));
  }
}
