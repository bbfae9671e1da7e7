package zugwerk.solve.search;

import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;

/**
 * Goal of proof games: pieces and state of the game agree with the diagram. Side to move, castling and en passant
 * rights are not compared: the first follows from the length, and diagrams do not show the others.
 */
final class DiagramGoal extends GoalTest {

  private final Position diagram;
  private final int cells;

  DiagramGoal(Variant variant, Position position, Generator generator, Setup diagram) {
    super(variant, position, generator);
    this.diagram = Position.of(variant.tidied(diagram));
    cells = variant.schema().cells();
  }

  @Override
  public boolean reached() {
    return position.pieces(0) == diagram.pieces(0) && position.pieces(1) == diagram.pieces(1)
        && agrees(0, Square.COUNT) && agrees(Schema.FIRST_SLOT, cells);
  }

  private boolean agrees(int from, int end) {
    for (int cell = from; cell < end; cell++) {
      if (position.get(cell) != diagram.get(cell)) {
        return false;
      }
    }
    return true;
  }

  /** A piece that moves leaves its square empty, and stands on its new one at the end if the game promises that. */
  @Override
  public void candidates(MoveList moves) {
    if (variant.reachFacts().certain()) {
      generator.legal(position, ~diagram.occupied(), diagram.occupied(), moves);
    } else {
      generator.legal(position, moves);
    }
  }
}
