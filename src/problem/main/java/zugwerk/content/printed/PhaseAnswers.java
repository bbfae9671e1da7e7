package zugwerk.content.printed;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zugwerk.content.MoveIdentity;
import zugwerk.content.Played;
import zugwerk.solve.SolutionNode.Role;

/**
 * The play of a phase by its effects, for comparison with other phases.
 *
 * @param first the first move; empty for set play
 * @param answers the only answer to each defence; defences with several answers, or with a threat as answer, are left
 * out
 */
record PhaseAnswers(Optional<MoveIdentity> first, Set<MoveIdentity> threats, Map<MoveIdentity, MoveIdentity> answers,
    Set<MoveIdentity> refutations) {

  static PhaseAnswers after(Played first) {
    return of(Optional.of(first.identity()), first.threats(), first.replies());
  }

  static PhaseAnswers set(List<Played> defences) {
    return of(Optional.empty(), List.of(), defences);
  }

  private static PhaseAnswers of(Optional<MoveIdentity> first, List<Played> threats, List<Played> replies) {
    Set<MoveIdentity> threatened = new LinkedHashSet<>();
    threats.forEach(threat -> threatened.add(threat.identity()));
    Map<MoveIdentity, MoveIdentity> answers = new LinkedHashMap<>();
    Set<MoveIdentity> refutations = new LinkedHashSet<>();
    for (Played reply : replies) {
      if (reply.node().role() == Role.REFUTATION) {
        refutations.add(reply.identity());
      } else if (reply.replies().size() == 1 && !threatened.contains(reply.replies().getFirst().identity())) {
        answers.put(reply.identity(), reply.replies().getFirst().identity());
      }
    }
    return new PhaseAnswers(first, threatened, answers, refutations);
  }

  private Optional<MoveIdentity> to(MoveIdentity defence) {
    return Optional.ofNullable(answers.get(defence));
  }

  /** Whether a defence has another answer in another phase. */
  boolean changes(MoveIdentity defence, PhaseAnswers other) {
    return to(defence).isPresent() && other.to(defence).isPresent() && !to(defence).equals(other.to(defence));
  }

  boolean repeats(MoveIdentity defence, PhaseAnswers other) {
    return to(defence).isPresent() && to(defence).equals(other.to(defence));
  }

  /** Whether the answer to a defence answers another defence instead in another phase. */
  boolean transfers(MoveIdentity defence, PhaseAnswers other) {
    Optional<MoveIdentity> answer = to(defence);
    return answer.isPresent() && !other.to(defence).equals(answer) && other.answers.entrySet().stream()
        .anyMatch(entry -> answer.get().equals(entry.getValue()) && !to(entry.getKey()).equals(answer));
  }

  /**
   * Whether a try is thematic in comparison with a key: a mate is changed or transferred, a threat recurs, or
   * the try is refuted by a defence whose answer after the key is the first move of the try.
   */
  boolean isThematicBeside(PhaseAnswers key) {
    return answers.keySet().stream().anyMatch(defence -> changes(defence, key) || transfers(defence, key))
        || threats.stream().anyMatch(threat -> key.threats.contains(threat) || key.answers.containsValue(threat))
        || key.threats.stream().anyMatch(answers::containsValue)
        || refutations.stream().anyMatch(move -> first.isPresent() && first.equals(key.to(move)));
  }
}
