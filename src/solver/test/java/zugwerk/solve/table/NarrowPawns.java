package zugwerk.solve.table;

import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.rules.TableFacts;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;

/**
 * A game whose tables are small: a Pawn only makes its first move and captures, also en passant, in the middle of two
 * files. Its first move may jump. Kings go along lines to the left only, so that they mate.
 */
final class NarrowPawns extends SteadyGame {

  private static final int WHITE = 0;
  private static final long WHITE_PAWNS = squares("d2", "d3", "d4", "d5", "d6", "e4", "e5");

  private final TableFacts facts;

  NarrowPawns(TableFacts facts) {
    this(facts, "FlR");
  }

  /**
   * @param king how Kings go
   */
  NarrowPawns(TableFacts facts, String king) {
    super("narrow", "Narrow Pawns", Variants.of("orthodox").schema(), "4k3/4p3/8/8/8/8/4P3/4K3",
        new String[] {king, "Q", "R", "B", "N", "ifmWifmDfceF"}, "");
    this.facts = facts;
  }

  @Override
  public TableFacts tableFacts() {
    return facts;
  }

  @Override
  public long pawnSquares(int side) {
    return side == WHITE ? WHITE_PAWNS : Long.reverseBytes(WHITE_PAWNS);
  }

  /** A set of squares by their names. */
  static long squares(String... names) {
    return Stream.of(names).mapToLong(name -> Square.bit(Square.parse(name).orElseThrow())).reduce(0,
        (some, more) -> some | more);
  }
}
