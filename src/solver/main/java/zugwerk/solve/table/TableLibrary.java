package zugwerk.solve.table;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The tables of a game. */
sealed interface TableLibrary permits CounterLibrary, SlotLibrary {

  int mostPieces();

  /**
   * The score of a position without castling rights, in which no Pawn can be captured en passant; builds its table if
   * needed.
   */
  int lookUp(Position position, Monitor monitor);

  Estimate estimate(Position position, CancelToken token);

  /** The cost of the tables of {@link #census}. */
  Estimate estimate(Material material, CancelToken token);

  /** See {@link Endgames#toBuild}. */
  long toBuild(Position position, CancelToken token);

  /** Empty if the file is not a table of this game, or is damaged. */
  Optional<TableCheck.KeptTable> kept(Path file, CancelToken token);

  /** The tables with the pieces and the state of a position, each built when its turn comes. */
  Stream<Census> census(Position position, Monitor monitor);

  /** The tables with some pieces, for all states where the state counts moves, else without any. */
  Stream<Census> census(Material material, Monitor monitor);
}
