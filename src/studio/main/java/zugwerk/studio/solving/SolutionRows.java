package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

public final class SolutionRows {

  private final Problem diagram;
  private final SolutionFilter filter;
  private final List<SolutionNode> lookedAt;

  public SolutionRows(Problem diagram, SolutionFilter filter, List<SolutionNode> selected) {
    this.diagram = diagram;
    this.filter = filter;
    this.lookedAt = selected;
  }

  public SolutionRow of(Solved solved) {
    return root(solved.parts().stream().map(part -> part(part, solved.parts().size() > 1)).toList());
  }

  /** A problem of one part needs no heading over it. */
  private static SolutionRow root(List<SolutionRow> parts) {
    return parts.size() == 1 ? parts.getFirst() : new Heading(Heading.Kind.PART, "", Optional.empty(), parts);
  }

  private SolutionRow part(Solved.Part part, boolean several) {
    Problem problem = part.twin().problem();
    String verdict = part.fault().isEmpty() ? VerdictText.of(part.solution()) : lang(part.fault());
    List<SolutionRow> sections = sections(problem, part.solution());
    if (several && !part.twin().remark().isEmpty()) {
      sections.addFirst(new Heading(Heading.Kind.NOTE, lang(part.twin().remark()), Optional.empty(), List.of()));
    }
    return new Heading(Heading.Kind.PART, lang(part.twin().heading()) + "   " + verdict, Optional.of(problem),
        sections);
  }

  public SolutionRow soFar(List<ProblemPart> twins, Solved.InterimResult known) {
    List<SolutionRow> parts = new ArrayList<>();
    known.done().forEach(part -> parts.add(part(part, true)));
    ProblemPart underWay = twins.get(parts.size());
    List<SolutionRow> sections = new ArrayList<>();
    section(sections, Heading.Kind.KEYS, lang("Found so far"), found(underWay.problem(), known.found()));
    String heading = lang(underWay.heading()) + "   … " + lang("solving");
    parts.add(new Heading(Heading.Kind.PART, heading, Optional.of(underWay.problem()), sections));
    // The others come later, but this one is a part among several already.
    return twins.size() == 1 ? parts.getFirst() : new Heading(Heading.Kind.PART, "", Optional.empty(), parts);
  }

  /** First moves that solve; another one may still be found. */
  private List<SolutionRow> found(Problem part, List<SolutionNode> moves) {
    return part.task().stipulationOrThrow().hasKeys() ? play(part).rows(List.of(), moves, _ -> Optional.of(Sign.SOLVES))
        : WrittenLine.all(part, moves, false, _ -> Optional.empty());
  }

  private PlayRows play(Problem part) {
    return new PlayRows(part, filter, lookedAt);
  }

  private List<SolutionRow> sections(Problem part, Solution solution) {
    List<SolutionRow> sections = new ArrayList<>();
    if (solution.stipulation().hasKeys()) {
      keys(sections, part, solution);
      List<SolutionRow> tries = rows(part, solution.tries(), _ -> Optional.empty());
      section(sections, Heading.Kind.TRIES, tries.size() == 1 ? lang("Try") : lang("Tries ({0})", number(tries.size())),
          tries);
      section(sections, solution.stipulation().isStudy() ? Heading.Kind.KEYS : Heading.Kind.SET_PLAY,
          solution.stipulation().isStudy() ? lang("Play") : lang("Set play"),
          rows(part, solution.setPlay(), _ -> Optional.empty()));
    } else {
      lines(sections, part, solution);
    }
    return sections;
  }

  private void keys(List<SolutionRow> sections, Problem part, Solution solution) {
    Stipulation stipulation = solution.stipulation();
    List<SolutionNode> sooner = solution.keys().stream().filter(key -> isShort(solution, key)).toList();
    if (!sooner.isEmpty()) {
      section(sections, Heading.Kind.KEYS,
          lang("Solved sooner: {0}", stipulation.inMoves(solution.shortest().getAsInt())),
          rows(part, sooner, _ -> Optional.empty()));
    }
    List<SolutionNode> full = solution.keys().stream().filter(key -> !isShort(solution, key)).toList();
    boolean open = solution.verdict() == Soundness.UNFINISHED;
    boolean several = solution.keys().size() > 1;
    List<SolutionRow> keys = rows(part, full, key -> open ? Optional.of(Sign.SOLVES)
        : several ? Optional.of(Sign.ofKey(diagram, part, key)) : Optional.empty());
    section(sections, Heading.Kind.KEYS, open ? lang("Found so far")
        : keys.size() == 1 ? lang("Key") : lang("Keys ({0})", number(keys.size())), keys);
  }

  private static boolean isShort(Solution solution, SolutionNode key) {
    return solution.verdict() == Soundness.SHORT && solution.stipulation().isBattle()
        && (key.goal() || !PlayRows.isLeaf(key)) && longest(key) < solution.stipulation().moves();
  }

  private static int longest(SolutionNode line) {
    return Stream.concat(line.threats().stream(), line.replies().stream()).mapToInt(SolutionRows::longest)
        .max().orElse(line.number());
  }

  private void lines(List<SolutionRow> sections, Problem part, Solution solution) {
    List<SolutionRow> lines = lines(part, solution.keys());
    long more = solution.solutions() - (filter.grouped().get() ? solution.solutions() : lines.size());
    if (more > 0) {
      lines.add(new Heading(Heading.Kind.NOTE, lang("… and {0} more, which were counted but not written out",
          number(more)), Optional.empty(), List.of()));
    }
    section(sections, Heading.Kind.KEYS, solution.solutions() == 1 ? lang("Solution")
        : lang("Solutions ({0})", number(solution.solutions())), lines);
    section(sections, Heading.Kind.SET_PLAY, lang("Set play"), lines(part, solution.setPlay()));
  }

  private List<SolutionRow> lines(Problem part, List<SolutionNode> firstMoves) {
    Function<SolutionNode, Optional<Sign>> sign = first -> Sign.ofSolution(diagram, part, first);
    return filter.grouped().get() ? play(part).rows(List.of(), firstMoves, sign)
        : WrittenLine.all(part, firstMoves, true, sign);
  }

  private List<SolutionRow> rows(Problem part, List<SolutionNode> lines, Function<SolutionNode, Optional<Sign>> sign) {
    return play(part).rows(List.of(), filter.kept(lines, lookedAt), sign);
  }

  private static String number(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  private static void section(List<SolutionRow> sections, Heading.Kind kind, String title, List<SolutionRow> rows) {
    if (!rows.isEmpty()) {
      sections.add(new Heading(kind, title, Optional.empty(), rows));
    }
  }
}
