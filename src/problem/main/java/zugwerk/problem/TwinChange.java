package zugwerk.problem;

import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.notation.Fen;
import zugwerk.notation.StateField;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/**
 * A change that makes a twin. Any change can be created; whether it is possible in a problem shows when it is applied.
 * See {@link TwinText} for their texts.
 */
public sealed interface TwinChange {

  /**
   * The problem after the change.
   *
   * @throws InputException in one sentence, if the change is not possible there
   */
  Problem on(Problem problem);

  default String text() {
    return TwinText.write(this);
  }

  /**
   * A change of the position. Castling and en passant rights that no longer match the pieces are removed. A castling
   * right is added where the change puts King and Rook on their first squares, unless a {@link Castling} decides
   * otherwise.
   */
  sealed interface OfSetup extends TwinChange {

    /**
     * The position after the change, with all rights that were there before.
     *
     * @throws InputException in one sentence, if the change is not possible there
     */
    Setup on(Setup setup);

    @Override
    default Problem on(Problem problem) {
      Variant variant = problem.variant();
      Setup before = problem.setup();
      return problem.withSetup(variant.tidied(Rights.following(variant, before, on(before))));
    }
  }

  /** A piece in a change: its square, optionally with side and letter, which must then be right. */
  record Named(Optional<Side> side, Optional<Character> letter, int square) {

    /** The piece on a square, with its side and its letter. */
    public static Named of(Setup setup, int square) {
      int piece = setup.piece(square);
      if (piece == Piece.NONE) {
        throw new InputException("there is no piece on {0}", Square.name(square));
      }
      return new Named(Optional.of(Side.of(Piece.side(piece))),
          Optional.of(setup.schema().types().get(Piece.type(piece)).letter()), square);
    }

    private int in(Setup setup) {
      Named here = of(setup, square);
      boolean meant = side.isEmpty() || side.equals(here.side);
      if (!meant || !letter.isEmpty() && !letter.equals(here.letter)) {
        throw new InputException("the piece on {0} is {1}", Square.name(square), TwinText.write(here).substring(0, 2));
      }
      return square;
    }
  }

  /** Moves a piece to another square, whatever is there. */
  record Move(Named piece, int to) implements OfSetup {
    @Override
    public Setup on(Setup setup) {
      return setup.moved(piece.in(setup), to);
    }
  }

  record Exchange(Named one, Named other) implements OfSetup {
    @Override
    public Setup on(Setup setup) {
      int first = one.in(setup);
      int second = other.in(setup);
      return setup.mapped(square -> square == first ? second : square == second ? first : square)
          .with(Schema.CASTLING, setup.get(Schema.CASTLING));
    }
  }

  /** Puts a piece on a square, replacing one that is there. */
  record Add(Side side, char letter, int square) implements OfSetup {

    public static Add of(Schema schema, int piece, int square) {
      return new Add(Side.of(Piece.side(piece)), schema.types().get(Piece.type(piece)).letter(), square);
    }

    @Override
    public Setup on(Setup setup) {
      int type = setup.schema().type(letter);
      if (type < 0) {
        throw new InputException("this game has no piece {0}", letter);
      }
      return setup.withPiece(square, Piece.of(side.ordinal(), type));
    }
  }

  record Remove(Named piece) implements OfSetup {
    @Override
    public Setup on(Setup setup) {
      return setup.withPiece(piece.in(setup), Piece.NONE);
    }
  }

  /** Rotates all pieces to the right by 90, 180 or 270 degrees. */
  record Rotate(int degrees) implements OfSetup {
    @Override
    public Setup on(Setup setup) {
      return setup.mapped(transformation()::target);
    }

    Transformation transformation() {
      return switch (degrees) {
        case 90 -> Transformation.ROTATE_90;
        case 180 -> Transformation.ROTATE_180;
        case 270 -> Transformation.ROTATE_270;
        default -> throw new InputException("the board cannot be rotated by {0} degrees", degrees);
      };
    }
  }

