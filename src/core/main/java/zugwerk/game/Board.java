package zugwerk.game;

import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/**
 * A position of a game with its legal moves. Boards never change: {@link #play} returns another one.
 *
 * <p>A board made by {@code of} can be played. The constructor takes any position, as an editor needs it; moves and
 * status have a meaning only if {@link Validation} finds no faults in it.
 *
 * @param game the rules, with their settings
 * @param setup the position, with its move counters
 */
public record Board(Variant game, Setup setup) {

  /** The start position of a game, such as {@code orthodox} or {@code poison}. */
  public static Board of(String game) {
    return of(Variants.of(game));
  }

  /** The start position of a game with its settings. */
  public static Board of(Variant game) {
    return of(game, game.start());
  }

  /**
   * A position of a game.
   *
   * @param fen in Forsyth–Edwards notation, with the field of the game's state; the last fields may be missing
   * @throws InputException if there is no such game, or the position cannot be read or played
   */
  public static Board of(String game, String fen) {
    return of(Variants.of(game), fen);
  }

  /**
   * A position of a game with its settings, which {@link Variants#of(String, String)} reads.
   *
   * @throws InputException if the position cannot be read or played
   */
  public static Board of(Variant game, String fen) {
    Setup setup = Fen.parse(game, fen);
    Validation.check(game, setup);
    return new Board(game, setup);
  }

  public Side toMove() {
    return setup.toMove();
  }

  public List<Move> legalMoves() {
    return new MoveText(game).legal(Position.of(setup));
  }

  /**
   * The legal move that a text means, in short or long form: {@code Nf3}, {@code g1f3}, {@code e8=Q}, {@code O-O}.
   * Piece letters may be those of other languages.
   *
   * @throws InputException if it means none, or more than one
   */
  public Move move(String text) {
    return new MoveText(game).read(Position.of(setup), text);
  }

  /** The board after a legal move, with its counters. */
  public Board play(Move move) {
    return new Board(game, MoveMaker.after(game, setup, move));
  }

  /**
   * The board after one or more moves, such as {@code 1.e4 e5 2.Nf3}.
   *
   * @throws InputException with the first move that cannot be played
   */
  public Board play(String moves) {
    return new Board(game, Replay.play(game, setup, moves));
  }

  /** A legal move in short algebraic notation, such as {@code Nbd2+}; games add the powers that change. */
  public String san(Move move) {
    return new MoveText(game).write(Position.of(setup), move);
  }

  /** A move in long form, such as {@code b1d2} or {@code e7e8q}. */
  public String longForm(Move move) {
    return LongForm.of(game.schema(), move);
  }

  /** Check, mate and other ends, seen from the side to move. */
  public Verdict status() {
    return new Generator(game).verdict(Position.of(setup));
  }

  /** The position in Forsyth–Edwards notation. */
  public String fen() {
    return Fen.format(setup);
  }

  @Override
  public String toString() {
    return fen();
  }
}
