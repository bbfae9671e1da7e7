package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.ActionGroup;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.action.MenuEntry;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.tabs.OpenProblems;

final class RecentFiles {

  private static final String NAME = "recent";
  private static final int MOST = LocalKey.RECENT.keys().size();

  private final PersistedProperties remembered;
  private final Consumer<Path> open;
  private final ObservableList<MenuEntry> entries = FXCollections.observableArrayList();

  RecentFiles(OpenProblems problems, BooleanSupplier restoring, PersistedProperties remembered, Consumer<Path> open) {
    this.remembered = remembered;
    this.open = open;
    show();
    problems.each(one -> one.bench().file().addListener(
        (_, _, file) -> file.filter(_ -> !restoring.getAsBoolean()).ifPresent(this::used)));
  }

  ActionGroup menu() {
    return new ActionGroup(lang("_Recent problems"), entries);
  }

  List<Path> files() {
    return remembered.preferences().files(NAME);
  }

  private void used(Path file) {
    remembered.push(NAME, file.toAbsolutePath().normalize().toString(), MOST);
    show();
  }

  private void show() {
    List<Path> files = files();
    entries.setAll(IntStream.range(0, Math.min(MOST, files.size())).mapToObj(i -> {
      Path file = files.get(i);
      return Action.other(
          file.getFileName() + "   –   " + Objects.requireNonNullElse(file.getParent(), file).getFileName(),
          LocalKey.RECENT.keys().get(i), () -> open.accept(file));
    }).toList());
  }
}
