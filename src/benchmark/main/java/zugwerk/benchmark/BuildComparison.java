package zugwerk.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the benchmarks of two builds in turn and prints the medians of both, with their spread.
 *
 * <p>Each round starts a fresh Java for each build, so that neither profits from what the other has compiled, and the
 * builds change places after each round, so that a machine that grows slower harms both.
 */
public final class BuildComparison {

  private static final String ROW = "%-70s %26s %26s %8s%n";

  private final Map<String, List<Double>> here = new LinkedHashMap<>();
  private final Map<String, List<Double>> there = new LinkedHashMap<>();

  private BuildComparison() {}

  /**
   * Compares this build with another.
   *
   * @param arguments the folder of the other compiled checkout; how many rounds; then arguments of JMH,
   *     such as a pattern for the names of benchmarks and {@code -p} with a parameter
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path root = Path.of("").toAbsolutePath();
    if (arguments.length < 2 || !Files.isDirectory(Path.of(arguments[0], "src", "benchmark", "target", "classes"))) {
      throw new IllegalArgumentException(
          "The first argument must be a checkout that was compiled with mvn -Pbenchmark compile, the second a number");
    }
    List<String> requested = Stream.of(arguments).skip(2).flatMap(text -> Stream.of(text.split(" ")))
        .filter(word -> !word.isEmpty()).toList();
    String own = System.getProperty("java.class.path");
    // Only the program's own classes differ; the libraries are those of this build.
    Path there = Path.of(arguments[0]).toAbsolutePath().normalize();
    String other = Stream.of(own.split(File.pathSeparator)).map(Path::of)
        .map(entry -> entry.startsWith(root) ? there.resolve(root.relativize(entry)) : entry).map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
    BuildComparison comparison = new BuildComparison();
    for (int round = 0; round < Integer.parseInt(arguments[1]); round++) {
      if (round % 2 == 0) {
        run(own, requested, comparison.here);
        run(other, requested, comparison.there);
      } else {
        run(other, requested, comparison.there);
        run(own, requested, comparison.here);
      }
    }
    comparison.print(System.out);
  }

  private static void run(String classes, List<String> requested, Map<String, List<Double>> results)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("benchmark", ".json");
    try {
      List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-Xmx2g", "-cp", classes, "org.openjdk.jmh.Main", "-f", "1", "-rf", "json", "-rff", file.toString()));
      command.addAll(requested);
      int code = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.INHERIT).start().waitFor();
      if (code != 0) {
        throw new IOException("the benchmarks ended with code " + code);
      }
      for (JsonNode result : new JsonMapper().readTree(Files.readString(file))) {
        results.computeIfAbsent(name(result), _ -> new ArrayList<>())
            .add(result.at("/primaryMetric/scorePercentiles/50.0").asDouble());
      }
    } finally {
      Files.delete(file);
    }
  }

  private static String name(JsonNode result) {
    String benchmark = result.get("benchmark").asText();
    return Stream.concat(Stream.of(benchmark.split("\\.")[2]),
        result.path("params").valueStream().map(value -> value.asText().replaceFirst(", .*?(, |$)", " ")))
        .map(String::strip).collect(Collectors.joining(" "));
  }

  private void print(PrintStream out) {
    out.printf(Locale.ROOT, ROW, "Milliseconds: median (least to most of all rounds)", "this build", "the other",
        "ratio");
    here.forEach((name, times) -> {
      List<Double> others = there.get(name);
      if (others != null) {
        out.printf(Locale.ROOT, ROW, name, spread(times), spread(others),
            String.format(Locale.ROOT, "%.3f", median(times) / median(others)));
      }
    });
  }

  private static double median(List<Double> times) {
    List<Double> sorted = times.stream().sorted().toList();
    int size = sorted.size();
    return (sorted.get((size - 1) / 2) + sorted.get(size / 2)) / 2;
  }

  private static String spread(List<Double> times) {
    return String.format(
        Locale.ROOT, "%.1f (%.1f to %.1f)", median(times), Collections.min(times), Collections.max(times));
  }
}
