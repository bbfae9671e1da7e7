package zugwerk.content;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.PhaseTable.Phase;
import zugwerk.content.PhaseTable.Status;
import zugwerk.notation.MoveText;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
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

    Found at(Act defence) {
      return Optional.ofNullable(found.get(defence))
          .orElse(possible.contains(defence) ? missing : Found.nothing(Status.IMPOSSIBLE));
    }
  }

  private final Problem problem;
  private final String part;
  private final PieceNames names;
  private final List<Column> columns = new ArrayList<>();

  private PhaseFinder(Problem problem, String part, PieceNames names) {
    this.problem = problem;
    this.part = part;
    this.names = names;
  }

  static boolean hasPhases(Stipulation asked) {
    return asked.isBattle() && asked.moves() > 1;
  }

  static boolean hasPhases(Solved.Part part) {
    return part.fault().isEmpty() && hasPhases(part.solution().stipulation());
  }

  static PhaseTable table(Solved solved) {
    PieceNames first = PieceNames.of(solved.parts().getFirst().twin().problem().setup());
    List<Column> columns = new ArrayList<>();
    for (Solved.Part part : solved.parts()) {
      if (hasPhases(part)) {
        Problem problem = part.twin().problem();
        String letter = solved.parts().size() == 1 ? "" : part.twin().letter();
        columns.addAll(new PhaseFinder(problem, letter, first.in(problem.setup())).columns(part));
      }
    }
    return new PhaseRows(columns).table();
  }

  private List<Column> columns(Solved.Part solved) {
    if (!solved.solution().setPlay().isEmpty()) {
      column(Kind.SET_PLAY, Optional.empty(), solved.solution().setPlay());
    }
    solved.solution().tries().stream().filter(line -> line.role() == Role.TRY)
        .forEach(line -> column(Kind.TRY, Optional.of(line), line.replies()));
    solved.solution().keys().forEach(line -> column(Kind.KEY, Optional.of(line), line.replies()));
    return columns;
  }

  private void column(Kind kind, Optional<SolutionNode> first, List<SolutionNode> defences) {
    Variant variant = problem.variant();
    Position position = Position.of(problem.setup());
    Move begin = first.<Move>map(SolutionNode::move).orElseGet(Move.Pass::new);
    MoveMaker.make(variant, position, EncodedMove.pack(begin));
    PieceNames here = names.after(begin, position.setup());
    Map<Act, Found> found = new LinkedHashMap<>();
    for (SolutionNode defence : defences) {
      int mark = position.mark();
      MoveMaker.make(variant, position, EncodedMove.pack(defence.move()));
      PieceNames then = here.after(defence.move(), position.setup());
      position.rollback(mark);
      found.put(act(here, defence.move()), new Found(status(defence), Optional.of(defence),
          defence.role() == Role.REFUTATION ? Map.of() : acts(then, defence.replies())));
    }
    Phase phase = new Phase(kind, part, problem, first);
    boolean ended = first.filter(SolutionNode::goal).isPresent();
    Set<Act> possible = ended ? Set.of() : new MoveText(variant).legal(position).stream().map(move -> act(here, move))
        .collect(Collectors.toCollection(HashSet::new));
    // After a threat the attacker's position is the same, except for the move that was not made.
    columns.add(new Column(phase, found, possible, phase.threats().isEmpty() ? Found.nothing(Status.OPEN)
        : new Found(Status.THREATENED, Optional.empty(), acts(here, phase.threats()))));
  }

  private static Status status(SolutionNode defence) {
    return defence.role() == Role.REFUTATION ? Status.REFUTES
        : defence.goal() ? Status.ENDS : defence.replies().isEmpty() ? Status.OPEN : Status.ANSWERED;
  }

  private Map<Act, SolutionNode> acts(PieceNames now, List<SolutionNode> moves) {
    Map<Act, SolutionNode> acts = new LinkedHashMap<>();
    moves.forEach(move -> acts.put(act(now, move.move()), move));
    return acts;
  }

  private Act act(PieceNames now, Move move) {
    Schema schema = problem.variant().schema();
    return Act.of(now, schema, move);
  }

  /** All defences of some columns, those after keys first. */
  static Set<Act> defences(List<Column> columns) {
    Set<Act> all = new LinkedHashSet<>();
    for (Kind kind : List.of(Kind.KEY, Kind.SET_PLAY, Kind.TRY)) {
      columns.stream().filter(column -> column.phase().kind() == kind)
          .forEach(column -> all.addAll(column.found().keySet()));
    }
    return all;
  }
}
