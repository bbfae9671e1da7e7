package zugwerk.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.work.FileText;
import zugwerk.work.Reason;

final class Inputs {

  private static final Path STANDARD = Path.of("-");
  private static final String NAME = "- (standard input)";

  private Inputs() {}

  static boolean isStandard(Path path) {
    return path.equals(STANDARD);
  }

  static Problem problem(Path file) {
    if (!isStandard(file)) {
      return ProblemFile.read(file);
    }
    return own(() -> ProblemFile.parse(FileText.utf8(bytes())));
  }

  static Problem own(Supplier<Problem> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException fault) {
      throw new IllegalArgumentException(NAME + ": " + fault.getMessage(), fault);
    }
  }

  static FileText text(Path file) {
    return isStandard(file) ? FileText.of(bytes()) : ExchangeFiles.text(file);
  }

  private static byte[] bytes() {
    try {
      return Call.present().input().readAllBytes();
    } catch (IOException fault) {
      throw new IllegalArgumentException(NAME + " cannot be read (" + Reason.of(fault) + ")", fault);
    }
  }
}
