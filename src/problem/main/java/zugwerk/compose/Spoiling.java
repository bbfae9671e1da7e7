package zugwerk.compose;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.content.Content;
import zugwerk.content.quality.KeyTerms;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.PlayTerms;
import zugwerk.content.quality.PositionTerms;
import zugwerk.content.quality.Quality;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;
import zugwerk.rules.Move;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;

/**
 * Spoils a sound problem by one random change, so that it is unsound, or still sound but worse. A version is worse if
 * it loses something and gains nothing, apart from the number of pieces: variations, essential themes, a key that does
 * not check, capture or promote, and play without duals. A piece that only adds to the number is worse too.
 */
final class Spoiling {

  /** How the change spoils the problem. */
  enum Kind {
    ADDED, REMOVED, MOVED, CRUDE_KEY;

    String word() {
      return switch (this) {
        case ADDED -> "piece added";
        case REMOVED -> "piece removed";
        case MOVED -> "piece moved or exchanged";
        case CRUDE_KEY -> "key made crude";
      };
    }
  }

  /** @param sound whether it is still sound */
  record Spoilt(Kind kind, TwinChange change, Problem problem, boolean sound) {}

  private static final int MOST_TRIED = 60;

  private final Problem problem;
  private final CandidateSolver solver;
  private final Measure measure;
  private final long seed;
  private final Solved solved;
  private final Changes changes;

  /** @throws InputException in one sentence, if the problem is not sound, or takes too long */
  Spoiling(Problem problem, Measure measure, CandidateSolver solver, long seed) {
    this.problem = problem;
    changes = new Changes(problem);
    this.measure = measure;
    this.solver = solver;
    this.seed = seed;
    solved = solver.shown(problem)
        .orElseThrow(() -> new InputException("the problem is not sound, or takes too long"));
  }

  /** The author's keys. */
  List<String> keys() {
    return solved.keys();
  }

  /** For each kind, an unsound version and a worse one, where the changes tried give any. */
  List<Spoilt> all() {
    List<Spoilt> all = new ArrayList<>();
    Loss author = Loss.of(solved, measure);
    for (Kind kind : Kind.values()) {
      List<TwinChange> changes = new ArrayList<>(changes(kind));
      Collections.shuffle(changes, new Random(31L * problem.fen().hashCode() + 7L * kind.ordinal() + seed));
      List<Spoilt> tried = new ArrayList<>();
      boolean crude = kind == Kind.CRUDE_KEY;
      for (TwinChange change : changes.subList(0, Math.min(MOST_TRIED, changes.size()))) {
        if (tried.stream().map(Spoilt::sound).distinct().count() < (crude ? 1 : 2)) {
          spoilt(kind, change, author).filter(one -> one.sound() || !crude && canBeMended(change))
              .filter(one -> tried.stream().noneMatch(other -> other.sound() == one.sound())).ifPresent(tried::add);
        }
      }
      all.addAll(tried);
    }
    return all;
  }

  private List<TwinChange> changes(Kind kind) {
    return switch (kind) {
      case ADDED -> changes.additions();
      case REMOVED -> changes.removals();
      case MOVED -> Stream.of(changes.moves(), changes.exchanges(), changes.replacements()).flatMap(List::stream)
          .toList();
      case CRUDE_KEY -> changes.additions().stream().filter(this::isOnKeySquare).toList();
    };
  }

  /** Whether a change puts a piece of the defending side where the key goes, so that it captures. */
  private boolean isOnKeySquare(TwinChange change) {
    return problem.task().stipulationOrThrow().isBattle() && change instanceof TwinChange.Add add
        && Piece.side(setup(add).piece(add.square())) != problem.setup().toMove().ordinal()
        && solved.parts().getFirst().solution().keys().stream()
            .anyMatch(key -> key.move() instanceof Move.Step step && step.to() == add.square());
  }

  /** Mend takes back additions, removals and moves, and neither exchanges nor replacements. */
  private boolean canBeMended(TwinChange change) {
    return change instanceof TwinChange.Move || change instanceof TwinChange.Remove
        || change instanceof TwinChange.Add add && problem.setup().piece(add.square()) == Piece.NONE;
  }

  private Setup setup(TwinChange change) {
    return change.on(problem).setup();
  }

  private Optional<Spoilt> spoilt(Kind kind, TwinChange change, Loss author) {
    Optional<Problem> made = changes.made(change);
    Optional<Solved> rest = made.flatMap(one -> solver.solve(one, 1));
    if (rest.isEmpty() || made.isEmpty()) {
      return Optional.empty();
    }
    boolean sound = rest.get().verdict() == Soundness.SOUND;
    Problem claimed =
        made.get().withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(keys()));
    Predicate<Solved> worse = all -> Loss.of(all, measure).isWorse(author);
    return !sound || solver.shown(made.get()).filter(worse).isPresent()
        ? Optional.of(new Spoilt(kind, change, claimed, sound)) : Optional.empty();
  }

  /** What counts as content here, whatever its weights. */
  private record Loss(int pieces, int variations, int faults, Set<Theme> themes) {

    static Loss of(Solved solved, Measure measure) {
      CancelToken token = new CancelToken();
      Content content = Content.of(solved, token);
      Quality quality = measure.withoutThemes(solved, token);
      int faults = Stream.of(KeyTerms.CHECKING_KEY, KeyTerms.CAPTURING_KEY, KeyTerms.PROMOTION_KEY, PlayTerms.DUAL,
          PlayTerms.EARLY_DUAL, PlayTerms.EXTRA_THREAT)
          .mapToInt(quality::count).sum();
      return new Loss(quality.count(PositionTerms.PIECE), quality.count(PlayTerms.VARIATION), faults,
          Themes.essential(content, Themes.in(content)));
    }

    boolean isWorse(Loss author) {
      boolean gains = variations > author.variations || faults < author.faults || !author.themes.containsAll(themes);
      boolean loses = variations < author.variations || faults > author.faults || !themes.containsAll(author.themes);
      return !gains && (loses || pieces > author.pieces);
    }
  }
}
