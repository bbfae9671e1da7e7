package zugwerk.fuzz;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/**
 * Whatever a text is like, each reader reads it or refuses it in one clear message, and never takes long over it.
 *
 * <p>What failed once is kept in {@code kept.jsonl}: a line with the reader and the text, as a failing run prints it.
 */
class FuzzTest {

  /** In seconds; a text has at most {@link Mutation#LONGEST} characters. The machine may be busy. */
  private static final long PATIENCE = 30;

  private static final Path KEPT = Path.of("src/studio/test/resources/zugwerk/fuzz/kept.jsonl");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static Map<String, Reader> readers = Map.of();
  private static List<String> samples = List.of();

  @BeforeContainer
  static void read() throws IOException {
    Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "fuzz");
    readers = new TreeMap<>(new Readers(folder).all().stream().collect(Collectors.toMap(Reader::name,
        Function.identity())));
    samples = readers.values().stream().flatMap(reader -> reader.samples().stream()).toList();
  }

  @AfterContainer
  static void forget() {
    readers = Map.of();
    samples = List.of();
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.of(readers.keySet());
  }

  /** Few of them, so that a reader that broke altogether is noticed at once. */
  @Property(tries = 1_000, seed = "16")
  void fewSpoiltTexts(@ForAll("names") String name, @ForAll long seed) {
    spoilt(name, seed);
  }

  @Tag("fuzz")
  @Property
  void spoiltTexts(@ForAll("names") String name, @ForAll long seed) {
    spoilt(name, seed);
  }

  private static void spoilt(String name, long seed) {
    Reader reader = readers.get(name);
    check(reader, new Mutation(seed, samples).of(reader.samples()));
  }

  @Property(tries = 1)
  void whatFailedOnce() throws IOException {
    for (String line : Files.readAllLines(KEPT)) {
      Map<?, ?> kept = JSON.readValue(line, Map.class);
      check(readers.get(kept.get("reader")), String.valueOf(kept.get("text")));
    }
  }

  private static void check(Reader reader, String text) {
    FutureTask<Void> task = new FutureTask<>(() -> {
      reader.reading().read(text);
      return null;
    });
    Thread worker = Thread.ofPlatform().daemon().name("reader").start(task);
    try {
      task.get(PATIENCE, TimeUnit.SECONDS);
    } catch (ExecutionException thrown) {
      try {
        Faults.check(thrown.getCause(), text);
      } catch (AssertionError fault) {
        throw new AssertionError(keep(reader, text) + "\n" + fault.getMessage(), fault);
      }
    } catch (TimeoutException endless) {
      AssertionError fault = new AssertionError(keep(reader, text) + "\ntakes more than " + PATIENCE + " s");
      fault.setStackTrace(worker.getStackTrace());
      throw fault;
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  /** The line that keeps a text. */
  private static String keep(Reader reader, String text) {
    StringBuilder line = new StringBuilder("{\"reader\": \"" + reader.name() + "\", \"text\": \"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        line.append('\\').append(c);
      } else if (c < 32 || c > 126) {
        line.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
      } else {
        line.append(c);
      }
    }
    return line.append("\"}").toString();
  }
}
