package zugwerk.exchange;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;
import zugwerk.work.Message;

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
          new Reading.Misreading(line, message("the option {0} is kept, but not followed here", option))));
      return true;
    } catch (MisreadException fault) {
      faults.add(fault.misreading());
    } catch (InputException fault) {
      faults.add(new Reading.Misreading(line, fault.message()));
    } catch (StackOverflowError _) {
      faults.add(new Reading.Misreading(line, message("this is nested too deeply to be read")));
    }
    return false;
  }

  void fault(int line, Message text) {
    faults.add(new Reading.Misreading(line, text));
  }

  void notes(List<Reading.Misreading> more) {
    notes.addAll(more);
  }

  Reading done() {
    return new Reading(problems, faults, notes);
  }
}
