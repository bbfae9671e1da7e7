package zugwerk.solve.table;

import java.nio.file.Path;
import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The tables of a game, in whichever way its positions are numbered. */
sealed interface TableLibrary permits CounterLibrary, SlotLibrary {

  /** The most pieces, Kings included, that a table can have. */
  int mostPieces();

  /**
   * The score of a position without castling rights, in which no Pawn can be captured en passant; its table is built if
   * need be.
   */
  int lookUp(Position position, Monitor monitor);

  /** What it costs to have the table of a position. */
  Estimate estimate(Position position, CancelToken token);

  /** What it costs to have the tables that figures of some pieces are counted in. */
  Estimate estimate(Material material, CancelToken token);

  /**
   * How many positions are in the tables still to be built before a position can be looked up; the greatest number
   * there is where there can be no such table.
   */
  long toBuild(Position position, CancelToken token);

  /**
   * A table of this game that is kept in a file; empty if the file is none, or is damaged.
   *
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  Optional<KeptTable> kept(Path file, CancelToken token);

  /** Counts all positions with the pieces of one, and with its state as far as no row shows that. */
  TableStatistics statistics(Position position, Monitor monitor);

  /** Counts all positions of some pieces. */
  TableStatistics statistics(Material material, Monitor monitor);
}
