package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseTable;
import zugwerk.diagram.Caption;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.Sheet;
import zugwerk.diagram.Style;
import zugwerk.diagram.Styles;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.UserFolders;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.work.SafeFile;

@Command(name = "diagram", mixinStandardHelpOptions = true, description = {
    "Writes a diagram as .svg, .png, .pdf, .tex, .html or .txt, to a file or to standard output.",
    "Several problem files make an A4 sheet. A web page (.html) contains the solution to step through; the problem is"
        + " solved first."
})
final class DiagramCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Mixin
  private PositionOptions where;

  @Option(names = "--problem", paramLabel = "FILE", arity = "1..*", description = "problem files instead of a position")
  private List<Path> problems = List.of();

  @Option(names = "--output", paramLabel = "X.svg", description = "the file to write; standard output if not given")
  private @Nullable Path output;

  @Option(names = "--format", paramLabel = "FORMAT",
      description = "svg, png, pdf, tex, html or txt; if not given, the ending of the output decides")
  private @Nullable String format;

  @Option(names = "--base64", description = "on standard output, writes the diagram in Base64, as PNG and PDF need it")
  private boolean base64;

  @Option(names = "--stipulation", paramLabel = "S", description = "the stipulation to print below the board")
  private String stipulation;

  @Option(names = "--caption", paramLabel = "C",
      description = "a line above the board, after the credits of a problem; may be repeated")
  private List<String> captions = List.of();

  @Option(names = "--no-captions", description = "only the board, without texts")
  private boolean bare;

  @Option(names = "--coordinates", description = "letters and numbers at the edge of the board")
  private boolean coordinates;

  @Option(names = {"--flip", "--flipped"}, description = "shows the board from Black's side")
  private boolean flipped;

  @Option(names = "--style", paramLabel = "NAME", defaultValue = "print",
      description = "print, shaded, screen, the name of a file in the folder styles or in your own, or a path")
  private String style;

  @Option(names = "--pieces", paramLabel = "NAME", defaultValue = "noto",
      description = "the pictures of pieces: noto, dejavu, plain or letters")
  private String set;

  @Option(names = "--men", paramLabel = "type|power", defaultValue = "type",
      description = "draws pieces of changing powers by type, or as fairy pieces by present power")
  private String pieces;

  @Option(names = "--transparent", description = "no background")
  private boolean transparent;

  @Option(names = {"--size", "--width"}, paramLabel = "N", defaultValue = "" + DiagramFiles.PIXELS,
      description = "the width in pixels; on paper, 285 pixels are one inch")
  private int size;

  @Option(names = "--columns", paramLabel = "N", description = "diagrams side by side on a sheet; 2 if not given")
  private Integer columns;

  @Option(names = "--rows", paramLabel = "N", description = "diagrams one below the other on a sheet; 3 if not given")
  private Integer rows;

  @Mixin
  private LettersOption letters;

  @Option(names = "--phases",
      description = "below the board of a single problem, also shows what answers each defence in set play, tries and"
          + " after the key; for direct, self and reflex play of two moves or more")
  private boolean phases;

  @Option(names = "--set-play", description = "on a web page, also shows the set play")
  private boolean setPlay;

  @Option(names = "--tries", description = "on a web page, also shows tries with one refutation")
  private boolean tries;

  @Mixin
  private ProblemTimeLimit limit;

  @Override
  public Integer call() {
    PictureFormat written = format();
    Style colours = Styles.of(UserFolders.ofUser()).named(style).with(PieceSet.named(set));
    Look look = new Look(colours, flipped, coordinates, !bare, pieces(), transparent);
    if (!problems.isEmpty() && (where.isGiven() || stipulation != null)) {
      throw new IllegalArgumentException(
          "--problem cannot be combined with --fen, --variant, --powers or --stipulation");
    }
    List<Problem> shown = problems.isEmpty()
        ? List.of(Problem.of(where.variant(), where.setup()).with(edit -> edit.stipulation(asked())))
        : problems.stream().map(Inputs::problem).toList();
    List<Diagram> diagrams = shown.stream().map(this::diagram).toList();
    if (diagrams.size() > 1 || columns != null || rows != null) {
      if (phases) {
        throw new IllegalArgumentException("--phases is for a single problem, not for a sheet");
      }
      Sheet sheet = new Sheet(Optional.ofNullable(columns).orElse(Sheet.USUAL.columns()),
          Optional.ofNullable(rows).orElse(Sheet.USUAL.rows()));
      write(DiagramFiles.content(diagrams, sheet, written, look, size, limit.monitor()));
    } else {
      check(shown.getFirst());
      Optional<Solved> solved = Optional.of(shown.getFirst())
          .filter(problem -> (written == PictureFormat.HTML || phases) && problem.asks()).map(this::solved);
      Diagram diagram = diagrams.getFirst();
      write(DiagramFiles.content(
          solved.filter(_ -> phases).flatMap(PhaseTable::of).map(PhaseGrid::of).map(diagram::with).orElse(diagram),
          solved.filter(_ -> written == PictureFormat.HTML), written, look, size));
      if (!solved.map(Solved::complete).orElse(true)) {
        throw new StoppedException(
            "a limit stopped the solver before it knew everything; the page says how far it came");
      }
    }
    return ExitCode.DONE.code();
  }

  private PictureFormat format() {
    if (output == null && format == null) {
      throw new IllegalArgumentException("say which format with --format, or give an --output with its ending");
    }
    if (output != null && base64) {
      throw new IllegalArgumentException("--base64 is for standard output, not for a file");
    }
    PictureFormat asked = format == null ? PictureFormat.of(Objects.requireNonNull(output))
        : PictureFormat.of(Path.of("." + format));
    if (output == null && !base64 && (asked == PictureFormat.PNG || asked == PictureFormat.PDF)) {
      throw new IllegalArgumentException("as " + asked.suffix() + " give an --output, or ask for --base64");
    }
    return asked;
  }

  private void write(byte[] content) {
    if (output != null) {
      SafeFile.write(output, content);
    } else {
      PrintWriter out = spec.commandLine().getOut();
      out.print(base64 ? Base64.getEncoder().encodeToString(content) + "\n"
          : new String(content, StandardCharsets.UTF_8));
    }
  }

  private void check(Problem problem) {
    if (phases && !PhaseTable.isFor(problem)) {
      throw new IllegalArgumentException("--phases is for direct, self and reflex play of two moves or more");
    }
  }

  private Optional<Stipulation> asked() {
    return Optional.ofNullable(stipulation).filter(text -> !text.isBlank()).map(Stipulation::parse);
  }

  private Look.Pieces pieces() {
    return switch (pieces.toLowerCase(Locale.ROOT)) {
      case "type" -> Look.Pieces.TYPE;
      case "power" -> Look.Pieces.POWER;
      default -> throw new IllegalArgumentException("--men must be type or power, not " + pieces);
    };
  }

  private Diagram diagram(Problem problem) {
    Diagram diagram = Diagram.of(problem).with(letters.letters());
    return captions.isEmpty() ? diagram
        : diagram.under(problems.isEmpty() ? Caption.of(captions) : new Caption(problem.credits(), captions));
  }

  private Solved solved(Problem problem) {
    SolveOptions options = SolveOptions.DEFAULT
        .showing(setPlay || phases, tries || phases ? SolveOptions.Tries.ONE_REFUTATION : SolveOptions.Tries.NONE);
    return Solved.solve(problem, options.time(limit.part()), limit.monitor());
  }
}
