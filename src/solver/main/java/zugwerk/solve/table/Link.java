package zugwerk.solve.table;

/**
 * The table and row of the position after a capture or promotion.
 *
 * @param order for each piece of that table the piece of this one
 * @param flip 56 where the table holds exchanged colours, else 0
 */
@SuppressWarnings("ArrayRecordComponent") // Links are never compared.
record Link(Table table, int row, int[] order, int flip) {

  /**
   * The score of the position after the move.
   *
   * @param squares the squares before it
   * @param scratch receives the squares of the other table's pieces
   */
  int score(int[] squares, int mover, int to, int[] scratch) {
    for (int piece = 0; piece < order.length; piece++) {
      int from = order[piece];
      scratch[piece] = (from == mover ? to : squares[from]) ^ flip;
    }
    return table.score(row, scratch);
  }
}
