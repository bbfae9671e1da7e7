package zugwerk.studio.export;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.studio.task.Job;
import zugwerk.work.SafeFile;

/** Everything that a problem is shared as, with a preview. The options are those of the export. */
final class ShareWindow {

  private final DiagramActions actions;
  private final Problem draft;
  private final Look look;
  private final ExportJob writing;
  private final SolutionJob solving;
  private final Preview preview;
  private final Stage stage = new Stage();
  private final ListView<ShareKind> kinds = new ListView<>();
  private final Label detail = new Label();

  ShareWindow(DiagramActions actions, Problem draft, boolean flipped) {
    this.actions = actions;
    this.draft = draft;
    look = actions.choice().picture().look(flipped);
    writing = new ExportJob(actions.background(), Platform::runLater, actions.files(), this::done, actions.errors());
    solving = new SolutionJob(actions.background(), Platform::runLater);
    preview = new Preview(actions.background());
    kinds.setId("share-kinds");
    kinds.setAccessibleText(lang("What to share"));
    kinds.setPrefWidth(220);
    kinds.setCellFactory(_ -> new KindCell());
    kinds.getItems().setAll(ShareKind.values());
    if (!DiagramActions.isPlayable(draft)) {
      kinds.getItems().remove(ShareKind.PLAYING);
    }
    kinds.getSelectionModel().select(ShareKind.IMAGE);
    kinds.getSelectionModel().selectedItemProperty().subscribe(_ -> refresh());
    solving.state().addListener(_ -> {
      if (stage.isShowing()) {
        refresh();
      }
    });
    writing.state().addListener((_, _, now) -> {
      if (now == Job.State.FAILED) {
        detail.setText(writing.message().get());
      }
    });
  }

  private static final class KindCell extends ListCell<ShareKind> {

    @Override
    protected void updateItem(@Nullable ShareKind kind, boolean empty) {
      super.updateItem(kind, empty);
      setText(empty || kind == null ? null : kind.title());
    }
  }

  void show(@Nullable Window owner) {
    BorderPane root = new BorderPane(preview);
    root.setPadding(new Insets(14));
    root.setLeft(kinds);
    BorderPane.setMargin(kinds, new Insets(0, 14, 0, 0));
    root.setBottom(buttons());
    stage.setOnHidden(_ -> {
      solving.reset();
      writing.cancel();
    });
    Overlay.show(stage, lang("Share"), root, owner);
    kinds.requestFocus();
  }

  private VBox buttons() {
    Button copy = Overlay.button("share-copy", lang("_Copy"), this::copy);
    BooleanBinding waiting = Bindings.createBooleanBinding(this::lacksSolution, solving.state(),
        kinds.getSelectionModel().selectedItemProperty()).or(writing.busy());
    copy.setDefaultButton(true);
    copy.disableProperty().bind(waiting.or(selects(kind -> !kind.isCopied())));
    Button save = Overlay.button("share-save", lang("_Save …"), this::save);
    save.disableProperty().bind(waiting.or(selects(kind -> kind.format().isEmpty())));
    // A list keeps Enter for itself.
    kinds.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (event.getCode() == KeyCode.ENTER) {
        (kind().isCopied() ? copy : save).fire();
        event.consume();
      }
    });
    Button options = Overlay.button("share-options", lang("_Options …"), () -> {
      stage.close();
      actions.export();
    });
    options.setTooltip(new Tooltip(lang("Choose format, style, size and texts of the diagram")));
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox row = new HBox(8, options, gap, Overlay.button("share-close", lang("Close"), stage::close), save, copy);
    row.setAlignment(Pos.CENTER_LEFT);
    detail.setId("share-detail");
    detail.getStyleClass().add("hint");
    detail.setWrapText(true);
    VBox below = new VBox(6, detail, row);
    below.setPadding(new Insets(10, 0, 0, 0));
    return below;
  }

  private BooleanBinding selects(Predicate<ShareKind> test) {
    return Bindings.createBooleanBinding(() -> test.test(kind()), kinds.getSelectionModel().selectedItemProperty());
  }

  private ShareKind kind() {
    return Optional.ofNullable(kinds.getSelectionModel().getSelectedItem()).orElse(ShareKind.IMAGE);
  }

  private Optional<Solved> solved() {
    return actions.solved(draft, actions.options(draft).shown()).or(() -> solving.result().get());
  }

  private boolean lacksSolution() {
    return kind().hasSolution() && draft.task().stipulation().isPresent() && solved().isEmpty();
  }

  private Supplier<Diagram> diagram() {
    boolean solution = kind().hasSolution();
    Optional<Solved> known = solution ? solved() : Optional.empty();
    var drawn = actions.drawn(draft, solution);
    return () -> drawn.apply(known);
  }

  private void refresh() {
    if (lacksSolution() && solving.state().get() == Job.State.IDLE) {
      solving.start(draft, actions.options(draft));
    }
    if (kind() == ShareKind.FEN) {
      preview.text(draft.fen());
    } else {
      preview.show(diagram(), kind().format().orElse(PictureFormat.PNG), look);
    }
    detail.setText(lacksSolution() ? solving.message().get() : kind().meaning());
  }

  private void copy() {
    switch (kind()) {
      case FEN -> actions.copyFen(draft);
      case TEXT -> actions.copyText(diagram(), look);
      case IMAGE, PAGE, MOVING, PLAYING -> actions.copyImage(diagram(), look);
    }
    detail.setText(lang("Copied"));
  }

  private void save() {
    int size = actions.choice().picture().size().get();
    Supplier<Diagram> drawn = diagram();
    if (kind() == ShareKind.PLAYING) {
      actions.file(PictureFormat.HTML).ifPresent(file -> writing.write(file,
          _ -> SafeFile.write(file, DiagramActions.playing(draft, drawn.get(), look))));
    } else {
      kind().format().ifPresent(format -> actions.file(format)
          .ifPresent(file -> writing.write(drawn, format, look, size, file)));
    }
  }

  private void done(String text) {
    detail.setText(text);
    actions.news().accept(text);
  }
}
