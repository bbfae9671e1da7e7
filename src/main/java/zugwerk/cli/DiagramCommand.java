package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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
import zugwerk.problem.ProblemFile;
import zugwerk.problem.Solved;
import zugwerk.problem.UserFolders;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.work.Monitor;

/** {@code diagram}: writes a position, a problem or a sheet of problems for print or screen. */
@Command(name = "diagram", mixinStandardHelpOptions = true, description = {
    "Writes a diagram as .svg, .png, .pdf, .tex, .html or .txt.",
    "Several problem files make an A4 sheet. A web page (.html) contains the solution to step through; the problem is"
        + " solved first."
})
final class DiagramCommand implements Callable<Integer> {

  @Mixin
  private PositionOptions where;

  @Option(names = "--problem", paramLabel = "FILE", arity = "1..*", description = "problem files instead of a position")
  private List<Path> problems = List.of();

  @Option(names = "--output", paramLabel = "X.svg", required = true, description = "the file to write")
  private Path output;

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
    PictureFormat format = PictureFormat.of(output);
    Style colours = Styles.of(UserFolders.ofUser()).named(style).with(PieceSet.named(set));
    Look look = new Look(colours, flipped, coordinates, !bare, pieces(), transparent);
    if (!problems.isEmpty() && (where.isGiven() || stipulation != null)) {
      throw new IllegalArgumentException(
          "--problem cannot be combined with --fen, --variant, --powers or --stipulation");
    }
    List<Problem> shown = problems.isEmpty()
        ? List.of(Problem.of(where.variant(), where.setup()).with(edit -> edit.stipulation(asked())))
        : problems.stream().map(ProblemFile::read).toList();
    List<Diagram> diagrams = shown.stream().map(this::diagram).toList();
    if (diagrams.size() > 1 || columns != null || rows != null) {
      if (phases) {
        throw new IllegalArgumentException("--phases is for a single problem, not for a sheet");
      }
      Sheet sheet = new Sheet(Optional.ofNullable(columns).orElse(Sheet.USUAL.columns()),
          Optional.ofNullable(rows).orElse(Sheet.USUAL.rows()));
      DiagramFiles.write(diagrams, sheet, output, look, size, new Monitor());
    } else {
      check(shown.getFirst());
      Optional<Solved> solved = Optional.of(shown.getFirst())
          .filter(problem -> (format == PictureFormat.HTML || phases) && problem.asks()).map(this::solved);
      Diagram diagram = diagrams.getFirst();
      DiagramFiles.write(solved.filter(_ -> phases).flatMap(PhaseTable::of).map(PhaseGrid::of).map(diagram::with)
          .orElse(diagram), solved.filter(_ -> format == PictureFormat.HTML), output, look, size);
      if (!solved.map(Solved::complete).orElse(true)) {
        throw new StoppedException(
            "a limit stopped the solver before it knew everything; the page says how far it came");
      }
    }
    return ExitCode.DONE.code();
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
