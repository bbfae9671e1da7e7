package zugwerk.studio.solving;

import java.util.List;
import java.util.Optional;
import zugwerk.problem.Problem;

/**
 * A row with a title, over other rows.
 *
 * @param kind what stands below it
 * @param title its text
 * @param part the part of the problem, if all of it stands below
 */
record Heading(Kind kind, String title, Optional<Problem> part, List<SolutionRow> below) implements SolutionRow {

  /** What stands below a heading, in the order of importance. */
  enum Kind {
    PART, KEYS, TRIES, SET_PLAY, NOTE
  }

  Heading {
    below = List.copyOf(below);
  }

  @Override
  public List<Token> tokens() {
    return List.of(new Token(title, "", Optional.empty()));
  }

  @Override
  public boolean branches() {
    return !below.isEmpty();
  }
}
