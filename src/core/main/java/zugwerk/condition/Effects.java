package zugwerk.condition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;

/**
 * What conditions do to pieces in a move, as problem magazines and Popeye write it: {@code [+wBf1]} for a piece that
 * appears, {@code [-bPd2]} for one that vanishes, {@code [f3=bN]} for a change, {@code [wRa1->a3]} for one that goes
 * elsewhere, and {@code [a1<->b2]} for two that change places. A neutral piece has the colour n. That the moving piece
 * goes on to the square that the move names, as in {@code Nxd5/b5}, is no effect.
 *
 * <p>It is found by comparing the position after the move with that after the same move in the game alone.
 */
final class Effects {

  private final String[] before;
  private final String[] after;
  private final int to;
  /** The square that the move names behind its own; {@link Turn#NOWHERE} if none. */
  private final int chosen;

  /**
   * @param position the position before the move, which is the same afterwards
   * @param move a packed legal move
   */
  Effects(Conditioned game, Position position, int move) {
    int neutral = game.schema().slots().contains(Neutral.NEUTRAL) ? game.schema().offset(Neutral.NEUTRAL) : -1;
    before = pieces(game.base(), position, move, neutral);
    after = pieces(game, position, move, neutral);
    to = EncodedMove.to(move);
    chosen = EncodedMove.tag(move) >= Move.FIRST_SQUARE ? EncodedMove.tag(move) - Move.FIRST_SQUARE : Turn.NOWHERE;
  }

  private static String[] pieces(Variant game, Position position, int move, int neutral) {
    int mark = position.mark();
    MoveMaker.make(game, position, move);
    String[] pieces = new String[Square.COUNT];
    for (int square = 0; square < pieces.length; square++) {
      pieces[square] = piece(position, square, neutral);
    }
    position.rollback(mark);
    return pieces;
  }

  private static String piece(Position position, int square, int neutral) {
    int piece = position.piece(square);
    if (piece == Piece.NONE) {
      return "";
    }
    Schema schema = position.schema();
    char colour = neutral >= 0 && position.get(neutral + square) != 0 ? 'n' : "wb".charAt(Piece.side(piece));
    return "" + colour + schema.types().get(Piece.type(piece)).letter();
  }

  /** All effects, each in brackets; empty where the move only does what it says. */
  String text() {
    if (Arrays.equals(before, after)) {
      return "";
    }
    List<Integer> changed = new ArrayList<>(
        IntStream.range(0, Square.COUNT).filter(square -> !before[square].equals(after[square])).boxed().toList());
    if (goesOnAsChosen()) {
      changed.removeAll(List.of(to, chosen));
    }
    StringBuilder text = new StringBuilder();
    while (!changed.isEmpty()) {
      int square = changed.removeFirst();
      Integer other = changed.stream().filter(each -> before[square].equals(after[each])
          && after[square].equals(before[each])).findFirst().orElse(Turn.NOWHERE);
      changed.removeAll(List.of(other));
      text.append('[').append(other == Turn.NOWHERE ? alone(square) : both(square, other)).append(']');
    }
    return text.toString();
  }

  private boolean goesOnAsChosen() {
    return chosen != Turn.NOWHERE && after[to].isEmpty() && before[chosen].isEmpty()
        && before[to].equals(after[chosen]);
  }

  private String alone(int square) {
    String name = Square.name(square);
    return before[square].isEmpty() ? "+" + after[square] + name
        : after[square].isEmpty() ? "-" + before[square] + name : name + "=" + after[square];
  }

  private String both(int one, int other) {
    return !before[one].isEmpty() && !after[one].isEmpty() ? Square.name(one) + "<->" + Square.name(other)
        : before[one].isEmpty() ? before[other] + Square.name(other) + "->" + Square.name(one)
            : before[one] + Square.name(one) + "->" + Square.name(other);
  }
}
