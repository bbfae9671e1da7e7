package zugwerk.content;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolutionNode;

/**
 * The phases of a problem side by side: the answers to each defence in the set play, in each try and after the key, in
 * all twins. Composers use such tables to see changed and transferred mates. In problems of more than two moves the
 * answers are the second moves.
 *
 * @param phases the columns: of each part the set play and the keys, then the tries of all parts
 * @param defences the rows, those with changed play first; defences that are answered alike everywhere share a row
 */
public record PhaseTable(List<Phase> phases, List<Defence> defences) {

  public PhaseTable {
    phases = List.copyOf(phases);
    defences = List.copyOf(defences);
  }

  public enum Kind {
    SET_PLAY, TRY, KEY
  }

  /**
   * A column.
   *
   * @param part the letter of the part of the problem; empty if it has one part only
   * @param solved that part
   * @param first the first move; empty in set play
   */
  public record Phase(Kind kind, String part, Problem solved, Optional<SolutionNode> first) {

    public List<SolutionNode> threats() {
      return first.map(SolutionNode::threats).orElse(List.of());
    }

    public List<SolutionNode> refutations() {
      return first.map(move -> move.replies().stream()
          .filter(reply -> reply.role() == SolutionNode.Role.REFUTATION).toList()).orElse(List.of());
    }
  }

  /**
   * A row.
   *
   * @param letter its letter, {@code a} for the first row with a letter; empty if its play neither changes nor is
   * transferred
   * @param moves the texts of the defences, without the signs of check and mate; more than one where several are
   * answered alike, or where the text differs between phases
   * @param cells the play in each phase
   */
  public record Defence(String letter, List<String> moves, List<Cell> cells) {

    public Defence {
      moves = List.copyOf(moves);
      cells = List.copyOf(cells);
    }
  }

  /** The result of a defence in a phase. */
  public enum Status {
    /** There are answers that solve. */
    ANSWERED,
    /** It does not parry the threats, which are the answer; or its short play is left out. */
    THREATENED,
    REFUTES,
    /** It reaches the goal itself, as in a selfmate. */
    ENDS,
    /** It can be played, but nothing solves then, or its answers are unknown. */
    OPEN,
    IMPOSSIBLE
  }

  /**
   * A defence in a phase.
   *
   * @param defence the defence in the tree; empty if it is not there
   * @param answers the answers; more than one are a dual, or threats of which the defence leaves several
   * @param changed whether other moves alone answer the defence in another phase
   */
  public record Cell(Status status, Optional<SolutionNode> defence, List<Answer> answers, boolean changed) {

    public Cell {
      answers = List.copyOf(answers);
    }
  }

  /**
   * An answer to a defence.
   *
   * @param letter the letter of this move in the whole table, {@code A} for the first; empty for none
   * @param transferred whether in another phase the same move answers another defence instead
   */
  public record Answer(SolutionNode move, String letter, boolean transferred) {}

  /**
   * The table of a solution; empty unless its play is direct, self or reflex, of at least two moves. It has the phases
   * that were solved.
   */
  public static Optional<PhaseTable> of(Solved solved) {
    return of(solved, Integer.MAX_VALUE);
  }

  /**
   * The table with the first tries alone, as {@link #of(Solved)} otherwise. Letters are those of the table with all
   * tries.
   */
  public static Optional<PhaseTable> of(Solved solved, int mostTries) {
    return Optional.of(solved).filter(all -> all.parts().stream().anyMatch(PhaseFinder::hasPhases))
        .map(all -> PhaseFinder.table(all, mostTries));
  }

  /** Whether the play of a problem has phases: direct, self or reflex play of at least two moves. */
  public static boolean isFor(Problem problem) {
    return problem.task().stipulation().isPresent() && PhaseFinder.hasPhases(problem.task().stipulationOrThrow());
  }

  /** How many columns are tries. */
  public int tries() {
    return (int) phases.stream().filter(phase -> phase.kind() == Kind.TRY).count();
  }

  /** How many defences have changed play. */
  public long changed() {
    return defences.stream().filter(row -> row.cells().stream().anyMatch(Cell::changed)).count();
  }

  /** How many different moves are transferred from one defence to another. */
  public long transferred() {
    return defences.stream().flatMap(row -> row.cells().stream()).flatMap(cell -> cell.answers().stream())
        .filter(Answer::transferred).map(Answer::letter).distinct().count();
  }

  /** The table with only the rows and columns that have changed or transferred play; unchanged if none has. */
  public PhaseTable onlyChanges() {
    List<Defence> rows = defences.stream().filter(row -> !row.letter().isEmpty()).toList();
    List<Integer> columns = IntStream.range(0, phases.size()).boxed()
        .filter(i -> rows.stream().anyMatch(row -> row.cells().get(i).changed()
            || row.cells().get(i).answers().stream().anyMatch(Answer::transferred)))
        .toList();
    return rows.isEmpty() ? this
        : new PhaseTable(columns.stream().map(phases::get).toList(), rows.stream().map(row -> new Defence(row.letter(),
            row.moves(), columns.stream().map(row.cells()::get).toList())).toList());
  }
}
