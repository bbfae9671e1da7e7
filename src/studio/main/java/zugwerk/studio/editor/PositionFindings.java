package zugwerk.studio.editor;

import java.util.List;
import zugwerk.board.Setup;
import zugwerk.rules.Fault;
import zugwerk.rules.Legality;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/**
 * The result of examining a position.
 *
 * @param faults what keeps it from being played; empty when it can be
 * @param doubts why it cannot arise in a game, although it can be played
 */
record PositionFindings(List<Fault> faults, List<Fault> doubts) {

  /**
   * Examines a position. It takes less than a millisecond as a rule; where the past of a position is searched for
   * long, some milliseconds.
   */
  static PositionFindings of(Variant variant, Setup setup) {
    List<Fault> faults = Validation.faults(variant, setup);
    return new PositionFindings(faults, Legality.doubts(variant, setup, faults.isEmpty()));
  }
}
