package zugwerk.problem;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.notation.LongForm;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;

/**
 * Compares the solution text in a problem's file, as YACPDB and Olive store it, with the solution that was found.
 *
 * @param keysAgree whether both have the same keys, or in help and series play the same lines
 */
public record StoredSolution(boolean keysAgree, String text) {

  /** The field of a problem's file with the text. */
  public static final String FIELD = "solution";

  private static final int MOST_NAMED = 3;

  /**
   * Compares the two, part by part.
   *
   * @return empty if the text has no move of a solution, or the solution is incomplete
   */
  public static Optional<StoredSolution> compare(Problem problem, Solved solved) {
    if (!(problem.other().get(FIELD) instanceof String text) || text.isBlank() || problem.task().duplex()
        || !solved.complete() || problem.task().stipulationOrThrow().isStudy()
        || problem.task().stipulationOrThrow().isLastMove() || ProblemPart.of(problem).size() < solved.parts().size()) {
      return Optional.empty();
    }
    Map<String, String> texts = WrittenSolution.parts(text);
    List<String> differences = new ArrayList<>();
    boolean keysAgree = true;
    boolean whole = true;
    boolean compared = false;
    for (Solved.Part part : solved.parts()) {
      WrittenSolution kept = WrittenSolution.read(part.twin().problem(), texts.getOrDefault(part.twin().letter(), ""));
      boolean isEmpty = kept.lines().isEmpty() && kept.unread().isEmpty();
      if (isEmpty || !part.fault().isEmpty() || part.solution().listed().isPresent()) {
        continue;
      }
      compared = true;
      Comparison comparison = new Comparison(part, kept);
      keysAgree &= comparison.keysAgree();
      whole &= !comparison.isBare();
      String letter = solved.parts().size() == 1 ? "" : part.twin().letter() + ") ";
      comparison.differences().forEach(difference -> differences.add(letter + difference));
    }
    return !compared ? Optional.empty() : Optional.of(new StoredSolution(keysAgree, !differences.isEmpty()
        ? "differs: " + String.join("; ", differences) : whole ? "agrees" : "has the same key"));
  }

  /**
   * The problem with as many intended solutions in each part as its stored solution has, if it is help or series play
   * and its file states no number; otherwise the problem itself.
   */
  public static Problem counted(Problem problem) {
    if (!(problem.other().get(FIELD) instanceof String text) || problem.task().duplex() || !isCountable(problem)
        || isStated(problem)) {
      return problem;
    }
    Map<String, String> texts = WrittenSolution.parts(text);
    List<Integer> counts = new ArrayList<>();
    for (ProblemPart part : ProblemPart.of(problem)) {
      if (isCountable(part.problem())) {
        WrittenSolution kept = WrittenSolution.read(part.problem(), texts.getOrDefault(part.letter(), ""));
        if (kept.unread().isPresent() || kept.vague() || kept.lines().isEmpty()) {
          return problem;
        }
        counts.add((int) kept.wholeLines());
      } else {
        counts.add(1);
      }
    }
    return counts.stream().allMatch(count -> count == 1) ? problem : counted(problem, counts);
  }

  private static boolean isCountable(Problem part) {
    return part.task().stipulation().filter(stipulation -> !stipulation.isStudy() && !stipulation.isLastMove()
        && !stipulation.hasKeys()).isPresent();
  }

  private static boolean isStated(Problem problem) {
    return problem.task().solutions() > 1 || problem.task().twins().stream().flatMap(twin -> twin.changes().stream())
        .anyMatch(TwinChange.SetSolutions.class::isInstance);
  }

  /** A problem states one number for all its parts; twins with other numbers state their own. */
  private static Problem counted(Problem problem, List<Integer> counts) {
    int usual = counts.getFirst();
    int last = usual;
    int first = problem.task().zeroposition() ? 0 : 1;
    List<Twin> twins = new ArrayList<>();
    for (int i = 0; i < problem.task().twins().size(); i++) {
      Twin twin = problem.task().twins().get(i);
      int inherited = twin.continued() ? last : usual;
      last = counts.get(first + i);
      List<TwinChange> changes = new ArrayList<>(twin.changes());
      if (last != inherited) {
        changes.add(new TwinChange.SetSolutions(last));
      }
      twins.add(new Twin(twin.continued(), changes));
    }
    return (twins.equals(problem.task().twins()) ? problem : problem.withTask(task -> task.withTwins(twins)))
        .withTask(task -> task.withSolutions(usual));
  }

  /** The remark on a problem whose numbers of solutions are {@linkplain #counted(Problem) counted}. */
  public static String remark(Problem counted) {
    List<ProblemPart> parts = ProblemPart.of(counted);
    return parts.stream().allMatch(part -> part.problem().task().solutions() == counted.task().solutions())
        ? "the number of solutions, " + counted.task().solutions() + ", is taken from the stored solution"
        : "the numbers of solutions, " + String.join(", ", parts.stream()
            .map(part -> part.letter() + ") " + part.problem().task().solutions()).toList())
            + ", are taken from the stored solution";
  }

  private static final class Comparison {

