package zugwerk.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.help.LineProof;
import zugwerk.solve.solver.Solver;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** The proof of help or series play: the solutions, each a text of moves separated by blanks. */
record SolutionsProof(LineProof proof) implements PartProof {

  private static final int MOST_LISTED = 3;

  static SolutionsProof of(Solved.Part solved, SolveOptions options, long most, Monitor monitor) {
    Problem part = solved.twin().problem();
    // The proof covers all first moves, even where only one of them was solved.
    boolean whole = options.first().isEmpty() && solved.fault().isEmpty() && solved.solution().complete();
    Solution found = whole ? solved.solution()
        : Solver.solve(part.variant(), part.setup(), part.task().stipulationOrThrow(),
            new SolveOptions(options.shown(), options.limits(), part.task().solutions(), Optional.empty())
                .from(part.task().from()),
            monitor);
    if (!found.complete()) {
      throw new CancellationException("a limit stopped the solver");
    }
    return new SolutionsProof(LineProof.of(part.variant(), found, options.shown().setPlay(), most));
  }

  static SolutionsProof read(JsonNode node) {
    return new SolutionsProof(new LineProof(lines(node.path("solutions")),
        Optional.of(node.path("setPlay")).filter(JsonNode::isArray).map(SolutionsProof::lines)));
  }

  private static List<List<String>> lines(JsonNode array) {
    return PartProof.texts(array).stream().map(line -> Arrays.asList(line.split(" "))).toList();
  }

  @Override
  public void write(ObjectNode part) {
    PartProof.add(texts(proof.solutions()), part.putArray("solutions"));
    proof.setPlay().ifPresent(lines -> PartProof.add(texts(lines), part.putArray("setPlay")));
  }

  private static List<String> texts(List<List<String>> lines) {
    return lines.stream().map(line -> String.join(" ", line)).toList();
  }

  /** The file does not record whether there are other solutions. */
  @Override
  public boolean complete() {
    return true;
  }

  @Override
  public String replay(Problem part, ReplayOptions options) {
    LineReplay replay = new LineReplay(part, options.token());
    long moves = replay.check(proof);
    Optional<LineReplay.Tried> tried = replay.all(proof, options.mostTried());
    if (proof.solutions().isEmpty() && tried.isEmpty()) {
      throw new InputException(
          "it lists no solution, and to try every line takes more than {0} moves, the limit",
          options.mostTried());
    }
    int count = proof.solutions().size();
    String solved = count == 0 ? " has no solution"
        : count > MOST_LISTED ? " has " + count + " solutions"
            : " is solved by " + String.join(" and by ", texts(proof.solutions()));
    String setPlay = proof.setPlay().map(lines -> lines.isEmpty() ? ", without set play"
        : lines.size() == 1 ? ", with a line of set play" : ", with " + lines.size() + " lines of set play").orElse("");
    return part.task().stipulationText() + solved + setPlay + " (" + moves + " moves replayed); "
        + tried.map(all -> text(count, all)).orElse("whether there are others is not proved, because to try every line"
            + " takes more than " + options.mostTried() + " moves, the limit");
  }

  private static String text(int count, LineReplay.Tried tried) {
    String others = count == 0 ? "none" : "no others";
    String shorter = tried.shorter().isEmpty() ? others + " and no shorter ones"
        : others + " of this length, but shorter ones, in " + tried.shorter().getAsInt()
            + (tried.shorter().getAsInt() == 1 ? " move" : " moves");
    return String.format(Locale.ROOT, "there are %s: every line was tried (%d moves)", shorter, tried.moves());
  }
}
