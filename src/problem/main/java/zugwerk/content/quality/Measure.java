package zugwerk.content.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import zugwerk.content.Content;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Rates sound problems: counts terms and essential themes in their solutions, and weighs them. Only the best themes
 * count, as a problem needs one clear idea, not many. The same problem always has the
 * same points, and so has its mirror image where the rules treat both alike.
 *
 * @param weights the weights
 */
public record Measure(Weights weights) {

  /** What the solver must find for a rating. */
  public static final SolveOptions.Shown SHOWN =
      new SolveOptions.Shown(true, SolveOptions.Tries.ONE_REFUTATION, true, true);

  /** How many themes count, the best ones: a problem with a clear idea needs no more. */
  private static final int COUNTED_THEMES = 3;

  private static final Set<String> TERMS =
      QualityTerms.ALL.stream().map(Term::name).collect(Collectors.toUnmodifiableSet());
  private static final List<Term> QUICK = QualityTerms.ALL.stream()
      .filter(term -> !NeedTerms.terms().contains(term)).toList();

  /** Why a problem cannot be measured, as the end of a sentence; empty if it can. */
  public static Message refusal(Solved solved) {
    boolean counted = solved.parts().stream().map(part -> part.solution().stipulation())
        .noneMatch(stipulation -> stipulation.isStudy() || stipulation.isLastMove());
    return !counted ? Message.message("studies and last moves are not measured")
        : solved.verdict() == Soundness.SOUND ? Message.NONE
            : Message.message("only sound problems are measured, and this one is {0}",
                Message.message(solved.verdict().word()));
  }

  /**
   * The rating of a problem.
   *
   * @param solved the solution, with everything in {@link #SHOWN}, of a problem that {@link #refusal} does not refuse
   * @throws InputException in one sentence, if it is refused
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public Quality of(Solved solved, CancelToken token) {
    return of(solved, Content.of(solved, token), token);
  }

  /** The same for a solution that has been replayed; errors as above. */
  public Quality of(Solved solved, Content content, CancelToken token) {
    return of(solved, content, Themes.in(content), token);
  }

  /** The same without the terms that solve the problem again, which take long: for searches. */
  public Quality inSearch(Solved solved, CancelToken token) {
    check(solved);
    Content content = Content.of(solved, token);
    return of(content, Themes.in(content), QUICK, token);
  }

  /** Only the terms that solve the problem again; errors as above. */
  public Quality needs(Solved solved, CancelToken token) {
    check(solved);
    return new Quality(terms(Content.of(solved, token), NeedTerms.terms(), token));
  }

  /**
   * The same with known themes; errors as above.
   *
   * @param themes all themes found, of which the essential ones count
   */
  public Quality of(Solved solved, Content content, List<ThemeFinding> themes, CancelToken token) {
    check(solved);
    return of(content, themes, QualityTerms.ALL, token);
  }

  private Quality of(Content content, List<ThemeFinding> themes, List<Term> terms, CancelToken token) {
    List<Quality.Entry> entries = terms(content, terms, token);
    Set<Theme> essential = Themes.essential(content, themes);
    Map<Theme, List<ThemeFinding>> found = themes.stream().filter(finding -> essential.contains(finding.theme()))
        .filter(finding -> !TERMS.contains(finding.theme().name()) && weights.of(finding.theme()).points() != 0)
        .collect(Collectors.groupingBy(ThemeFinding::theme));
    List<Theme> best = found.keySet().stream().sorted(Comparator
        .comparingDouble((Theme theme) -> -weights.of(theme).points(found.getOrDefault(theme, List.of()).size()))
        .thenComparing(Theme::name)).toList();
    for (Theme theme : best) {
      List<ThemeFinding> shown = found.getOrDefault(theme, List.of());
      double points = best.indexOf(theme) < COUNTED_THEMES ? weights.of(theme).points(shown.size()) : 0;
      entries.add(new Quality.Entry(theme, shown.size(), points, Message.plain(theme.name()),
          Message.plain(shown.stream().map(ThemeFinding::sentence).collect(Collectors.joining(" "))),
          shown.stream().flatMap(finding -> finding.lines().stream()).toList()));
    }
    return new Quality(entries);
  }

  /** The same without the themes, which take longest: for a first rating in searches. */
  public Quality withoutThemes(Solved solved, CancelToken token) {
    check(solved);
    return new Quality(terms(Content.of(solved, token), QUICK, token));
  }

  private static void check(Solved solved) {
    Message refusal = refusal(solved);
    if (!refusal.isEmpty()) {
      throw new InputException(refusal);
    }
  }

  private List<Quality.Entry> terms(Content content, List<Term> terms, CancelToken token) {
    List<Quality.Entry> entries = new ArrayList<>();
    Appraisal appraisal = new Appraisal(content, token);
    for (Term term : terms) {
      token.check();
      Tally tally = new Tally();
      term.finder().find(appraisal, tally);
      if (tally.count() > 0) {
        entries.add(new Quality.Entry(term, tally.count(), weights.of(term).points(tally.count()),
            term.label().apply(tally.count()), tally.sentence(), tally.lines()));
      }
    }
    return entries;
  }
}
