package zugwerk.solve.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.Attacks;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.work.Finding;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/**
 * Checks every position of the tables of a game against the positions that its moves lead to. The moves are found by
 * the plain rules, one position at a time, and share nothing with the building of tables.
 */
public final class TableCheck {

  /** About how many positions, in all rows, a thread takes at a time. */
  private static final int POSITIONS = 1 << 10;

  private final Variant variant;
  private final Powers powers;
  private final Endgames endgames;
  private final Path folder;
  private final int threads;
  private final Monitor monitor;

  /**
   * @param folder where the tables are kept
   * @param monitor told of each table and how far it is checked, in thousandths
   * @throws IllegalArgumentException if there are no tables of this game
   */
  public TableCheck(Variant variant, Path folder, int threads, Monitor monitor) {
    this.variant = variant;
    this.folder = folder;
    this.threads = threads;
    this.monitor = monitor;
    powers = new Powers(variant);
    endgames = new Endgames(variant, folder, threads);
  }

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
      Optional<Key> key = key(file);
      if (key.isPresent()) {
        Table table = new Table(powers, key.get());
        if (new TableFile(folder, powers, key.get()).read(table, monitor.token())) {
          tables++;
          wrong(table).ifPresent(what -> findings.add(Finding.needless(file, true, what)));
        }
      }
    }
    return tables;
  }

  /** Which table of this game a file is; empty if it is none. */
  private Optional<Key> key(Path file) {
    String name = file.getFileName().toString();
    int end = name.lastIndexOf('-');
    if (end < 0 || !name.endsWith(TableFolder.ENDING)) {
      return Optional.empty();
    }
    try {
      Material material = Material.parse(variant.schema(), name.substring(0, end));
      return Key.all(powers, material).stream()
          .filter(key -> new TableFile(folder, powers, key).path().getFileName().toString().equals(name)).findFirst();
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /** What is wrong with the first position found that does not agree with its moves. */
  private Optional<String> wrong(Table table) {
    int size = table.layout().size();
    int placements = Math.max(1, POSITIONS / table.rows().length);
    int portions = (size + placements - 1) / placements;
    AtomicReference<String> wrong = new AtomicReference<>("");
    Meter meter = new Meter(monitor);
    meter.tell("Checking " + table.key().material().text(variant.schema()), 0, portions, "parts");
    new ParallelLoop(threads, "check", meter.token().child()).run(portions, () -> {
      Checker checker = new Checker(table);
      return portion -> {
        for (int number = portion * placements; number < Math.min(size, (portion + 1L) * placements); number++) {
          for (int row = 0; row < table.rows().length && wrong.get().isEmpty(); row++) {
            checker.wrong(row, number).ifPresent(wrong::set);
          }
        }
        meter.done();
      };
    });
    return Optional.of(wrong.get()).filter(what -> !what.isEmpty());
  }

  /** Checks positions of a table, for one thread. */
  private final class Checker {

    private final Table table;
    private final Board board;
    private final PlainMoves rules = new PlainMoves(variant);
    private final List<Position> empty = new ArrayList<>();
    private final Monitor quiet = new Monitor(monitor.token());

    Checker(Table table) {
      this.table = table;
      board = new Board(table.layout());
      for (int row = 0; row < table.rows().length; row++) {
        Setup setup = table.counters().put(powers, Setup.empty(variant.schema()), Table.state(row));
        empty.add(Position.of(setup.with(Schema.SIDE_TO_MOVE, Table.toMove(row))));
      }
    }

    /** What is wrong with a position, if anything is. */
    Optional<String> wrong(int row, int number) {
      int stored = table.score(row, number);
      if (!board.set(number)) {
        return stored == Score.BROKEN ? Optional.empty()
            : Optional.of("gives a score to a placement that stands for none");
      }
      Position position = empty.get(row);
      int mark = position.mark();
      int[] squares = board.squares();
      for (int piece = 0; piece < squares.length; piece++) {
        position.set(squares[piece], Piece.of(table.layout().side(piece), table.layout().type(piece)));
      }
      int found = Attacks.inCheck(variant, position, 1 - position.toMove()) ? Score.BROKEN : best(position);
      Optional<String> wrong = found == stored ? Optional.empty()
          : Optional.of("is wrong: " + Fen.format(position.setup()) + " is kept as " + words(stored)
              + ", but by its moves it is " + words(found));
      position.rollback(mark);
      return wrong;
    }

    /** The score that the moves of a position give it. */
    private int best(Position position) {
      int[] after = rules.legal(position).values().stream().mapToInt(move -> {
        int mark = position.mark();
        MoveMaker.make(variant, position, move);
        int score = Score.before(endgames.score(position, quiet));
        position.rollback(mark);
        return score;
      }).toArray();
      if (after.length == 0) {
        return Attacks.inCheck(variant, position, position.toMove()) ? Score.MATED : Score.DRAW;
      }
      return Arrays.stream(after).reduce((one, other) -> Score.rank(one) >= Score.rank(other) ? one : other)
          .getAsInt();
    }

    private String words(int score) {
      return score == Score.BROKEN ? "illegal" : Outcome.of(score).toString();
    }
  }
}
