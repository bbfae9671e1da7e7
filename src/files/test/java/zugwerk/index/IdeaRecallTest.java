package zugwerk.index;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.theme.ContentReport;
import zugwerk.file.Claims;
import zugwerk.file.ProblemFile;
import zugwerk.file.ProblemFolders;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;
import zugwerk.problem.TwinChange.Named;
import zugwerk.rules.Validation;
import zugwerk.solve.Play;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.testkit.TickingClock;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/**
 * A problem whose essential themes were put into another matrix finds its original among the first five:
 * {@code mvn test -Dtest=IdeaRecallTest -Dgroups=long -DexcludedGroups=}.
 */
@Tag("long")
class IdeaRecallTest {

  private static final int FIRST = 5;
  private static final double LEAST = 0.8;
  private static final int CENTRE = 27;
  private static final ContentRun.Settings SETTINGS =
      new ContentRun.Settings(2, Duration.ofSeconds(20), Duration.ofSeconds(20));
  private static final SolveOptions KEYS = SolveOptions.DEFAULT.within(new SolveOptions.Limits(1,
      SolveOptions.NO_LIMIT, 500_000, 32, 2, 0));

  @TempDir
  private Path folder;

  private enum Disguise {
    MOVED(2), POWERS(4), NET(8), ALL(16);

    private final int changes;

    Disguise(int changes) {
      this.changes = changes;
    }
  }

  private record Original(Path file, Problem problem, Set<String> themes) {}

  private static Optional<Set<String>> themes(Problem problem) {
    CancelToken token = TickingClock.token().child(Duration.ofSeconds(5));
    try {
      SolveOptions first = KEYS.showing(new SolveOptions.Shown(false, SolveOptions.Tries.NONE, true, true));
      Optional<Solved> sound = Claims.solved(problem, first, new Monitor(token))
          .filter(solved -> solved.verdict() == Soundness.SOUND);
      if (sound.isEmpty()) {
        return Optional.empty();
      }
      Solved solved = Claims.solved(problem, SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ONE_REFUTATION),
          new Monitor(token)).orElseThrow();
      return Optional.of(new HashSet<>(ContentReport.of(solved, Content.of(solved, token)).essentialNames()));
    } catch (InputException | CancellationException _) {
      return Optional.empty();
    }
  }

  private static boolean isUsable(Problem problem) {
    Optional<Stipulation> asked = problem.task().stipulation().filter(one -> !one.isStudy() && !one.isLastMove()
        && !one.isProofGame());
    return problem.task().twinTexts().isEmpty() && asked.filter(
        one -> one.moves() == 2 && (one.play() == Play.DIRECT || one.play() == Play.HELP)).isPresent();
  }

  private static TwinChange change(Problem problem, Disguise disguise, Random random) {
    Setup setup = problem.setup();
    List<Integer> pieces = new ArrayList<>();
    List<Integer> empty = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      (setup.piece(square) == Piece.NONE ? empty : pieces).add(square);
    }
    pieces.removeIf(square -> disguise != Disguise.MOVED && Piece.type(setup.piece(square)) == Schema.KING);
    int piece = pieces.get(random.nextInt(pieces.size()));
    int to = empty.get(random.nextInt(empty.size()));
    int types = setup.schema().types().size();
    Supplier<TwinChange> moved = () -> random.nextInt(3) == 0 ? new TwinChange.Mirror(0, 7)
        : new TwinChange.Shift(CENTRE, CENTRE + random.nextInt(3) - 1 + 8 * (random.nextInt(3) - 1));
    Supplier<TwinChange> powers = () -> TwinChange.Add.of(setup.schema(),
        Piece.of(Piece.side(setup.piece(piece)), 1 + random.nextInt(types - 1)), piece);
    Supplier<TwinChange> net = () -> switch (random.nextInt(4)) {
      case 0 -> new TwinChange.Remove(Named.of(setup, piece));
      case 1 -> TwinChange.Add.of(setup.schema(), Piece.of(random.nextInt(2), 1 + random.nextInt(types - 1)), to);
      default -> new TwinChange.Move(Named.of(setup, piece), to);
    };
    return switch (disguise) {
      case MOVED -> moved.get();
      case POWERS -> powers.get();
      case NET -> net.get();
      case ALL -> List.of(moved, powers, net, net).get(random.nextInt(4)).get();
    };
  }

  private static Optional<Problem> disguised(Original original, Disguise disguise, Random random) {
    Problem now = original.problem;
    int left = disguise.changes;
    for (int tried = 0; tried < 250 && left > 0; tried++) {
      try {
        Problem next = change(now, disguise, random).on(now);
        if (!next.setup().equals(now.setup()) && Validation.faults(next.variant(), next.setup()).isEmpty()
            && themes(next).filter(shown -> shown.containsAll(original.themes)).isPresent()) {
          now = next;
          left--;
        }
      } catch (InputException _) {
        // Not possible here.
      }
    }
    return left == disguise.changes ? Optional.empty() : Optional.of(now);
  }

  private static List<Original> originals() {
    List<Original> originals = new ArrayList<>();
    for (Path file : ProblemFolders.files(List.of(ProjectRoot.path("problems")))) {
      Problem problem = ProblemFile.read(file);
      if (isUsable(problem)) {
        themes(problem).filter(themes -> !themes.isEmpty())
            .ifPresent(themes -> originals.add(new Original(file.toAbsolutePath(), problem, themes)));
      }
    }
    return originals;
  }

  @Test
  void anIdeaIsFoundInAnotherMatrix(TestReporter reporter) {
    List<Path> places = List.of(ProjectRoot.path("problems"));
    List<String> missed = new ArrayList<>();
    Map<Disguise, Integer> tried = new EnumMap<>(Disguise.class);
    Map<Disguise, Integer> found = new EnumMap<>(Disguise.class);
    try (ProblemIndex index = ProblemIndex.open(folder.resolve("index.sqlite"))) {
      index.update(places, 2, new Monitor());
      index.solve(index.unsolved(places, SETTINGS), SETTINGS, new Monitor(TickingClock.token()), _ -> {});
      for (Original original : originals()) {
        for (Disguise disguise : Disguise.values()) {
          disguised(original, disguise, new Random(original.problem.fen().hashCode())).ifPresent(other -> {
            tried.merge(disguise, 1, Integer::sum);
            if (index.similar(other, SETTINGS.solve(other, TickingClock.token()), places, FIRST).stream()
                .anyMatch(similar -> similar.hit().file().equals(original.file))) {
              found.merge(disguise, 1, Integer::sum);
            } else {
              missed.add(disguise + " " + original.file.getFileName() + " as " + other.fen());
            }
          });
        }
      }
    }
    reporter.publishEntry("found", found + " of " + tried);
    tried.forEach((disguise, number) -> assertTrue(found.getOrDefault(disguise, 0) >= LEAST * number,
        disguise + ": " + found + " of " + tried + ", missed " + missed));
  }
}
