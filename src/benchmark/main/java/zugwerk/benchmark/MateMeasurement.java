package zugwerk.benchmark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures how many mates of an EPD file chess engines find within their length ({@code go mate N}), by length class.
 * Positions have the operation {@code bm #N}; those where the side to move is mated are skipped.
 */
public final class MateMeasurement {

  private static final PrintStream OUT = System.out;
  private static final Pattern POSITION = Pattern.compile("(\\S+ \\S+ \\S+ \\S+) bm #(\\d+);.*");
  private static final Pattern SCORE = Pattern.compile("info .*score mate (\\d+).*");
  private static final List<Integer> CLASSES = List.of(5, 7, 9, 12, 15, 20, Integer.MAX_VALUE);

  private MateMeasurement() {}

  private record Mate(String fen, int moves) {

    int lengthClass() {
      return CLASSES.stream().filter(most -> moves <= most).findFirst().orElseThrow();
    }
  }

  /** What an engine found in positions of one class. */
  private static final class Result {
    private int positions;
    private int anyLength;
    private final List<Double> times = new ArrayList<>();

    void add(Mate mate, Found found) {
      positions++;
      anyLength += found.moves() > 0 ? 1 : 0;
      if (found.moves() > 0 && found.moves() <= mate.moves()) {
        times.add(found.seconds());
      }
    }

    String text() {
      Collections.sort(times);
      return String.format(Locale.ROOT, "%5d of %-5d %5d   %s", times.size(), positions, anyLength,
          times.isEmpty() ? "" : String.format(Locale.ROOT, "%.2f s", times.get(times.size() / 2)));
    }
  }

  /**
   * Measures one engine after the other.
   *
   * @param arguments the EPD file, seconds for each position, how many positions are drawn from the file, the seed of
   *     the draw, threads, MiB of each engine's tables, and the commands of the engines
   */
  public static void main(String[] arguments) throws IOException {
    List<Mate> mates = new ArrayList<>(Files.readAllLines(Path.of(arguments[0])).stream().map(POSITION::matcher)
        .filter(Matcher::matches).map(line -> new Mate(line.group(1), Integer.parseInt(line.group(2)))).toList());
    double seconds = Double.parseDouble(arguments[1]);
    Collections.shuffle(mates, new Random(Long.parseLong(arguments[3])));
    List<Mate> drawn = mates.subList(0, Math.min(mates.size(), Integer.parseInt(arguments[2])));
    for (String command : List.of(arguments).subList(6, arguments.length)) {
      OUT.printf("%n%s%n  length   within length   any   median time%n", command);
      try (Engine engine = new Engine(command, arguments[4], arguments[5])) {
        TreeMap<Integer, Result> results = new TreeMap<>();
        for (Mate mate : drawn) {
          Found found = engine.find(mate, seconds);
          for (int key : List.of(mate.lengthClass(), 0)) {
            results.computeIfAbsent(key, _ -> new Result()).add(mate, found);
          }
        }
        results.forEach((most, result) -> OUT.printf("  %-8s %s%n",
            most == 0 ? "all" : most == Integer.MAX_VALUE ? "more" : "to #" + most, result.text()));
      }
    }
  }

  /** The length of the first mate within the wanted length, else of the shortest; 0 if there is none. */
  private record Found(int moves, double seconds) {}

  private static final class Engine implements AutoCloseable {

    private final Process process;
    private final PrintWriter to;
    private final BufferedReader from;

    Engine(String command, String threads, String megabytes) throws IOException {
      List<String> words = new ArrayList<>(List.of(command.split(" ")));
      // The Java on the path may be older.
      words.replaceAll(
          word -> word.equals("java") ? Path.of(System.getProperty("java.home"), "bin", word).toString() : word);
      process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      to = new PrintWriter(process.outputWriter(), true);
      from = process.inputReader();
      to.println("uci");
      until("uciok");
      to.println("setoption name Threads value " + threads);
      to.println("setoption name Hash value " + megabytes);
    }

    Found find(Mate mate, double seconds) throws IOException {
      to.println("ucinewgame");
      to.println("isready");
      until("readyok");
      to.println("position fen " + mate.fen() + " 0 1");
      long start = System.nanoTime();
      to.printf(Locale.ROOT, "go mate %d movetime %d%n", mate.moves(), Math.round(seconds * 1000));
      to.flush();
      Found found = new Found(0, 0);
      for (String line = from.readLine(); line != null && !line.startsWith("bestmove"); line = from.readLine()) {
        Matcher score = SCORE.matcher(line);
        if (score.matches()) {
          int moves = Integer.parseInt(score.group(1));
          if (found.moves() == 0 || moves < found.moves() && found.moves() > mate.moves()) {
            found = new Found(moves, (System.nanoTime() - start) / 1e9);
          }
        }
      }
      return found;
    }

    private void until(String word) throws IOException {
      String line = from.readLine();
      while (line != null && !line.equals(word)) {
        line = from.readLine();
      }
      if (line == null) {
        throw new IOException("the engine ended before it answered " + word);
      }
    }

    @Override
    public void close() {
      to.println("quit");
      process.destroy();
    }
  }
}
