package zugwerk.solve.table;

/** Evaluates positions one move ahead, for one thread. Losses and draws remain provisional. */
interface Seeds {

  /** Marks illegal positions of a range and evaluates all moves but promotions without capture. */
  void look(int start, int end);

  /** Adds the promotions that are linked, after all other moves. */
  void promote(int start, int end);

  /** Distinguishes mates from stalemates, after all moves. */
  void findMates(int start, int end);

  int longest();
}
