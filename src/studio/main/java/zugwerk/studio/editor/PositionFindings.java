package zugwerk.studio.editor;

import java.util.List;
import zugwerk.board.Setup;
import zugwerk.rules.Fault;
import zugwerk.rules.Legality;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/** Faults keep a position from being played; doubts are reasons why it cannot arise in a game. */
record PositionFindings(List<Fault> faults, List<Fault> doubts) {

  /** Usually takes less than a millisecond; some milliseconds where the retro search is long. */
  static PositionFindings of(Variant variant, Setup setup) {
    List<Fault> faults = Validation.faults(variant, setup);
    return new PositionFindings(faults, Legality.doubts(variant, setup, faults.isEmpty()));
  }
}
