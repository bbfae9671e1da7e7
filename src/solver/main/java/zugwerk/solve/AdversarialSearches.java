package zugwerk.solve;

import zugwerk.board.Position;
import zugwerk.rules.Variant;
import zugwerk.work.Meter;

/** Chooses the search for a stipulation of one side against the other. */
final class AdversarialSearches {

  private AdversarialSearches() {}

  /** The search for a stipulation of one side against the other, on the usual terms. */
  static AdversarialSearch of(
      Variant variant, Position position, Stipulation stipulation, MateTable table, Meter meter) {
    return of(variant, position, stipulation, Terms.USUAL, table, meter);
  }

  /** The search for a stipulation of one side against the other. */
  static AdversarialSearch of(
      Variant variant, Position position, Stipulation stipulation, Terms terms, MateTable table, Meter meter) {
    if (terms.limit()) {
      return new LimitedSearch(variant, position, stipulation, terms, table, meter);
    }
    return switch (stipulation.play().ending()) {
      case FORCED -> stipulation.play().isParryBattle()
          ? new ParrySelfSearch(variant, position, stipulation, table, meter)
          : new SelfSearch(variant, position, stipulation, terms.quodlibet(), table, meter);
      case OBLIGED -> new ReflexSearch(variant, position, stipulation, terms.quodlibet(), table, meter);
      default -> new DirectSearch(variant, position, stipulation, table, meter);
    };
  }
}
