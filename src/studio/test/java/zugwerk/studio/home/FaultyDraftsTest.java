package zugwerk.studio.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.DraftFile;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.testkit.FaultyDisk;
import zugwerk.testkit.ProjectRoot;

/** Drafts on a disk that fails at any operation, and in a folder in which others have placed links and pipes. */
class FaultyDraftsTest {

  @TempDir
  private Path folder;

  private static Problem titled(String title) {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "morphy-1856.json"));
    return problem.withCredits(problem.credits().withTitle(title));
  }

  /** The titles of the drafts in a folder, the latest first. */
  private static List<String> titles(Path drafts) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(drafts)) {
      files = all.filter(file -> file.toString().endsWith(DraftFile.ENDING))
          .sorted(Comparator.comparing(Path::toString).reversed()).toList();
    }
    List<String> titles = new ArrayList<>();
    for (Path file : files) {
      titles.add(DraftFile.read(file).problem().credits().title());
    }
    return titles;
  }

  @Test
  void theLatestDraftOrTheOneBeforeItIsThere() throws Exception {
    int[] number = new int[1];
    for (FaultyDisk.Mode mode : FaultyDisk.Mode.values()) {
      int failed = FaultyDisk.atEveryOperation(mode, disk -> {
        Path drafts = Files.createDirectory(folder.resolve("drafts" + number[0]++));
        int kept = 0;
        try {
          Drafts.Place place = new Drafts(disk.path(drafts)).open();
          for (int i = 1; i <= 5; i++) {
            try {
              place.keep(titled("state " + i), Optional.empty());
              kept = i;
            } catch (UncheckedIOException fault) {
              assertTrue(fault.getMessage().contains(FaultyDisk.REASON), fault.getMessage());
            }
          }
        } catch (UncheckedIOException fault) {
          assertTrue(fault.getMessage().contains(FaultyDisk.REASON), fault.getMessage());
        }
        List<String> titles = titles(drafts);
        if (kept == 0) {
          assertTrue(titles.size() <= 1, titles::toString);
        } else {
          int latest = Integer.parseInt(titles.getFirst().substring("state ".length()));
          assertTrue(latest >= kept, kept + " was kept, there are " + titles);
        }
      });
      assertTrue(failed >= 20, () -> failed + " operations");
    }
  }

  @Test
  void aDraftThatCouldNotBeLockedIsOfferedLater() throws Exception {
    int[] number = new int[1];
    int failed = FaultyDisk.atEveryOperation(FaultyDisk.Mode.ONCE, disk -> {
      Path real = Files.createDirectory(folder.resolve("drafts" + number[0]++));
      new DraftFile(titled("mine"), Optional.empty()).write(real.resolve("a.1.draft"));
      Drafts drafts = new Drafts(disk.path(real));
      List<String> faults = new ArrayList<>();
      drafts.orphans(faults::add).forEach(Drafts.Orphan::release);
      assertEquals(disk.hasFailed() ? 1 : 0, faults.size(), faults::toString);
      if (disk.hasFailed()) {
        List<Drafts.Orphan> found = drafts.orphans(faults::add);
        assertEquals(1, found.size());
        found.getFirst().release();
      }
    });
    assertEquals(2, failed, "opening the lock file, and locking it");
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void linksAndPipesAreNotOpened() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no pipes here");
    Path outside = folder.resolve("outside");
    Path drafts = Files.createDirectory(folder.resolve("drafts"));
    new DraftFile(titled("mine"), Optional.empty()).write(drafts.resolve("a.1.draft"));
    Files.createSymbolicLink(drafts.resolve("a.lock"), outside);
    for (String name : List.of("b.lock", "c.1.draft")) {
      assertEquals(0, new ProcessBuilder("/usr/bin/mkfifo", drafts.resolve(name).toString()).start().waitFor());
    }
    List<String> faults = new ArrayList<>();
    assertEquals(List.of(), new Drafts(drafts).orphans(faults::add));
    assertFalse(Files.exists(outside), "a link to a missing file must not create it");
    assertEquals(3, faults.size(), faults::toString);
    assertTrue(Files.exists(drafts.resolve("a.1.draft")), "it stays for later");
  }
}
