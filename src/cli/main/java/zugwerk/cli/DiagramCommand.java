package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.content.PhaseTable;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.diagram.Caption;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.DiagramSolution;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.PlayingPage;
import zugwerk.diagram.Sheet;
import zugwerk.diagram.Style;
import zugwerk.diagram.Styles;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.UserFolders;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.web.PlayScript;
import zugwerk.work.InputException;
import zugwerk.work.SafeFile;
import zugwerk.work.Texts;

@Command(name = "diagram", description = {
    "Writes a diagram as .svg, .png, .pdf, .tex, .html, .gif or .txt to a file or to standard output.",
    "Several problem files make an A4 sheet. A web page (.html) contains the solution to step through, a .gif file"
        + " plays it, and a .tex file of one problem contains it as \\solution; the problem is solved first."
})
final class DiagramCommand extends ProgramCommand {

  @Mixin
  private PositionOptions where;

  @Option(names = "--problem", paramLabel = "FILE", arity = "1..*", description = "Files in any format that"
      + " convert reads, instead of a position. FILE#2 is the second problem of a collection.")
  private List<Path> problems = List.of();

  @Option(names = "--output", paramLabel = "X.svg", description = "File to write. Default: - (standard output).")
  private @Nullable Path output;

  @Option(names = "--format", paramLabel = "FORMAT",
      description = "svg, png, pdf, tex, html, gif or txt. Default: by the suffix of the output.")
  private @Nullable String format;

  @Option(names = "--base64", description = "Write Base64 to standard output. Needed for PNG and PDF.")
  private boolean base64;

  @Option(names = "--stipulation", paramLabel = "S", description = "Stipulation to print below the board.")
  private String stipulation;

  @Option(names = "--caption", paramLabel = "C",
      description = "Line above the board, after the credits of a problem. May be repeated.")
  private List<String> captions = List.of();

  @Option(names = "--no-captions", description = "Draw only the board, without texts.")
  private boolean withoutCaptions;

  @Option(names = "--coordinates", description = "Show coordinates at the edge of the board.")
  private boolean coordinates;

  @Option(names = {"--flip", "--flipped"}, description = "Show the board from Black's side.")
  private boolean flipped;

  @Option(names = "--style", paramLabel = "NAME", defaultValue = "print",
      description = "print, shaded, screen, the name of a file in the folder styles or in your own styles, or a path.")
  private String style;

  @Option(names = "--pieces", paramLabel = "NAME", defaultValue = "noto",
      description = "Piece set: noto, dejavu, plain or letters.")
  private String set;

  @Option(names = "--men", paramLabel = "type|power", defaultValue = "type",
      description = "Draw pieces with changing powers by type, or as fairy pieces by their present power.")
  private String pieces;

  @Option(names = "--transparent", description = "Leave the background transparent.")
  private boolean transparent;

  @Option(names = {"--size", "--width"}, paramLabel = "N", defaultValue = "" + DiagramFiles.PIXELS,
      description = "Width in pixels. On paper, 285 pixels are one inch.")
  private int size;

  @Option(names = "--columns", paramLabel = "N", description = "Columns of a sheet. Default: 2.")
  private Integer columns;

  @Option(names = "--rows", paramLabel = "N", description = "Rows of a sheet. Default: 3.")
  private Integer rows;

  @Mixin
  private LettersOption letters;

  @Mixin
  private LanguageOption language;

  @Option(names = "--solution",
      description = "Also print the solution. Default on a web page and in a .tex file of one problem.")
  private boolean solution;

  @Option(names = "--no-solution", description = "Do not solve the problem for a web page or a .tex file.")
  private boolean unsolved;

  @Option(names = "--playing",
      description = "Make a web page that plays: readers move the pieces and solve the problem,"
          + " or any other, by the rules of its game. Several problems, or a folder, make a solving contest.")
  private boolean playing;

  @Option(names = "--title", paramLabel = "T", description = "Title of a page that plays. Default: the credits.")
  private String title = "";

  @Mixin
  private PhasesOption phases;

  @Mixin
  private PlayOptions play;

  @Mixin
  private ProblemTimeLimit limit;

  private Texts texts = Texts.ENGLISH;
  private boolean stopped;

  @Override
  public Integer call() {
    texts = language.texts();
    output = output != null && Inputs.isStandard(output) ? null : output;
    PictureFormat written = format();
    Style colours = Styles.of(UserFolders.ofUser()).named(style).with(PieceSet.named(set));
    Look look = new Look(colours, flipped, coordinates, !withoutCaptions, pieces(), transparent);
    if (!problems.isEmpty() && (where.isGiven() || stipulation != null)) {
      throw new InputException("--problem cannot be combined with --fen, --variant, --powers or --stipulation");
    }
    List<Problem> shown = problems.isEmpty()
        ? List.of(Problem.of(where.variant(), where.setup()).withTask(task -> task.withStipulation(stipulation())))
        : problems.stream().flatMap(this::problems).toList();
    boolean page = shown.size() == 1 && columns == null && rows == null
        && written.showsSolution() || playing;
    boolean solves = solution || page && !unsolved;
    if (playing) {
      write(playing(shown, solves, look));
    } else if (shown.size() > 1 || columns != null || rows != null) {
      if (phases.isGiven()) {
        throw new InputException("--phases applies to a single problem, not to a sheet");
      }
      Sheet sheet = new Sheet(Optional.ofNullable(columns).orElse(Sheet.USUAL.columns()),
          Optional.ofNullable(rows).orElse(Sheet.USUAL.rows()));
      List<Diagram> diagrams = shown.stream().map(problem -> diagram(problem, solves)).toList();
      write(DiagramFiles.content(diagrams, sheet, written, look, size, limit.monitor()));
      DiagramFiles.missing(diagrams, written).ifPresent(this::message);
    } else {
      check(shown.getFirst());
      Diagram diagram = diagram(shown.getFirst(), solves);
      write(DiagramFiles.content(diagram, written, look, size));
      DiagramFiles.missing(List.of(diagram), written).ifPresent(this::message);
    }
    if (stopped) {
      throw new StoppedException("a limit stopped the solver; the page shows the results so far");
    }
    return ExitCode.DONE.code();
  }

