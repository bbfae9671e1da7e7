package zugwerk.studio.solving;

import java.util.List;
import java.util.Optional;
import zugwerk.problem.Problem;

record Heading(Kind kind, String title, Optional<Problem> part, List<SolutionRow> below) implements SolutionRow {

  /** Kinds in order of importance. */
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
