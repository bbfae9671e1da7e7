package zugwerk.studio.powers;

import java.util.Optional;
import zugwerk.betza.BetzaException;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;

/** An entry being typed, and the power that the game has for it; empty for a new entry that could not be read yet. */
public record TypedEntry(String text, Optional<Power> kept) {

  public static TypedEntry of(Power power) {
    return new TypedEntry(power.text(), Optional.of(power));
  }

  public Optional<BetzaException> fault() {
    try {
      PowerLists.entry(text);
      return Optional.empty();
    } catch (BetzaException fault) {
      return Optional.of(fault);
    }
  }

  public boolean isPending() {
    return kept.isEmpty() || !kept.get().text().equals(text);
  }

  public Optional<Power> power() {
    return fault().isPresent() ? kept : Optional.of(PowerLists.entry(text));
  }

  public TypedEntry typed(String other) {
    return new TypedEntry(other, kept);
  }

  public TypedEntry taken() {
    return fault().isPresent() ? this : of(PowerLists.entry(text));
  }
}
