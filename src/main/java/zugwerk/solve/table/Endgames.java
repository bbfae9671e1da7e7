package zugwerk.solve.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.LongForm;
import zugwerk.rules.Fault;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.Packed;
import zugwerk.rules.Play;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/**
 * The endgame tables of one game: answers questions, and builds what is missing for that.
 *
 * <p>Castling rights are off; a position in which a Pawn can be captured en passant is searched one move into the
 * tables. May be used by several threads, which wait for each other.
 */
public final class Endgames {

  /** The most men, Kings included, that a table can have. */
  public static final int MOST_MEN = 5;

  private final Powers powers;
  private final Path folder;
  private final int threads;
  private final long mostBytes;
  private final Map<Key, SoftReference<Table>> loaded = new HashMap<>();

  /**
   * @param folder where the tables are kept; it is made when the first one is
   * @param threads how many threads build
   * @throws IllegalArgumentException if the game's state is more than tables can hold
   */
  public Endgames(Variant variant, Path folder, int threads) {
    this(variant, folder, threads, Runtime.getRuntime().maxMemory() / 8 * 7);
  }

  /**
   * @param mostBytes how much memory building may take; what needs more is refused
   */
  public Endgames(Variant variant, Path folder, int threads, long mostBytes) {
    powers = new Powers(variant);
    this.folder = folder;
    this.threads = threads;
    this.mostBytes = mostBytes;
  }

  /** The user's own folder for tables: {@code zugwerk} in {@code $XDG_CACHE_HOME}, or else in {@code ~/.cache}. */
  public static Path userFolder() {
    String cache = System.getenv("XDG_CACHE_HOME");
    Path root = cache == null || cache.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(cache);
    return root.resolve("zugwerk");
  }

  /** The game. */
  public Variant variant() {
    return powers.variant();
  }

  /**
   * How a position ends for the side to move.
   *
   * @throws IllegalArgumentException if it cannot be played, has too many men, or a castling right
   * @throws java.util.concurrent.CancellationException if the control was told to cancel
   * @throws UncheckedIOException if a table cannot be kept in the folder
   */
  public Outcome outcome(Setup setup, BuildControl control) {
    check(setup);
    return Outcome.of(score(Position.of(setup), control));
  }

  /** How a position ends, and what every legal move is worth; errors as for {@link #outcome}. */
  public Answer answer(Setup setup, BuildControl control) {
    check(setup);
    Position position = Position.of(setup);
    int score = score(position, control);
    List<MoveValue> values = new ArrayList<>();
    MoveList moves = new MoveList();
    new Generator(variant()).legal(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      values.add(new MoveValue(Packed.unpack(moves.get(i)), Outcome.of(after(position, moves.get(i), control))));
    }
    values.sort(Comparator.<MoveValue>comparingInt(value -> -liking(value.outcome()))
        .thenComparing(value -> LongForm.of(variant().schema(), value.move())));
    return new Answer(Outcome.of(score), values);
  }

  /** Greater for what a side likes better. */
  private static int liking(Outcome outcome) {
    return switch (outcome.kind()) {
      case WIN -> Score.BROKEN - outcome.moves();
      case DRAW -> 0;
      case LOSS -> outcome.moves() - Score.BROKEN;
    };
  }

