package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseTable;
import zugwerk.content.Played;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.work.Texts;

/**
 * The phases of a printed solution side by side: its tries, in its order.
 *
 * @param all the table with all tries that are printed
 * @param first the table with the first {@value #MOST} of them
 */
public record PrintedPhases(PhaseTable all, PhaseTable first) {

  /** A table has as many tries at once. */
  public static final int MOST = 6;

  /** The phases of what was solved; empty if its play has no phases. */
  public static Optional<PrintedPhases> of(Solved solved, PrintedOptions options) {
    Solved shown = PrintedSolution.withTries(solved, options.tries());
    Solved ordered = inOrder(shown, parts(shown));
    return PhaseTable.of(ordered)
        .map(all -> new PrintedPhases(all, PhaseTable.of(ordered, MOST).orElseThrow()));
  }

  /** The phases of each part; empty for parts of other play. */
  static List<Optional<PartPhases>> parts(Solved solved) {
    return solved.parts().stream().map(part -> Optional.of(part)
        .filter(one -> one.fault().isEmpty() && one.solution().stipulation().isBattle()).map(PartPhases::of)).toList();
  }

  /** The solution with its thematic tries first. */
  static Solved inOrder(Solved solved, List<Optional<PartPhases>> phases) {
    return new Solved(IntStream.range(0, solved.parts().size()).mapToObj(i -> {
      Solved.Part part = solved.parts().get(i);
      return phases.get(i).map(found -> new Solved.Part(part.twin(), inOrder(part.solution(), found), part.fault()))
          .orElse(part);
    }).toList());
  }

  private static Solution inOrder(Solution solution, PartPhases phases) {
    List<SolutionNode> tries =
        new ArrayList<>(solution.tries().stream().filter(move -> move.role() != Role.TRY).toList());
    Stream.concat(phases.thematic().stream(), phases.others().stream()).map(Played::node).forEach(tries::add);
    return PrintedSolution.with(solution, tries);
  }

  /** The table with only the rows and columns that have changed or transferred play; unchanged if none has. */
  public PrintedPhases onlyChanges() {
    return new PrintedPhases(all.onlyChanges(), first.onlyChanges());
  }

  /** The words of the first table; the other one is shown on demand. */
  public PhaseGrid grid(Texts texts) {
    return PhaseGrid.of(first, all, texts);
  }
}
