package zugwerk.solve.study;

import java.util.OptionalInt;
import zugwerk.board.Position;
import zugwerk.solve.Tristate;

/** What positions are worth for the claim of a study. */
interface StudyValues {

  /** Whether White gets at least the claim, as far as that is known without a search. */
  Tristate keeps(Position position);

  /** Whether White gets at least the claim, by a search or more tables if necessary. */
  default Tristate proves(Position position) {
    return keeps(position);
  }

  /** How many moves of the winner are left to mate; empty if that is unknown, or nobody wins. */
  default OptionalInt distance(Position position) {
    return OptionalInt.empty();
  }
}
