package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.rules.Variant;
import zugwerk.testkit.KilledProcess;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;
import zugwerk.work.Monitor;

/** Killed while it builds, the program goes on where it was, and two programs do not disturb each other. */
@Tag("faults")
@Tag("long")
class KilledBuildTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  @TempDir
  private Path folder;

  private static Table build(Path where, Consumer<String> steps) {
    Powers powers = new Powers(ORTHODOX);
    Key key = Key.all(powers, Material.parse(ORTHODOX.schema(), "KBNvK")).iterator().next();
    return new CounterStore(powers, where, 2, Long.MAX_VALUE, Score.MOST_PLIES, Duration.ZERO, TableStore.SMALL)
        .table(key, new Monitor(progress -> steps.accept(progress.step().toString())));
  }

  /** Builds a table and keeps it after each pass. */
  static final class Build {
    public static void main(String[] arguments) {
      build(Path.of(arguments[0]), System.out::println);
      System.out.println("built");
    }
  }

  @Test
  void aTableIsRightAfterManyKillsAndLittleIsDoneTwice() throws Exception {
    Random random = new Random(16);
    int last = -1;
    for (int i = 0; i < 12; i++) {
      try (KilledProcess build = KilledProcess.start(Build.class.getName(), folder);
          KilledProcess other = KilledProcess.start(Build.class.getName(), folder)) {
        String first = build.firstLine();
        assertTrue(first.startsWith("Waiting") || mates(first) >= last, "it begins with " + first + " after " + last);
        List<String> steps = build.killAfter(200 + random.nextInt(1500));
        other.killAfter(random.nextInt(300));
        if (!steps.isEmpty()) {
          // A pass is reported once the one before it is kept.
          last = Math.max(last, mates(steps.getLast()));
        }
      }
      List<Finding> findings = new ArrayList<>();
      TableFolder.check(folder, new CancelToken(), findings);
      assertTrue(findings.stream().noneMatch(Finding::damaged), findings.toString());
    }
    assertTrue(Arrays.deepEquals(build(folder.resolve("whole"), _ -> {}).rows(), build(folder, _ -> {}).rows()));
  }

  /** The moves to mate of a step, -1 for another one. */
  private static int mates(String step) {
    return step.contains("KBNvK, mates in ") ? Integer.parseInt(step.replaceAll("\\D+", "")) : -1;
  }

  @Test
  void oneOfTwoProgramsBuildsAndTheOtherWaits() throws Exception {
    try (KilledProcess one = KilledProcess.start(Build.class.getName(), folder);
        KilledProcess other = KilledProcess.start(Build.class.getName(), folder)) {
      List<String> all = new ArrayList<>(List.of(one.firstLine(), other.firstLine()));
      List<String> first = one.killAfter(120_000);
      List<String> second = other.killAfter(120_000);
      assertEquals("built", first.getLast());
      assertEquals("built", second.getLast());
      all.addAll(first);
      all.addAll(second);
      // Mates in twelve moves are of 23 or of 24 plies.
      assertEquals(2, all.stream().filter("Building KBNvK, mates in 12"::equals).count(), all.toString());
      assertTrue(all.stream().anyMatch(step -> step.endsWith("another program")
          || step.startsWith("Waiting for another program")), all.toString());
    }
  }
}
