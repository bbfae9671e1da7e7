package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import zugwerk.file.ProofFile;
import zugwerk.file.SolutionJson;
import zugwerk.notation.LetterText;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.battle.FirstMate;
import zugwerk.solve.battle.FirstMateSearch;
import zugwerk.solve.battle.FirstMateText;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Finding one solution instead of all keys. */
final class FirstMateOption {

  private static final List<String> OF_ALL_KEYS = List.of("--first", "--set-play", "--tries", "--no-threats",
      "--no-short", "--full", "--max-solutions", "--build-tables", "--phases", "--content", "--quality", "--uses",
      "--cluster");

  @Option(names = "--first-mate",
      description = "Find one mate, or another goal, of at most the stated length, usually much sooner than all keys."
          + " There may be others. With --proof, verify replays it. For direct, self and reflex play.")
  private boolean given;

  boolean isGiven() {
    return given;
  }

  void check(CommandLine.ParseResult call) {
    OF_ALL_KEYS.stream().filter(call::hasMatchedOption).findFirst().ifPresent(other -> {
      throw new InputException("--first-mate cannot be combined with {0}", other);
    });
  }

  /** What was found for a part of a problem. */
  private record PartResult(ProblemPart part, FirstMateSearch search, Optional<FirstMate> mate) {

    Solved.Part solved() {
      return new Solved.Part(part, mate.map(search::solution).orElseGet(() -> search.none()));
    }

    String text() {
      return FirstMateText.of(part.problem().task().stipulationOrThrow(), search, mate);
    }

    boolean isSettled() {
      return mate.isPresent() || search.none().verdict() == Soundness.UNSOLVABLE;
    }
  }

  /** Searches each part of a problem. */
  ExitCode run(
      Problem problem, SolveOptions.Limits limits, Monitor monitor, PrintWriter out, LetterText letters, boolean json,
      Optional<Path> proof, long proofMoves) {
    List<PartResult> all = new ArrayList<>();
    for (ProblemPart part : ProblemPart.solved(problem)) {
      FirstMateSearch search = new FirstMateSearch(part.problem().variant(), part.problem().setup(),
          part.problem().task().stipulationOrThrow(), List.of(), limits, monitor);
      all.add(new PartResult(part, search, search.find(false, new FirstMateSearch.Listener() {})));
    }
    if (json) {
      out.println(SolutionJson.of(new Solved(all.stream().map(PartResult::solved).toList())));
    } else {
      out.print(letters.write(all.stream().map(found -> (all.size() == 1 ? "" : found.part.heading() + "\n\n")
          + found.text()).collect(Collectors.joining("\n"))));
    }
    if (!all.stream().allMatch(PartResult::isSettled)) {
      return ExitCode.STOPPED;
    }
    if (proof.isPresent() && all.stream().anyMatch(found -> found.mate.isEmpty())) {
      throw new InputException(
          "there is no solution, so --first-mate has nothing to prove; without it, solve writes the refutations of"
              + " all first moves");
    }
    proof.ifPresent(OutputFiles::makeParent);
    proof.ifPresent(file -> ProofFile.write(file, problem,
        all.stream().map(found -> found.search.proof(proofMoves)).toList()));
    return ExitCode.DONE;
  }
}
