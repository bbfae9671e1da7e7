package zugwerk.solve.table;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.Attacks;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.work.Finding;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/**
 * Checks every position of the tables of a game against the positions that its moves lead to. The moves are found by
 * the plain rules, one position at a time, and share nothing with the building of tables.
 */
public final class TableCheck {

  /** Positions in a portion, in all rows. */
  private static final int POSITIONS = 1 << 10;

  private final Variant variant;
  private final Endgames endgames;
  private final Path folder;
  private final int threads;
  private final Monitor monitor;

  /**
   * @param folder where the tables are kept
   * @param monitor receives the progress of each table
   * @throws zugwerk.work.InputException if there are no tables of this game
   */
  public TableCheck(Variant variant, Path folder, int threads, Monitor monitor) {
    this.variant = variant;
    this.folder = folder;
    this.threads = threads;
    this.monitor = monitor;
    endgames = new Endgames(variant, folder, threads);
  }

  interface Placer {

    /** Sets up a position; false, with an empty board, if there is none with this number. */
    boolean set(int row, int number);

    Position position();

    void clear();
  }

  @SuppressWarnings("ArrayRecordComponent") // Tables are never compared.
  record KeptTable(String name, byte[][] rows, Supplier<Placer> placers) {}

  /**
   * Checks all tables of the game that are in the folder.
   *
   * @param findings where what is found is added
   * @return how many tables were checked
   * @throws java.util.concurrent.CancellationException if the monitor stops it
   */
  public int check(List<Finding> findings) {
    int tables = 0;
    for (Path file : TableFolder.files(folder, findings)) {
      monitor.token().check();
      if (file.getFileName().toString().endsWith(TableFolder.ENDING)) {
        Optional<KeptTable> table = endgames.library().kept(file, monitor.token());
        if (table.isPresent()) {
          tables++;
          wrong(table.get()).ifPresent(what -> findings.add(Finding.needless(file, true, what)));
        }
      }
    }
    return tables;
  }

  private Optional<String> wrong(KeptTable table) {
    int rows = table.rows().length;
    int size = table.rows()[0].length;
    int placements = Math.max(1, POSITIONS / rows);
    int portions = (size + placements - 1) / placements;
    AtomicReference<String> wrong = new AtomicReference<>("");
    Meter meter = new Meter(monitor);
    meter.report(message("Checking {0}", table.name()), 0, portions, key("parts"));
    new ParallelLoop(threads, "check", meter.token().child()).run(portions, () -> {
      Checker checker = new Checker(table.rows(), table.placers().get());
      return portion -> {
        for (int number = portion * placements; number < Math.min(size, (portion + 1L) * placements); number++) {
          for (int row = 0; row < rows && wrong.get().isEmpty(); row++) {
            checker.wrong(row, number).ifPresent(wrong::set);
          }
        }
        meter.done();
      };
    });
    return Optional.of(wrong.get()).filter(what -> !what.isEmpty());
  }

  private final class Checker {

    private final byte[][] rows;
    private final Placer placer;
    private final PlainMoves rules = new PlainMoves(variant);
    private final Monitor quiet = new Monitor(monitor.token());

    Checker(byte[][] rows, Placer placer) {
      this.rows = rows;
      this.placer = placer;
    }

    Optional<String> wrong(int row, int number) {
      int stored = rows[row][number] & 255;
      if (!placer.set(row, number)) {
        return stored == Score.INVALID ? Optional.empty()
            : Optional.of("has a score for an invalid placement");
      }
      Position position = placer.position();
      int found = Attacks.inCheck(variant, position, 1 - position.toMove()) ? Score.INVALID : best(position);
      Optional<String> wrong = found == stored ? Optional.empty()
          : Optional.of("is wrong: " + Fen.format(position.setup()) + " is stored as " + words(stored)
              + ", but by its moves it is " + words(found));
      placer.clear();
      return wrong;
    }

    private int best(Position position) {
      int[] after = rules.legal(position).values().stream()
          .mapToInt(move -> endgames.after(position, move, quiet)).toArray();
      Verdict own = variant.ownEnd().of(position);
      if (own != Verdict.OPEN) {
        return Endgames.ended(own);
      }
      if (after.length == 0) {
        boolean mated = Attacks.inCheck(variant, position, position.toMove()) && variant.mateWins(position);
        return mated ? Score.MATED : Score.DRAW;
      }
      return Arrays.stream(after).reduce((one, other) -> Score.rank(one) >= Score.rank(other) ? one : other)
          .getAsInt();
    }

    private String words(int score) {
      return score == Score.INVALID ? "illegal" : Outcome.of(score).toString();
    }
  }
}
