package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.content.search.Predicates;
import zugwerk.content.search.Query;
import zugwerk.index.Hit;
import zugwerk.index.IndexException;
import zugwerk.index.ProblemIndex;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.CheckSummary;
import zugwerk.problem.Checked;
import zugwerk.problem.JsonText;
import zugwerk.problem.Problem;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;

@Command(name = "search", description = {
    "Finds problems by what their files say and by what their solutions show.",
    "A search joins tests by AND, OR, NOT and parentheses, as in",
    "  'Theme(\"Grimshaw\") AND Mates(\"model\") >= 2 AND Pieces <= 8 AND NOT Dual'.",
    "A test is a word of the list below; its number may be compared by =, !=, <, <=, > and >=, and must be above 0"
        + " otherwise."},
    mixinStandardHelpOptions = true)
final class SearchCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "SEARCH", description = "what is searched for")
  private String text;

  @Parameters(index = "1..*", paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "problem files, or folders of them, and files of any format that convert reads")
  private List<Path> places;

  @Option(names = "--threads", paramLabel = "N",
      description = "how many files to solve at the same time; one for each processor if not given")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin
  private ProblemTimeLimit limit;

  @Option(names = "--json", description = "prints one JSON object a line")
  private boolean json;

  @Option(names = "--progress", negatable = true,
      description = "reports progress on standard error where problems are solved; the default on a terminal")
  private Boolean progress;

  @Option(names = "--index", negatable = true, defaultValue = "true", fallbackValue = "true",
      description = "asks the index for folders that zugwerk index has noted, and keeps in it what is solved; the"
          + " default")
  private boolean indexed;
  private final Map<Path, Problem> possible = new LinkedHashMap<>();
  private final List<String> faults = new ArrayList<>();
  private int undecided;

  static String tests(CommandLine.Help help) {
    help.commandSpec().usageMessage().footer(Stream.concat(Stream.of("Tests:"),
        Predicates.ALL.stream().flatMap(test -> Stream.of("  " + test.form(), "      " + test.meaning())))
        .toArray(String[]::new));
    return help.footer();
  }

  @Override
  public Integer call() {
    Query query = Query.parse(text);
    if (!indexed || !ProblemIndex.covers(ProblemIndex.ofUser(), places) || !asked(query)) {
      read(query);
    }
    faults.forEach(fault -> spec.commandLine().getErr().println("zugwerk: " + Reason.shown(fault)));
    if (undecided > 0) {
      spec.commandLine().getErr().println("zugwerk: " + (undecided == 1 ? "a problem was" : undecided
          + " problems were") + " not solved, and may show it too");
    }
    return (undecided > 0 ? ExitCode.STOPPED : faults.isEmpty() ? ExitCode.DONE : ExitCode.BAD_INPUT).code();
  }

  /** Returns false if the index cannot be used. */
  private boolean asked(Query query) {
    IndexedSearch search = new IndexedSearch(places, threads, limit, this::print, faults::add);
    try {
      CheckProgress line = CheckProgress.on(spec.commandLine(), progress);
      undecided = Interrupts.stopping(search.token(), () -> search.run(query, line));
      return true;
    } catch (IndexException fault) {
      CommandLineInterface.warnings(spec).accept(Reason.of(fault) + "; the files are read instead");
      faults.clear();
      return search.printed();
    }
  }

  private void read(Query query) {
    ProblemInputs inputs = new ProblemInputs(places, spec.commandLine().getErr()::println);
    for (Path file : inputs.names()) {
      Call.present().token().check();
      try {
        Problem problem = inputs.read(file);
        if (query.mayMatch(problem)) {
          possible.put(file, problem);
        }
      } catch (IllegalArgumentException fault) {
        faults.add(Reason.of(fault));
      }
    }
    if (query.needsSolution()) {
      solve(query);
    } else {
      possible.forEach((file, problem) -> print(Hit.of(file, problem)));
    }
  }

  private void solve(Query query) {
    CheckProgress line = CheckProgress.on(spec.commandLine(), progress);
    CancelToken token = Call.present().token().child();
    Monitor monitor = new Monitor(token, Call.present().listener()).warning(CommandLineInterface.warnings(spec));
    new BatchCheck(List.copyOf(possible.keySet()),
        new BatchCheck.Manner(threads, false, false, limit.whole(), limit.part(), 0, false, true), monitor,
        new BatchCheck.Listener() {
          @Override
          public void done(int index, Checked checked, CheckSummary soFar) {
            line.clear();
            line.show(soFar);
          }

          @Override
          public void inOrder(Checked checked) {
            line.clear();
            if (!checked.fault().isEmpty()) {
              faults.add(checked.fault());
            } else if (matches(query, problem(checked.file()), checked, token)) {
              print(Hit.of(checked.file(), problem(checked.file())));
            }
            line.restore();
          }
        }, this::problem).run();
    line.clear();
    token.check();
  }

  private Problem problem(Path file) {
    return Objects.requireNonNull(possible.get(file));
  }

  private boolean matches(Query query, Problem problem, Checked checked, CancelToken token) {
    Optional<Boolean> matches = query.matches(problem, checked.solved(), token.child(limit.whole()));
    undecided += matches.isEmpty() ? 1 : 0;
    return matches.orElse(false);
  }

  private void print(Hit hit) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("file", hit.name().toString());
      fields.put("title", hit.title());
      fields.put("authors", hit.authors());
      fields.put("date", hit.date());
      fields.put("game", hit.game());
      fields.put("stipulation", hit.stipulation());
      fields.put("white", hit.white());
      fields.put("black", hit.black());
      out.println(JsonText.write(fields));
    } else {
      out.println(Reason.shown(hit.name().toString()) + "\t" + hit.stipulation() + " (" + hit.white() + "+"
          + hit.black() + ")\t" + Reason.shown(String.join(" & ", hit.authors())) + "\t"
          + Reason.shown(hit.title()));
    }
    out.flush();
  }
}
