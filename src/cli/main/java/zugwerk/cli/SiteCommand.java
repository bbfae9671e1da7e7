package zugwerk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.theme.ContentReport;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramSolution;
import zugwerk.diagram.Look;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.Site;
import zugwerk.diagram.Styles;
import zugwerk.file.Checked;
import zugwerk.file.JsonText;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.UserFolders;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;
import zugwerk.work.SafeFile;
import zugwerk.work.Texts;

@Command(name = "site", description = {
    "Makes a static web site of a collection: an index to search, a page that plays for each problem, and an RSS feed.",
    "The problems are solved with set play and tries first. The site needs no server and can be read without script."})
final class SiteCommand extends ProgramCommand {

  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final int DIGITS = 9;

  @Parameters(paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "Problem files, folders of them, and files in any format that convert reads.")
  private List<Path> places;

  @Option(names = "--output", paramLabel = "FOLDER", required = true, description = "Folder of the site.")
  private Path output;

  @Option(names = "--title", paramLabel = "T", description = "Title of the collection. Default: Chess problems.")
  private String title = "";

  @Option(names = "--address", paramLabel = "URL", defaultValue = "",
      description = "Address at which the site is published, for the links of the feed. Default: relative links.")
  private String address;

  @Option(names = "--home", paramLabel = "URL", defaultValue = "",
      description = "Address of a page above the site, to which the index links.")
  private String home;

  @Option(names = "--pieces", paramLabel = "NAME", defaultValue = "noto",
      description = "Piece set: noto, dejavu, plain or letters.")
  private String set;

  @Mixin
  private LettersOption letters;

  @Mixin
  private LanguageOption language;

  @Mixin
  private FilesOptions options;

  private final List<Site.Entry> entries = new ArrayList<>();
  private final Set<String> names = new HashSet<>(Set.of("index"));
  private Texts texts = Texts.ENGLISH;
  private int faults;
  private int unfinished;

  @Override
  public Integer call() {
    texts = language.texts();
    byte[] program = DiagramCommand.program();
    ProblemInputs inputs = new ProblemInputs(places, this::message);
    OutputFiles.make(output);
    CancelToken token = Call.present().token().child();
    CheckProgress line = options.progress(spec);
    solve(inputs, line, token);
    if (entries.isEmpty()) {
      throw new InputException("there are no problems for a site");
    }
    entries.sort(Comparator.comparing(entry -> NUMBER.matcher(entry.name()).replaceAll(found -> "0".repeat(
        Math.max(0, DIGITS - found.group().length())) + found.group())));
    Look look = Look.PRINT.in(Styles.of(UserFolders.ofUser()).named("print").with(PieceSet.named(set)));
    new Site(title.isEmpty() ? texts.lang("Chess problems") : title, folder(address), home, entries, look, texts).write(
        program,
        (name, content) -> SafeFile.write(output.resolve(name), content), new Meter(line.counting(token)));
    line.clear();
    println(options.json ? JsonText.write(JsonText.object("pages", entries.size(), "folder", output.toString()))
        : entries.size() + (entries.size() == 1 ? " page in " : " pages in ") + Reason.shown(output.toString()));
    SkippedFiles.sentence(places).ifPresent(this::message);
    if (unfinished > 0) {
      throw new StoppedException("a limit stopped the solver before it finished " + unfinished
          + (unfinished == 1 ? " problem" : " problems"));
    }
    return (faults > 0 ? ExitCode.BAD_INPUT : ExitCode.DONE).code();
  }

  private static String folder(String address) {
    return address.isEmpty() || address.endsWith("/") ? address : address + "/";
  }

  private void solve(ProblemInputs inputs, CheckProgress line, CancelToken token) {
    Monitor monitor = new Monitor(token, Call.present().listener()).warning(this::message);
    options.solve(inputs.names(), inputs::read, line, monitor, checked -> add(checked, inputs, token));
  }

  /** Problems that cannot be solved have a page without a solution. */
  private void add(Checked checked, ProblemInputs inputs, CancelToken token) {
    Problem problem;
    try {
      problem = inputs.read(checked.file());
    } catch (InputException fault) {
      message(Reason.of(fault));
      faults++;
      return;
    }
    Diagram diagram = Diagram.of(problem, texts).with(letters.letters());
    Optional<Solved> solved = checked.solved();
    unfinished += solved.isPresent() && !solved.get().complete() ? 1 : 0;
    entries.add(new Site.Entry(name(checked.file()), problem,
        solved.map(found -> diagram.with(DiagramSolution.of(found, PrintedOptions.DEFAULT.in(texts), false)))
            .orElse(diagram),
        solved.map(found -> themes(found, token)).orElse(List.of())));
  }

  private static List<String> themes(Solved solved, CancelToken token) {
    try {
      return ContentReport.of(solved, token).essentialNames();
    } catch (CancellationException _) {
      return List.of();
    }
  }

  /** The path below the named folder as one word, so that the address stays when problems are added. */
  private String name(Path file) {
    Path below = places.stream().filter(place -> !place.equals(file) && file.startsWith(place)).findFirst()
        .map(place -> place.relativize(file)).orElse(file.getFileName());
    String word = below.toString().replaceFirst("\\.[A-Za-z]+(?=(#\\d+)?$)", "").toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    String base = word.isEmpty() ? "problem" : word;
    String name = base;
    for (int i = 2; !names.add(name); i++) {
      name = base + "-" + i;
    }
    return name;
  }
}
