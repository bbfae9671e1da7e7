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
  record DefenceEntry(Status status, Optional<SolutionNode> defence, Map<MoveIdentity, SolutionNode> answers) {

    static DefenceEntry nothing(Status status) {
      return new DefenceEntry(status, Optional.empty(), Map.of());
    }
  }

  /**
   * A phase with the defences of its tree.
   *
   * @param possible all defences that can be played
   * @param missing the entry of a defence that can be played and is not in the tree
   */
  record Column(Phase phase, Map<MoveIdentity, DefenceEntry> found, Set<MoveIdentity> possible, DefenceEntry missing) {

    boolean isTry() {
      return phase.kind() == Kind.TRY;
    }

    DefenceEntry at(MoveIdentity defence) {
      return Optional.ofNullable(found.get(defence))
          .orElse(possible.contains(defence) ? missing : DefenceEntry.nothing(Status.IMPOSSIBLE));
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
    Map<MoveIdentity, DefenceEntry> found = new LinkedHashMap<>();
    defences.forEach(defence -> found.put(defence.identity(), new DefenceEntry(status(defence.node()),
        Optional.of(defence.node()),
        defence.node().role() == Role.REFUTATION ? Map.of() : identities(defence.replies()))));
    boolean ended = phase.first().filter(SolutionNode::goal).isPresent();
    Set<MoveIdentity> possible = ended ? Set.of()
        : start.legal().stream().map((Move move) -> start.identity(move)).collect(Collectors.toSet());
    // After a threat the attacker's position is the same, except for the move that was not made.
    return new Column(phase, found, possible, threats.isEmpty() ? DefenceEntry.nothing(Status.OPEN)
        : new DefenceEntry(Status.THREATENED, Optional.empty(), identities(threats)));
  }

  private static Status status(SolutionNode defence) {
    return defence.role() == Role.REFUTATION ? Status.REFUTES
        : defence.goal() ? Status.ENDS : defence.replies().isEmpty() ? Status.OPEN : Status.ANSWERED;
  }

  private static Map<MoveIdentity, SolutionNode> identities(List<Played> moves) {
    Map<MoveIdentity, SolutionNode> identities = new LinkedHashMap<>();
    moves.forEach(move -> identities.put(move.identity(), move.node()));
    return identities;
  }

  static Set<MoveIdentity> defences(List<Column> columns) {
    Set<MoveIdentity> all = new LinkedHashSet<>();
    for (Kind kind : List.of(Kind.KEY, Kind.SET_PLAY, Kind.TRY)) {
      columns.stream().filter(column -> column.phase().kind() == kind)
          .forEach(column -> all.addAll(column.found().keySet()));
    }
    return all;
  }
}
