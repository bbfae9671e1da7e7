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

/**
 * Which pieces can be left out, and which poison, tiles or damage, so that a problem stays sound, and what becomes of
 * it without the others. What belongs to a piece goes with him: rights and his state.
 */
public final class Minimal {

  private final Problem problem;
  private final CandidateSolver solver;
  private final List<String> keys;

  /**
   * @param problem a sound problem, with its twins if it has any
   * @throws IllegalArgumentException in one sentence, if it is not sound or that could not be decided
   */
  public Minimal(Problem problem, CandidateSolver solver) {
    this(problem, solver, solver.keysOfSound(problem));
  }

  /**
   * @param keys the keys that it is known to have, as a sound problem
   */
  Minimal(Problem problem, CandidateSolver solver, List<String> keys) {
    this.problem = problem;
    this.solver = solver;
    this.keys = keys;
  }

  /**
   * What each piece but the Kings, and each thing remembered, is there for, each handed on as soon as it is known;
   * fewer when the work was stopped.
   */
  public List<PieceRole> duties(Consumer<PieceRole> listener) {
    return solver.all(changes(problem), this::duty, listener);
  }

  /** What becomes of the problem by a change; empty where the work was stopped meanwhile. */
  private Optional<PieceRole> duty(TwinChange change) {
    Changes diagram = new Changes(problem);
    Problem rest = change.on(problem);
    String reason = fault(rest);
    Optional<Solved> solved =
        reason.isEmpty() ? solver.solve(rest, PieceRole.MOST_SURPLUS) : Optional.empty();
    PieceRole.Fate fate = reason.isEmpty() ? solved.map(this::fate).orElse(PieceRole.Fate.UNDECIDED)
        : PieceRole.Fate.ILLEGAL;
    long surplus = fate == PieceRole.Fate.COOKED ? solved.stream().flatMap(found -> found.parts().stream())
        .mapToLong(part -> Math.max(0, part.solution().solutions() - part.solution().stated())).sum() : 0;
    return fate == PieceRole.Fate.UNDECIDED && solver.stops() ? Optional.empty()
        : Optional.of(new PieceRole(change, diagram.words(change), diagram.square(change), fate,
            (int) Math.min(PieceRole.MOST_SURPLUS, surplus), reason, rest, solved));
  }

  /** Why a problem or one of its twins cannot be played, in one sentence; empty if all can. */
  private static String fault(Problem rest) {
    try {
      ProblemPart.of(rest).forEach(part -> Validation.check(part.problem().variant(), part.problem().setup()));
      return "";
    } catch (IllegalArgumentException fault) {
      return fault.getMessage();
    }
  }

  private PieceRole.Fate fate(Solved solved) {
    return switch (solved.verdict()) {
      case SOUND -> solved.keys().equals(keys) ? PieceRole.Fate.SAME_KEY : PieceRole.Fate.OTHER_KEY;
      case COOKED -> PieceRole.Fate.COOKED;
      case SHORT -> PieceRole.Fate.SHORT;
      case UNSOLVABLE -> PieceRole.Fate.UNSOLVABLE;
      case UNFINISHED -> PieceRole.Fate.UNDECIDED;
    };
  }

  /** Everything that can go by itself, each handed on as soon as it is known; fewer when the work was stopped. */
  public List<Found> oneByOne(Consumer<Found> listener) {
    return solver.all(changes(problem), change -> without(problem, change), listener);
  }

  /**
   * The problem with one piece or thing after the other left out until no more can go; empty when the work was stopped
   * before.
   *
   * @param anyKey whether the key may become another
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
            (gone.isEmpty() ? "minimal" : "minimal form") + (anyKey ? "" : " with this key")));
  }

  /** The first thing that can go. */
  private Optional<Found> first(Problem present, boolean anyKey) {
    return changes(present).stream().map(change -> without(present, change)).flatMap(Optional::stream)
        .filter(found -> anyKey || found.problem().keys().equals(keys)).findFirst();
  }

  private static List<TwinChange> changes(Problem problem) {
    Changes changes = new Changes(problem);
    return Stream.concat(changes.removals().stream(), changes.forgettings().stream()).toList();
  }

  private Optional<Found> without(Problem whole, TwinChange change) {
    return new Changes(whole).made(change).flatMap(smaller -> solver.sound(smaller)
        .map(solved -> Found.of(smaller, solved, List.of(change),
            solved.keys().equals(keys) ? "same key" : "another key")));
  }
}
