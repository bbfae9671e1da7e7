package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.TextInputDialog;
import javafx.scene.layout.Region;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import zugwerk.diagram.PictureFormat;
import zugwerk.exchange.Formats;
import zugwerk.problem.Problem;
import zugwerk.studio.cluster.ClusterChoice;
import zugwerk.studio.home.Drafts;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.task.DisplayText;

final class WindowDialogs implements Dialogs {

  private static final String FOLDER = "folder";

  private final Window window;
  private final Preferences preferences;
  private Optional<HelpWindow> help = Optional.empty();

  WindowDialogs(Window window, Preferences preferences) {
    this.window = window;
    this.preferences = preferences;
  }

  private Optional<File> start() {
    return preferences.text(FOLDER).map(File::new).filter(File::isDirectory);
  }

  /** The focused window, such as the library; dialogs stay in front of it. */
  private Window owner() {
    return Window.getWindows().stream().filter(shown -> shown instanceof Stage && shown.isFocused()).findFirst()
        .orElse(window);
  }

  private Optional<Path> chosen(File file) {
    Optional<Path> path = Optional.ofNullable(file).map(File::toPath);
    path.map(Path::toAbsolutePath).map(Path::getParent).ifPresent(folder -> preferences.set(FOLDER, folder));
    return path;
  }

  private FileChooser chooser(String title, FileChooser.ExtensionFilter... filters) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser.getExtensionFilters().addAll(filters);
    start().ifPresent(chooser::setInitialDirectory);
    return chooser;
  }

  @Override
  public Optional<Path> open() {
    List<FileChooser.ExtensionFilter> filters = new ArrayList<>();
    filters.add(new FileChooser.ExtensionFilter(lang("Problems of any format"), Formats.all().stream()
        .flatMap(format -> format.endings().stream()).map(ending -> "*." + ending).toList()));
    filters.addAll(filters());
    filters.add(new FileChooser.ExtensionFilter(lang("All files"), "*"));
    return chosen(chooser(lang("Open a problem"), filters.toArray(FileChooser.ExtensionFilter[]::new))
        .showOpenDialog(owner()));
  }

  private static List<FileChooser.ExtensionFilter> filters() {
    return Formats.all().stream().map(format -> new FileChooser.ExtensionFilter(
        format.title() + " (*." + format.endings().getFirst() + ")",
        format.endings().stream().map(ending -> "*." + ending).toList())).toList();
  }

  @Override
  public Optional<Path> exportProblem() {
    FileChooser chooser = chooser(lang("Export the problem"), filters().toArray(FileChooser.ExtensionFilter[]::new));
    chooser.setInitialFileName("problem");
    return chosen(chooser.showSaveDialog(owner())).map(file -> {
      String ending = chooser.getSelectedExtensionFilter().getExtensions().getFirst().substring(1);
      boolean plain = !file.getFileName().toString().contains(".");
      return plain ? file.resolveSibling(file.getFileName() + ending) : file;
    });
  }

  @Override
  public Optional<Integer> choose(String title, List<String> things, String note) {
    return new ChoiceList(owner(), title, things, note).showAndWait();
  }

  @Override
  public Optional<Path> save(Optional<Path> present) {
    FileChooser chooser = chooser(lang("Save the problem"),
        new FileChooser.ExtensionFilter(lang("Problems (*.json)"), "*.json"));
    chooser.setInitialFileName(present.map(path -> path.getFileName().toString()).orElse("problem.json"));
    return chosen(chooser.showSaveDialog(owner()));
  }

  @Override
  public Optional<Path> export(PictureFormat format) {
    String pattern = "*." + format.suffix();
    FileChooser chooser = chooser(lang("Export the diagram"),
        new FileChooser.ExtensionFilter(format.title() + " (" + pattern + ")", pattern));
    chooser.setInitialFileName("diagram." + format.suffix());
    return chosen(chooser.showSaveDialog(owner()));
  }

  @Override
  public Optional<String> name(String title, String present) {
    TextInputDialog dialog = new TextInputDialog(present);
    dialog.initOwner(owner());
    dialog.setHeaderText(title);
    dialog.setContentText(lang("Name"));
    DialogLook.dress(dialog, MaterialDesignB.BOOKMARK_OUTLINE, "accent");
    dialog.getDialogPane().setMinSize(420, Region.USE_PREF_SIZE);
    return dialog.showAndWait();
  }

  @Override
  public Unsaved unsaved(String name) {
    ButtonType save = new ButtonType(lang("Save"), ButtonBar.ButtonData.OK_DONE);
    ButtonType discard = new ButtonType(lang("Discard"), ButtonBar.ButtonData.LEFT);
    Alert alert = new Alert(Alert.AlertType.CONFIRMATION,
        lang("Discarding loses all changes since the problem was last saved."));
    alert.initOwner(owner());
    alert.setHeaderText(lang("Save the changes to “{0}”?", name));
    DialogLook.dress(alert, MaterialDesignC.CONTENT_SAVE_OUTLINE, "accent");
    // Without a minimum size some Linux desktops cut the text of dialogs.
    alert.getDialogPane().setMinSize(460, Region.USE_PREF_SIZE);
    alert.getButtonTypes().setAll(save, discard, ButtonType.CANCEL);
    ButtonType answer = alert.showAndWait().orElse(ButtonType.CANCEL);
    return answer == save ? Unsaved.SAVE : answer == discard ? Unsaved.DISCARD : Unsaved.CANCEL;
  }

  @Override
  public Optional<Path> folder(String title) {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(title);
    start().ifPresent(chooser::setInitialDirectory);
    return Optional.ofNullable(chooser.showDialog(owner())).map(File::toPath);
  }

  @Override
  public Recovery recover(List<Drafts.Orphan> orphans) {
    return new RecoveryDialog(owner(), orphans).showAndWait();
  }

  @Override
  public Optional<ClusterChoice> cluster(ClusterChoice present) {
    return new ClusterDialog(owner(), present, () -> folder(lang("Key folder"))).showAndWait();
  }

  @Override
  public void error(String text) {
    new ErrorWindow(owner(), text.lines().map(DisplayText::capital).collect(Collectors.joining("\n")), "")
        .showAndWait();
  }

  @Override
  public void read(String page, Consumer<Problem> open) {
    if (help.isEmpty()) {
      help = Optional.of(new HelpWindow(window, preferences, open));
    }
    help.get().show(page);
  }

  @Override
  public void close() {
    help.ifPresent(HelpWindow::close);
  }

  @Override
  public boolean dropSearches() {
    ButtonType change = new ButtonType(lang("Change"), ButtonBar.ButtonData.OK_DONE);
    Alert alert = new Alert(Alert.AlertType.CONFIRMATION,
        lang("This ends running searches and removes the results of the panes. Problems and their versions stay."));
    alert.initOwner(owner());
    alert.setHeaderText(lang("Change the language?"));
    DialogLook.dress(alert, MaterialDesignT.TRANSLATE, "accent");
    alert.getDialogPane().setMinSize(460, Region.USE_PREF_SIZE);
    alert.getButtonTypes().setAll(change, ButtonType.CANCEL);
    return alert.showAndWait().filter(change::equals).isPresent();
  }
}
