package zugwerk.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import zugwerk.work.InputException;
import zugwerk.work.Texts;

/**
 * Conditions that change what counts as a solution, as Popeye's options do.
 *
 * @param postKey whether the position is that after the key, so that the defending side is to move; in direct,
 *     self and reflex play
 * @param quodlibet whether the side that solves may also reach the goal itself, in self and reflex play
 * @param stopOnShort whether only the solutions of the least length are searched and shown
 * @param flights the most flights that the other King may have after a move of the side that solves, from 0; in direct
 *     play
 * @param threat the most moves that a threat may take, from 0, so that a move without such a threat must check; in
 *     direct play
 */
public record Terms(
    boolean postKey, boolean quodlibet, boolean stopOnShort, OptionalInt flights, OptionalInt threat) {

  /** The terms of the stipulation alone. */
  public static final Terms USUAL = new Terms(false, false, false, OptionalInt.empty(), OptionalInt.empty());

  public Terms {
    if (flights.orElse(0) < 0) {
      throw new InputException("the most flights must be at least 0, not {0}", flights.getAsInt());
    }
    if (threat.orElse(0) < 0) {
      throw new InputException("the most moves of a threat must be at least 0, not {0}", threat.getAsInt());
    }
  }

  /** Whether they limit the moves of the side that solves. */
  public boolean limit() {
    return flights.isPresent() || threat.isPresent();
  }

  /** The same terms and those of another. */
  public Terms and(Terms other) {
    return new Terms(postKey || other.postKey, quodlibet || other.quodlibet, stopOnShort || other.stopOnShort,
        flights.isPresent() ? flights : other.flights, threat.isPresent() ? threat : other.threat);
  }

  /** The terms that have a meaning in a stipulation; the others change nothing there. */
  public Terms in(Stipulation stipulation) {
    boolean direct = stipulation.play() == Play.DIRECT;
    boolean self = stipulation.play() == Play.SELF;
    return new Terms(postKey && stipulation.isBattle() && !stipulation.play().isParryBattle(),
        quodlibet && (self || stipulation.play() == Play.SEMI_REFLEX || stipulation.play() == Play.REFLEX),
        stopOnShort && !stipulation.isStudy() && !stipulation.isLastMove(),
        direct ? flights : OptionalInt.empty(), direct ? threat : OptionalInt.empty());
  }

  /** The terms other than the usual, in a few words each. */
  public List<String> words(Texts texts) {
    List<String> words = new ArrayList<>();
    if (postKey) {
      words.add(texts.lang("play after the key"));
    }
    if (quodlibet) {
      words.add(texts.lang("quodlibet"));
    }
    if (stopOnShort) {
      words.add(texts.lang("the shortest solutions"));
    }
    flights.ifPresent(most -> words.add(texts.counted(most, "at most {0} flight", "at most {0} flights")));
    threat.ifPresent(most -> words.add(most == 0 ? texts.lang("checks alone")
        : texts.counted(most, "threats of at most {0} move", "threats of at most {0} moves")));
    return words;
  }
}
