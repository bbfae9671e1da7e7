package zugwerk.content;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Stipulation;
import zugwerk.work.CancelToken;

/**
 * The replayed solution of a problem with all its parts, in which themes are found: phases, lines and ends. Pieces have
 * the same names in all phases and parts. Not safe for use by several threads.
 */
public final class Content {

  static final int MOST_LINES = 5000;

  private final List<PlayedPhase> phases = new ArrayList<>();
  private final List<List<Played>> keys = new ArrayList<>();
  private final List<Solution> found;
  private final List<Solved.Part> parts;
  private final CancelToken token;
  private Optional<List<List<Played>>> lines = Optional.empty();
  private Optional<List<Ending>> endings = Optional.empty();
  private Optional<List<PlayedPhase>> stages = Optional.empty();

  private Content(Solved solved, CancelToken token) {
    found = solved.parts().stream().filter(part -> part.fault().isEmpty()).map(Solved.Part::solution).toList();
    parts = solved.parts().stream()
        .filter(part -> part.fault().isEmpty() && !part.solution().stipulation().isLastMove()).toList();
    this.token = token;
    PieceNames names = PieceNames.of(solved.parts().getFirst().twin().problem().opening());
    for (Solved.Part part : parts) {
      token.check();
      Problem problem = part.twin().problem();
      String letter = solved.parts().size() == 1 ? "" : part.twin().letter();
      SolutionScene diagram = SolutionScene.of(problem, names.in(problem.opening()));
      List<Played> first = played(problem, diagram, part.solution().keys());
      keys.add(first);
      if (PhaseFinder.hasPhases(part)) {
        phases(problem, letter, diagram, part, first);
      }
    }
  }

  /**
   * Replays a solution. Only the first moves are replayed at once, the rest on demand.
   *
   * @param token stops the work on it, now and later
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public static Content of(Solved solved, CancelToken token) {
    return new Content(solved, token);
  }

  private static List<Played> played(Problem problem, SolutionScene diagram, List<SolutionNode> nodes) {
    return nodes.stream().map(node -> Played.first(problem, diagram, node)).toList();
  }

  private void phases(Problem problem, String letter, SolutionScene diagram, Solved.Part part, List<Played> first) {
    if (!part.solution().setPlay().isEmpty()) {
      phases.add(PlayedPhase.of(letter, diagram.passed(), played(problem, diagram, part.solution().setPlay())));
    }
    played(problem, diagram, part.solution().tries()).stream().filter(move -> move.node().role() == Role.TRY)
        .forEach(move -> phases.add(PlayedPhase.of(PhaseTable.Kind.TRY, letter, move)));
    first.forEach(key -> phases.add(PlayedPhase.of(PhaseTable.Kind.KEY, letter, key)));
  }

  /** Throws a {@link java.util.concurrent.CancellationException} if the token stops the work. */
  public void check() {
    token.check();
  }

  /** Set play, tries and keys of direct, self and reflex play of two moves or more, part by part. */
  public List<PlayedPhase> phases() {
    return phases;
  }

  /** The solutions of all parts that could be solved, as they were found. */
  Stream<Solution> found() {
    return found.stream();
  }

  /** The phases that follow keys. */
  public List<PlayedPhase> solutions() {
    return phases.stream().filter(phase -> phase.kind() == PhaseTable.Kind.KEY).toList();
  }

  /**
   * The play after each move of the solving side that has defences, from the keys on: in longer problems the later
   * moves too, but not those that are only threatened.
   */
  public List<PlayedPhase> stages() {
    if (stages.isEmpty()) {
      List<PlayedPhase> all = new ArrayList<>();
      solutions().forEach(phase -> stages(phase, all));
      stages = Optional.of(List.copyOf(all));
    }
    return stages.get();
  }

  private void stages(PlayedPhase phase, List<PlayedPhase> found) {
    token.check();
    if (!phase.defences().isEmpty() && found.size() < MOST_LINES) {
      found.add(phase);
      phase.defences().values().stream().flatMap(defence -> defence.replies().stream())
          .filter(move -> !move.node().replies().isEmpty())
          .forEach(move -> stages(PlayedPhase.of(PhaseTable.Kind.KEY, phase.part(), move), found));
    }
  }

  /** The first moves that solve, for each part. */
  public List<List<Played>> keys() {
    return keys;
  }

  public List<Stipulation> stipulations() {
    return parts.stream().map(part -> part.solution().stipulation()).toList();
  }

  /** Whether every part is help or series play, whose lines are its solutions. */
  public boolean isHelp() {
    return stipulations().stream().noneMatch(Stipulation::hasKeys);
  }

  /** The lines that solve, each from its first move to its last: solutions, and variations with threats. */
  public List<List<Played>> lines() {
    if (lines.isEmpty()) {
      List<List<Played>> all = new ArrayList<>();
      for (List<Played> part : keys) {
        List<List<Played>> here = new ArrayList<>();
        part.forEach(key -> collect(key, here));
        all.addAll(here);
      }
      lines = Optional.of(List.copyOf(all));
    }
    return lines.get();
  }

  private void collect(Played move, List<List<Played>> found) {
    token.check();
    List<Played> next = Stream.concat(move.threats().stream(), move.replies().stream())
        .filter(one -> one.node().role() != Role.TRY && one.node().role() != Role.WASTE_OF_TIME).toList();
    if (next.isEmpty()) {
      found.add(move.line());
    }
    for (Played one : next) {
      if (found.size() < MOST_LINES) {
        collect(one, found);
      }
    }
  }

  /** The ends of the lines that reach a mate, one for each line. */
  public List<Ending> mates() {
    if (endings.isEmpty()) {
      List<Ending> found = new ArrayList<>();
      for (List<Played> line : lines()) {
        token.check();
        Ending.of(line.getLast()).ifPresent(found::add);
      }
      endings = Optional.of(List.copyOf(found));
    }
    return endings.get();
  }

  /** The mates of a kind, each final position once. */
  public List<Ending> mates(Predicate<Ending> kind) {
    Set<Setup> seen = new HashSet<>();
    List<Ending> found = new ArrayList<>();
    for (Ending ending : mates()) {
      token.check();
      if (!seen.contains(ending.scene().setup()) && kind.test(ending)) {
        seen.add(ending.scene().setup());
        found.add(ending);
      }
    }
    return found;
  }
}
