package zugwerk.studio.tabs;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.studio.action.Command;
import zugwerk.studio.library.DiagramButton;
import zugwerk.studio.library.Thumbnails;

/** The start page: first actions, problems, and the rules of the games. It disappears once used. */
public final class StartPage extends ScrollPane {

  private static final double PICTURE = 148;
  private static final double WIDEST = 1090;
  /** One row. */
  private static final int MOST_RECENT = 6;

  public interface Host {

    void open(Problem problem);

    void open(Path file);

    /** The files used last. */
    List<Path> recent();

    void run(Command command);

    void rules(Variant game);
  }

  private final Host host;
  private final Executor background;
  private final Thumbnails thumbnails;
  private final FlowPane cards = new FlowPane();
  private final FlowPane recent = new FlowPane();
  private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown", false);
  private final Button setUp;

  public StartPage(Host host, Executor background) {
    this.host = host;
    this.background = background;
    thumbnails = new Thumbnails(background, Platform::runLater);
    setId("start-page");
    getStyleClass().add("start-page");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setUp = button("start-set-up", lang("Set up a position"), MaterialDesignG.GRID,
        lang("Place pieces on an empty board (Esc)"), () -> {});
    FlowPane buttons = new FlowPane(setUp,
        button("start-paste", lang("Paste a position"), MaterialDesignC.CONTENT_PASTE, Command.PASTE_PROBLEM),
        button("start-open", lang("Open a file …"), MaterialDesignF.FOLDER_OPEN_OUTLINE, Command.OPEN),
        button("start-library", lang("Library"), MaterialDesignB.BOOKSHELF, Command.LIBRARY));
    FlowPane rules = new FlowPane();
    StartOffers.games().forEach(game -> rules.getChildren().add(rules(game)));
    for (FlowPane row : List.of(buttons, recent, cards, rules)) {
      row.getStyleClass().add("start-row");
    }
    recent.setId("start-recent");
    Label last = heading(lang("Recent problems"), "start-heading");
    for (Region part : List.of(last, recent)) {
      part.visibleProperty().bind(Bindings.isNotEmpty(recent.getChildren()));
      part.managedProperty().bind(part.visibleProperty());
    }
    Label title = heading("Zugwerk", "start-title");
    rules.getChildren().addFirst(heading(lang("Rules:"), "hint"));
    rules.setAlignment(Pos.CENTER_LEFT);
    cards.setRowValignment(VPos.TOP);
    recent.setRowValignment(VPos.TOP);
    VBox page = new VBox(title,
        text(lang("Compose and solve chess problems: orthodox chess, fairy chess and five games with state.")), buttons,
        rules, last, recent,
        heading(lang("Sample problems"), "start-heading"), cards,
        text(lang("To return to this page, choose Welcome in the Help menu. To search commands, press {0}.",
            Command.SEARCH.reference())));
    page.getStyleClass().add("start-content");
    page.setMaxWidth(WIDEST);
    setContent(new StackPane(page));
    visibleProperty().bind(shown);
    managedProperty().bind(shown);
    shown.subscribe(on -> {
      if (on) {
        fill();
      }
    });
  }

  public BooleanProperty shown() {
    return shown;
  }

  public void focus() {
    setUp.requestFocus();
  }

  private void fill() {
    List<Path> files = host.recent();
    background.execute(() -> {
      Map<Path, Problem> found = new LinkedHashMap<>();
      files.stream().limit(MOST_RECENT)
          .forEach(file -> StartOffers.read(file).ifPresent(problem -> found.put(file, problem)));
      Platform.runLater(() -> recent.getChildren().setAll(found.entrySet().stream()
          .map(one -> card(one.getValue(), one.getKey().getFileName().toString(), () -> host.open(one.getKey())))
          .toList()));
    });
    if (cards.getChildren().isEmpty()) {
      background.execute(() -> {
        List<Problem> problems = StartOffers.problems();
        Platform.runLater(() -> cards.getChildren().setAll(problems.stream()
            .map(problem -> card(problem, lang(problem.variant().title()), () -> host.open(problem))).toList()));
      });
    }
  }

  private Node card(Problem problem, String line, Runnable open) {
    DiagramButton card = new DiagramButton(thumbnails, PICTURE, problem, line);
    card.setOnAction(_ -> use(open));
    return card;
  }

  private Node rules(Variant game) {
    Hyperlink link = new Hyperlink(lang(game.title()), new FontIcon(MaterialDesignB.BOOK_OPEN_OUTLINE));
    link.setId("start-rules-" + game.id());
    String tip = lang("Read the rules of {0}", lang(game.title()));
    link.setTooltip(new Tooltip(tip));
    link.setAccessibleText(tip);
    link.setOnAction(_ -> host.rules(game));
    return link;
  }

  private Button button(String id, String text, Ikon icon, Command command) {
    return button(id, text, icon, command.tip(), () -> host.run(command));
  }

  private Button button(String id, String text, Ikon icon, String tip, Runnable action) {
    Button button = new Button(text, new FontIcon(icon));
    button.setId(id);
    button.setTooltip(new Tooltip(tip));
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> use(action));
    return button;
  }

  private void use(Runnable action) {
    shown.set(false);
    action.run();
  }

  private static Label heading(String text, String style) {
    Label label = new Label(text);
    label.getStyleClass().add(style);
    return label;
  }

  private static Label text(String text) {
    Label label = heading(text, "hint");
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.setMaxWidth(760);
    return label;
  }
}
