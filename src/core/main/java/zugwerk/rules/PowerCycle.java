package zugwerk.rules;

import java.util.List;
import java.util.Optional;
import zugwerk.board.Slot;

/**
 * Powers that follow each other and belong to no type of piece, such as those of an atom.
 *
 * @param title what they belong to, such as {@code atom W}
 * @param white the names of White's powers in order
 * @param black the names of Black's powers in order
 * @param slot counts the steps; empty where there is but one power
 */
public record PowerCycle(String title, List<String> white, List<String> black, Optional<Slot> slot) {

  public PowerCycle {
    white = List.copyOf(white);
    black = List.copyOf(black);
  }
}
