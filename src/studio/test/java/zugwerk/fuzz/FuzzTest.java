package zugwerk.fuzz;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
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
import zugwerk.testkit.ProjectRoot;

/**
 * Whatever a text is like, each reader reads it or refuses it in one clear message, and never takes long over it.
 *
 * <p>What failed once is kept in {@code kept.jsonl}: a line with the reader and the text, as a failing run prints it.
 */
class FuzzTest {

  /** Seconds of processor time; a text has at most {@link Mutation#LONGEST} characters. */
  private static final long PATIENCE = 30;

  /** Seconds after which a reader hangs, also on a busy machine. */
  private static final long HANGING = 300;

  private static final Path KEPT = ProjectRoot.path("src/studio/test/resources/zugwerk/fuzz/kept.jsonl");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static Map<String, Reader> readers = Map.of();
  private static List<String> samples = List.of();

  @BeforeContainer
  static void read() throws IOException {
    Path folder = Files.createTempDirectory(Files.createDirectories(ProjectRoot.path("target")), "fuzz");
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

  /** What opens a level, with what closes it; each stands many times in a text. */
  private static final List<List<String>> LEVELS = List.of(List.of("(", ")"), List.of("[", "]"), List.of("{", "}"),
      List.of("{\"a\":", "}"), List.of("[[", "]]"), List.of("NOT ", ""), List.of("(NOT ", ")"), List.of("a: {", "}"),
      List.of("- ", ""), List.of("(1. e4 ", ")"), List.of("<a>", "</a>"), List.of("h", ""), List.of("-->", ""),
      List.of("+(", ")"), List.of(" AND Pieces", ""), List.of("\\", ""));

  /** Less than the default of any system; deeper texts must be refused, not overflow it. */
  private static final long STACK = 512 << 10;

  /** What reading a text may allocate altogether. */
  private static final long MOST_BYTES = 4L << 30;

  @Property(tries = 400, seed = "16")
  void fewDeepTexts(@ForAll("names") String name, @ForAll long seed) {
    deep(name, seed);
  }

  @Tag("fuzz")
  @Property
  void deepTexts(@ForAll("names") String name, @ForAll long seed) {
    deep(name, seed);
  }

  private static void deep(String name, long seed) {
    Random random = new Random(seed);
    Reader reader = readers.get(name);
    String text = random.nextInt(8) == 0 ? "" : reader.samples().get(random.nextInt(reader.samples().size()));
    List<String> level = LEVELS.get(random.nextInt(LEVELS.size()));
    int from = random.nextInt(text.length() + 1);
    int to = from + random.nextInt(text.length() - from + 1);
    int depth = List.of(60, 500, 5_000, 20_000).get(random.nextInt(4));
    check(reader, text.substring(0, from) + level.getFirst().repeat(depth) + text.substring(from, to)
        + level.getLast().repeat(depth) + text.substring(to));
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
    AtomicLong bytes = new AtomicLong();
    AtomicLong time = new AtomicLong();
    FutureTask<Void> task = new FutureTask<>(() -> {
      try {
        reader.reading().read(text);
      } finally {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        bytes.set(threads.getCurrentThreadAllocatedBytes());
        time.set(threads.getCurrentThreadCpuTime());
      }
      return null;
    });
    Thread worker = Thread.ofPlatform().daemon().name("reader").stackSize(STACK).start(task);
    try {
      task.get(HANGING, TimeUnit.SECONDS);
    } catch (ExecutionException thrown) {
      try {
        Faults.check(thrown.getCause(), text);
      } catch (AssertionError fault) {
        throw new AssertionError(keep(reader, text) + "\n" + fault.getMessage(), fault);
      }
    } catch (TimeoutException endless) {
      AssertionError fault = new AssertionError(keep(reader, text) + "\nhas not ended after " + HANGING + " s");
      fault.setStackTrace(worker.getStackTrace());
      throw fault;
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
    if (bytes.get() > MOST_BYTES) {
      throw new AssertionError(keep(reader, text) + "\ntook " + bytes + " bytes of memory");
    }
    if (time.get() > TimeUnit.SECONDS.toNanos(PATIENCE)) {
      throw new AssertionError(keep(reader, text) + "\ntook more than " + PATIENCE + " s of processor time");
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
