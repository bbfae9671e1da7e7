package zugwerk.studio.export;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.Look;
import zugwerk.diagram.PlayingPage;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.web.PlayScript;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** A solving contest of several problems on one web page, with their solutions as far as the solver finds them. */
record ContestPage(DiagramActions actions, List<Problem> problems, Look look) {

  private static final Duration LIMIT = Duration.ofMinutes(1);

  /**
   * Solves the problems and makes the page.
   *
   * @throws InputException in one sentence, if a page can play none of the problems
   */
  byte[] content(Monitor monitor) {
    List<PlayingPage.Entry> entries = new ArrayList<>();
    for (Problem problem : problems) {
      monitor.token().check();
      if (!problem.task().isProofGame()) {
        entries.add(new PlayingPage.Entry(problem, diagram(problem, monitor)));
      }
    }
    if (entries.isEmpty()) {
      throw new InputException("There is no problem that a page can play: all are proof games.");
    }
    return new PlayingPage(entries, look).write(PlayScript.packed().orElseThrow()).getBytes(StandardCharsets.UTF_8);
  }

  private Diagram diagram(Problem problem, Monitor monitor) {
    Optional<Solved> solved = Optional.empty();
    if (problem.task().stipulation().isPresent()) {
      try {
        solved = Optional.of(Solved.solve(problem, actions.options(problem).time(LIMIT), monitor));
      } catch (InputException _) {
        // The page then shows the faults of the position.
      }
    }
    return actions.drawn(problem, true).apply(solved);
  }
}
