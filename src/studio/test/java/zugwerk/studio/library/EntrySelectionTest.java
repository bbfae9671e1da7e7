package zugwerk.studio.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import org.junit.jupiter.api.Test;

/** Which problems are selected, one by one, as a range, and after the list has changed. */
class EntrySelectionTest {

  private final List<ProblemEntry> all =
      Stream.of("a", "b", "c", "d", "e").map(name -> ProblemEntry.refused(Path.of(name), "")).toList();
  private final ObservableList<ProblemEntry> source = FXCollections.observableArrayList(all);
  private final FilteredList<ProblemEntry> shown = new FilteredList<>(source);
  private final EntrySelection selection = new EntrySelection(shown);

  private String selected() {
    return String.join("", selection.selected().get().stream().map(entry -> entry.file().toString()).toList());
  }

  private String lead() {
    return selection.lead().get().map(entry -> entry.file().toString()).orElse("");
  }

  @Test
  void aRangeBeginsAtTheLastOneSelectedAloneWhateverItsDirection() {
    selection.select(all.get(2));
    selection.extend(all.get(4));
    assertEquals("cde", selected());
    selection.extend(all.get(0));
    assertEquals("abc", selected());
    assertEquals("a", lead());
    selection.select(all.get(1));
    assertEquals("b", selected());
  }

  @Test
  void whatIsToggledJoinsInTheOrderShownAndLeavesAgain() {
    selection.toggle(all.get(3));
    selection.toggle(all.get(1));
    assertEquals("bd", selected());
    assertEquals("b", lead());
    selection.toggle(all.get(1));
    assertEquals("d", selected());
    assertEquals("d", lead());
    selection.toggle(all.get(3));
    assertEquals("", selected());
    assertEquals("", lead());
  }

  @Test
  void stepsStopAtTheEndsAndExtend() {
    assertEquals(0, selection.step(1, false), "the first step selects the first");
    assertEquals(2, selection.step(2, false));
    assertEquals(4, selection.step(9, true));
    assertEquals("cde", selected());
    assertEquals(0, selection.step(-9, false));
    assertEquals("a", selected());
  }

  @Test
  void whatAFilterHidesIsNotMeantAndWhatIsReadAgainStays() {
    selection.selectAll();
    shown.setPredicate(entry -> !entry.file().equals(Path.of("b")));
    assertEquals("acde", selected());
    shown.setPredicate(_ -> true);
    selection.select(all.get(1));
    ProblemEntry fresh = ProblemEntry.refused(Path.of("b"), "changed");
    source.set(1, fresh);
    assertSame(fresh, selection.lead().get().orElseThrow());
    assertTrue(selection.holds(fresh));
    assertEquals("b", selected());
    source.remove(1);
    assertEquals("", selected());
  }
}
