package zugwerk.solve.table;

import java.nio.IntBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;
import zugwerk.work.UserFolder;

/**
 * The endgame tables of one game: answers questions, and builds what is missing for that.
 *
 * <p>Castling rights are off; a position in which a Pawn can be captured en passant is searched one move into the
 * tables. May be used by several threads, which wait for each other.
 */
public final class Endgames {

  /** The most pieces, Kings included, that a table can have. */
  public static final int MOST_PIECES = 5;

  private static final int MOST_PLACES = 10_000;

  private final int threads;
  private final Powers powers;
  private final TableStore library;
  private final Map<IntBuffer, Place> places = new ConcurrentHashMap<>();

  /**
   * Where to look a position up.
   *
   * @param flips whether the table holds it with exchanged colours
   */
  private record Place(Key key, boolean flips) {}

  /**
   * @param folder where the tables are kept; it is created with the first table
   * @param threads how many threads build, from 1
   * @throws IllegalArgumentException if there is no thread, or the game's state is more than tables can hold
   */
  public Endgames(Variant variant, Path folder, int threads) {
    this(variant, folder, threads, Runtime.getRuntime().maxMemory() / 8 * 7);
  }

  /**
   * @param mostBytes how much memory building may take; what needs more is refused
   */
  public Endgames(Variant variant, Path folder, int threads, long mostBytes) {
    this(variant, folder, threads, mostBytes, Score.MOST_PLIES);
  }

  /**
   * @param mostPlies up to how many plies to mate tables are exact, at most {@link Score#MOST_PLIES}
   */
  Endgames(Variant variant, Path folder, int threads, long mostBytes, int mostPlies) {
    ParallelLoop.checkThreads(threads);
    this.threads = threads;
    powers = new Powers(variant);
    library = new TableStore(powers, folder, threads, mostBytes, mostPlies);
  }

  /** The user's own folder for tables: {@code zugwerk} in {@code $XDG_CACHE_HOME}, or else in {@code ~/.cache}. */
  public static Path userFolder() {
    return UserFolder.of("XDG_CACHE_HOME", ".cache");
  }

  /** How many threads build. */
  public int threads() {
    return threads;
  }

  /** The game. */
  public Variant variant() {
    return powers.variant();
  }

  /**
   * How a position ends for the side to move.
   *
   * @throws IllegalArgumentException if it cannot be played, has too many pieces, or a castling right
   * @throws java.util.concurrent.CancellationException if the monitor stops it
   */
  public Outcome outcome(Setup setup, Monitor monitor) {
    check(setup);
    return outcome(Position.of(setup), monitor);
  }

  /**
   * How a position ends for the side to move; the position is as it was afterwards. Errors as for a setup, but the
   * caller must know that the position can be played and has neither too many pieces nor a castling right.
   */
  public Outcome outcome(Position position, Monitor monitor) {
    return Outcome.of(score(position, monitor));
  }

  /** How a position ends, and what every legal move is worth; errors as for {@link #outcome}. */
  public Answer answer(Setup setup, Monitor monitor) {
    check(setup);
    Position position = Position.of(setup);
    int score = score(position, monitor);
    List<MoveValue> values = new ArrayList<>();
    MoveList moves = new MoveList();
    new Generator(variant()).legal(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      values.add(new MoveValue(EncodedMove.unpack(moves.get(i)), Outcome.of(after(position, moves.get(i), monitor))));
    }
    values.sort(Comparator.<MoveValue>comparingInt(value -> -liking(value.outcome()))
        .thenComparing(value -> LongForm.of(variant().schema(), value.move())));
    return new Answer(Outcome.of(score), values);
  }

  /** Orders outcomes for a side: the greater, the better. */
  private static int liking(Outcome outcome) {
    return switch (outcome.kind()) {
      case WIN -> Score.BROKEN - outcome.moves();
      case DRAW -> 0;
      case LOSS -> outcome.moves() - Score.BROKEN;
    };
  }

  /**
   * Goes on only if tables can hold a position.
   *
   * @throws IllegalArgumentException if it cannot be played, has too many pieces, or a castling right
   */
  public void check(Setup setup) {
    Validation.check(variant(), setup);
    checkSize(Material.of(setup));
    if (setup.get(Schema.CASTLING) != 0) {
      throw new IllegalArgumentException("endgame tables know no castling; the position has a right to castle");
    }
  }

