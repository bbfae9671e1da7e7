package zugwerk.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.work.FileText;
import zugwerk.work.Reason;

/** What commands read: files, or what they are given on standard input, for which a dash stands. */
final class Inputs {

  private static final Path STANDARD = Path.of("-");
  private static final String NAME = "- (standard input)";

  private Inputs() {}

  /** Whether a path stands for standard input. */
  static boolean isStandard(Path path) {
    return path.equals(STANDARD);
  }

  /**
   * The problem of a problem file.
   *
   * @throws IllegalArgumentException in one sentence that names the file
   */
  static Problem problem(Path file) {
    if (!isStandard(file)) {
      return ProblemFile.read(file);
    }
    return own(() -> ProblemFile.parse(FileText.utf8(bytes())));
  }

  /** What is read of standard input, which the message of a fault names. */
  static Problem own(Supplier<Problem> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException fault) {
      throw new IllegalArgumentException(NAME + ": " + fault.getMessage(), fault);
    }
  }

  /**
   * The text of a file of any format.
   *
   * @throws IllegalArgumentException in one sentence that names the file, if it cannot be read
   */
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
