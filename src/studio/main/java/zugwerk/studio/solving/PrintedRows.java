package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.content.printed.PrintedBlock;
import zugwerk.content.printed.PrintedLine;
import zugwerk.content.printed.PrintedPart;
import zugwerk.content.printed.PrintedSolution;
import zugwerk.content.printed.PrintedWord;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Stipulation;
import zugwerk.studio.solving.PrintedRow.Kind;
import zugwerk.studio.solving.SolutionRow.Token;

/** The lines of a printed solution, whose words lead to positions. */
public final class PrintedRows {

  private final List<PrintedRow> rows = new ArrayList<>();

  private PrintedRows() {}

  public static List<PrintedRow> of(Solved solved, PrintedSolution printed) {
    PrintedRows all = new PrintedRows();
    for (int i = 0; i < printed.parts().size(); i++) {
      all.part(solved.parts().get(i), printed.parts().get(i), printed.parts().size() > 1);
    }
    return all.rows;
  }

  /** What is known while the solver works: the verdicts of parts that are done, and first moves. */
  public static List<PrintedRow> soFar(List<ProblemPart> twins, Solved.InterimResult known) {
    PrintedRows all = new PrintedRows();
    known.done().forEach(part -> all.plain(Kind.HEADING, lang(part.twin().heading()) + "   "
        + (part.fault().isEmpty() ? VerdictText.of(part.solution()) : lang(part.fault()))));
    if (!known.found().isEmpty()) {
      Problem part = twins.get(known.done().size()).problem();
      all.plain(Kind.HEADING, lang("Found so far"));
      Stipulation stipulation = part.task().stipulationOrThrow();
      known.found().forEach(move -> all.rows.add(new PrintedRow(Kind.LINE, 0, List.of(new Token(
          stipulation.number(move) + move.text(), "", Optional.of(new LinePath(part, List.of(move))))), List.of())));
    }
    return all.rows;
  }

  private void part(Solved.Part part, PrintedPart printed, boolean several) {
    plain(Kind.HEADING, printed.heading());
    plain(Kind.NOTE, printed.remark());
    for (PrintedBlock block : printed.blocks()) {
      plain(Kind.HEADING, block.title());
      for (PrintedLine line : block.lines()) {
        boolean first = block.title().isEmpty() && line.equals(block.lines().getFirst()) && !rows.isEmpty();
        List<PrintedRow> written = lines(part, line, 0, block.columns() ? Kind.COLUMNS : Kind.LINE);
        rows.add(first && !block.columns() ? written.getFirst().of(Kind.FIRST) : written.getFirst());
        rows.addAll(written.subList(1, written.size()));
      }
    }
    // The verdict of a single part stands above the solution.
    plain(Kind.NOTE, several ? printed.verdict() : "");
  }

  private void plain(Kind kind, String text) {
    if (!text.isEmpty()) {
      rows.add(new PrintedRow(kind, 0, List.of(new Token(text, "", Optional.empty())), List.of()));
    }
  }

  private static List<PrintedRow> lines(Solved.Part part, PrintedLine line, int indent, Kind kind) {
    List<PrintedRow> below =
        line.below().stream().flatMap(next -> lines(part, next, indent + 1, kind).stream()).toList();
    List<PrintedRow> all = new ArrayList<>();
    all.add(new PrintedRow(kind, indent, line.words().stream().map(word -> token(part, word)).toList(),
        line.folded() ? below : List.of()));
    all.addAll(line.folded() ? List.of() : below);
    return all;
  }

  private static Token token(Solved.Part part, PrintedWord word) {
    return word.path().isEmpty() ? new Token(word.text(), "words", Optional.empty())
        : new Token(word.text(), style(word.path().getLast(), part.solution().stipulation()),
            Optional.of(new LinePath(part.twin().problem(), word.path())));
  }

  private static String style(SolutionNode move, Stipulation stipulation) {
    return switch (move.role()) {
      case KEY -> stipulation.hasKeys() ? "key" : "";
      case TRY -> "try";
      case REFUTATION -> "refutes";
      case THREAT -> "threat";
      default -> "";
    };
  }
}
