package zugwerk.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.PipeReading;

final class Inputs {

  private static final Path STANDARD = Path.of("-");
  private static final String NAME = "- (standard input)";

  private Inputs() {}

  static boolean isStandard(Path path) {
    return path.equals(STANDARD);
  }

  /**
   * The problem of a file in any format.
   *
   * @param remarks gets a sentence for everything that has no effect here
   * @throws InputException in one sentence, if it cannot be read or has several problems
   */
  static Problem problem(Path file, Consumer<String> remarks) {
    ProblemInputs inputs = problems(file, remarks);
    if (inputs.names().size() > 1) {
      throw new InputException("{0} has {1} problems; name one of them, as in {0}#1", file, inputs.names().size());
    }
    return inputs.read(inputs.names().getFirst());
  }

  /** The problems of a file in any format; errors as for {@link #problem(Path, Consumer)}. */
  static ProblemInputs problems(Path file, Consumer<String> remarks) {
    if (Files.isDirectory(file)) {
      throw new InputException("{0}: is a folder, not a problem file", file);
    }
    return new ProblemInputs(List.of(file), remarks);
  }

  static Problem own(Path file) {
    return isStream(file) ? own(file, () -> ProblemFile.parse(FileText.utf8(bytes(file)))) : ProblemFile.read(file);
  }

  /** Whether a path can be read only once: standard input, a pipe or a device. */
  static boolean isStream(Path file) {
    return isStandard(file) || Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
  }

  static Problem own(Path file, Supplier<Problem> reading) {
    try {
      return reading.get();
    } catch (InputException fault) {
      throw new InputException("{0}: {1}", name(file), fault);
    }
  }

  static FileText text(Path file) {
    return isStream(file) ? FileText.of(bytes(file)) : ExchangeFiles.text(file);
  }

  private static String name(Path file) {
    return isStandard(file) ? NAME : file.toString();
  }

  private static byte[] bytes(Path file) {
    Call call = Call.present();
    if (call.isServed() && !isStandard(file)) {
      throw new InputException("{0}: cannot be read (it is not a regular file)", file);
    }
    try {
      return PipeReading.read(() -> isStandard(file) ? call.input() : Files.newInputStream(file),
          call.token().child(call.readingTime()));
    } catch (IOException fault) {
      throw new InputException("{0} cannot be read ({1})", name(file), fault);
    }
  }
}
