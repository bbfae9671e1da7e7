package zugwerk.studio.versions;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import zugwerk.problem.Problem;
import zugwerk.problem.Version;
import zugwerk.studio.action.ActionMenu;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.KeyPress;
import zugwerk.studio.action.LocalKey;
import zugwerk.studio.editor.Versions;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.library.Thumbnails;

/**
 * The versions of the problem, side by side. A click returns to one.
 */
public final class VersionStrip extends HBox {

  /** With a scroll bar. */
  private static final double HEIGHT = 118;
  private static final int MOST_LISTED = 12;

  /** What the strip cannot do by itself. */
  public interface Host {

    /** Asks for a name; empty for none. */
    Optional<String> name(String present);

    void compare(Compared left, Compared right);
  }

  private final Workbench bench;
  private final Versions versions;
  private final VersionKeeper keeper;
  private final Host host;
  private final ListView<Version> list = new ListView<>();
  private final BooleanProperty fits = new SimpleBooleanProperty(true);

  public VersionStrip(Workbench bench, VersionKeeper keeper, Executor background, Host host) {
    super(4);
    this.bench = bench;
    this.keeper = keeper;
    this.host = host;
    versions = bench.versions();
    getStyleClass().add("version-strip");
    setAlignment(Pos.CENTER_LEFT);
    setMinHeight(HEIGHT);
    setMaxHeight(HEIGHT);
    setPrefHeight(HEIGHT);
    Button keep = new Button("", new FontIcon(MaterialDesignB.BOOKMARK_PLUS_OUTLINE));
    keep.setId("keep-version");
    keep.getStyleClass().add("flat");
    keep.setAccessibleText(Command.KEEP_VERSION.label());
    keep.setTooltip(new Tooltip(Command.KEEP_VERSION.tip()));
    keep.setFocusTraversable(false);
    keep.setOnAction(_ -> keeper.keep());
    Thumbnails thumbnails = new Thumbnails(background, Platform::runLater);
    list.setId("versions");
    list.setAccessibleText(lang("Versions"));
    list.setOrientation(Orientation.HORIZONTAL);
    list.setFixedCellSize(VersionCell.WIDTH);
    list.setItems(versions.list());
    Label hint = new Label(lang("A version is kept here with each new verdict, and with the button."));
    hint.getStyleClass().add("hint");
    hint.setWrapText(true);
    list.setPlaceholder(hint);
    list.setCellFactory(_ -> {
      VersionCell cell = new VersionCell(versions, bench.letters(), thumbnails, this::isCurrent);
      cell.setOnContextMenuRequested(event -> {
        if (cell.getItem() != null) {
          list.getSelectionModel().select(cell.getItem());
          menu(cell.getItem()).show(cell, event.getScreenX(), event.getScreenY());
        }
        event.consume();
      });
      cell.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> click(event, cell.getItem()));
      return cell;
    });
    list.addEventFilter(ScrollEvent.SCROLL, this::scroll);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    HBox.setHgrow(list, Priority.ALWAYS);
    getChildren().addAll(keep, list);
    // Its space is kept from the start, so that the first version moves nothing.
    visibleProperty().bind(fits);
    managedProperty().bind(visibleProperty());
    versions.list().addListener((ListChangeListener<Version>) change -> {
      list.refresh();
      // A new version is shown; a changed one leaves the selection as it is.
      boolean more = false;
      while (change.next()) {
        more |= change.wasAdded() && !change.wasReplaced();
      }
      if (more) {
        follow();
      }
    });
    bench.draft().addListener((_, _, _) -> follow());
    bench.letters().chosen().addListener(_ -> list.refresh());
  }

  /** Whether the window has space for it. */
  public BooleanProperty fits() {
    return fits;
  }

  private boolean isCurrent(Version version) {
    return version.problem().hasSameTaskAs(bench.draft().get());
  }

  /** Marks the version on the board. */
  private void follow() {
    list.refresh();
    versions.of(bench.draft().get()).ifPresent(version -> {
      list.getSelectionModel().select(version);
      // The list lays out a new version first.
      Platform.runLater(() -> list.scrollTo(version));
    });
  }

  /** The wheel of a mouse has one direction. */
  private void scroll(ScrollEvent event) {
    if (event.getDeltaX() == 0 && list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      flow.scrollPixels(-event.getDeltaY());
      event.consume();
    }
  }

  private void click(MouseEvent event, Version version) {
    if (version == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    if (event.isShortcutDown()) {
      host.compare(board(), compared(version));
    } else {
      keeper.show(version);
    }
  }

  private void key(KeyEvent event) {
    Version selected = list.getSelectionModel().getSelectedItem();
    if (selected == null) {
      return;
    }
    KeyPress.find(LocalKey.Place.VERSIONS, event).ifPresent(key -> {
      switch (key) {
        case RETURN_TO_VERSION -> keeper.show(selected);
        case COMPARE_VERSION -> host.compare(board(), compared(selected));
        case RENAME_VERSION -> rename(selected);
        default -> versions.delete(selected);
      }
      event.consume();
    });
  }

  private void rename(Version version) {
    host.name(version.name()).ifPresent(name -> versions.rename(version, name));
  }

  private Compared board() {
    Problem draft = bench.draft().get();
    return versions.of(draft).map(this::compared)
        .orElseGet(() -> new Compared(lang("On the board"), draft, keeper.solution(draft)));
  }

  private Compared compared(Version version) {
    return new Compared(lang("Version {0}", Versions.name(version)), version.on(bench.draft().get()),
        versions.solution(version));
  }

  private ContextMenu menu(Version version) {
    Menu others = new Menu(lang("Compare with"));
    others.getItems().add(item(lang("The board"), () -> host.compare(compared(version), board())));
    List<Version> all = versions.list();
    all.subList(Math.max(0, all.size() - MOST_LISTED), all.size()).stream().filter(other -> other.id() != version.id())
        .forEach(other -> others.getItems()
            .add(item(bench.letters().written(VersionText.line(other, versions.before(other))),
                () -> host.compare(compared(version), compared(other)))));
    return ActionMenu.popup(item(lang("Return to this version"), () -> keeper.show(version)), others,
        new SeparatorMenuItem(), item(lang("Rename …"), () -> rename(version)),
        item(lang("Delete"), () -> versions.delete(version)));
  }

  private static MenuItem item(String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> action.run());
    return item;
  }
}
