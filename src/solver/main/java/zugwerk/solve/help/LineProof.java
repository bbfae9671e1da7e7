package zugwerk.solve.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.notation.LongForm;
import zugwerk.rules.Variant;
import zugwerk.solve.Play;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Stipulation;

/**
 * The solutions of help or series play as lines of moves, for other programs to check: playing a line shows that it
 * solves, but only trying all lines shows that there are no others.
 *
 * <p>In series play the passes between the moves of a series are not written. Where any answer reaches the goal, or
 * must be one that does (ser-s, hs), a solution is all moves but the answer.
 *
 * @param solutions each solution, its moves in the form of {@link zugwerk.notation.PlainMoves}
 * @param setPlay the lines of the set play; empty unless requested. For ser-s all moves of the other side
 */
public record LineProof(List<List<String>> solutions, Optional<List<List<String>>> setPlay) {

  public LineProof {
    solutions = List.copyOf(solutions);
    setPlay = setPlay.map(List::copyOf);
  }

  /**
   * The solutions that the solver found.
   *
   * @param found a complete solution, with every first move
   * @param withSetPlay whether the solution includes the set play
   * @param most how many moves the proof may have
   * @throws ProofTooLargeException if there are more solutions than the solver writes out, or they have more moves
   */
  public static LineProof of(Variant variant, Solution found, boolean withSetPlay, long most) {
    Stipulation stipulation = found.stipulation();
    Play play = stipulation.play();
    int length = stipulation.counted() + (play.isAnswered() && !play.endsInChoice() ? 1 : 0);
    List<List<String>> solutions = lines(variant, play, found.keys(), length);
    Optional<List<List<String>>> setPlay = withSetPlay
        ? Optional.of(lines(variant, play, found.setPlay(), play.isHelp() ? length - 1 : 1)) : Optional.empty();
    long moves = solutions.stream().mapToLong(List::size).sum()
        + setPlay.stream().flatMap(List::stream).mapToLong(List::size).sum();
    if (solutions.size() < found.solutions()
        || setPlay.filter(all -> all.size() >= LineSolver.MOST_LINES).isPresent()) {
      throw new ProofTooLargeException(
          "the solver writes out at most " + LineSolver.MOST_LINES + " solutions that begin with the same move");
    }
    if (moves > most) {
      throw ProofTooLargeException.of("the solutions have", most);
    }
    return new LineProof(solutions, setPlay);
  }

  private static List<List<String>> lines(Variant variant, Play play, List<SolutionNode> nodes, int length) {
    List<List<String>> lines = new ArrayList<>();
    nodes.forEach(node -> collect(variant, play, node, length, List.of(), lines));
    return lines;
  }

  private static void collect(
      Variant variant, Play play, SolutionNode node, int left, List<String> before, List<List<String>> lines) {
    List<String> line = new ArrayList<>(before);
    line.add(LongForm.of(variant.schema(), node.move()));
    if (left == 1 || node.replies().isEmpty()) {
      lines.add(List.copyOf(line));
    } else {
      // Passes between the moves of a parry series are not written, but they count.
      node.replies().forEach(reply -> collect(
          variant, play, reply, left - (play.isParry() && reply.passed() ? 2 : 1), line, lines));
    }
  }
}
