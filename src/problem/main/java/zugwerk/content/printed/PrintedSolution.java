package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.content.PhaseTable;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.work.Texts;

/** The solution of a problem as a column editor prints it. */
public record PrintedSolution(List<PrintedPart> parts) {

  private static final String ARROW = "\u2192";

  public PrintedSolution {
    parts = List.copyOf(parts);
  }

  /** The printed solution of what was solved. Set play and tries are printed only if they were searched. */
  public static PrintedSolution of(Solved solved, PrintedOptions options) {
    Texts texts = options.texts();
    Solved shown = withTries(solved, options.tries());
    boolean alone = shown.parts().size() == 1;
    List<Optional<PartPhases>> phases = PrintedPhases.parts(shown);
    Optional<PhaseTable> table = PhaseTable.of(PrintedPhases.inOrder(shown, phases));
    List<PrintedPart> parts = new ArrayList<>();
    for (int i = 0; i < shown.parts().size(); i++) {
      Solved.Part part = shown.parts().get(i);
      String heading = alone ? "" : texts.lang(part.twin().heading()).replace("-->", ARROW);
      if (!part.fault().isEmpty()) {
        parts.add(new PrintedPart(heading, texts.lang(part.fault()), List.of(), ""));
        continue;
      }
      PhaseLetters letters = new PhaseLetters(table, alone ? "" : part.twin().letter(),
          phases.get(i).map(PartPhases::printed).orElse(List.of()));
      List<PrintedBlock> blocks = phases.get(i)
          .map(found -> new BattleBlocks(part.twin().problem(), part.solution(), found, options, letters).blocks())
          .orElseGet(() -> part.solution().stipulation().isStudy()
              ? StudyBlocks.of(part.twin().problem(), part.solution(), texts)
              : LineBlocks.of(part.solution(), texts));
      parts.add(new PrintedPart(heading, texts.lang(part.twin().remark()), blocks.stream()
          .filter(block -> !block.lines().isEmpty()).toList(),
          PrintedVerdict.of(part.solution(), texts)));
    }
    return new PrintedSolution(parts);
  }

  /** The solution without the tries that more defences refute. */
  public static Solved withTries(Solved solved, int mostRefutations) {
    return new Solved(solved.parts().stream().map(part -> {
      Solution all = part.solution();
      return new Solved.Part(part.twin(), with(all, all.tries().stream().filter(line -> line.role() != Role.TRY
          || line.replies().stream().filter(reply -> reply.role() == Role.REFUTATION).count() <= mostRefutations)
          .toList()), part.fault());
    }).toList());
  }

  static Solution with(Solution all, List<SolutionNode> tries) {
    return new Solution(all.stipulation(), all.verdict(), all.keys(), tries, all.setPlay(), all.solutions(),
        all.statedSolutions(),
        all.shortest(), all.duals(), all.nodes(), all.seconds(), all.lengths(), all.terms(), all.complete());
  }

  /** The solution as plain text; ends in a line break. */
  public String text() {
    return PrintedText.of(this);
  }
}
