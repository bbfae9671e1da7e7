package zugwerk.solve.table;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;
import zugwerk.work.Reason;
import zugwerk.work.SafeFile;

/** Checks the files in a folder of tables, of whatever game. */
public final class TableFolder {

  static final String ENDING = ".table";

  private static final int BUFFER = 1 << 16;

  private TableFolder() {}

  /**
   * Checks that each table and each interrupted build is intact, and finds leftovers of interrupted programs. {@link
   * TableCheck} checks the scores.
   *
   * @param findings receives what is found
   * @return the number of tables and interrupted builds
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public static int check(Path folder, CancelToken token, List<Finding> findings) {
    int tables = 0;
    for (Path file : files(folder, findings)) {
      token.check();
      String name = file.getFileName().toString();
      if (name.endsWith(ENDING)) {
        tables++;
        try {
          checkTable(file, token);
        } catch (IOException damage) {
          findings.add(Finding.needless(file, true,
              "is damaged (" + Reason.of(damage) + "); the table is built again when it is needed"));
        }
      } else if (name.endsWith(Checkpoint.ENDING)) {
        tables++;
        checkPart(file, token, findings);
      } else if (name.endsWith(BuildLock.ENDING) && !isLocked(file)) {
        findings.add(Finding.needless(file, false, "was left by a program that was interrupted"));
      } else if (name.matches("new\\d+\\.tmp") && SafeFile.isStray(file)) {
        findings.add(Finding.needless(file, false, "was left half-written by version 0.1"));
      }
    }
    SafeFile.strays(folder).forEach(
        file -> findings.add(Finding.needless(file, false, "was left half-written more than a day ago")));
    return tables;
  }

  /** Empty if there is no such folder. */
  static List<Path> files(Path folder, List<Finding> findings) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException fault) {
      findings.add(Finding.damage(folder, "cannot be listed (" + Reason.of(fault) + ")"));
      return List.of();
    }
  }

  private static void checkTable(Path file, CancelToken token) throws IOException {
    try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
      TableFile.Head head = TableFile.head(in);
      String text = head.text();
      String material = TableFile.material(text);
      if (!file.getFileName().toString().equals(TableFile.name(material, text.getBytes(StandardCharsets.UTF_8)))) {
        throw new IOException("its name is that of another table");
      }
      TableFile.check(file, head, in, token);
    }
  }

  private static void checkPart(Path file, CancelToken token, List<Finding> findings) {
    String name = file.getFileName().toString();
    if (Files.exists(file.resolveSibling(name.substring(0, name.length() - Checkpoint.ENDING.length())))) {
      findings.add(Finding.needless(file, false, "was left by a build that has been finished since"));
      return;
    }
    try {
      Checkpoint.check(file, token);
      findings.add(Finding.remark(file, "is a build that was interrupted; it goes on when the table is needed"));
    } catch (NoSuchFileException _) {
      // The build has just been finished.
      return;
    } catch (IOException damage) {
      findings.add(Finding.needless(file, true, "is a build that was interrupted, and is damaged (" + Reason.of(damage)
          + "); the table is built from the beginning when it is needed"));
    }
  }

  private static boolean isLocked(Path file) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE); var lock = channel.tryLock()) {
      return lock == null;
    } catch (IOException | OverlappingFileLockException _) {
      return true;
    }
  }
}
