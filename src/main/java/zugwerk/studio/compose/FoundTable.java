package zugwerk.studio.compose;

import java.util.function.Consumer;
import javafx.collections.ObservableList;
import zugwerk.compose.Found;
import zugwerk.studio.action.model.LocalKey;

/** The results of a search. */
final class FoundTable extends ResultTable<Found> {

  FoundTable(ObservableList<Found> found, Consumer<Found> look, Consumer<Found> take) {
    super(found, "Results appear here. Select a row to see it on the board; "
        + LocalKey.TAKE_RESULT.key() + " or a double click takes it over.",
        look,
        take);
    setId("found");
    column("Change", 110, one -> one.changes().isEmpty() ? one.problem().fen() : one.changesText());
    column("Key", 90, one -> String.join(" / ", one.keyTexts()));
    column("Remarks", 180, Found::note);
  }
}
