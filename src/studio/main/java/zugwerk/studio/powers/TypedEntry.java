package zugwerk.studio.powers;

import java.util.Optional;
import zugwerk.betza.BetzaException;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;

/**
 * An entry of a list as it is being typed.
 *
 * @param text what is typed, whether or not it can be read
 * @param kept the power that the game has for it; nothing for a new entry that could not be read yet
 */
public record TypedEntry(String text, Optional<Power> kept) {

  /** An entry that says what the game has. */
  public static TypedEntry of(Power power) {
    return new TypedEntry(power.text(), Optional.of(power));
  }

  /** Why the text cannot be read, and where; nothing if it can. */
  public Optional<BetzaException> fault() {
    try {
      PowerLists.entry(text);
      return Optional.empty();
    } catch (BetzaException fault) {
      return Optional.of(fault);
    }
  }

  /** Whether the text says something else than the game has. */
  public boolean isPending() {
    return kept.isEmpty() || !kept.get().text().equals(text);
  }

  /** The power of the text, or the one that the game has while the text cannot be read. */
  public Optional<Power> power() {
    return fault().isPresent() ? kept : Optional.of(PowerLists.entry(text));
  }

  public TypedEntry typed(String other) {
    return new TypedEntry(other, kept);
  }

  /** The same with the game having what the text says, if that can be read. */
  public TypedEntry taken() {
    return fault().isPresent() ? this : of(PowerLists.entry(text));
  }
}