  private static void checkSize(Material material) {
    if (material.size() > MOST_PIECES) {
      throw new IllegalArgumentException(
          "there are " + material.size() + " men; endgame tables have at most " + MOST_PIECES);
    }
  }

  /** The score of a position that can be played; the position is as it was afterwards. */
  int score(Position position, Monitor monitor) {
    if (position.get(Schema.EN_PASSANT) != 0) {
      MoveList moves = new MoveList();
      new Generator(variant()).legal(position, moves);
      int best = Score.BROKEN;
      boolean passes = false;
      for (int i = 0; i < moves.size(); i++) {
        passes |= EncodedMove.unpack(moves.get(i)) instanceof Move.EnPassant;
        int score = after(position, moves.get(i), monitor);
        best = best == Score.BROKEN || Score.rank(score) > Score.rank(best) ? score : best;
      }
      if (passes) {
        return best;
      }
    }
    return lookUp(position, monitor);
  }

  /** What a move is worth to the side that makes it. */
  private int after(Position position, int move, Monitor monitor) {
    int mark = position.mark();
    MoveMaker.make(variant(), position, move);
    int score = Score.before(score(position, monitor));
    position.rollback(mark);
    return score;
  }

  private int lookUp(Position position, Monitor monitor) {
    int[] steps = Counters.steps(powers, position::get);
    Place place = place(position, steps);
    int flip = place.flips() ? 1 : 0;
    Table table = library.table(place.key(), monitor);
    PlacementIndex layout = table.layout();
    int[] squares = new int[layout.pieces()];
    long rest = 0;
    for (int piece = 0; piece < squares.length; piece++) {
      rest = rest != 0 ? rest : position.pieces(layout.side(piece) ^ flip, layout.type(piece));
      squares[piece] = Long.numberOfTrailingZeros(rest) ^ 56 * flip;
      rest &= rest - 1;
    }
    return table.score(Table.row(table.counters().state(steps), position.toMove() ^ flip), squares);
  }

  /**
   * What the table for some setup's pieces will cost; nothing is built.
   *
   * @throws IllegalArgumentException if there are too many pieces
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public Estimate estimate(Setup setup, CancelToken token) {
    Material material = Material.of(setup);
    checkSize(material);
    return library.estimate(List.of(Key.of(powers, held(material), Counters.steps(powers, setup::get))), token);
  }

  /** What all tables for some pieces will cost, for all states of the absent types; errors as for a setup. */
  public Estimate estimate(Material material, CancelToken token) {
    checkSize(material);
    return library.estimate(Key.all(powers, held(material)), token);
  }

  /**
   * How many positions are in the tables still to be built before a position can be looked up; the caller must know
   * that it has neither too many pieces nor a castling right.
   *
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public long toBuild(Position position, CancelToken token) {
    return library.toBuild(place(position, Counters.steps(powers, position::get)).key(), token);
  }

  /** The table of a position; found anew only where none with the same pieces and steps was asked for before. */
  private Place place(Position position, int[] steps) {
    int types = position.types();
    int[] counted = Arrays.copyOf(steps, 3 * types);
    for (int type = 0; type < types; type++) {
      counted[types + type] = Long.bitCount(position.pieces(0, type));
      counted[2 * types + type] = Long.bitCount(position.pieces(1, type));
    }
    if (places.size() > MOST_PLACES) {
      places.clear();
    }
    return places.computeIfAbsent(IntBuffer.wrap(counted), pieces -> {
      Material material = Material.of(position);
      return new Place(Key.of(powers, held(material), steps), Key.flips(powers, material));
    });
  }

  private Material held(Material material) {
    return Key.flips(powers, material) ? material.flipped() : material;
  }

  /**
   * Counts all positions of some material, in every state.
   *
   * @throws IllegalArgumentException if there are too many pieces
   * @throws java.util.concurrent.CancellationException if the monitor stops it
   */
  public TableStatistics statistics(Material material, Monitor monitor) {
    checkSize(material);
    boolean flips = Key.flips(powers, material);
    List<TableStatistics.Row> rows = new ArrayList<>();
    for (Key key : Key.all(powers, held(material))) {
      rows.addAll(new Census(powers, library.table(key, monitor), flips).rows(monitor.token()));
    }
    return new TableStatistics(material, rows);
  }
}
