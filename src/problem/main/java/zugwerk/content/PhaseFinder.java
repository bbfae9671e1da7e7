package zugwerk.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.PhaseTable.Phase;
import zugwerk.content.PhaseTable.Status;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Stipulation;

/** Extracts the phases from solution trees. Only the possible defences are computed from the rules. */
final class PhaseFinder {

  /**
   * A defence in a phase.
   *
   * @param defence the defence in the tree; empty if it is not there
   */
  record Found(Status status, Optional<SolutionNode> defence, Map<Act, SolutionNode> answers) {

    static Found nothing(Status status) {
      return new Found(status, Optional.empty(), Map.of());
    }
  }

  /**
   * A phase with the defences of its tree.
   *
   * @param possible all defences that can be played
   * @param missing the entry of a defence that can be played and is not in the tree
   */
  record Column(Phase phase, Map<Act, Found> found, Set<Act> possible, Found missing) {

    boolean isTry() {
      return phase.kind() == Kind.TRY;
    }

    Found at(Act defence) {
      return Optional.ofNullable(found.get(defence))
          .orElse(possible.contains(defence) ? missing : Found.nothing(Status.IMPOSSIBLE));
    }
  }

  private PhaseFinder() {}

  static boolean hasPhases(Stipulation stipulation) {
    return stipulation.isBattle() && stipulation.moves() > 1;
  }

  static boolean hasPhases(Solved.Part part) {
    return part.fault().isEmpty() && hasPhases(part.solution().stipulation());
  }

  static PhaseTable table(Solved solved, int mostTries) {
    PieceNames first = PieceNames.of(solved.parts().getFirst().twin().problem().setup());
    List<Column> columns = new ArrayList<>();
    for (Solved.Part part : solved.parts()) {
      if (hasPhases(part)) {
        Problem problem = part.twin().problem();
        String letter = solved.parts().size() == 1 ? "" : part.twin().letter();
        columns(problem, letter, SolutionScene.of(problem, first.in(problem.setup())), part.solution(), columns);
      }
    }
    List<Column> tries = columns.stream().filter(Column::isTry).toList();
    PhaseRows all = new PhaseRows(columns, Optional.empty());
    if (tries.size() <= mostTries) {
      return all.table();
    }
    columns.removeAll(tries.subList(mostTries, tries.size()));
    return new PhaseRows(columns, Optional.of(all)).table();
  }

  private static void columns(Problem problem, String letter, SolutionScene diagram, Solution solution,
      List<Column> columns) {
    if (!solution.setPlay().isEmpty()) {
      columns.add(column(new Phase(Kind.SET_PLAY, letter, problem, Optional.empty()), diagram.passed(),
          solution.setPlay().stream().map(node -> Played.first(problem, diagram, node)).toList(), List.of()));
    }
    Stream.concat(solution.tries().stream().filter(line -> line.role() == Role.TRY), solution.keys().stream())
        .forEach(line -> {
          Played move = Played.first(problem, diagram, line);
          Kind kind = line.role() == Role.TRY ? Kind.TRY : Kind.KEY;
          columns.add(column(new Phase(kind, letter, problem, Optional.of(line)), move.after(), move.replies(),
              move.threats()));
        });
  }

  private static Column column(Phase phase, SolutionScene start, List<Played> defences, List<Played> threats) {
    Map<Act, Found> found = new LinkedHashMap<>();
    defences.forEach(defence -> found.put(defence.act(), new Found(status(defence.node()),
        Optional.of(defence.node()), defence.node().role() == Role.REFUTATION ? Map.of() : acts(defence.replies()))));
    boolean ended = phase.first().filter(SolutionNode::goal).isPresent();
    Set<Act> possible = ended ? Set.of()
        : start.legal().stream().map((Move move) -> start.act(move)).collect(Collectors.toSet());
    // After a threat the attacker's position is the same, except for the move that was not made.
    return new Column(phase, found, possible, threats.isEmpty() ? Found.nothing(Status.OPEN)
        : new Found(Status.THREATENED, Optional.empty(), acts(threats)));
  }

  private static Status status(SolutionNode defence) {
    return defence.role() == Role.REFUTATION ? Status.REFUTES
        : defence.goal() ? Status.ENDS : defence.replies().isEmpty() ? Status.OPEN : Status.ANSWERED;
  }

  private static Map<Act, SolutionNode> acts(List<Played> moves) {
    Map<Act, SolutionNode> acts = new LinkedHashMap<>();
    moves.forEach(move -> acts.put(move.act(), move.node()));
    return acts;
  }

  static Set<Act> defences(List<Column> columns) {
    Set<Act> all = new LinkedHashSet<>();
    for (Kind kind : List.of(Kind.KEY, Kind.SET_PLAY, Kind.TRY)) {
      columns.stream().filter(column -> column.phase().kind() == kind)
          .forEach(column -> all.addAll(column.found().keySet()));
    }
    return all;
  }
}
