package zugwerk.studio.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.solve.Dual;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionText;
import zugwerk.solve.solver.LastMoveSolver;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.studio.editor.Workbench;

/** The path from a diagram to a move of its solution; at least one move. */
public record LinePath(Problem solved, List<SolutionNode> lines) {

  /**
   * The path of some moves in the solution of a diagram: keys first, then tries. Empty without moves, or if they are
   * not in the solution.
   */
  public static Optional<LinePath> played(Problem diagram, Solved solved, List<Move> moves) {
    return solved.parts().stream().filter(part -> part.twin().problem().setup().equals(diagram.setup()))
        .flatMap(part -> Stream.of(part.solution().keys(), part.solution().tries())
            .flatMap(lines -> down(lines, moves).stream()).map(path -> new LinePath(part.twin().problem(), path)))
        .findFirst();
  }

  private static Optional<List<SolutionNode>> down(List<SolutionNode> first, List<Move> moves) {
    List<SolutionNode> path = new ArrayList<>();
    List<SolutionNode> level = first;
    for (Move move : moves) {
      Optional<SolutionNode> next = level.stream().filter(line -> !line.passed() && line.move().equals(move))
          .findFirst();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      path.add(next.get());
      level = next.get().replies();
    }
    return path.isEmpty() ? Optional.empty() : Optional.of(path);
  }

  public SolutionNode last() {
    return lines.getLast();
  }

  public Optional<LinePath> before() {
    return lines.size() == 1 ? Optional.empty() : Optional.of(start(lines.size() - 1));
  }

  LinePath start(int moves) {
    return new LinePath(solved, lines.subList(0, Math.min(moves, lines.size())));
  }

  public LinePath then(SolutionNode move) {
    return new LinePath(solved, Stream.concat(lines.stream(), Stream.of(move)).toList());
  }

  /** Where a step leads without the other lines of the solution; empty for the diagram. */
  Optional<LinePath> step(Step step) {
    return switch (step) {
      case BACK -> before();
      case FIRST -> Optional.of(start(1));
      case FORWARD -> Optional.of(next().orElse(this));
      case LAST ->
        Optional.of(Stream.iterate(Optional.of(this), Optional::isPresent, path -> path.flatMap(LinePath::next))
            .map(Optional::get).reduce((_, last) -> last).orElse(this));
      case PREVIOUS, NEXT -> Optional.of(this);
    };
  }

  /** The next move: what refutes a try, otherwise a reply rather than a threat. */
  private Optional<LinePath> next() {
    return last().replies().stream().filter(reply -> reply.role() == SolutionNode.Role.REFUTATION).findFirst()
        .or(() -> Stream.concat(last().replies().stream(), last().threats().stream()).findFirst()).map(this::then);
  }

  /** Whether another path has the same moves in the same part, also of a newer solution. */
  public boolean isSame(LinePath other) {
    return lines.size() == other.lines.size() && begins(other);
  }

  public boolean begins(LinePath other) {
    if (lines.size() < other.lines.size()) {
      return false;
    }
    for (int i = 0; i < other.lines.size(); i++) {
      if (!same(lines.get(i), other.lines.get(i))) {
        return false;
      }
    }
    return solved.equals(other.solved);
  }

  /** Whether the last move is a defence with several replies, none of which was threatened. */
  public boolean isDual() {
    return isDual(lines.size() - 1);
  }

  boolean isDual(int move) {
    return Dual.is(lines.get(move), move == 0 ? List.of() : lines.get(move - 1).threats());
  }

  public boolean isFirst(SolutionNode move) {
    return lines.size() == 1 && same(last(), move);
  }

  /**
   * Equal role too, as a try may start with the key's move; equal text, as last moves may differ in the captured piece
   * alone.
   */
  private static boolean same(SolutionNode one, SolutionNode other) {
    return one.role() == other.role() && one.passed() == other.passed() && one.move().equals(other.move())
        && one.text().equals(other.text());
  }

  public String moveText() {
    return solved.task().stipulationOrThrow().isLastMove() ? last().text()
        : last().number() + (last().solving() ? "." : "...") + last().text();
  }

  /** The position at its end; for a last move, the position before it. */
  public Workbench.BoardPreview preview() {
    if (solved.task().stipulationOrThrow().isLastMove()) {
      return new Workbench.BoardPreview(LastMoveSolver.before(solved.variant(), solved.setup(), last())
          .orElse(solved.setup()), Optional.of(last().move()), moveText());
    }
    Position position = Position.of(solved.opening());
    Optional<Move> last = Optional.empty();
    for (SolutionNode line : lines) {
      if (line.passed()) {
        MoveMaker.skip(solved.variant(), position);
      }
      last = Optional.of(line.move());
      MoveMaker.make(solved.variant(), position, EncodedMove.pack(line.move()));
    }
    return new Workbench.BoardPreview(position.setup(), last, moveText());
  }

  public String text() {
    return SolutionText.branch(solved.task().stipulationOrThrow(), lines);
  }
}
