package zugwerk.studio.export;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import zugwerk.content.PhaseTable;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.studio.task.Job;
import zugwerk.studio.text.Localization;
import zugwerk.work.Progress;
import zugwerk.work.SafeFile;

final class ExportWindow {

  private final DiagramActions actions;
  private final ExportChoice choice;
  private final Problem draft;
  private final BooleanProperty flipped;
  private final ExportJob job;
  private final Preview preview;
  private final Stage stage = new Stage();
  private final ProgressBar bar = new ProgressBar();
  private final Label detail = new Label();

  ExportWindow(DiagramActions actions, Problem draft, boolean flipped) {
    this.actions = actions;
    this.draft = draft;
    this.flipped = new SimpleBooleanProperty(flipped);
    choice = actions.choice();
    job = new ExportJob(actions.background(), Platform::runLater, actions.files(), this::done, actions.errors());
    preview = new Preview(actions.background());
    choice.all().forEach(property -> property.addListener(_ -> refresh()));
    this.flipped.subscribe(_ -> refresh());
    refresh();
  }

  private void refresh() {
    preview.show(actions.shown(draft), choice.picture().format().get(), look());
    boolean unsolved = actions.solves(draft) && choice.picture().format().get() != PictureFormat.HTML
        && actions.known(draft).isEmpty();
    detail.setText(unsolved
        ? lang("The problem is solved when you export. To see the result here, solve with set play and tries.") : "");
    if (!unsolved) {
      DiagramFiles.missing(List.of(Diagram.of(draft, Localization.texts())), choice.picture().format().get())
          .ifPresent(detail::setText);
    }
  }

  private Look look() {
    return choice.picture().look(flipped.get());
  }

  void show(@Nullable Window owner) {
    BorderPane root = new BorderPane(preview);
    root.setPadding(new Insets(14));
    VBox form = new ExportPane(choice, actions.styles(), flipped, changes(draft.variant()), PhaseTable.isFor(draft),
        DiagramActions.isPlayable(draft));
    form.setPadding(new Insets(0, 14, 0, 0));
    root.setLeft(form);
    root.setBottom(buttons());
    stage.setOnHidden(_ -> job.cancel());
    Overlay.show(stage, lang("Export diagram"), root, owner);
  }

  private static boolean changes(Variant variant) {
    return variant.options().powerLists().isPresent()
        || IntStream.range(0, variant.schema().types().size()).anyMatch(variant.style()::namesPowers);
  }

  private VBox buttons() {
    Button write = Overlay.button("export-write", lang("_Export …"), this::write);
    write.setDefaultButton(true);
    write.disableProperty().bind(job.busy());
    Button image = Overlay.button("export-copy-image", lang("Copy _image"), () -> actions.copyImage(draft, look()));
    Button text = Overlay.button("export-copy-text", lang("Copy te_xt"), () -> actions.copyText(draft, look()));
    Button cancel = Overlay.button("export-cancel", lang("_Stop"), job::cancel);
    cancel.visibleProperty().bind(job.busy());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox row = new HBox(8, image, text, gap, cancel, Overlay.button("export-close", lang("Close"), this::close), write);
    row.setAlignment(Pos.CENTER_LEFT);
    bar.setMaxWidth(Double.MAX_VALUE);
    bar.visibleProperty().bind(job.busy());
    bar.managedProperty().bind(bar.visibleProperty());
    detail.setId("export-detail");
    detail.getStyleClass().add("hint");
    detail.setWrapText(true);
    job.progress().subscribe(progress -> progress.ifPresent(this::progress));
    job.state().subscribe(now -> {
      if (now == Job.State.FAILED) {
        detail.setText(job.message().get());
      }
    });
    VBox below = new VBox(6, detail, bar, row);
    below.setPadding(new Insets(10, 0, 0, 0));
    return below;
  }

  private void progress(Progress now) {
    bar.setProgress(now.share());
    detail.setText(lang("Solving first.") + " " + now.words(Localization.texts()));
  }

  private void write() {
    PictureFormat format = choice.picture().format().get();
    Optional<Path> file = actions.file(format);
    if (file.isEmpty()) {
      return;
    }
    Optional<Solved> solved = actions.known(draft);
    bar.setProgress(ProgressBar.INDETERMINATE_PROGRESS);
    Look look = look();
    int size = choice.picture().size().get();
    boolean playing = choice.play().playing().get() && DiagramActions.isPlayable(draft);
    Function<Diagram, byte[]> content = diagram -> format == PictureFormat.HTML && playing
        ? DiagramActions.playing(draft, diagram, look) : DiagramFiles.content(diagram, format, look, size);
    Function<Optional<Solved>, Diagram> drawn = actions.drawn(draft);
    if (actions.solves(draft) && solved.isEmpty()) {
      detail.setText(lang("Solving first …"));
      job.solveAndWrite(draft, actions.options(draft),
          found -> content.apply(drawn.apply(Optional.of(found))), file.get());
    } else {
      job.write(file.get(), _ -> SafeFile.write(file.get(), content.apply(drawn.apply(solved))));
    }
  }

  private void done(String text) {
    detail.setText(text);
    actions.news().accept(text);
  }

  private void close() {
    stage.close();
  }
}