  /** The problems of a file, or of a folder if they become a page that plays. */
  private Stream<Problem> problems(Path file) {
    ProblemInputs inputs = playing && Files.isDirectory(file) ? new ProblemInputs(List.of(file), this::message)
        : Inputs.problems(file, this::message);
    return inputs.names().stream().map(inputs::read);
  }

  private byte[] playing(List<Problem> shown, boolean solves, Look look) {
    if (columns != null || rows != null || phases.isGiven()) {
      throw new InputException("--playing cannot be combined with --columns, --rows or --phases");
    }
    List<Problem> played = shown.stream().filter(problem -> !problem.task().isProofGame()).toList();
    if (played.isEmpty()) {
      throw shown.size() == 1 ? new InputException("a page cannot play a proof game; leave out --playing")
          : new InputException("there is no problem that a page can play");
    }
    if (played.size() < shown.size()) {
      message("Proof games cannot be played on a page; skipped " + (shown.size() - played.size()));
    }
    byte[] program = program();
    CheckProgress line = CheckProgress.on(spec.commandLine(), null);
    List<PlayingPage.Entry> entries = new ArrayList<>();
    for (Problem problem : played) {
      line.show(entries.size() + " of " + played.size());
      entries.add(new PlayingPage.Entry(problem, diagram(problem, solves)));
      line.clear();
    }
    return new PlayingPage(entries, look).titled(title).write(program).getBytes(StandardCharsets.UTF_8);
  }

  static byte[] program() {
    return PlayScript.packed().orElseThrow(() -> new InputException(
        "this program was built without pages that play; build it with: mvn package"));
  }

  private PictureFormat format() {
    if (output == null && format == null) {
      throw new InputException("the format is missing: use --format, or an --output with a known suffix");
    }
    if (output != null && base64) {
      throw new InputException("--base64 applies to standard output, not to a file");
    }
    PictureFormat requested = format == null ? PictureFormat.of(Objects.requireNonNull(output))
        : PictureFormat.of(CommandLineInterface.path("." + format));
    if (output == null && !base64 && !requested.isText()) {
      throw new InputException("{0} needs an --output or --base64", requested.suffix());
    }
    if (playing && requested != PictureFormat.HTML) {
      throw new InputException("--playing applies to a web page, not to .{0}", requested.suffix());
    }
    if (!playing && !title.isEmpty()) {
      throw new InputException("--title applies to a page that plays; add --playing");
    }
    return requested;
  }

  private void write(byte[] content) {
    if (output != null) {
      OutputFiles.makeParent(output);
      SafeFile.write(output, content);
    } else {
      PrintWriter out = out();
      out.print(base64 ? Base64.getEncoder().encodeToString(content) + "\n"
          : new String(content, StandardCharsets.UTF_8));
    }
  }

  private void check(Problem problem) {
    if (phases.isGiven() && !PhaseTable.isFor(problem)) {
      throw new InputException("--phases applies to direct, self and reflex play of two moves or more");
    }
  }

  private Optional<Stipulation> stipulation() {
    return Optional.ofNullable(stipulation).filter(text -> !text.isBlank()).map(Stipulation::parse);
  }

  private Look.Pieces pieces() {
    return switch (pieces.toLowerCase(Locale.ROOT)) {
      case "type" -> Look.Pieces.TYPE;
      case "power" -> Look.Pieces.POWER;
      default -> throw new InputException("--men must be type or power, not {0}", pieces);
    };
  }

  private Diagram diagram(Problem problem, boolean solves) {
    Diagram diagram = diagram(problem);
    if (problem.task().stipulation().isEmpty() || !solves && !phases.isGiven()) {
      return diagram;
    }
    SolveOptions options = play.printed(problem,
        SolveOptions.DEFAULT.showing(play.shown(phases.isGiven())).time(limit.part()));
    PrintedOptions printed = play.printedOptions(options).in(texts);
    Optional<Solved> solved = solved(problem, options);
    Diagram compared = solved.flatMap(found -> phases.of(found, printed)).map(found -> phases.grid(found, texts))
        .map(diagram::with).orElse(diagram);
    return solved.filter(_ -> solves).map(found -> DiagramSolution.of(found, printed, play.full())).map(compared::with)
        .orElse(compared);
  }

  private Diagram diagram(Problem problem) {
    Diagram diagram = Diagram.of(problem, texts).with(letters.letters());
    return captions.isEmpty() ? diagram
        : diagram.under(problems.isEmpty() ? Caption.of(captions) : new Caption(problem.credits(), captions));
  }

  /** A position that cannot be solved has a diagram too. */
  private Optional<Solved> solved(Problem problem, SolveOptions options) {
    try {
      Solved found = Solved.solve(problem, options, limit.monitor());
      stopped |= !found.complete();
      return Optional.of(play.restricted(found, options));
    } catch (InputException fault) {
      if (!solution && !phases.isGiven() && format() == PictureFormat.TEX) {
        return Optional.empty();
      }
      throw fault;
    }
  }
}
