package zugwerk.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.FaultyDisk;
import zugwerk.work.CannotWriteException;
import zugwerk.work.InputException;

/** A journal gives the answers that were kept or none, whatever happens to its file. */
class JournalTest {

  private static final String PROGRAM = "this 1.0";

  @TempDir
  private Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("journal");
  }

  private static String task(int number) {
    return "task " + number;
  }

  private static TaskResult answer(int number) {
    // Of different lengths, so that a shorter line cannot cover a longer one.
    return TaskResult.done("answer " + number + "-".repeat(20 * (9 - number)));
  }

  private static Optional<TaskResult> kept(Journal journal, int number) {
    Optional<TaskResult> kept = journal.answer(task(number));
    kept.ifPresent(found -> assertEquals(answer(number), found));
    return kept;
  }

  private void write(Path path, int from, int to) {
    try (Journal journal = Journal.open(path, PROGRAM)) {
      for (int i = from; i < to; i++) {
        journal.keep(task(i), answer(i));
      }
    }
  }

  /** Each byte of the middle record is changed in turn. */
  @Test
  void anAlteredAnswerIsNeverReturned() throws IOException {
    write(file, 0, 3);
    byte[] whole = Files.readAllBytes(file);
    String text = Files.readString(file);
    int begin = text.indexOf('\n', text.indexOf('\n') + 1) + 1;
    int end = text.indexOf('\n', begin);
    int ignored = 0;
    for (int i = begin; i <= end; i++) {
      for (int change : new int[] {1, 0x20}) {
        byte[] altered = whole.clone();
        altered[i] ^= (byte) change;
        Files.write(file, altered);
        try (Journal journal = Journal.open(file, PROGRAM)) {
          assertTrue(kept(journal, 0).isPresent());
          assertTrue(kept(journal, 1).isEmpty());
          // Without its end, a line continues to the end of the next one.
          assertEquals(i < end, kept(journal, 2).isPresent());
          assertEquals(1, journal.altered());
          journal.keep(task(1), answer(1));
          assertTrue(kept(journal, 1).isPresent(), "its work is done again");
          ignored++;
        } catch (InputException fault) {
          assertTrue(fault.getMessage().matches(".*journal: is damaged: line [34] is no answer"), fault.getMessage());
        }
      }
    }
    assertTrue(ignored > 50, ignored + " were ignored");
  }

  @Test
  void aTornJournalGoesOnAtTheLastWholeAnswer() throws IOException {
    write(file, 0, 3);
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length <= whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      int left = (int) Files.readString(file).lines().count();
      try (Journal journal = Journal.open(file, PROGRAM)) {
        assertTrue(journal.size() >= left - 2, "length " + length);
        for (int i = 0; i < 3; i++) {
          assertEquals(i < journal.size(), kept(journal, i).isPresent());
          journal.keep(task(i), answer(i));
          assertTrue(kept(journal, i).isPresent());
        }
      }
      assertEquals(new String(whole, StandardCharsets.UTF_8), Files.readString(file));
    }
  }

  @Test
  void anAnswerThatIsAlteredWhileTheJournalIsOpenIsFound() throws IOException {
    try (Journal journal = Journal.open(file, PROGRAM)) {
      journal.keep(task(0), answer(0));
      Files.writeString(file, Files.readString(file).replace("answer 0", "answer 9"));
      assertTrue(kept(journal, 0).isEmpty());
      journal.keep(task(0), answer(0));
      assertTrue(kept(journal, 0).isPresent());
    }
  }

  /** Answers of another program could be wrong for this one. */
  @Test
  void aLineOfAnotherProgramIsIgnored() throws IOException {
    write(file, 0, 1);
    Path other = folder.resolve("other");
    try (Journal journal = Journal.open(other, "that 2.0")) {
      journal.keep(task(1), TaskResult.done("wrong"));
    }
    Files.writeString(file, Files.readString(file) + Files.readString(other).lines().skip(1).findFirst().orElseThrow()
        + "\n");
    try (Journal journal = Journal.open(file, PROGRAM)) {
      assertTrue(kept(journal, 0).isPresent());
      assertTrue(kept(journal, 1).isEmpty());
    }
  }

  @Test
  void onAFaultyDiskNoKeptAnswerIsLost() throws Exception {
    for (FaultyDisk.Mode mode : FaultyDisk.Mode.values()) {
      int failed = FaultyDisk.atEveryOperation(mode, disk -> {
        Files.deleteIfExists(file);
        write(file, 0, 1);
        int kept = 1;
        try (Journal journal = Journal.open(disk.path(file), PROGRAM)) {
          for (int i = 1; i < 4; i++) {
            try {
              journal.keep(task(i), answer(i));
              kept |= 1 << i;
            } catch (CannotWriteException fault) {
              assertTrue(fault.getMessage().contains(FaultyDisk.REASON), fault.getMessage());
            }
          }
        } catch (CannotWriteException fault) {
          assertTrue(fault.getMessage().contains(FaultyDisk.REASON), fault.getMessage());
        }
        try (Journal journal = Journal.open(file, PROGRAM)) {
          for (int i = 0; i < 4; i++) {
            assertTrue(kept(journal, i).isPresent() || (kept >> i & 1) == 0, task(i) + " is lost");
          }
        }
      });
      assertTrue(failed >= 5, () -> failed + " operations");
    }
  }

  @Test
  void aDeviceIsNoJournal() {
    assertThrows(InputException.class, () -> Journal.open(Path.of("/dev/zero"), PROGRAM));
  }
}