    private final Solution solution;
    private final Schema schema;
    private final WrittenSolution kept;
    /** The lines that were found and all their beginnings, with their short form. */
    private final Map<String, String> ours = new LinkedHashMap<>();
    /** Defences that reach the goal at once, as in selfmates; collections leave them out. */
    private final Set<String> ended = new LinkedHashSet<>();
    private final Set<String> threats = new LinkedHashSet<>();
    private final Map<String, String> ourKeys;
    private final Map<String, String> theirKeys;

    Comparison(Solved.Part part, WrittenSolution kept) {
      solution = part.solution();
      schema = part.twin().problem().variant().schema();
      this.kept = kept;
      solution.keys().forEach(key -> walk(key, "", ""));
      ourKeys = firstMoves(ours);
      theirKeys = firstMoves(kept.lines());
    }

    private static Map<String, String> firstMoves(Map<String, String> lines) {
      Map<String, String> first = new LinkedHashMap<>(lines);
      first.keySet().removeIf(line -> line.contains(" "));
      return first;
    }

    private void walk(SolutionNode node, String before, String written) {
      String move = LongForm.of(schema, node.move());
      String line = before + (before.isEmpty() ? "" : " ") + (node.passed() ? WrittenSolution.PASS + " " : "") + move;
      boolean answers = !node.solving() && !node.passed() && !written.isEmpty();
      String number = answers ? "" : node.number() + (node.solving() ? "." : "...");
      String text = (written + " " + number + node.text()).strip();
      ours.put(line, text);
      if (node.goal() && node.role() == SolutionNode.Role.DEFENCE && node.number() < solution.stipulation().moves()) {
        ended.add(line);
      }
      if (node.role() == SolutionNode.Role.THREAT) {
        threats.add(line.replace(" " + WrittenSolution.PASS, ""));
      }
      node.threats().forEach(threat -> walk(threat, line, text));
      node.replies().forEach(reply -> walk(reply, line, text));
    }

    boolean keysAgree() {
      return kept.unread().isPresent() || (solution.stipulation().hasKeys()
          ? ourKeys.keySet().equals(theirKeys.keySet()) : differences().isEmpty());
    }

    boolean isBare() {
      return solution.stipulation().hasKeys() && kept.lines().keySet().stream().noneMatch(line -> line.contains(" "));
    }

    List<String> differences() {
      if (kept.unread().isPresent()) {
        return List.of("'" + kept.unread().get() + "' in it cannot be read");
      }
      if (solution.stipulation().hasKeys() && !keysAgree()) {
        return List.of((theirKeys.size() == 1 ? "its key is " : "its keys are ") + named(theirKeys) + ", not "
            + named(ourKeys));
      }
      List<String> more = kept.lines().keySet().stream()
          .filter(line -> !ours.containsKey(line) && !falls(line) && !isShort(line))
          .filter(line -> !line.contains(" ") || ours.containsKey(line.substring(0, line.lastIndexOf(' '))))
          .map(line -> kept.lines().getOrDefault(line, line)).toList();
      List<String> missing = isBare() || kept.vague() ? List.of() : ours.keySet().stream().filter(this::isNeeded)
          .filter(line -> !kept.lines().containsKey(line)).map(line -> ours.getOrDefault(line, line)).toList();
      List<String> differences = new ArrayList<>();
      if (!missing.isEmpty()) {
        differences.add("it lacks " + some(missing));
      }
      if (!more.isEmpty()) {
        differences.add("it also has " + some(more));
      }
      return differences;
    }

    /** Whether a complete solution needs a line: a defence, or in help and series play a whole line. */
    private boolean isNeeded(String line) {
      return solution.stipulation().hasKeys()
          ? !ended.contains(line) && line.matches("\\S+ (?!" + WrittenSolution.PASS + ")\\S+")
          : ours.keySet().stream().noneMatch(other -> other.startsWith(line + " "));
    }

    /** Whether a line is a defence answered by a threat, which this program does not list. */
    private boolean falls(String line) {
      String[] moves = line.split(" ");
      return solution.stipulation().hasKeys() && moves.length > 1
          && (moves.length == 2 ? threats.stream().anyMatch(threat -> threat.startsWith(moves[0] + " "))
              : threats.contains(moves[0] + " " + moves[2]));
    }

    /**
     * Whether a line belongs to a shorter solution of help or series play, which other programs list and this one only
     * mentions.
     */
    private boolean isShort(String line) {
      long longest = ours.keySet().stream().mapToLong(Comparison::moves).max().orElse(0);
      return !solution.stipulation().hasKeys() && kept.lines().keySet().stream()
          .noneMatch(other -> (other + " ").startsWith(line + " ") && moves(other) >= longest);
    }

    private static long moves(String line) {
      return Stream.of(line.split(" ")).filter(move -> !move.equals(WrittenSolution.PASS)).count();
    }

    private static String named(Map<String, String> moves) {
      return moves.isEmpty() ? "none" : some(List.copyOf(moves.values()));
    }

    private static String some(List<String> lines) {
      int more = lines.size() - MOST_NAMED;
      return String.join(", ", lines.subList(0, Math.min(MOST_NAMED, lines.size())))
          + (more > 0 ? " and " + more + " more" : "");
    }
  }
}
