package zugwerk.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import zugwerk.exchange.ExchangeFiles;
import zugwerk.exchange.Reading;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.Reason;
import zugwerk.work.RegularFile;

/**
 * @param faults why problems cannot be read, a sentence each that names the file
 */
record SourceFile(List<Problem> problems, List<String> faults) {

  static SourceFile read(Path file, byte[] bytes) {
    try {
      if (ExchangeFiles.isProblemFile(file)) {
        return new SourceFile(List.of(own(file, FileText.utf8(bytes))), List.of());
      }
      FileText text = FileText.of(bytes);
      if (ExchangeFiles.isOwn(text.text())) {
        return new SourceFile(List.of(own(file, text.text())), List.of());
      }
      Reading reading = ExchangeFiles.reading(file, text);
      return new SourceFile(reading.problems(), Stream.concat(
          reading.faults().stream().map(fault -> file + ":" + fault.line() + ": " + fault.text()),
          Stream.of(file + ": there is no problem in this file")
              .filter(_ -> reading.problems().isEmpty() && reading.faults().isEmpty()))
          .toList());
    } catch (InputException fault) {
      return new SourceFile(List.of(), List.of(Reason.of(fault)));
    }
  }

  private static Problem own(Path file, String text) {
    try {
      return ProblemFile.parse(text);
    } catch (InputException fault) {
      throw new InputException("{0}: {1}", file, fault);
    }
  }

  static SourceFile read(Path file) {
    try {
      return read(file, RegularFile.read(file));
    } catch (IOException fault) {
      return new SourceFile(List.of(), List.of(unreadable(file, fault)));
    }
  }

  static String unreadable(Path file, IOException fault) {
    return file + ": cannot be read (" + Reason.of(fault) + ")";
  }

  int place(int index) {
    return problems.size() == 1 ? 0 : index + 1;
  }
}
