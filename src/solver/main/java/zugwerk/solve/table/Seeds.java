package zugwerk.solve.table;

/** Evaluates positions by looking one move ahead, for one thread. Afterwards losses and draws are provisional. */
interface Seeds {

  /** Tells which positions of a range are legal, and evaluates their moves but for promotions. */
  void look(int start, int end);

  /** Adds the promotions that are linked, once all other moves were evaluated. */
  void promote(int start, int end);

  /** Finds the mates, once all moves were evaluated. */
  void findMates(int start, int end);

  /** The most plies to mate that were met so far. */
  int longest();
}
