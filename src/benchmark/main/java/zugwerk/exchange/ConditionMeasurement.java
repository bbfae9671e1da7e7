package zugwerk.exchange;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Terms;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/**
 * Compares the solutions of problems in Popeye's files with those of Popeye, and prints a table by condition.
 * Arguments: Popeye's program, the seconds of processor time for each problem, a file for the details, then files and
 * folders.
 */
final class ConditionMeasurement {

  private static final double LEAST_SECONDS = 0.05;
  private static final String REJECTED = "problem ignored";
  private static final int POLL_MILLIS = 3;
  private static final int WATCH_MILLIS = 50;
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  /** What came of a problem. */
  private enum Result {
    SAME, DIFFERENT, OURS_UNFINISHED, THEIRS_UNFINISHED, NOT_COMPARED, NOT_STATED
  }

  private record Outcome(PopeyeStatement statement, Result result, String text, double ours, double theirs) {

    boolean isTimed() {
      return (result == Result.SAME || result == Result.DIFFERENT) && theirs >= LEAST_SECONDS;
    }
  }

  private record Answer(String text, double seconds) {}

  private final String popeye;
  private final double seconds;

  private ConditionMeasurement(String popeye, double seconds) {
    this.popeye = popeye;
    this.seconds = seconds;
  }

  public static void main(String[] arguments) throws IOException {
    ConditionMeasurement measurement = new ConditionMeasurement(arguments[0], Double.parseDouble(arguments[1]));
    List<PopeyeStatement> statements = new ArrayList<>();
    for (String place : List.of(arguments).subList(3, arguments.length)) {
      statements.addAll(statements(Path.of(place)));
    }
    Set<String> seen = new HashSet<>();
    List<Outcome> outcomes = new ArrayList<>();
    try (PrintStream details = new PrintStream(arguments[2], StandardCharsets.UTF_8)) {
      for (PopeyeStatement statement : statements) {
        details.flush();
        if (!statement.conditions().isEmpty() && seen.add(statement.content())) {
          Outcome outcome = measurement.outcome(statement);
          outcomes.add(outcome);
          details.printf(Locale.ROOT, "%s\t%s\t%s\t%.2f\t%.2f\t%s%n", outcome.result(), statement.place(),
              String.join(", ", statement.conditions()), outcome.ours(), outcome.theirs(), outcome.text());
        } else if (statement.conditions().isEmpty() && seen.add(statement.content())) {
          details.printf("%s\t%s%n", statement.problem().isPresent() ? "PLAIN" : "PLAIN_NOT_STATED",
              statement.place() + "\t\t0\t0\t" + statement.fault());
        }
      }
    }
    System.out.println(table(outcomes));
  }

