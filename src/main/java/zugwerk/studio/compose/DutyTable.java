package zugwerk.studio.compose;

import java.util.function.Consumer;
import javafx.collections.ObservableList;
import zugwerk.compose.Duty;

/** What becomes of the problem without each man, in words. */
final class DutyTable extends ResultTable<Duty> {

  DutyTable(ObservableList<Duty> duties, Consumer<Duty> look, Consumer<Duty> take) {
    super(duties, "Each man comes here as soon as it is known what becomes of the problem without him. Select a row to"
        + " go to the man; Enter or a double click leaves him out.", look, take);
    setId("duties");
    column("Left out", 130, Duty::what);
    column("What is left", 150, duty -> duty.sign() + " " + duty.words());
    column("Keys", 110, duty -> String.join(" / ", duty.keyTexts()));
  }
}
