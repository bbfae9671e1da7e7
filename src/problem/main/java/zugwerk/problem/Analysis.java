package zugwerk.problem;

import java.util.List;
import java.util.Optional;
import zugwerk.solve.Soundness;

/**
 * What is known or claimed of a problem's solution.
 *
 * @param claim its author's claim; empty where nothing is claimed
 * @param keys the first moves that solve it, in long form
 * @param lines written lines that can be played from the position, such as the main variation
 * @param drawings arrows and rings on the diagram
 * @param certificate this program's result; empty where it has not been solved
 */
public record Analysis(Optional<Soundness> claim, List<String> keys, List<String> lines, List<Drawing> drawings,
    Optional<Certificate> certificate) {

  public static final Analysis NONE =
      new Analysis(Optional.empty(), List.of(), List.of(), List.of(), Optional.empty());

  public Analysis {
    keys = List.copyOf(keys);
    lines = List.copyOf(lines);
    drawings = List.copyOf(drawings);
  }

  public Analysis withClaim(Optional<Soundness> changed) {
    return new Analysis(changed, keys, lines, drawings, certificate);
  }

  public Analysis withKeys(List<String> changed) {
    return new Analysis(claim, changed, lines, drawings, certificate);
  }

  public Analysis withLines(List<String> changed) {
    return new Analysis(claim, keys, changed, drawings, certificate);
  }

  public Analysis withDrawings(List<Drawing> changed) {
    return new Analysis(claim, keys, lines, changed, certificate);
  }

  public Analysis withCertificate(Optional<Certificate> changed) {
    return new Analysis(claim, keys, lines, drawings, changed);
  }

  /** A copy for another diagram: without claim, keys and lines. */
  Analysis ofAnotherDiagram() {
    return new Analysis(Optional.empty(), List.of(), List.of(), drawings, certificate);
  }
}
