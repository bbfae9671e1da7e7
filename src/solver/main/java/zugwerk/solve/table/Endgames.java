package zugwerk.solve.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import zugwerk.rules.Verdict;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;
import zugwerk.work.UserFolder;

/**
 * The endgame tables of one game; missing tables are built on demand.
 *
 * <p>There are no castling rights; a position with an en passant capture is searched one move into the tables. Thread-
 * safe; threads wait for each other.
 */
public final class Endgames {

  /** The most pieces, Kings included, that a table can have. */
  public static final int MOST_PIECES = 5;

  private final Variant variant;
  private final int threads;
  private final TableLibrary library;

  /**
   * @param folder where the tables are kept; it is created with the first table
   * @param threads how many threads build, from 1
   * @throws InputException if there is no thread, or the game cannot be tabulated
   */
  public Endgames(Variant variant, Path folder, int threads) {
    this(variant, folder, threads, Runtime.getRuntime().maxMemory() / 8 * 7);
  }

  /** @param mostBytes how much memory building may take; larger tables are refused */
  public Endgames(Variant variant, Path folder, int threads, long mostBytes) {
    this(variant, folder, threads, mostBytes, Score.MOST_PLIES);
  }

  /** @param mostPlies up to how many plies to mate tables are exact, at most {@link Score#MOST_PLIES} */
  Endgames(Variant variant, Path folder, int threads, long mostBytes, int mostPlies) {
    ParallelLoop.checkThreads(threads);
    this.threads = threads;
    this.variant = variant;
    library = switch (variant.tableFacts().kind()) {
      case NONE -> throw new InputException("there are no endgame tables for {0}", variant.title());
      case COUNTERS -> new CounterLibrary(new Powers(variant), folder, threads, mostBytes, mostPlies);
      case SLOTS -> new SlotLibrary(new SlotGame(variant), folder, threads, mostBytes, mostPlies);
    };
  }

  /** The user's own folder for tables: {@code zugwerk} in {@code $XDG_CACHE_HOME}, or else in {@code ~/.cache}. */
  public static Path userFolder() {
    return UserFolder.of("XDG_CACHE_HOME", ".cache");
  }

  /** The number of threads that build tables. */
  public int threads() {
    return threads;
  }

  /** The game. */
  public Variant variant() {
    return variant;
  }

  /**
   * The outcome for the side to move.
   *
   * @throws InputException if the position cannot be played, has too many pieces, or a castling right
   * @throws java.util.concurrent.CancellationException if the monitor stops it
   */
  public Outcome outcome(Setup setup, Monitor monitor) {
    check(setup);
    return outcome(Position.of(setup), monitor);
  }

  /**
   * The outcome for the side to move, which has lost if its King died. The game's own end counts. The
   * position is left unchanged. The caller must
   * ensure that it can be played and has neither too many pieces nor a castling right.
   */
  public Outcome outcome(Position position, Monitor monitor) {
    if (hasLostKing(position)) {
      return new Outcome(position.hasLostKing(position.toMove()) ? Outcome.Kind.LOSS : Outcome.Kind.WIN, 0);
    }
    Verdict own = variant.ownEnd().of(position);
    return own == Verdict.WON ? new Outcome(Outcome.Kind.WIN, 0) : Outcome.of(score(position, monitor));
  }

  /** The score of a position in which the game is over; that of a side that has won already is a win in one move. */
  static int ended(Verdict verdict) {
    return verdict.isLoss() ? Score.MATED : verdict == Verdict.WON ? Score.before(Score.MATED) : Score.DRAW;
  }