  /** Mirrors all pieces so that two corners are exchanged, which may be named in either order. */
  record Mirror(int one, int other) implements OfSetup {

    static boolean exists(int one, int other) {
      return axis(one, other).isPresent();
    }

    private static Optional<Transformation> axis(int one, int other) {
      return switch (Square.name(Math.min(one, other)) + Square.name(Math.max(one, other))) {
        case "a1h1" -> Optional.of(Transformation.MIRROR_LEFT_RIGHT);
        case "a1a8" -> Optional.of(Transformation.MIRROR_UP_DOWN);
        case "a1h8" -> Optional.of(Transformation.MIRROR_ANTIDIAGONAL);
        case "h1a8" -> Optional.of(Transformation.MIRROR_DIAGONAL);
        default -> Optional.empty();
      };
    }

    Transformation transformation() {
      return axis(one, other).orElseThrow(() -> new InputException(
          "no reflection exchanges {0} and {1}", Square.name(one), Square.name(other)));
    }

    @Override
    public Setup on(Setup setup) {
      return setup.mapped(transformation()::target);
    }
  }

  /** Shifts all pieces by the distance from one square to another. */
  record Shift(int from, int to) implements OfSetup {

    int files() {
      return Square.file(to) - Square.file(from);
    }

    int ranks() {
      return Square.rank(to) - Square.rank(from);
    }

    @Override
    public Setup on(Setup setup) {
      return setup.mapped(Transformation.shift(files(), ranks())::target);
    }
  }

  record SideToMove(Side side) implements OfSetup {
    @Override
    public Setup on(Setup setup) {
      return setup.with(Schema.SIDE_TO_MOVE, side.ordinal());
    }
  }

  /**
   * Sets the castling rights, as far as the pieces allow.
   *
   * @param rights as in FEN: {@code -}, or letters of {@code KQkq}
   */
  record Castling(String rights) implements OfSetup {

    Castling exchanged() {
      StringBuilder exchanged = new StringBuilder();
      for (char letter : "kqKQ".toCharArray()) {
        exchanged.append(rights.indexOf(letter) < 0 ? "" : String.valueOf((char) (letter ^ ' ')));
      }
      return exchanged.isEmpty() ? this : new Castling(exchanged.toString());
    }

    @Override
    public Setup on(Setup setup) {
      return setup.with(Schema.CASTLING, Fen.castling(rights));
    }
  }

  /** Adds an item to the state of the game, written as in the seventh field of a FEN. */
  record State(String item) implements OfSetup {
    @Override
    public Setup on(Setup setup) {
      return StateField.with(setup, item);
    }
  }

  /** Removes an item from the state of the game. */
  record NoState(String item) implements OfSetup {
    @Override
    public Setup on(Setup setup) {
      return StateField.without(setup, item);
    }
  }

  record SetStipulation(Stipulation stipulation) implements TwinChange {
    @Override
    public Problem on(Problem problem) {
      return problem.withTask(task -> task.withStipulation(Optional.of(stipulation)));
    }
  }

  /**
   * Sets the number of intended solutions in help or series play.
   *
   * @param solutions from 1
   */
  record SetSolutions(int solutions) implements TwinChange {
    @Override
    public Problem on(Problem problem) {
      return problem.withTask(task -> task.withSolutions(solutions));
    }
  }

  /** Sets other power lists or other settings of the game. */
  record Powers(String settings) implements TwinChange {
    @Override
    public Problem on(Problem problem) {
      Variant other = Variants.of(problem.variant().id(), settings);
      if (Variants.plain(other).schema().cells() != Variants.plain(problem.variant()).schema().cells()) {
        throw new InputException("the settings '{0}' give the game another kind of state", settings);
      }
      return problem.withGame(other, problem.setup().in(other.schema()));
    }
  }

  /** A text that is not a change, such as one that is still being typed. */
  record Unreadable(String text) implements TwinChange {
    @Override
    public Problem on(Problem problem) {
      throw new InputException(TwinText.fault(text));
    }
  }
}
