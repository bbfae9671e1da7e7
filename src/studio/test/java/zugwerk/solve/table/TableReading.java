package zugwerk.solve.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zugwerk.fuzz.Faults;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/** Reads the bytes of a small table, or of one that is being built, as the program does. */
public final class TableReading {

  private final Powers powers = new Powers(Variants.of("orthodox"));
  private final Key key =
      Key.all(powers, Material.parse(powers.schema(), "KNvK")).iterator().next();
  private final CancelToken token = new CancelToken();
  private final Path folder;
  private final TableFile file;
  private final Checkpoint checkpoint;
  private final Table built;
  private final byte[] table;
  private final byte[] part;

  /**
   * @param folder where the files are written
   */
  public TableReading(Path folder) throws IOException {
    this.folder = folder;
    built = new CounterStore(powers, folder, 1, Long.MAX_VALUE, Score.MOST_PLIES).table(key, new Monitor());
    file = new TableFile(folder, powers, key);
    table = Files.readAllBytes(file.path());
    checkpoint = new Checkpoint(file, Score.MOST_PLIES, Duration.ZERO);
    DoubleSteps doubtful = new DoubleSteps();
    doubtful.add(0, 1, 1, 2, Score.MATED);
    checkpoint.write(new Checkpoint.State(3, 5, doubtful), content(built.rows(), built.newRows()), token);
    part = Files.readAllBytes(inWork());
  }

  private static Checkpoint.Content content(byte[][] scores, byte[][] counts) {
    return new Checkpoint.Content(List.of(scores, counts), List.of());
  }

  private Path inWork() {
    return folder.resolve(file.path().getFileName() + Checkpoint.ENDING);
  }

  /** The bytes of the table. */
  public byte[] table() {
    return table.clone();
  }

  /** The bytes of the table in work. */
  public byte[] part() {
    return part.clone();
  }

  /**
   * Reads the bytes of a table.
   *
   * @throws AssertionError if they are taken for a table that they are not
   */
  public void readTable(byte[] bytes) throws IOException {
    Files.write(file.path(), bytes);
    Table read = Table.empty(powers, key);
    if (file.read(read.rows(), new ParallelLoop(1, "table", token)) && !Arrays.deepEquals(read.rows(), built.rows())) {
      throw new AssertionError("other scores were trusted");
    }
    List<Finding> findings = new ArrayList<>();
    TableFolder.check(folder, token, findings);
    findings.forEach(finding -> Faults.check(finding.what()));
  }

  /**
   * Reads the bytes of a table in work.
   *
   * @throws AssertionError if they are taken for one that they are not
   */
  public void readPart(byte[] bytes) throws IOException {
    Files.write(inWork(), bytes);
    byte[][] scores = built.newRows();
    byte[][] counts = built.newRows();
    boolean read = checkpoint.read(content(scores, counts), token).isPresent();
    if (!Arrays.deepEquals(scores, read ? built.rows() : built.newRows())
        || !Arrays.deepEquals(counts, built.newRows())) {
      throw new AssertionError("other scores were trusted");
    }
  }
}
