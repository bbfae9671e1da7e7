package zugwerk.studio.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is chosen once is there at the next start. */
class PreferencesTest {

  @TempDir
  private Path folder;

  private Path file() {
    return folder.resolve("deep/preferences.properties");
  }

  @Test
  void valuesAndListsComeBack() {
    Preferences first = Preferences.of(file());
    assertEquals("", first.notice());
    first.set("window.width", 1280.5);
    first.set("odd = name", "line\nbreak, ü, \\ and : = #");
    first.setList("recent", List.of("/a b", "/c", "/d"));
    first.setList("recent", List.of("/c", "/a b"));
    first.save();
    Preferences second = Preferences.of(file());
    assertEquals(Optional.of(1280.5), second.number("window.width", 0, 2000));
    assertEquals(Optional.empty(), second.number("window.width", 0, 1000));
    assertEquals(Optional.of("line\nbreak, ü, \\ and : = #"), second.text("odd = name"));
    assertEquals(List.of("/c", "/a b"), second.list("recent"));
  }

  @Test
  void aDamagedFileIsKeptAsideAndReported() throws IOException {
    Files.createDirectories(file().getParent());
    for (String damage : List.of("\\u12", "window.width=12", "\0\0\0\0", "")) {
      Files.writeString(file(), damage);
      Preferences preferences = Preferences.of(file());
      assertTrue(preferences.notice().contains(file().toString()), preferences.notice());
      assertEquals(Optional.empty(), preferences.text("window.width"));
      Path aside = file().resolveSibling("preferences.properties.damaged");
      assertEquals(damage, Files.readString(aside));
      Files.delete(aside);
      preferences.set("a", "b");
      preferences.save();
      assertEquals("", Preferences.of(file()).notice());
    }
  }

  @Test
  void twoProgramsKeepEachOthersChoices() {
    Preferences one = Preferences.of(file());
    Preferences other = Preferences.of(file());
    one.set("theme", "dark");
    one.set("colours", "wood");
    one.save();
    other.set("colours", "slate");
    other.save();
    one.set("live", true);
    one.save();
    Preferences both = Preferences.of(file());
    assertEquals(Optional.of("dark"), both.text("theme"));
    assertEquals(Optional.of("slate"), both.text("colours"));
    assertEquals(Optional.of("true"), both.text("live"));
  }

  @Test
  void nothingIsWrittenWhereNothingWasChosen() {
    Preferences.of(file()).save();
    assertFalse(Files.exists(file()));
    Preferences forgotten = Preferences.forgotten();
    forgotten.set("a", "b");
    forgotten.save();
    assertEquals(Optional.of("b"), forgotten.text("a"));
  }

  @Test
  void propertiesTakeValuesUpAndHandThemBack() {
    BooleanProperty live = new SimpleBooleanProperty(true);
    PersistedProperties remembered = new PersistedProperties(Preferences.of(file()), Runnable::run, fault -> {
      throw new AssertionError(fault);
    });
    remembered.truth("live", live);
    assertTrue(live.get());
    live.set(false);
    remembered.push("recent", "/a", 2);
    remembered.push("recent", "/b", 2);
    remembered.push("recent", "/a", 2);
    remembered.push("recent", "/c", 2);
    remembered.save();
    BooleanProperty again = new SimpleBooleanProperty(true);
    new PersistedProperties(Preferences.of(file()), Runnable::run, _ -> {}).truth("live", again);
    assertFalse(again.get());
    assertEquals(List.of("/c", "/a"), Preferences.of(file()).list("recent"));
  }

  @Test
  void aFileThatCannotBeWrittenIsReported() throws IOException {
    Files.writeString(folder.resolve("deep"), "a file where the folder should be");
    List<String> faults = new ArrayList<>();
    PersistedProperties remembered = new PersistedProperties(Preferences.of(file()), Runnable::run, faults::add);
    remembered.preferences().set("a", "b");
    remembered.save();
    assertTrue(faults.getFirst().contains(folder.resolve("deep").toString()), faults.toString());
  }
}
