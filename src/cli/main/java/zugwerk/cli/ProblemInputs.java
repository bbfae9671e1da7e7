package zugwerk.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.Reading;
import zugwerk.file.ProblemFile;
import zugwerk.file.ProblemFolders;
import zugwerk.problem.Problem;
import zugwerk.work.FileText;
import zugwerk.work.InputException;

/**
 * The problems of files and folders: problem files are read one by one when they are needed, files in other formats at
 * once. The problem {@code N} of a collection is named {@code FILE#N}, and what cannot be read {@code FILE#line N}.
 */
final class ProblemInputs {

  private static final Pattern NUMBERED = Pattern.compile("(.+)#([1-9]\\d{0,8})");

  private final List<Path> names = new ArrayList<>();
  private final Map<Path, Supplier<Problem>> known = new HashMap<>();
  private final Consumer<String> remarks;
  private Optional<Path> foreign = Optional.empty();

  /**
   * @param remarks gets a sentence for everything in a file of another format that has no effect here
   */
  ProblemInputs(List<Path> places, Consumer<String> remarks) {
    this.remarks = remarks;
    for (Path file : ProblemFolders.files(places)) {
      Matcher numbered = NUMBERED.matcher(file.toString());
      if (numbered.matches() && !Files.exists(file)) {
        add(file, file.getFileSystem().getPath(numbered.group(1)), Integer.parseInt(numbered.group(2)));
      } else if (ExchangeFiles.isProblemFile(file) && !Inputs.isStream(file)) {
        names.add(file);
      } else {
        add(file);
      }
    }
  }

  private void add(Path name, Path file, int number) {
    ProblemInputs whole = new ProblemInputs(List.of(file), remarks);
    foreign = whole.foreign.or(() -> foreign);
    if (whole.known.containsKey(name)) {
      add(name, () -> whole.read(name));
    } else if (number == 1 && whole.names.size() == 1) {
      names.add(file);
      known.putAll(whole.known);
    } else {
      throw new InputException("{0} has no problem {1}; it has {2}", file, number, whole.names.size());
    }
  }

  /** Adds a file whose name does not show that it is a problem file. */
  private void add(Path file) {
    FileText text;
    try {
      text = Inputs.text(file);
    } catch (InputException fault) {
      add(file, () -> {
        throw fault;
      });
      return;
    }
    if (!ExchangeFiles.isOwn(text.text())) {
      add(file, ExchangeFiles.reading(file, text));
    } else if (Inputs.isStream(file)) {
      add(file, () -> Inputs.own(file, () -> ProblemFile.parse(text.text())));
    } else {
      names.add(file);
    }
  }

  private void add(Path file, Reading reading) {
    foreign = Optional.of(file);
    ExchangeFiles.report(file, reading, remarks);
    List<Problem> problems = reading.problems();
    for (int i = 0; i < problems.size(); i++) {
      Problem problem = problems.get(i);
      add(problems.size() == 1 ? file : named(file, String.valueOf(i + 1)), () -> problem);
    }
    for (Reading.Misreading fault : reading.faults()) {
      add(named(file, "line " + fault.line()), () -> {
        throw new InputException("{0}:{1}: {2}", file, fault.line(), fault.text());
      });
    }
    if (problems.isEmpty() && reading.faults().isEmpty()) {
      throw new InputException("{0}: there is no problem in this file", file);
    }
  }

  /** Windows has no colon in names. */
  private static Path named(Path file, String part) {
    return file.resolveSibling(file.getFileName() + "#" + part);
  }

  private void add(Path name, Supplier<Problem> problem) {
    names.add(name);
    known.put(name, problem);
  }

  List<Path> names() {
    return names;
  }

  Optional<Path> foreign() {
    return foreign;
  }

  Problem read(Path name) {
    Supplier<Problem> problem = known.get(name);
    return problem == null ? Inputs.own(name) : problem.get();
  }
}
