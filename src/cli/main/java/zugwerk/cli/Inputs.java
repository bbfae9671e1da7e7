package zugwerk.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.work.FileText;
import zugwerk.work.PipeReading;
import zugwerk.work.Reason;

final class Inputs {

  private static final Path STANDARD = Path.of("-");
  private static final String NAME = "- (standard input)";

  private Inputs() {}

  static boolean isStandard(Path path) {
    return path.equals(STANDARD);
  }

  static Problem problem(Path file) {
    return isStream(file) ? own(file, () -> ProblemFile.parse(FileText.utf8(bytes(file)))) : ProblemFile.read(file);
  }

  /** Whether a path can be read only once: standard input, a pipe or a device. */
  static boolean isStream(Path file) {
    return isStandard(file) || Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
  }

  static Problem own(Path file, Supplier<Problem> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException fault) {
      throw new IllegalArgumentException(name(file) + ": " + fault.getMessage(), fault);
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
      throw new IllegalArgumentException(file + ": cannot be read (it is not a regular file)");
    }
    try {
      return PipeReading.read(() -> isStandard(file) ? call.input() : Files.newInputStream(file),
          call.token().child(call.readingTime()));
    } catch (IOException fault) {
      throw new IllegalArgumentException(name(file) + " cannot be read (" + Reason.of(fault) + ")", fault);
    }
  }
}
