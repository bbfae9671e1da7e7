package zugwerk.studio.export;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.nio.charset.StandardCharsets;
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
import zugwerk.content.PhaseTable;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPhases;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.DiagramSolution;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.PlayingPage;
import zugwerk.diagram.Style;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.SolveJob;
import zugwerk.studio.task.FileWork;
import zugwerk.studio.task.Threads;
import zugwerk.studio.text.Localization;
import zugwerk.web.PlayScript;
import zugwerk.work.InputException;

public final class DiagramActions {

  private final Supplier<Workbench> bench;
  private final Supplier<SolveJob> job;
  private final Executor background;
  private final FileWork files;
  private final Supplier<List<Style>> styles;
  private final Host host;
  private final ExportChoice choice = new ExportChoice();

  public record Host(Window window, Function<PictureFormat, Optional<Path>> chooser, Consumer<String> news,
      Consumer<String> errors) {}

  /**
   * @param bench that of the selected tab
   * @param job likewise
   */
  public DiagramActions(Supplier<Workbench> bench, Supplier<SolveJob> job, Executor background, FileWork files,
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
    new ExportWindow(this, bench.get().draft().get(), bench.get().flipped().get()).show(host.window());
  }

  public void share() {
    new ShareWindow(this, bench.get().draft().get(), bench.get().flipped().get()).show(host.window());
  }

  public void sheet(List<Problem> problems, Window over) {
    if (problems.isEmpty()) {
      host.news().accept(lang("No problems to export"));
    } else {
      new SheetWindow(this, problems).show(over);
    }
  }

  /** Copies the diagram as an image with a background, since other programs show transparency as black. */
  public void copyImage() {
    copyImage(bench.get().draft().get(), choice.picture().look(bench.get().flipped().get()));
  }

  void copyImage(Problem draft, Look look) {
    copyImage(shown(draft), look);
  }

  void copyImage(Supplier<Diagram> diagram, Look look) {
    int size = choice.picture().size().get();
    background.execute(() -> {
      try {
        var image = DiagramFiles.image(diagram.get(), look.transparent(false), size);
        Platform.runLater(() -> {
          ClipboardContent content = new ClipboardContent();
          content.putImage(Preview.converted(image));
          Clipboard.getSystemClipboard().setContent(content);
          host.news().accept(lang("Copied the diagram as an image, {0} by {1} pixels",
              image.getWidth(), image.getHeight()));
        });
      } catch (InputException fault) {
        Platform.runLater(() -> host.errors().accept(reason(fault)));
      }
    });
  }

  public void copyText() {
    copyText(bench.get().draft().get(), choice.picture().look(bench.get().flipped().get()));
  }

  void copyText(Problem draft, Look look) {
    copyText(shown(draft), look);
  }

  void copyFen(Problem draft) {
    copied(draft.fen());
    host.news().accept(lang("Copied the FEN"));
  }

  private static void copied(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }

  void copyText(Supplier<Diagram> diagram, Look look) {
    background.execute(() -> {
      try {
        String text = DiagramFiles.text(diagram.get(), look);
        Platform.runLater(() -> {
          copied(text);
          host.news().accept(lang("Copied the diagram as text"));
        });
      } catch (InputException fault) {
        Platform.runLater(() -> host.errors().accept(reason(fault)));
      }
    });
  }

  Diagram diagram(Problem draft) {
    return Diagram.of(draft, Localization.texts()).with(bench.get().letters().chosen().get());
  }

  boolean wantsPhases(Problem draft) {
    return choice.play().phases().get() && PhaseTable.isFor(draft);
  }

  /** Whether the export needs the solution. */
  boolean solves(Problem draft) {
    return draft.task().stipulation().isPresent() && (wantsPhases(draft) || choice.solves());
  }

  /** What the solver has to find for the export. */
  SolveOptions options(Problem draft) {
    boolean phases = wantsPhases(draft);
    return SolveOptions.DEFAULT.threads(Threads.spare())
        .showing(phases || choice.play().setPlay().get(),
            phases || choice.play().tries().get() ? SolveOptions.Tries.ONE_REFUTATION : SolveOptions.Tries.NONE)
        .stating(draft.task().solutions());
  }

  /** The diagram, with its phases and solution if they are wanted and the solver has found them. */
  Supplier<Diagram> shown(Problem draft) {
    Optional<Solved> known = known(draft);
    Function<Optional<Solved>, Diagram> drawn = drawn(draft);
    return () -> drawn.apply(known);
  }

  /** What the solver has found already, if it is enough. In TeX a solution that is known costs nothing. */
  Optional<Solved> known(Problem draft) {
    return solves(draft) ? solved(draft, options(draft).shown())
        : choice.picture().format().get() == PictureFormat.TEX ? job.get().solved(draft) : Optional.empty();
  }

  /** Draws a diagram with what is wanted of a solution; in the background, as it may take long. */
  Function<Optional<Solved>, Diagram> drawn(Problem draft) {
    return drawn(draft, choice.solves() || choice.picture().format().get() == PictureFormat.TEX);
  }

  Function<Optional<Solved>, Diagram> drawn(Problem draft, boolean solution) {
    Diagram diagram = diagram(draft);
    boolean phases = wantsPhases(draft);
    boolean full = choice.play().full().get();
    PrintedOptions options = PrintedOptions.DEFAULT.in(diagram.texts());
    return solved -> {
      Diagram compared = solved.filter(_ -> phases)
          .flatMap(found -> PrintedPhases.of(found, options))
          .map(found -> diagram.with(found.grid(options.texts()))).orElse(diagram);
      return solved.filter(_ -> solution)
          .map(found -> DiagramSolution.of(found, options, full)).map(compared::with).orElse(compared);
    };
  }

  static boolean hasProgram() {
    return PlayScript.packed().isPresent();
  }

  /** Whether a problem can be on a page that plays. */
  static boolean isPlayable(Problem draft) {
    return hasProgram() && !draft.task().isProofGame();
  }

  static byte[] playing(Problem draft, Diagram diagram, Look look) {
    return new PlayingPage(List.of(new PlayingPage.Entry(draft, diagram)), look)
        .write(PlayScript.packed().orElseThrow()).getBytes(StandardCharsets.UTF_8);
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
    return job.get().solved(draft).filter(_ -> {
      SolveOptions.Shown shown = job.get().options().shown();
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
