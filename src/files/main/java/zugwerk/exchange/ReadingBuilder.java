package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import zugwerk.problem.Problem;
import zugwerk.work.Reason;

final class ReadingBuilder {

  private final List<Problem> problems = new ArrayList<>();
  private final List<Reading.Misreading> faults = new ArrayList<>();
  private final List<Reading.Misreading> notes = new ArrayList<>();

  static Reading lines(String text, Function<String, Problem> reader) {
    return lines(text, _ -> false, reader);
  }

  static Reading lines(String text, Predicate<String> skipped, Function<String, Problem> reader) {
    ReadingBuilder reading = new ReadingBuilder();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !skipped.test(line)) {
        reading.add(i + 1, () -> reader.apply(line));
      }
    }
    return reading.done();
  }

  boolean add(int line, Supplier<Problem> reading) {
    ReadingProgress.at(line);
    try {
      problems.add(reading.get());
      StoredOptions.notFollowed(problems.getLast()).forEach(option -> notes.add(
          new Reading.Misreading(line, "the option " + option + " is kept, but not followed here")));
      return true;
    } catch (MisreadException fault) {
      faults.add(fault.misreading());
    } catch (IllegalArgumentException fault) {
      faults.add(new Reading.Misreading(line, Reason.of(fault)));
    } catch (StackOverflowError _) {
      faults.add(new Reading.Misreading(line, "this is nested too deeply to be read"));
    }
    return false;
  }

  void fault(int line, String text) {
    faults.add(new Reading.Misreading(line, text));
  }

  void notes(List<Reading.Misreading> more) {
    notes.addAll(more);
  }

  Reading done() {
    return new Reading(problems, faults, notes);
  }
}
