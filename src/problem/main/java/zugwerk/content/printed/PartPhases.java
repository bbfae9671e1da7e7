package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import zugwerk.content.MoveIdentity;
import zugwerk.content.Played;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;

/**
 * The phases of a part that are printed with their play, and the other tries.
 *
 * @param set the set play
 * @param complete whether set play answers every move of the other side
 * @param thematic the thematic tries, those with the fewest refutations first
 * @param others the other tries, in the same order
 * @param solving the play after each key
 */
record PartPhases(List<Played> set, boolean complete, List<Played> thematic, List<Played> others, List<Played> keys,
    List<PhaseAnswers> solving) {

  static PartPhases of(Solved.Part part) {
    Problem problem = part.twin().problem();
    Solution solution = part.solution();
    List<Played> set = solution.terms().postKey() ? List.of() : played(problem, solution.setPlay());
    List<Played> keys = played(problem, solution.keys());
    List<PhaseAnswers> solving = keys.stream().map(PhaseAnswers::after).toList();
    List<Played> tries = played(problem, solution.tries()).stream().filter(move -> move.node().role() == Role.TRY)
        .sorted(Comparator.comparingInt(move -> KeyWriter.refuting(move.replies()).size())).toList();
    List<Played> thematic = new ArrayList<>();
    List<Played> others = new ArrayList<>();
    for (Played one : tries) {
      boolean checks = one.after().checkers(one.after().toMove()) != 0;
      PhaseAnswers play = PhaseAnswers.after(one);
      (!checks && solving.stream().anyMatch(play::isThematicBeside) ? thematic : others).add(one);
    }
    return new PartPhases(set, isComplete(set), thematic, together(others), keys, solving);
  }

  /** Tries with the same refutations follow each other. */
  private static List<Played> together(List<Played> tries) {
    Map<List<String>, List<Played>> alike = new LinkedHashMap<>();
    tries.forEach(one -> alike.computeIfAbsent(refutations(one), _ -> new ArrayList<>()).add(one));
    return alike.values().stream().flatMap(List::stream).toList();
  }

  static List<String> refutations(Played first) {
    return KeyWriter.refuting(first.replies()).stream().map(Played::toString).toList();
  }

  static List<Played> played(Problem part, List<SolutionNode> first) {
    return first.stream().map(node -> Played.first(part, node)).toList();
  }

  private static boolean isComplete(List<Played> set) {
    Set<Move> answered = set.stream().map(Played::move).collect(Collectors.toCollection(HashSet::new));
    return !set.isEmpty() && answered.containsAll(set.getFirst().before().legal());
  }

  /** Whether a set mate counts: it changes or is transferred after a key, or changes in a try and returns. */
  boolean counts(MoveIdentity defence) {
    PhaseAnswers play = PhaseAnswers.set(set);
    return solving.stream().anyMatch(key -> play.changes(defence, key) || play.transfers(defence, key)
        || play.repeats(defence, key) && thematic.stream().map(PhaseAnswers::after)
            .anyMatch(between -> between.changes(defence, key)));
  }

  /** Whether a mate of a try is changed or transferred after a key. */
  boolean isChanged(MoveIdentity defence, PhaseAnswers play) {
    return solving.stream().anyMatch(key -> play.changes(defence, key) || play.transfers(defence, key));
  }

  boolean hasSetPlay() {
    return complete || set.stream().anyMatch(defence -> counts(defence.identity()));
  }

  /** The play of the phases that are printed with their play. */
  List<PhaseAnswers> printed() {
    List<PhaseAnswers> printed = new ArrayList<>(solving);
    thematic.forEach(one -> printed.add(PhaseAnswers.after(one)));
    if (hasSetPlay()) {
      printed.add(PhaseAnswers.set(set));
    }
    return printed;
  }
}
