package zugwerk.content.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import zugwerk.content.Content;
import zugwerk.content.quality.Weights.Weight;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;

/**
 * Rates sound problems: counts terms and themes in their solutions, and weighs them. The same problem always has the
 * same points, and so has its mirror image where the rules treat both alike.
 *
 * @param weights the weights
 */
public record Measure(Weights weights) {

  /** What the solver must find for a rating. */
  public static final SolveOptions.Shown SHOWN =
      new SolveOptions.Shown(true, SolveOptions.Tries.ONE_REFUTATION, true, true);

  private static final Set<String> TERMS = Term.ALL.stream().map(Term::name).collect(Collectors.toUnmodifiableSet());

  /** Why a problem cannot be measured, as the end of a sentence; empty if it can. */
  public static String refusal(Solved solved) {
    boolean counted = solved.parts().stream().map(part -> part.solution().stipulation())
        .noneMatch(stipulation -> stipulation.isStudy() || stipulation.isLastMove());
    return !counted ? "studies and last moves are not measured"
        : solved.verdict() == Soundness.SOUND ? ""
            : "only sound problems are measured, and this one is " + solved.verdict().word();
  }

  /**
   * The rating of a problem.
   *
   * @param solved the solution, with everything in {@link #SHOWN}, of a problem that {@link #refusal} does not refuse
   * @throws IllegalArgumentException in one sentence, if it is refused
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public Quality of(Solved solved, CancelToken token) {
    return of(solved, Content.of(solved, token), token);
  }

  /** The same for a solution that has been replayed; errors as above. */
  public Quality of(Solved solved, Content content, CancelToken token) {
    check(solved);
    return of(content, theme -> theme.in(content), token);
  }

  /**
   * The same with known themes; errors as above.
   *
   * @param themes all themes found
   */
  public Quality of(Solved solved, Content content, List<ThemeFinding> themes, CancelToken token) {
    check(solved);
    Map<Theme, List<ThemeFinding>> found = themes.stream().collect(Collectors.groupingBy(ThemeFinding::theme));
    return of(content, theme -> found.getOrDefault(theme, List.of()), token);
  }

  private Quality of(Content content, Function<Theme, List<ThemeFinding>> themes, CancelToken token) {
    List<Quality.Entry> entries = terms(content, token);
    for (Theme theme : Themes.ALL) {
      Weight weight = weights.of(theme);
      if (weight.points() != 0 && !TERMS.contains(theme.name())) {
        token.check();
        List<ThemeFinding> found = themes.apply(theme);
        if (!found.isEmpty()) {
          entries.add(new Quality.Entry(theme.name(), found.size(), weight.points(found.size()), theme.name(),
              found.stream().map(ThemeFinding::sentence).collect(Collectors.joining(" ")),
              found.stream().flatMap(finding -> finding.lines().stream()).toList()));
        }
      }
    }
    return new Quality(entries);
  }

  /** The same without the themes, which take longest: for a first rating in searches. */
  public Quality withoutThemes(Solved solved, CancelToken token) {
    check(solved);
    return new Quality(terms(Content.of(solved, token), token));
  }

  private static void check(Solved solved) {
    String refusal = refusal(solved);
    if (!refusal.isEmpty()) {
      throw new IllegalArgumentException(refusal);
    }
  }

  private List<Quality.Entry> terms(Content content, CancelToken token) {
    List<Quality.Entry> entries = new ArrayList<>();
    Appraisal appraisal = new Appraisal(content, token);
    for (Term term : Term.ALL) {
      token.check();
      Tally tally = new Tally();
      term.finder().find(appraisal, tally);
      if (tally.count() > 0) {
        entries.add(new Quality.Entry(term.name(), tally.count(), weights.of(term).points(tally.count()),
            tally.count() == 1 ? term.name() : tally.count() + " " + term.plural(), tally.sentence(), tally.lines()));
      }
    }
    return entries;
  }
}
