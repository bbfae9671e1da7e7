package zugwerk.rules;

import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.work.Message;

/**
 * Something wrong with a setup, or doubtful about it.
 *
 * @param square the square it is about, or {@link #NOWHERE}
 * @param text what is wrong and where, in one sentence
 * @param repair what would repair it, where there is an obvious way
 */
public record Fault(int square, Message text, Optional<Repair> repair) {

  /** The square of a fault that is about no single square. */
  public static final int NOWHERE = -1;

  /**
   * A way to repair a fault.
   *
   * @param title what is done, in a few words, such as {@code Remove the King on e4}
   * @param setup the setup afterwards; it may have other faults
   */
  public record Repair(Message title, Setup setup) {}

  /** A fault without an obvious way to repair it. */
  public Fault(int square, Message text) {
    this(square, text, Optional.empty());
  }

  Fault repaired(Message title, Setup setup) {
    return new Fault(square, text, Optional.of(new Repair(title, setup)));
  }
}