  private void check(Setup setup) {
    Material material = Material.of(setup);
    List<Fault> faults = Validation.faults(variant(), setup);
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", faults.stream().map(Fault::text).toList()));
    }
    checkSize(material);
    if (setup.get(Schema.CASTLING) != 0) {
      throw new IllegalArgumentException("endgame tables know no castling; the position has a right to castle");
    }
  }

  private static void checkSize(Material material) {
    if (material.size() > MOST_MEN) {
      throw new IllegalArgumentException(
          "there are " + material.size() + " men; endgame tables have at most " + MOST_MEN);
    }
  }

  /** The score of a position that can be played; the position is as it was afterwards. */
  int score(Position position, BuildControl control) {
    if (position.get(Schema.EN_PASSANT) != 0) {
      MoveList moves = new MoveList();
      new Generator(variant()).legal(position, moves);
      int best = Score.BROKEN;
      boolean passes = false;
      for (int i = 0; i < moves.size(); i++) {
        passes |= Packed.unpack(moves.get(i)) instanceof Move.EnPassant;
        int score = after(position, moves.get(i), control);
        best = best == Score.BROKEN || Score.rank(score) > Score.rank(best) ? score : best;
      }
      if (passes) {
        return best;
      }
    }
    return lookUp(position.setup(), control);
  }

  /** What a move is worth to the side that makes it. */
  private int after(Position position, int move, BuildControl control) {
    int mark = position.mark();
    Play.make(variant(), position, move);
    int score = Score.before(score(position, control));
    position.rollback(mark);
    return score;
  }

  private int lookUp(Setup setup, BuildControl control) {
    Material material = Material.of(setup);
    boolean flips = Key.flips(powers, material);
    int[] steps = Counters.steps(powers, setup);
    Table table = table(Key.of(powers, flips ? material.flipped() : material, steps), control);
    Layout layout = table.layout();
    int[] squares = new int[layout.men()];
    int square = Square.COUNT;
    for (int man = 0; man < squares.length; man++) {
      int wanted = Man.of(layout.side(man) ^ (flips ? 1 : 0), layout.type(man));
      boolean again = man > 1 && layout.side(man) == layout.side(man - 1) && layout.type(man) == layout.type(man - 1);
      square = again ? square + 1 : 0;
      while (setup.man(square) != wanted) {
        square++;
      }
      squares[man] = flips ? square ^ 56 : square;
    }
    int toMove = setup.get(Schema.SIDE_TO_MOVE) ^ (flips ? 1 : 0);
    return table.score(Table.row(table.counters().state(steps), toMove), squares);
  }

  /**
   * What the table for some setup's men will cost; nothing is built.
   *
   * @throws IllegalArgumentException if there are too many men
   */
  public Estimate estimate(Setup setup) {
    Material material = Material.of(setup);
    checkSize(material);
    Material held = Key.flips(powers, material) ? material.flipped() : material;
    return estimate(List.of(Key.of(powers, held, Counters.steps(powers, setup))));
  }

  /** What all tables for some men will cost, in whatever state the absent types are; errors as for a setup. */
  public Estimate estimate(Material material) {
    checkSize(material);
    Material held = Key.flips(powers, material) ? material.flipped() : material;
    return estimate(List.copyOf(Key.all(powers, held)));
  }

  private Estimate estimate(List<Key> keys) {
    List<Estimate.Part> parts = new ArrayList<>();
    long most = 0;
    Map<Key, Long> sizes = new HashMap<>();
    for (Key key : plan(keys, true)) {
      boolean kept = isKept(key);
      long size = size(key);
      sizes.put(key, size);
      parts.add(new Estimate.Part(key.material().text(powers.schema()), size, kept));
      long needed = size;
      if (!kept) {
        needed += size + key.children(powers).stream().mapToLong(sizes::get).sum();
      }
      most = Math.max(most, needed);
    }
    return new Estimate(parts, most);
  }

  private boolean isKept(Key key) {
    return cached(key) != null || new TableFile(folder, powers, key).exists();
  }

  private long size(Key key) {
    return 2L * new Counters(powers, key.material(), key.fixed()).count() * new Layout(powers, key.material()).size();
  }

  /** The tables to be built for some, each after those that it hangs on; with those that are kept, if wanted. */
  private Set<Key> plan(List<Key> keys, boolean withKept) {
    Set<Key> plan = new LinkedHashSet<>();
    keys.forEach(key -> plan(key, withKept, plan));
    return plan;
  }

  private void plan(Key key, boolean withKept, Set<Key> plan) {
    boolean kept = isKept(key);
    if (plan.contains(key) || kept && !withKept) {
      return;
    }
    if (!kept) {
      key.children(powers).forEach(child -> plan(child, withKept, plan));
    }
    plan.add(key);
  }

  /**
   * Counts all positions of some material, in every state.
   *
   * @throws IllegalArgumentException if there are too many men
   * @throws java.util.concurrent.CancellationException if the control was told to cancel
   * @throws UncheckedIOException if a table cannot be kept in the folder
   */
  public TableStatistics statistics(Material material, BuildControl control) {
    checkSize(material);
    boolean flips = Key.flips(powers, material);
    List<TableStatistics.Row> rows = new ArrayList<>();
    for (Key key : Key.all(powers, flips ? material.flipped() : material)) {
      rows.addAll(new Census(powers, table(key, control), flips).rows());
    }
    return new TableStatistics(material, rows);
  }

  private Table cached(Key key) {
    SoftReference<Table> reference = loaded.get(key);
    return reference == null ? null : reference.get();
  }

  /** A table, from memory, from the folder, or built. */
  synchronized Table table(Key key, BuildControl control) {
    Table table = cached(key);
    if (table == null) {
      table = new Loading(control, plan(List.of(key), false).size()).get(key);
    }
    return table;
  }

  /** One request for a table with all that it hangs on. */
  private final class Loading {

    private final BuildControl control;
    private final int tables;
    private int finished;

    Loading(BuildControl control, int tables) {
      this.control = control;
      this.tables = tables;
    }

    Table get(Key key) {
      Table table = cached(key);
      if (table == null) {
        control.check();
        table = find(key);
        loaded.put(key, new SoftReference<>(table));
      }
      return table;
    }

    private Table find(Key key) {
      TableFile file = new TableFile(folder, powers, key);
      if (file.exists()) {
        Table table = new Table(powers, key);
        if (file.read(table)) {
          return table;
        }
      }
      checkMemory(key);
      Map<Key, Table> children = new HashMap<>();
      key.children(powers).forEach(child -> children.put(child, get(child)));
      Table table = Builder.build(powers, key, children::get, new Workers(threads, control), plies ->
          control.report(new BuildProgress(key.material().text(powers.schema()), finished, tables, plies)));
      finished++;
      keep(file, table);
      return table;
    }

    private void checkMemory(Key key) {
      long needed = 2 * size(key) + key.children(powers).stream().mapToLong(Endgames.this::size).sum();
      if (needed > mostBytes) {
        throw new IllegalArgumentException("the table " + key.material().text(powers.schema()) + " needs "
            + (needed >> 20) + " MiB of memory; " + (mostBytes >> 20) + " MiB may be used");
      }
    }

    private void keep(TableFile file, Table table) {
      try {
        file.write(table);
      } catch (IOException e) {
        throw new UncheckedIOException("an endgame table cannot be kept in " + folder + ": " + e.getMessage(), e);
      }
    }
  }
}
