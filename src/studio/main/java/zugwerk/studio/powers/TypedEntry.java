package zugwerk.studio.powers;

import java.util.Optional;
import zugwerk.betza.BetzaException;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;

/**
 * An entry being typed.
 *
 * @param kept the power that the game has for it; empty for a new entry that could not be read yet
 * @param finished whether its text was entered or left, so that a fault is reported
 */
public record TypedEntry(String text, Optional<Power> kept, boolean finished) {

  public static TypedEntry of(Power power) {
    return new TypedEntry(power.text(), Optional.of(power), true);
  }

  public Optional<BetzaException> fault() {
    try {
      PowerLists.entry(text);
      return Optional.empty();
    } catch (BetzaException fault) {
      return Optional.of(fault);
    }
  }

  /** The fault, once the entry is finished: half a word is not an error. */
  public Optional<BetzaException> reported() {
    return finished ? fault() : Optional.empty();
  }

  public boolean isPending() {
    return kept.isEmpty() || !kept.get().text().equals(text);
  }

  public Optional<Power> power() {
    return fault().isPresent() ? kept : Optional.of(PowerLists.entry(text));
  }

  public TypedEntry typed(String other) {
    return new TypedEntry(other, kept, false);
  }

  public TypedEntry taken() {
    return fault().isPresent() ? new TypedEntry(text, kept, true) : of(PowerLists.entry(text));
  }
}
