package zugwerk.studio.tabs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Bundled;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** The offers of the start page: some problems, and the rules of the games. */
public final class StartOffers {

  /** Classics, and a typical problem for each game with state. */
  private static final List<String> PROBLEMS = List.of("orthodox/mansfield-1917",
      "polypiece/original-1-knights", "hitpoint/original-3-corner", "poison/lambert", "shock/original-1-decoy",
      "cursed/original-1-behind", "orthodox/loyd-excelsior", "polypiece/betza-mate-white", "orthodox/reti-1921",
      "hitpoint/betza-lines", "poison/original-2-chase", "cursed/original-6-flight");

  private StartOffers() {}

  public static List<Problem> problems() {
    return PROBLEMS.stream().flatMap(name -> read(Bundled.problems().resolve(name + ".json")).stream()).toList();
  }

  static Optional<Problem> read(Path file) {
    try {
      return Optional.of(ProblemFile.read(file));
    } catch (InputException _) {
      // The others are offered all the same.
      return Optional.empty();
    }
  }

  public static Stream<Variant> games() {
    return Variants.all().stream().filter(game -> !game.id().equals("orthodox"));
  }
}
