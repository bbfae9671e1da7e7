package zugwerk.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import zugwerk.notation.LongForm;
import zugwerk.rules.Move;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.solver.Solver;
import zugwerk.solve.study.StudySolver;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Estimate;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Monitor;

/**
 * The solution of a problem, part by part: one part, unless it has twins or is solved for both sides.
 *
 * @param parts the parts in order, at least one; where the solver was stopped, those it did not reach are unfinished
 */
public record Solved(List<Part> parts) {

  /**
   * A part of a problem with its solution.
   *
   * @param fault why it cannot be played, in one sentence; empty if it was solved
   */
  public record Part(ProblemPart twin, Solution solution, Message fault) {

    public Part(ProblemPart twin, Solution solution) {
      this(twin, solution, Message.NONE);
    }

    /** A part that cannot be played, and so has no solution. */
    public static Part unplayable(ProblemPart twin, Message fault) {
      Problem problem = twin.problem();
      return new Part(twin,
          new Solution(problem.task().stipulationOrThrow(), Soundness.UNSOLVABLE, List.of(), List.of(), List.of(), 0,
              problem.task().solutions(), OptionalInt.empty(), List.of(), 0, 0, true),
          fault);
    }
  }

  public Solved {
    parts = List.copyOf(parts);
  }

  /**
   * The result so far while a problem is being solved.
   *
   * @param done the parts that are done
   * @param found the first moves of the current part that are known to solve, without their play
   */
  public record InterimResult(List<Part> done, List<SolutionNode> found) {

    public InterimResult {
      done = List.copyOf(done);
      found = List.copyOf(found);
    }
  }

  /**
   * Solves all parts of a problem, on the terms that it states and those of the options. The limits apply to each part
   * separately. Where the monitor stops the solver, it returns the result so far. A part that cannot be played, such as
   * one in which a King can be captured, is reported as such, and the others are solved.
   *
   * @throws InputException in one sentence, if a part cannot be made, or none can be played and decided
   */
  public static Solved solve(Problem problem, SolveOptions options, Monitor monitor) {
    return solve(problem, options, monitor, _ -> {});
  }

  /**
   * The same, with intermediate results.
   *
   * @param soFar called when a part begins and when something is found in it, one call at a time, from the working
   * threads
   */
  public static Solved solve(Problem problem, SolveOptions options, Monitor monitor, Consumer<InterimResult> soFar) {
    List<ProblemPart> twins = ProblemPart.solved(problem);
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < twins.size(); i++) {
      soFar.accept(new InterimResult(parts, List.of()));
      try {
        parts.add(new Part(twins.get(i), solution(twins.get(i).problem(), options, monitor, soFar(parts, soFar))));
      } catch (InputException fault) {
        if (twins.size() == 1) {
          throw fault;
        }
        parts.add(Part.unplayable(twins.get(i), fault.message()));
      }
    }
    if (parts.stream().noneMatch(part -> part.fault().isEmpty())) {
      throw new InputException("{0}: {1}", parts.getFirst().twin().heading(), parts.getFirst().fault());
    }
    return new Solved(parts);
  }

  private static Consumer<SolutionNode> soFar(List<Part> done, Consumer<InterimResult> listener) {
    List<SolutionNode> found = new ArrayList<>();
    return line -> {
      synchronized (found) {
        found.add(line);
        listener.accept(new InterimResult(done, found));
      }
    };
  }

  private static SolveOptions optionsOf(Problem part, SolveOptions options) {
    return options.stating(part.task().solutions()).on(options.terms().and(StatedTerms.of(part)))
        .from(part.task().from());
  }

  /**
   * Solves a part of a problem as it stands, or only one first move of it as a {@linkplain Solver#share share}.
   *
   * @throws InputException in one sentence, if it cannot be played or decided, or the move is not legal
   */
  public static Solution share(Problem part, Optional<Move> first, SolveOptions options, Monitor monitor) {
    return first
        .map(move -> Solver.share(part.variant(), part.setup(), part.task().stipulationOrThrow(), move,
            optionsOf(part, options),
            monitor))
        .orElseGet(() -> solution(part, options, monitor, _ -> {}));
  }

  private static Solution solution(Problem part, SolveOptions options, Monitor monitor, Consumer<SolutionNode> found) {
    SolveOptions own = optionsOf(part, options);
    if (!part.task().stipulationOrThrow().isStudy()) {
      return Solver.solve(part.variant(), part.setup(), part.task().stipulationOrThrow(), own, monitor, found);
    }
    Endgames tables = new Endgames(part.variant(), Endgames.userFolder(), options.limits().threads());
    return StudySolver.solve(tables, part.setup(), part.task().stipulationOrThrow(), own, monitor);
  }

  /**
   * The cost of the tables that would decide the first unfinished part; empty if none would, or no study is unfinished.
   *
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public Optional<Estimate> cost(CancelToken token) {
    return parts.stream().filter(part -> part.solution().stipulation().isStudy()
        && part.solution().verdict() == Soundness.UNFINISHED).map(part -> part.twin().problem())
        .map(part -> StudySolver.cost(new Endgames(part.variant(), Endgames.userFolder(), 1), part.setup(), token))
        .flatMap(Optional::stream).filter(cost -> cost.positions() > 0).findFirst();
  }

  /** Whether the solution is complete; false where a limit or the monitor stopped the solver. */
  public boolean complete() {
    return parts.stream().allMatch(part -> part.solution().complete());
  }

  /** Sound if every part is; else the verdict of the first part that is not. */
  public Soundness verdict() {
    return parts.stream().map(part -> part.solution().verdict()).filter(verdict -> verdict != Soundness.SOUND)
        .findFirst().orElse(Soundness.SOUND);
  }

  /** The first moves that solve the first part, in long form. */
  public List<String> keys() {
    Part first = parts.getFirst();
    return first.solution().keys().stream()
        .map(key -> LongForm.of(first.twin().problem().variant().schema(), key.move())).toList();
  }

  public long nodes() {
    return parts.stream().mapToLong(part -> part.solution().nodes()).sum();
  }

  /** The solutions as text, each under its part's heading if there are several. */
  public String text() {
    if (parts.size() == 1) {
      return remark(parts.getFirst()) + SolutionText.of(parts.getFirst().solution());
    }
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append(text.isEmpty() ? "" : "\n").append(part.twin().heading()).append("\n\n")
          .append(remark(part)).append(part.fault().isEmpty() ? SolutionText.of(part.solution()) : part.fault() + "\n");
    }
    return text.toString();
  }

  private static String remark(Part part) {
    return part.twin().remark().isEmpty() ? "" : part.twin().remark() + "\n\n";
  }
}
