package zugwerk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.Reading;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.problem.ProblemFolders;
import zugwerk.work.FileText;

/**
 * The problems that files and folders hold: those of the program's own files, which are read one by one when their turn
 * comes, and all those of files in other formats, which are read at once and counted.
 */
final class ProblemInputs {

  private final List<Path> names = new ArrayList<>();
  private final Map<Path, Supplier<Problem>> known = new HashMap<>();
  private final Consumer<String> remarks;
  private Optional<Path> foreign = Optional.empty();

  /**
   * @param remarks told in a sentence each what a file of another format says that has no effect here
   * @throws IllegalArgumentException in one sentence that names a file of another format with nothing to read
   */
  ProblemInputs(List<Path> places, Consumer<String> remarks) {
    this.remarks = remarks;
    for (Path file : ProblemFolders.files(places)) {
      if (ExchangeFiles.isProblemFile(file)) {
        names.add(file);
      } else {
        add(file);
      }
    }
  }

  /** Takes a file whose name does not say that it is one of the program's own. */
  private void add(Path file) {
    FileText text;
    try {
      text = Inputs.text(file);
    } catch (IllegalArgumentException fault) {
      add(file, () -> {
        throw fault;
      });
      return;
    }
    if (!ExchangeFiles.isOwn(text.text())) {
      add(file, ExchangeFiles.reading(file, text));
    } else if (Inputs.isStandard(file)) {
      add(file, () -> Inputs.own(() -> ProblemFile.parse(text.text())));
    } else {
      names.add(file);
    }
  }

  private void add(Path file, Reading reading) {
    foreign = Optional.of(file);
    ExchangeFiles.tell(file, reading, remarks);
    List<Problem> problems = reading.problems();
    for (int i = 0; i < problems.size(); i++) {
      Problem problem = problems.get(i);
      add(problems.size() == 1 ? file : Path.of(file + "#" + (i + 1)), () -> problem);
    }
    for (Reading.Misreading fault : reading.faults()) {
      add(Path.of(file + ":" + fault.line()), () -> {
        throw new IllegalArgumentException(file + ":" + fault.line() + ": " + fault.text());
      });
    }
    if (problems.isEmpty() && reading.faults().isEmpty()) {
      throw new IllegalArgumentException(file + ": there is no problem in this file");
    }
  }

  private void add(Path name, Supplier<Problem> problem) {
    names.add(name);
    known.put(name, problem);
  }

  /** The names of all problems: files, or a file of another format with the number of the problem. */
  List<Path> names() {
    return names;
  }

  /** A file that is not one of the program's own, so that nothing can be kept in it. */
  Optional<Path> foreign() {
    return foreign;
  }

  /**
   * The problem of a name.
   *
   * @throws IllegalArgumentException in one sentence that names the file
   */
  Problem read(Path name) {
    Supplier<Problem> problem = known.get(name);
    return problem == null ? Inputs.problem(name) : problem.get();
  }
}
