package zugwerk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.content.search.Predicates;
import zugwerk.content.search.Query;
import zugwerk.file.Checked;
import zugwerk.file.JsonText;
import zugwerk.index.Hit;
import zugwerk.index.IndexException;
import zugwerk.index.ProblemIndex;
import zugwerk.problem.Problem;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;

@Command(name = "search", description = {
    "Finds problems by the data in their files and by their solutions.",
    "A search combines tests with AND, OR, NOT and parentheses, for example",
    "  'Theme(\"Grimshaw\") AND Mates(\"model\") >= 2 AND Pieces <= 8 AND NOT Dual'.",
    "The tests are listed below. Compare their numbers with =, !=, <, <=, > or >=; without a comparison, a number above"
        + " 0 matches."})
final class SearchCommand extends ProgramCommand {

  @Parameters(index = "0", paramLabel = "SEARCH", description = "Search expression.")
  private String text;

  @Parameters(index = "1..*", paramLabel = "FILE-or-FOLDER", arity = "1..*",
      description = "Problem files, folders of them, and files in any format that convert reads.")
  private List<Path> places;

  @Mixin
  private FilesOptions options;

  @Option(names = "--index", negatable = true, defaultValue = "true", fallbackValue = "true",
      description = "Use the index for folders that zugwerk index has read, and store solutions in it. This is the"
          + " default.")
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
    if (!indexed || !ProblemIndex.covers(ProblemIndex.ofUser(), places) || !isCurrent(query)) {
      read(query);
    }
    faults.forEach(fault -> message(fault));
    SkippedFiles.sentence(places).ifPresent(this::message);
    if (undecided > 0) {
      message((undecided == 1 ? "1 problem was" : undecided + " problems were") + " not solved and may match too");
    }
    return (undecided > 0 ? ExitCode.STOPPED : faults.isEmpty() ? ExitCode.DONE : ExitCode.BAD_INPUT).code();
  }

  private boolean isCurrent(Query query) {
    IndexedSearch search = new IndexedSearch(places, options.threads, options.limit, this::print, faults::add);
    try {
      CheckProgress line = options.progress(spec);
      undecided = Interrupts.stopping(search.token(), () -> search.run(query, line));
      return true;
    } catch (IndexException fault) {
      message(Reason.of(fault) + "; reading the files instead");
      faults.clear();
      return search.printed();
    }
  }

  private void read(Query query) {
    ProblemInputs inputs = new ProblemInputs(places, err()::println);
    for (Path file : inputs.names()) {
      Call.present().token().check();
      try {
        Problem problem = inputs.read(file);
        if (query.mayMatch(problem)) {
          possible.put(file, problem);
        }
      } catch (InputException fault) {
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
    CheckProgress line = options.progress(spec);
    CancelToken token = Call.present().token().child();
    Monitor monitor = new Monitor(token, Call.present().listener()).warning(this::message);
    options.solve(List.copyOf(possible.keySet()), this::problem, line, monitor, checked -> {
      if (!checked.fault().isEmpty()) {
        faults.add(checked.fault());
      } else if (matches(query, problem(checked.file()), checked, token)) {
        print(Hit.of(checked.file(), problem(checked.file())));
      }
    });
  }

  private Problem problem(Path file) {
    return Objects.requireNonNull(possible.get(file));
  }

  private boolean matches(Query query, Problem problem, Checked checked, CancelToken token) {
    Optional<Boolean> matches = query.matches(problem, checked.solved(), token.child(options.limit.whole()));
    undecided += matches.isEmpty() ? 1 : 0;
    return matches.orElse(false);
  }

  private void print(Hit hit) {
    println(options.json
        ? JsonText.write(JsonText.object("file", hit.name().toString(), "title", hit.title(), "authors", hit.authors(),
            "date", hit.date(), "game", hit.game(), "stipulation", hit.stipulation(), "white", hit.white(), "black",
            hit.black()))
        : Reason.shown(hit.name().toString()) + "\t" + hit.stipulation() + " (" + hit.white() + "+" + hit.black()
            + ")\t"
            + Reason.shown(String.join(" & ", hit.authors())) + "\t" + Reason.shown(hit.title()));
  }
}
