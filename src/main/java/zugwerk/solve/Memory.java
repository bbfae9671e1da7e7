package zugwerk.solve;

/** What a search remembers. */
interface Memory {

  /** How much of the memory that it may take is filled, from 0 to 1. */
  double use();
}
