package zugwerk.studio.export;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Window;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseTable;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.Style;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.SolveJob;
import zugwerk.studio.task.FileWork;

public final class DiagramActions {

  static final SolveOptions.Shown PHASES =
      SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION).shown();

  private final Workbench bench;
  private final SolveJob job;
  private final Executor background;
  private final FileWork files;
  private final Supplier<List<Style>> styles;
  private final Host host;
  private final ExportChoice choice = new ExportChoice();

  public record Host(Window window, Function<PictureFormat, Optional<Path>> chooser, Consumer<String> news,
      Consumer<String> errors) {}

  public DiagramActions(Workbench bench, SolveJob job, Executor background, FileWork files,
      Supplier<List<Style>> styles, Host host) {
    this.bench = bench;
    this.job = job;
    this.background = background;
    this.files = files;
    this.styles = styles;
    this.host = host;
  }

  public ExportChoice choice() {
    return choice;
  }

  public void export() {
    new ExportWindow(this, bench.draft().get(), bench.flipped().get()).show(host.window());
  }

  public void sheet(List<Problem> problems, Window over) {
    if (problems.isEmpty()) {
      host.news().accept("No problems to export");
    } else {
      new SheetWindow(this, problems).show(over);
    }
  }

  /** Copies the diagram as an image with a background, since other programs show transparency as black. */
  public void copyImage() {
    copyImage(bench.draft().get(), choice.look(bench.flipped().get()));
  }

  void copyImage(Problem draft, Look look) {
    int size = choice.size().get();
    Supplier<Diagram> diagram = shown(draft);
    background.execute(() -> {
      try {
        var image = DiagramFiles.image(diagram.get(), look.transparent(false), size);
        Platform.runLater(() -> {
          ClipboardContent content = new ClipboardContent();
          content.putImage(Preview.converted(image));
          Clipboard.getSystemClipboard().setContent(content);
          host.news().accept(
              "Copied the diagram as an image, " + image.getWidth() + " by " + image.getHeight() + " pixels");
        });
      } catch (IllegalArgumentException fault) {
        Platform.runLater(() -> host.errors().accept(fault.getMessage()));
      }
    });
  }

  public void copyText() {
    copyText(bench.draft().get(), choice.look(bench.flipped().get()));
  }

  void copyText(Problem draft, Look look) {
    try {
      ClipboardContent content = new ClipboardContent();
      content.putString(DiagramFiles.text(shown(draft).get(), look));
      Clipboard.getSystemClipboard().setContent(content);
      host.news().accept("Copied the diagram as text");
    } catch (IllegalArgumentException fault) {
      host.errors().accept(fault.getMessage());
    }
  }

  Diagram diagram(Problem draft) {
    return Diagram.of(draft).with(bench.letters().chosen().get());
  }

  boolean wantsPhases(Problem draft) {
    return choice.phases().get() && PhaseTable.isFor(draft);
  }

  /** The diagram, with its phases if they are wanted and the solver has found them. */
  Supplier<Diagram> shown(Problem draft) {
    Diagram diagram = diagram(draft);
    Optional<Solved> known = wantsPhases(draft) ? solved(draft, PHASES) : Optional.empty();
    return () -> phased(diagram, known);
  }

  static Diagram phased(Diagram diagram, Optional<Solved> solved) {
    return solved.flatMap(PhaseTable::of).map(PhaseGrid::of).map(diagram::with).orElse(diagram);
  }

  List<Style> styles() {
    return styles.get();
  }

  Optional<Path> file(PictureFormat format) {
    return host.chooser().apply(format).map(file -> {
      String name = file.getFileName().toString();
      return name.contains(".") ? file : file.resolveSibling(name + "." + format.suffix());
    });
  }

  Optional<Solved> solved(Problem draft, SolveOptions.Shown wanted) {
    return job.solved(draft).filter(_ -> {
      SolveOptions.Shown shown = job.options().shown();
      return (shown.setPlay() || !wanted.setPlay())
          && (shown.tries() != SolveOptions.Tries.NONE || wanted.tries() == SolveOptions.Tries.NONE);
    });
  }

  Executor background() {
    return background;
  }

  FileWork files() {
    return files;
  }

  Consumer<String> news() {
    return host.news();
  }

  Consumer<String> errors() {
    return host.errors();
  }
}
