package zugwerk.studio.powers;

/**
 * A place in the table of powers.
 *
 * @param side whose list: 0 White, 1 Black
 * @param type the letter of the type
 * @param index the entry in its list, from 0
 */
public record Place(int side, char type, int index) {

  /** The place a number of entries further on in the same list. */
  public Place moved(int by) {
    return new Place(side, type, index + by);
  }
}
