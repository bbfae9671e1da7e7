package zugwerk.studio.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zugwerk.problem.Problem;
import zugwerk.solve.SolutionNode;

/**
 * A solution of help or series play on one row, as in {@code 1.Ka2 Kc4  2.Ka3 Qa1#}. The number is padded with blanks,
 * or empty; {@code ends} are alternative last moves of the same solution.
 */
record WrittenLine(Problem problem, String number, List<SolutionNode> moves, List<SolutionNode> ends, List<Sign> signs)
    implements
      SolutionRow {

  /** As wide as a digit. */
  private static final String FIGURE_SPACE = "\u2007";

  static List<SolutionRow> all(Problem part, List<SolutionNode> firstMoves, boolean numbered,
      Function<SolutionNode, Optional<Sign>> sign) {
    boolean forced = part.task().stipulationOrThrow().play().endsAgainstWill();
    List<WrittenLine> found = new ArrayList<>();
    firstMoves.forEach(first -> collect(part, first, new ArrayList<>(), forced, found));
    List<SolutionRow> lines = new ArrayList<>(found.size());
    int width = String.valueOf(found.size()).length();
    for (int i = 0; i < found.size(); i++) {
      WrittenLine line = found.get(i);
      String number = String.valueOf(i + 1);
      lines.add(new WrittenLine(part,
          numbered && found.size() > 1 ? FIGURE_SPACE.repeat(width - number.length()) + number : "", line.moves,
          line.ends, sign.apply(line.moves.getFirst()).stream().toList()));
    }
    return lines;
  }

  private static void collect(Problem part, SolutionNode line, List<SolutionNode> before, boolean forced,
      List<WrittenLine> found) {
    before.add(line);
    if (line.replies().isEmpty()) {
      found.add(new WrittenLine(part, "", List.copyOf(before), List.of(), List.of()));
    } else if (forced && line.replies().getFirst().goal()) {
      found.add(new WrittenLine(part, "", List.copyOf(before), line.replies(), List.of()));
    } else {
      line.replies().forEach(reply -> collect(part, reply, before, forced, found));
    }
    before.removeLast();
  }

  @Override
  public List<Token> tokens() {
    List<Token> tokens = new ArrayList<>();
    if (!number.isEmpty()) {
      tokens.add(new Token(number + ")  ", "number", Optional.empty()));
    }
    boolean series = !problem.task().stipulationOrThrow().play().isHelp();
    for (int i = 0; i < moves.size(); i++) {
      SolutionNode move = moves.get(i);
      boolean last = i == moves.size() - 1 && ends.isEmpty();
      boolean pairEnds = !series && i + 1 < moves.size() && moves.get(i + 1).solving();
      String text = (move.solving() || i == 0 ? problem.task().stipulationOrThrow().number(move) : "") + move.text();
      tokens.add(new Token(text + (last ? "" : pairEnds ? "  " : " "), "", to(moves.subList(0, i + 1))));
    }
    for (int i = 0; i < ends.size(); i++) {
      List<SolutionNode> path = new ArrayList<>(moves);
      path.add(ends.get(i));
      tokens.add(new Token(ends.get(i).text() + (i + 1 < ends.size() ? " / " : ""), "", to(path)));
    }
    return tokens;
  }

  private Optional<LinePath> to(List<SolutionNode> path) {
    return Optional.of(new LinePath(problem, path));
  }

  @Override
  public Optional<LinePath> end() {
    return to(moves);
  }

  @Override
  public Optional<LinePath> first() {
    return to(moves.subList(0, 1));
  }

  @Override
  public boolean holds(LinePath path) {
    return new LinePath(problem, moves).begins(path)
        || ends.stream().anyMatch(end -> new LinePath(problem, moves).then(end).isSame(path));
  }
}
