package zugwerk.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.solve.Control;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Solver;
import zugwerk.solve.Soundness;
import zugwerk.solve.study.StudySolver;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Estimate;

/**
 * What was found of a problem, part by part: one part, unless it has twins or is to be solved for both sides.
 *
 * @param parts the parts in order, at least one; fewer than the problem has if the solver was told to stop
 */
public record Solved(List<Part> parts) {

  /** A part of a problem with what was found of it. */
  public record Part(Twin twin, Solution solution) {}

  public Solved {
    parts = List.copyOf(parts);
  }

  /**
   * Solves all parts of a problem, in each of which the limits hold anew. When the control is told to cancel, it
   * returns what was found so far.
   *
   * @throws IllegalArgumentException in one sentence, if a part cannot be made, played or decided
   */
  public static Solved solve(Problem problem, SolveOptions options, Control control) {
    return solve(problem, options, control, _ -> {});
  }

  /**
   * The same, telling of the parts as they are finished.
   *
   * @param finished told of all parts so far once one is done and another is to come
   */
  public static Solved solve(Problem problem, SolveOptions options, Control control, Consumer<Solved> finished) {
    List<Twin> twins = Twin.of(problem);
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < twins.size() && (i == 0 || !control.cancelled()); i++) {
      if (i > 0) {
        finished.accept(new Solved(parts));
      }
      Problem part = twins.get(i).problem();
      try {
        parts.add(new Part(twins.get(i),
            solution(part, options.stating(part.stated()), control)));
      } catch (IllegalArgumentException fault) {
        throw twins.size() == 1 ? fault
            : new IllegalArgumentException(twins.get(i).heading() + ": " + fault.getMessage());
      }
    }
    return new Solved(parts);
  }

  private static Solution solution(Problem part, SolveOptions options, Control control) {
    if (!part.asked().isStudy()) {
      return Solver.solve(part.variant(), part.setup(), part.asked(), options, control);
    }
    Endgames tables = new Endgames(part.variant(), Endgames.userFolder(), options.limits().threads());
    return StudySolver.solve(tables, part.setup(), part.asked(), options, control);
  }

  /** What tables would cost that decide the first part left open; empty if none would, or no study was left open. */
  public Optional<Estimate> cost() {
    return parts.stream().filter(part -> part.solution().stipulation().isStudy()
        && part.solution().verdict() == Soundness.UNFINISHED).map(part -> part.twin().problem())
        .map(part -> StudySolver.cost(new Endgames(part.variant(), Endgames.userFolder(), 1), part.setup()))
        .flatMap(Optional::stream).filter(cost -> cost.positions() > 0).findFirst();
  }

  /** Sound if every part is; else what is wrong with the first part that is not. */
  public Soundness verdict() {
    return parts.stream().map(part -> part.solution().verdict()).filter(verdict -> verdict != Soundness.SOUND)
        .findFirst().orElse(Soundness.SOUND);
  }

  /** How many moves were played in search. */
  public long nodes() {
    return parts.stream().mapToLong(part -> part.solution().nodes()).sum();
  }

  /** The solutions as text, each under its part's heading if there are several. */
  public String text() {
    if (parts.size() == 1) {
      return SolutionText.of(parts.getFirst().solution());
    }
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append(text.isEmpty() ? "" : "\n").append(part.twin().heading()).append("\n\n")
          .append(SolutionText.of(part.solution()));
    }
    return text.toString();
  }
}
