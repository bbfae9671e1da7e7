package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;

/** Puts the positions of a table that counts the moves of types on a board. */
final class CounterPlacer implements TableCheck.Placer {

  private final PlacementIndex layout;
  private final Board board;
  private final List<Position> empty = new ArrayList<>();
  private Position position;
  private int mark;

  CounterPlacer(Powers powers, Table table) {
    layout = table.layout();
    board = new Board(layout);
    for (int row = 0; row < table.rows().length; row++) {
      Setup setup = table.counters().put(powers, Setup.empty(powers.schema()), Table.state(row));
      empty.add(Position.of(setup.with(Schema.SIDE_TO_MOVE, Table.toMove(row))));
    }
    position = empty.getFirst();
  }

  @Override
  public boolean set(int row, int number) {
    if (!board.set(number)) {
      return false;
    }
    position = empty.get(row);
    mark = position.mark();
    int[] squares = board.squares();
    for (int piece = 0; piece < squares.length; piece++) {
      position.set(squares[piece], Piece.of(layout.side(piece), layout.type(piece)));
    }
    return true;
  }

  @Override
  public Position position() {
    return position;
  }

  @Override
  public void clear() {
    position.rollback(mark);
  }
}