  /** The outcome of a position and of every legal move; errors as for {@link #outcome}. */
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
    values.sort(Comparator.<MoveValue>comparingInt(value -> -preference(value.outcome()))
        .thenComparing(value -> LongForm.of(variant().schema(), value.move())));
    return new Answer(Outcome.of(score), values);
  }

  private static int preference(Outcome outcome) {
    return switch (outcome.kind()) {
      case WIN -> Score.INVALID - outcome.moves();
      case DRAW -> 0;
      case LOSS -> outcome.moves() - Score.INVALID;
    };
  }

  /**
   * Checks that tables can hold a position.
   *
   * @throws InputException if it cannot be played, has too many pieces, or a castling right
   */
  public void check(Setup setup) {
    Validation.check(variant(), setup);
    checkSize(Material.of(setup));
    if (setup.get(Schema.CASTLING) != 0) {
      throw new InputException("endgame tables do not cover castling; the position has a castling right");
    }
  }

  private void checkSize(Material material) {
    if (material.size() > mostPieces()) {
      throw new InputException("there are {0} men; endgame tables have at most {1}", material.size(), mostPieces());
    }
  }

  /** The most pieces, Kings included, that a table of this game can have. */
  public int mostPieces() {
    return library.mostPieces();
  }

  TableLibrary library() {
    return library;
  }

  int score(Position position, Monitor monitor) {
    Verdict own = variant.ownEnd().of(position);
    if (own != Verdict.OPEN) {
      return ended(own);
    }
    if (position.get(Schema.EN_PASSANT) != 0) {
      MoveList moves = new MoveList();
      new Generator(variant()).legal(position, moves);
      int best = Score.INVALID;
      boolean passes = false;
      for (int i = 0; i < moves.size(); i++) {
        passes |= EncodedMove.unpack(moves.get(i)) instanceof Move.EnPassant;
        int score = after(position, moves.get(i), monitor);
        best = best == Score.INVALID || Score.rank(score) > Score.rank(best) ? score : best;
      }
      if (passes) {
        return best;
      }
    }
    return library.lookUp(position, monitor);
  }

  /** The value of a move to the side that makes it. */
  int after(Position position, int move, Monitor monitor) {
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    Verdict own = variant.ownEnd().of(position);
    int score = hasLostKing(position)
        ? position.hasLostKing(position.toMove()) ? Score.before(Score.MATED) : Score.MATED
        : own == Verdict.WON ? Score.MATED : Score.before(score(position, monitor));
    position.rollback(mark);
    return score;
  }

  private static boolean hasLostKing(Position position) {
    return position.hasLostKing(0) || position.hasLostKing(1);
  }

  /**
   * The cost of the table for a setup; nothing is built.
   *
   * @throws InputException if there are too many pieces
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public Estimate estimate(Setup setup, CancelToken token) {
    checkSize(Material.of(setup));
    return library.estimate(Position.of(setup), token);
  }

  /** The cost of all tables for some pieces, for all states of absent types; errors as for a setup. */
  public Estimate estimate(Material material, CancelToken token) {
    checkSize(material);
    return library.estimate(material, token);
  }

  /**
   * The number of positions to build before the tables can decide a position; {@link Long#MAX_VALUE} if no table can.
   * The caller must ensure that it has neither too many pieces nor a castling right.
   *
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public long toBuild(Position position, CancelToken token) {
    boolean over = hasLostKing(position) || variant.ownEnd().of(position) != Verdict.OPEN;
    return over ? 0 : library.toBuild(position, token);
  }

  /**
   * Counts all positions of some material: in every state where the state counts moves, else without any.
   *
   * @throws InputException if there are too many pieces
   * @throws java.util.concurrent.CancellationException if the monitor stops it
   */
  public TableStatistics statistics(Material material, Monitor monitor) {
    checkSize(material);
    return TableStatistics.of(library.census(material, monitor), monitor.token());
  }

  /** Counts all positions with the pieces and the state of a setup; errors as for its pieces. */
  public TableStatistics statistics(Setup setup, Monitor monitor) {
    checkSize(Material.of(setup));
    return TableStatistics.of(library.census(Position.of(setup), monitor), monitor.token());
  }

  /**
   * Finds the positions of a kind among those that {@link #statistics(Material, Monitor)} counts; errors as there.
   *
   * @param most how many positions to give, from 1; all are counted
   */
  public Notable.Found notable(Notable.Kind kind, Material material, int most, Monitor monitor) {
    checkSize(material);
    return Notable.find(kind, library.census(material, monitor), most, monitor.token());
  }

  /** The same among all positions with the pieces and the state of a setup. */
  public Notable.Found notable(Notable.Kind kind, Setup setup, int most, Monitor monitor) {
    checkSize(Material.of(setup));
    return Notable.find(kind, library.census(Position.of(setup), monitor), most, monitor.token());
  }
}
