package zugwerk.problem;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zugwerk.solve.Soundness;

/**
 * A state of a problem that was kept while it was composed.
 *
 * @param id its number, at least 1, which no other version of the problem has
 * @param parent the number of the version from which it was made; 0 for none
 * @param name a name that the composer gave it; may be empty
 * @param automatic whether the program kept it by itself
 * @param verdict the solver's verdict; empty if it was not solved
 * @param result the verdict in words, such as <em>Cooked: 2 keys</em>, in the language of the studio that kept it; may
 *     be empty
 * @param points its quality; empty if it was not measured
 * @param problem the state, without credits and versions
 */
public record Version(int id, int parent, String name, boolean automatic, Optional<Soundness> verdict, String result,
    Optional<Double> points, Problem problem) {

  public Version {
    problem = problem.withCredits(Credits.NONE).withOther(Map.of()).withVersions(List.of());
  }

  /** The version as kept on request, with the keys and the like that the problem has now. */
  public Version kept(Problem now) {
    return new Version(id, parent, name, false, verdict, result, points, now);
  }

  /** The version with a name that the composer gave it, which also keeps it. */
  public Version named(String given) {
    return new Version(id, parent, given, false, verdict, result, points, problem);
  }

  public Version judged(Soundness found, String words) {
    return new Version(id, parent, name, automatic, Optional.of(found), words, points, problem);
  }

  public Version rated(double quality) {
    return new Version(id, parent, name, automatic, verdict, result, Optional.of(quality), problem);
  }

  /** The state with the credits and other data of a problem. */
  public Problem on(Problem present) {
    return problem.withCredits(present.credits()).withOther(present.other());
  }
}
