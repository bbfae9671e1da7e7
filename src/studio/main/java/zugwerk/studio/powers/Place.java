package zugwerk.studio.powers;

/** A place in the table of powers: side (0 White, 1 Black), letter of the type, and index in its list. */
public record Place(int side, char type, int index) {

  public Place moved(int by) {
    return new Place(side, type, index + by);
  }
}
