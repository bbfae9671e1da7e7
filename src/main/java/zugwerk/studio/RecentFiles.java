package zugwerk.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.home.PersistedProperties;

/** The menu of the files that were opened or saved last, the latest first. */
final class RecentFiles {

  private static final String NAME = "recent";
  /** As many as there are keys for. */
  private static final int MOST = 9;

  private final PersistedProperties remembered;
  private final Consumer<Path> open;
  private final Menu menu = new Menu("_Recent problems");

  /**
   * @param open opens a file that was chosen
   */
  RecentFiles(Workbench bench, PersistedProperties remembered, Consumer<Path> open) {
    this.remembered = remembered;
    this.open = open;
    show();
    bench.file().subscribe(file -> file.ifPresent(this::used));
  }

  Menu menu() {
    return menu;
  }

  private void used(Path file) {
    remembered.push(NAME, file.toAbsolutePath().normalize().toString(), MOST);
    show();
  }

  private void show() {
    List<String> files = remembered.preferences().list(NAME);
    menu.getItems().clear();
    for (int i = 0; i < Math.min(MOST, files.size()); i++) {
      Path file = Path.of(files.get(i));
      MenuItem item = new MenuItem(file.getFileName() + "   –   " + file.getParent().getFileName());
      item.setMnemonicParsing(false);
      item.setAccelerator(KeyCombination.valueOf("Alt+" + (i + 1)));
      item.setOnAction(_ -> open.accept(file));
      menu.getItems().add(item);
    }
    menu.setDisable(files.isEmpty());
  }
}
