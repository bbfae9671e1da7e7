package zugwerk.content.search;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.content.Content;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.work.CancelToken;

/** A problem that is searched, with its solution if that is known. Not for use by two threads at once. */
public final class Candidate {

  private final Problem problem;
  private final Optional<Solved> solved;
  private final Optional<Content> content;
  private Optional<Map<String, Long>> themes = Optional.empty();

  private Candidate(Problem problem, Optional<Solved> solved, CancelToken token) {
    this.problem = problem;
    this.solved = solved;
    content = solved.map(known -> Content.of(known, token));
  }

  /** A problem that is not solved. */
  public static Candidate of(Problem problem) {
    return new Candidate(problem, Optional.empty(), new CancelToken());
  }

  /**
   * A problem with its solution; set play and tries count if the solver was asked for them.
   *
   * @param token stops the work on it, now and later
   */
  public static Candidate of(Problem problem, Solved solved, CancelToken token) {
    return new Candidate(problem, Optional.of(solved), token);
  }

  Problem problem() {
    return problem;
  }

  Solved solved() {
    return solved.orElseThrow();
  }

  Content content() {
    return content.orElseThrow();
  }

  List<Solution> solutions() {
    return solved().parts().stream().filter(part -> part.fault().isEmpty()).map(Solved.Part::solution).toList();
  }

  /** How often each theme was found, by its name. */
  Map<String, Long> themes() {
    if (themes.isEmpty()) {
      themes = Optional.of(Themes.in(content()).stream()
          .collect(Collectors.groupingBy(finding -> finding.theme().name(), Collectors.counting())));
    }
    return themes.get();
  }
}
