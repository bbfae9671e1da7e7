package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import zugwerk.problem.Problem;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.help.HelpPage;
import zugwerk.studio.help.HelpPages;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.library.Thumbnails;

/** The help window: a list of pages, a search field and one page. */
final class HelpWindow {

  private final Stage stage = new Stage();
  private final List<HelpPage> pages = HelpPages.all();
  private final ListView<String> titles = new ListView<>();
  private final TextField search = new TextField();
  private final ScrollPane reading = new ScrollPane();
  private final Consumer<Problem> open;
  private final Thumbnails thumbnails = new Thumbnails(ForkJoinPool.commonPool(), Platform::runLater);

  HelpWindow(Window owner, Preferences preferences, Consumer<Problem> open) {
    this.open = problem -> {
      owner.requestFocus();
      open.accept(problem);
    };
    titles.setId("help-pages");
    titles.setAccessibleText(lang("Help pages"));
    titles.setPlaceholder(new Label(lang("No matching pages")));
    titles.getItems().setAll(pages.stream().map(HelpWindow::title).toList());
    titles.getSelectionModel().selectedItemProperty().subscribe(this::read);
    search.setId("help-words");
    search.setPromptText(LocalKey.FIND_WORDS.tip(lang("Find")));
    search.setAccessibleText(lang("Words to find on the help pages"));
    search.setTooltip(
        new Tooltip(LocalKey.FIND_WORDS.tip(lang("List only pages with these words, and highlight the words"))));
    search.textProperty().subscribe(this::narrow);
    reading.setId("help-reading");
    reading.setFitToWidth(true);
    reading.getStyleClass().add("side-scroll");
    VBox.setVgrow(titles, Priority.ALWAYS);
    VBox side = new VBox(search, titles);
    side.getStyleClass().addAll("side-pane", "help-side");
    BorderPane root = new BorderPane(reading);
    root.setLeft(side);
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    Scene scene = new Scene(root);
    scene.getStylesheets().setAll(owner.getScene().getStylesheets());
    stage.initOwner(owner);
    stage.setScene(scene);
    stage.setTitle(lang("Help") + " – Zugwerk");
    stage.setMinWidth(680);
    stage.setMinHeight(360);
    WindowPlace.remember(stage, "help", 980, 720, preferences, () -> {});
  }

  /** The title in the list; the page itself is English. */
  private static String title(HelpPage page) {
    return lang(page.title());
  }

  void show(String id) {
    search.clear();
    narrow("");
    String title = title(pages.stream().filter(page -> page.id().equals(id)).findFirst().orElseThrow());
    titles.getSelectionModel().select(title);
    titles.scrollTo(title);
    stage.show();
    stage.toFront();
    stage.requestFocus();
    reading.requestFocus();
  }

  void close() {
    stage.close();
  }

  private void narrow(String typed) {
    String now = titles.getSelectionModel().getSelectedItem();
    List<String> left = pages.stream().filter(page -> page.has(typed) || HelpPage.has(title(page), typed))
        .map(HelpWindow::title).toList();
    if (!left.equals(titles.getItems())) {
      titles.getItems().setAll(left);
      titles.getSelectionModel().select(left.contains(now) ? left.indexOf(now) : 0);
    }
    mark();
  }

  private void read(String title) {
    reading.setContent(pages.stream().filter(page -> title(page).equals(title)).findFirst()
        .map(page -> new HelpView(page, thumbnails, this::show, open)).orElse(null));
    reading.setVvalue(0);
    mark();
  }

  private void mark() {
    if (reading.getContent() instanceof HelpView page) {
      page.find(search.getText()).ifPresent(first -> Platform.runLater(() -> reveal(page, first)));
    }
  }

  private void reveal(HelpView page, Node first) {
    reading.layout();
    double space = page.getHeight() - reading.getViewportBounds().getHeight();
    double top = page.sceneToLocal(first.localToScene(first.getBoundsInLocal())).getMinY();
    reading.setVvalue(space <= 0 ? 0 : Math.clamp((top - 40) / space, 0, 1));
  }

  private void pressed(KeyEvent event) {
    if (KeyPress.matches(LocalKey.CLOSE_HELP, event)) {
      stage.close();
    } else if (KeyPress.matches(LocalKey.FIND_WORDS, event)) {
      search.requestFocus();
      search.selectAll();
    } else {
      return;
    }
    event.consume();
  }
}
