package zugwerk.studio;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import zugwerk.studio.editor.Workbench;

/** New, open and save, with the questions that belong to them. */
final class FileActions {

  private final Workbench bench;
  private final Dialogs dialogs;
  private final Consumer<String> news;

  /**
   * @param news told in a few words what was done
   */
  FileActions(Workbench bench, Dialogs dialogs, Consumer<String> news) {
    this.bench = bench;
    this.dialogs = dialogs;
    this.news = news;
  }

  void begin() {
    if (mayLeave()) {
      bench.begin();
      news.accept("New problem");
    }
  }

  void open() {
    if (mayLeave()) {
      dialogs.open().ifPresent(this::open);
    }
  }

  /** Opens a file, as one that was dropped on the window. */
  void open(Path file) {
    attempt(() -> {
      bench.open(file);
      news.accept("Opened " + file.getFileName());
    });
  }

  boolean save() {
    return bench.file().get().map(this::save).orElseGet(this::saveAs);
  }

  boolean saveAs() {
    return dialogs.save(bench.file().get()).map(this::save).orElse(false);
  }

  private boolean save(Path file) {
    return attempt(() -> {
      bench.save(file);
      news.accept("Saved " + file.getFileName());
    });
  }

  /** Whether the present draft may be left: it is saved, or its user does not want it. */
  boolean mayLeave() {
    return !bench.changed().get() || switch (dialogs.unsaved()) {
      case SAVE -> save();
      case DISCARD -> true;
      case CANCEL -> false;
    };
  }

  private boolean attempt(Runnable action) {
    try {
      action.run();
      return true;
    } catch (IllegalArgumentException | UncheckedIOException fault) {
      dialogs.error(fault.getMessage());
      return false;
    }
  }
}
