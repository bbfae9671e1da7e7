package zugwerk.benchmark;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.file.EndgameText;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Material;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/**
 * Measures endgame tables: how long building takes, what room they take on disk, and what a question costs while blocks
 * are still to be unpacked, once they are, and where the whole table is in memory. All times of questions are processor
 * time.
 */
public final class TableMeasurement {

  private static final PrintStream OUT = System.out;
  private static final int ROUNDS = 8;

  private TableMeasurement() {}

  /**
   * Measures the tables of one ending.
   *
   * @param arguments the game, the ending, such as {@code KQvKR}, how many positions are asked for, how many threads
   *     build, and a folder with tables; without the folder they are built
   */
  public static void main(String[] arguments) throws IOException {
    Variant variant = Variants.of(arguments[0]);
    Path folder = arguments.length > 4 ? Path.of(arguments[4]) : Files.createTempDirectory("tables");
    int count = Integer.parseInt(arguments[2]);
    int threads = Integer.parseInt(arguments[3]);
    Endgames whole = new Endgames(variant, folder, threads);
    Setup one = random(variant, arguments[1], 1).getFirst();
    build(whole, one, threads);
    OUT.println(EndgameText.cost(whole.estimate(one, new Monitor().token()), threads));
    List<Position> positions = random(variant, arguments[1], count).stream().map(Position::of).toList();
    Endgames packed = new Endgames(variant, folder, 1);
    report("first question", 1, time(() -> packed.outcome(positions.getFirst(), new Monitor())));
    report("questions, the first time", count, time(() -> ask(packed, positions)));
    for (int round = 0; round < ROUNDS; round++) {
      report("questions, blocks unpacked", count, time(() -> ask(packed, positions)));
      report("questions, whole table", count, time(() -> ask(whole, positions)));
    }
  }

  /** Builds a table and all that it needs, or reads it, and tells the processor time of the whole program as well. */
  private static void build(Endgames tables, Setup one, int threads) {
    ProcessHandle program = ProcessHandle.current();
    Duration before = program.info().totalCpuDuration().orElse(Duration.ZERO);
    long begun = System.nanoTime();
    tables.statistics(one, new Monitor());
    double seconds = (System.nanoTime() - begun) / 1e9;
    Duration taken = program.info().totalCpuDuration().orElse(Duration.ZERO).minus(before);
    OUT.printf("building or reading on %d threads: %.1f s, %.1f s of processor time%n", threads, seconds,
        taken.toMillis() / 1e3);
  }

  private static void ask(Endgames tables, List<Position> positions) {
    Monitor monitor = new Monitor();
    positions.forEach(position -> tables.outcome(position, monitor));
  }

  /** In nanoseconds. */
  private static long time(Runnable work) {
    long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    work.run();
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun;
  }

  private static void report(String what, int count, long nanoseconds) {
    OUT.printf("%-30s %10.1f ms %10.0f ns each%n", what, nanoseconds / 1e6, (double) nanoseconds / count);
  }

  private static List<Setup> random(Variant variant, String ending, int count) {
    Material material = Material.parse(variant.schema(), ending);
    Random random = new Random(15);
    List<Setup> found = new ArrayList<>();
    while (found.size() < count) {
      Setup setup = Setup.empty(variant.schema());
      for (int side = 0; side < 2; side++) {
        for (int type : side == 0 ? material.white() : material.black()) {
          setup = setup.withPiece(random.nextInt(Square.COUNT), Piece.of(side, type));
        }
      }
      if (Validation.faults(variant, setup).isEmpty() && Material.of(setup).equals(material)) {
        found.add(setup);
      }
    }
    return found;
  }
}
