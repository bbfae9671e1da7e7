package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;
import zugwerk.rules.Validation;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Finds the superfluous pieces and items of state, such as poison, tiles or damage, of a sound problem, and the effect
 * of removing the others. Removing a piece also removes its rights and its state.
 */
public final class Minimal {

  private final Problem problem;
  private final CandidateSolver solver;
  private final List<String> keys;

  /**
   * @param problem a sound problem, with its twins if it has any
   * @throws InputException in one sentence, if the problem is not sound or that could not be decided
   */
  public Minimal(Problem problem, CandidateSolver solver) {
    this(problem, solver, solver.keysOfSound(problem));
  }

  Minimal(Problem problem, CandidateSolver solver, List<String> keys) {
    this.problem = problem;
    this.solver = solver;
    this.keys = keys;
  }

  /**
   * Finds the role of each piece except the Kings and of each item of state, and delivers each as soon as it is known.
   * Some are missing where the search was stopped.
   */
  public List<PieceRole> roles(Consumer<PieceRole> listener) {
    return solver.all(changes(problem), this::role, listener);
  }

  private Optional<PieceRole> role(TwinChange change) {
    Changes diagram = new Changes(problem);
    Problem rest = change.on(problem);
    Message reason = fault(rest);
    Optional<Solved> solved = reason.isEmpty() ? solver.solve(rest, PieceRole.MOST_SURPLUS) : Optional.empty();
    PieceRole.Result result = reason.isEmpty() ? solved.map(this::result).orElse(PieceRole.Result.UNDECIDED)
        : PieceRole.Result.ILLEGAL;
    long surplus = result == PieceRole.Result.COOKED ? solved.stream().flatMap(found -> found.parts().stream())
        .mapToLong(part -> Math.max(0, part.solution().solutions() - part.solution().statedSolutions())).sum() : 0;
    return result == PieceRole.Result.UNDECIDED && solver.stops() ? Optional.empty()
        : Optional.of(new PieceRole(change, diagram.description(change), diagram.square(change), result,
            (int) Math.min(PieceRole.MOST_SURPLUS, surplus), reason, rest, solved));
  }

  private static Message fault(Problem rest) {
    try {
      ProblemPart.of(rest).forEach(part -> Validation.checkProblem(part.problem().variant(), part.problem().setup()));
      return Message.NONE;
    } catch (InputException fault) {
      return Message.of(fault);
    }
  }

  private PieceRole.Result result(Solved solved) {
    return switch (solved.verdict()) {
      case SOUND -> solved.keys().equals(keys) ? PieceRole.Result.SAME_KEY : PieceRole.Result.OTHER_KEY;
      case COOKED -> PieceRole.Result.COOKED;
      case SHORT -> PieceRole.Result.SHORT;
      case UNSOLVABLE -> PieceRole.Result.UNSOLVABLE;
      case UNFINISHED -> PieceRole.Result.UNDECIDED;
    };
  }

  /**
   * Finds everything that can be removed alone, and delivers each as soon as it is known; some are missing after a
   * stop.
   */
  public List<Found> oneByOne(Consumer<Found> listener) {
    return solver.all(changes(problem), change -> without(problem, change), listener);
  }

  /**
   * Removes one piece or item of state after the other until no more can be removed; empty where the search was
   * stopped.
   *
   * @param anyKey whether the key may change
   */
  public Optional<Found> form(boolean anyKey) {
    Problem present = problem;
    List<TwinChange> gone = new ArrayList<>();
    for (Optional<Found> next = first(present, anyKey); next.isPresent(); next = first(present, anyKey)) {
      gone.addAll(next.get().changes());
      present = next.get().problem();
    }
    Problem form = present;
    return solver.solve(form, 1)
        .map(solved -> Found.of(form, solved, gone,
            note(!gone.isEmpty(), anyKey)));
  }

  private static Message note(boolean reduced, boolean anyKey) {
    if (anyKey) {
      return reduced ? Message.message("minimal form") : Message.message("minimal");
    }
    return reduced ? Message.message("minimal form with this key") : Message.message("minimal with this key");
  }

  private Optional<Found> first(Problem present, boolean anyKey) {
    return changes(present).stream().map(change -> without(present, change)).flatMap(Optional::stream)
        .filter(found -> anyKey || found.problem().analysis().keys().equals(keys)).findFirst();
  }

  private static List<TwinChange> changes(Problem problem) {
    Changes changes = new Changes(problem);
    return Stream.concat(changes.removals().stream(), changes.stateRemovals().stream()).toList();
  }

  private Optional<Found> without(Problem whole, TwinChange change) {
    return new Changes(whole).sound(change, solver,
        solved -> solved.keys().equals(keys) ? Message.message("same key") : Message.message("another key"));
  }
}
