package zugwerk.content.theme;

import zugwerk.content.MoveIdentity;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;

/** How well the defences of a phase are answered, from 0 to 1, also where the phase is unsound. */
final class DefenceGrades {

  private static final double UNPARRIED = 0.3;
  private static final double THREATENED = 0.5;
  private static final double DUAL = 0.6;

  private final PlayedPhase phase;

  DefenceGrades(PlayedPhase phase) {
    this.phase = phase;
  }

  /** The grade of a legal move of the defending side. */
  double of(MoveIdentity defence) {
    Played played = phase.defences().get(defence);
    if (played == null) {
      return phase.refutations().containsKey(defence) || phase.threats().isEmpty() ? 0 : UNPARRIED;
    }
    return phase.answering(defence).map(answer -> phase.threats().containsKey(answer) ? THREATENED : 1).orElse(DUAL);
  }

  /** The grade of two defences with different answers. */
  double of(MoveIdentity one, MoveIdentity other) {
    double both = of(one) + of(other);
    boolean same = phase.answering(one).isPresent() && phase.answering(one).equals(phase.answering(other));
    return (same ? both - 1 : both) / 2;
  }
}