  private static List<PopeyeStatement> statements(Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      List<PopeyeStatement> found = new ArrayList<>();
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        found.addAll(PopeyeStatement.all(place.getParent() == null ? file.toString()
            : place.getParent().relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1)));
      }
      return found;
    }
  }

  private Outcome outcome(PopeyeStatement statement) {
    Optional<Problem> problem = statement.problem();
    if (problem.isEmpty()) {
      return new Outcome(statement, Result.NOT_STATED, statement.fault(), 0, 0);
    }
    try {
      PopeyeProgram.check(problem.get(), Terms.USUAL);
      return compared(statement, StoredOptions.ignored(problem.get()));
    } catch (InputException fault) {
      return new Outcome(statement, Result.NOT_COMPARED, fault.getMessage(), 0, 0);
    } catch (RuntimeException | AssertionError fault) {
      return new Outcome(statement, Result.DIFFERENT, "error of this program: " + fault, 0, 0);
    }
  }

  private Outcome compared(PopeyeStatement statement, Problem problem) {
    long begun = SYSTEM.getProcessCpuTime();
    CancelToken token = new CancelToken();
    watch(token, begun);
    Solved solved = Solved.solve(problem,
        new SolveOptions(new SolveOptions.Shown(false, SolveOptions.Tries.NONE, false, true),
            SolveOptions.DEFAULT.limits(), 1, Optional.empty()),
        new Monitor(token));
    token.cancel();
    double ours = used(begun);
    if (!solved.complete()) {
      return new Outcome(statement, Result.OURS_UNFINISHED, "", ours, 0);
    }
    double theirs = 0;
    List<String> differences = new ArrayList<>();
    for (Solved.Part part : solved.parts()) {
      Answer answer = run(PopeyeAnswer.input(part.twin().problem(), Terms.USUAL));
      theirs += answer.seconds();
      if (answer.text().contains(REJECTED)) {
        return new Outcome(statement, Result.NOT_COMPARED, answer.text().replaceAll("\\s+", " "), ours, theirs);
      }
      if (!answer.text().contains("solution finished")) {
        String why = answer.text().lines().map(String::strip).filter(line -> line.contains("partial")).findFirst()
            .orElse(answer.text().length() < 2000 ? answer.text().replaceAll("\\s+", " ") : "");
        return new Outcome(statement, Result.THEIRS_UNFINISHED, why, ours, theirs);
      }
      PopeyeAnswer compared = PopeyeAnswer.of(part, answer.text());
      if (!compared.agrees()) {
        differences.add(part.twin().letter() + ") " + compared.text() + " " + part.twin().problem().fen());
      }
    }
    return new Outcome(statement, differences.isEmpty() ? Result.SAME : Result.DIFFERENT,
        String.join("; ", differences), ours, theirs);
  }

  private static double used(long begun) {
    return (SYSTEM.getProcessCpuTime() - begun) / 1e9;
  }

  /** Cancels when this process has used its processor time. */
  private void watch(CancelToken token, long begun) {
    Thread.ofVirtual().start(() -> {
      try {
        while (!token.isCancelled() && used(begun) < seconds) {
          Thread.sleep(WATCH_MILLIS);
        }
        token.cancel();
      } catch (InterruptedException _) {
        token.cancel();
      }
    });
  }

  private Answer run(String input) {
    try {
      Path question = Files.createTempFile("zugwerk", ".inp");
      Path answer = Files.createTempFile("zugwerk", ".txt");
      Files.writeString(question, input, StandardCharsets.ISO_8859_1);
      Process process = new ProcessBuilder(popeye, "-maxmem", "512M", question.toString())
          .redirectErrorStream(true).redirectOutput(answer.toFile()).start();
      process.getOutputStream().close();
      double used = 0;
      while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS) && used < seconds) {
        used = Stream.concat(Stream.of(process.toHandle()), process.descendants())
            .mapToDouble(each -> each.info().totalCpuDuration().map(Duration::toMillis).orElse(0L) / 1000.0).sum();
      }
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
      String text = Files.readString(answer, StandardCharsets.ISO_8859_1);
      Files.delete(question);
      Files.delete(answer);
      return new Answer(text, used);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    } catch (InterruptedException fault) {
      throw new IllegalStateException(fault);
    }
  }

  private static String table(List<Outcome> outcomes) {
    Map<String, List<Outcome>> groups = new TreeMap<>();
    for (Outcome outcome : outcomes) {
      outcome.statement().conditions()
          .forEach(condition -> groups.computeIfAbsent(condition, _ -> new ArrayList<>()).add(outcome));
    }
    Map<String, List<Outcome>> rows = new LinkedHashMap<>();
    rows.put("All", outcomes);
    groups.entrySet().stream().sorted(Map.Entry.<String, List<Outcome>>comparingByValue(
        (one, other) -> Integer.compare(other.size(), one.size())).thenComparing(Map.Entry.comparingByKey()))
        .forEach(group -> rows.put(group.getKey(), group.getValue()));
    StringBuilder text = new StringBuilder("| Condition | Problems | Stated | Same | Different | Not finished here |"
        + " Not finished by Popeye | Not compared | Time ratio |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|\n");
    rows.forEach((name, group) -> text.append("| ").append(name).append(" | ").append(group.size())
        .append(" | ").append(group.size() - count(group, Result.NOT_STATED))
        .append(" | ").append(count(group, Result.SAME)).append(" | ").append(count(group, Result.DIFFERENT))
        .append(" | ").append(count(group, Result.OURS_UNFINISHED)).append(" | ")
        .append(count(group, Result.THEIRS_UNFINISHED)).append(" | ").append(count(group, Result.NOT_COMPARED))
        .append(" | ").append(ratio(group)).append(" |\n"));
    return text.toString();
  }

  private static long count(List<Outcome> outcomes, Result result) {
    return outcomes.stream().filter(outcome -> outcome.result() == result).count();
  }

  /** The geometric mean of our processor time by Popeye's, where Popeye's can be measured. */
  private static String ratio(List<Outcome> outcomes) {
    List<Outcome> timed = outcomes.stream().filter(Outcome::isTimed).toList();
    double logs = timed.stream().mapToDouble(outcome -> Math.log(Math.max(0.01, outcome.ours()) / outcome.theirs()))
        .average().orElse(0);
    return timed.isEmpty() ? "" : String.format(Locale.ROOT, "%.2f (%d)", Math.exp(logs), timed.size());
  }
}
