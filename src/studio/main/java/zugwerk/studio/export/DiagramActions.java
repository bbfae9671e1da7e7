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

/** What can be done with the diagram of the draft: export it, copy it. */
public final class DiagramActions {

  /** What phases are made from. */
  static final SolveOptions.Shown PHASES =
      SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION).shown();

  private final Workbench bench;
  private final SolveJob job;
  private final Executor background;
  private final FileWork files;
  private final Supplier<List<Style>> styles;
  private final Host host;
  private final ExportChoice choice = new ExportChoice();

  /**
   * The window that diagrams are exported from.
   *
   * @param window the one to ask over
   * @param chooser asks for the file to write in a format
   * @param news told in a few words what was done
   * @param errors told in a sentence what could not be done
   */
  public record Host(Window window, Function<PictureFormat, Optional<Path>> chooser, Consumer<String> news,
      Consumer<String> errors) {}

  /**
   * @param job the solver of the window, which may have the solution already
   * @param background where pictures are drawn and problems solved
   * @param files where files are written
   * @param styles the colours that a diagram can have
   */
  public DiagramActions(Workbench bench, SolveJob job, Executor background, FileWork files,
      Supplier<List<Style>> styles, Host host) {
    this.bench = bench;
    this.job = job;
    this.background = background;
    this.files = files;
    this.styles = styles;
    this.host = host;
  }

  /** What the user chose last. */
  public ExportChoice choice() {
    return choice;
  }

  /** Opens the window that exports the diagram of the present draft. */
  public void export() {
    new ExportWindow(this, bench.draft().get(), bench.flipped().get()).show(host.window());
  }

  /** Opens the window that puts problems on a sheet. */
  public void sheet(List<Problem> problems, Window over) {
    if (problems.isEmpty()) {
      host.news().accept("There is no problem to put on a sheet");
    } else {
      new SheetWindow(this, problems).show(over);
    }
  }

  /** Copies the diagram as an image; it has paper, since others show what is transparent as black. */
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
          content.putImage(Pictures.of(image));
          Clipboard.getSystemClipboard().setContent(content);
          host.news().accept(
              "Copied the diagram as an image, " + image.getWidth() + " by " + image.getHeight() + " pixels");
        });
      } catch (IllegalArgumentException fault) {
        Platform.runLater(() -> host.errors().accept(fault.getMessage()));
      }
    });
  }

  /** Copies the diagram in plain letters. */
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

  /** The diagram of a problem, with the letters that the user reads. */
  Diagram diagram(Problem draft) {
    return Diagram.of(draft).with(bench.letters().chosen().get());
  }

  /** Whether the user wants the phases of a problem that has some. */
  boolean wantsPhases(Problem draft) {
    return choice.phases().get() && PhaseTable.isFor(draft);
  }

  /**
   * The diagram, with its phases if the user wants them and the window's solver has found them. The table is made when
   * the diagram is asked for.
   */
  Supplier<Diagram> shown(Problem draft) {
    Diagram diagram = diagram(draft);
    Optional<Solved> known = wantsPhases(draft) ? solved(draft, PHASES) : Optional.empty();
    return () -> phased(diagram, known);
  }

  /** A diagram with the phases of a solution. */
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

  /** The solution of a draft, if the window's solver has found it with all that is to be exported. */
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
