package zugwerk.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/**
 * A chess problem. Immutable. Neither the position nor a twin needs to be legal, so that a problem can be held while
 * it is edited.
 *
 * @param position its game and its position
 * @param task what is asked for
 * @param credits its authors, source and the like
 * @param analysis what is known or claimed of its solution
 * @param other unknown fields of its file, kept for other programs
 * @param versions earlier states, kept while it was composed; two problems that differ only in them are equal
 */
public record Problem(GamePosition position, Task task, Credits credits, Analysis analysis, Map<String, Object> other,
    List<Version> versions) {

  /**
   * @throws IllegalArgumentException if the start of a proof game belongs to another game
   */
  public Problem {
    if (task.from().filter(start -> !start.schema().equals(position.variant().schema())).isPresent()) {
      throw new IllegalArgumentException("the position does not belong to " + position.variant().title());
    }
    other = Collections.unmodifiableMap(new LinkedHashMap<>(other));
    versions = List.copyOf(versions);
  }

  /** A position without stipulation and other data. */
  public static Problem of(Variant variant, Setup setup) {
    return of(new GamePosition(variant, setup));
  }

  /** A position without stipulation and other data. */
  public static Problem of(GamePosition position) {
    return new Problem(position, Task.NONE, Credits.NONE, Analysis.NONE, Map.of(), List.of());
  }

  /** A problem with only its position and its stipulation. */
  public static Problem of(Variant variant, Setup setup, Stipulation stipulation) {
    return of(variant, setup).withTask(task -> task.withStipulation(Optional.of(stipulation)));
  }

  /** Its game, with its settings. */
  public Variant variant() {
    return position.variant();
  }

  public Setup setup() {
    return position.setup();
  }

  /** Its position as a FEN with seven fields. */
  public String fen() {
    return position.fen();
  }

  /** The position from which its solution is played: its own, except in proof games. */
  public Setup opening() {
    return task.isProofGame() ? task.from().orElseGet(() -> Fen.start(variant())) : setup();
  }

  /** The claim of its file, as {@code #2 sound}; a file without claim claims to be sound. */
  public String claimed() {
    return task.stipulationText() + " " + analysis.claim().orElse(Soundness.SOUND).word();
  }

  /** Whether it has a certificate that can be trusted and still holds. */
  public boolean isCertified() {
    return analysis.certificate().filter(kept -> kept.doubt(this).isEmpty()).isPresent();
  }

  /** Whether it has a valid certificate of soundness: the C+ of a printed diagram. */
  public boolean isProvedSound() {
    return isCertified()
        && analysis.certificate().filter(kept -> kept.verdict().equals(Soundness.SOUND.word())).isPresent();
  }

  /** Whether another problem has the same game, positions and stipulation, so that the same claims apply to both. */
  public boolean hasTheDiagramOf(Problem that) {
    return variant().equals(that.variant()) && setup().equals(that.setup())
        && task.stipulation().equals(that.task.stipulation()) && opening().equals(that.opening());
  }

  /** Whether another problem has the same task in all its parts: game, positions, stipulations and terms. */
  public boolean hasSameTaskAs(Problem that) {
    return hasTheDiagramOf(that) && task.hasThePartsOf(that.task) && StatedTerms.of(this).equals(StatedTerms.of(that));
  }

  /**
   * A copy in another game, with a position of it. If the game differs, claim, keys and lines are dropped, and so is
   * the start of a proof game that does not fit it.
   *
   * @throws IllegalArgumentException if the position does not belong to the game
   */
  public Problem withGame(Variant game, Setup changed) {
    return game.equals(variant()) ? withSetup(changed)
        : new Problem(position.withGame(game, changed), task.in(game), credits, analysis.ofAnotherDiagram(), other,
            versions);
  }

  /**
   * A copy with another position of the same game; drops claim, keys and lines if it differs.
   *
   * @throws IllegalArgumentException if the position does not belong to the game
   */
  public Problem withSetup(Setup changed) {
    return changed.isIdenticalTo(setup()) ? this
        : new Problem(position.withSetup(changed), task, credits, analysis.ofAnotherDiagram(), other, versions);
  }

  /** A copy with another task; drops claim, keys and lines if the stipulation or the start of a proof game differs. */
  public Problem withTask(UnaryOperator<Task> change) {
    Task changed = change.apply(task);
    return new Problem(position, changed, credits,
        changed.hasTheGoalOf(task) ? analysis : analysis.ofAnotherDiagram(), other, versions);
  }

  public Problem withCredits(Credits changed) {
    return new Problem(position, task, changed, analysis, other, versions);
  }

  public Problem withAnalysis(UnaryOperator<Analysis> change) {
    return new Problem(position, task, credits, change.apply(analysis), other, versions);
  }

  public Problem withOther(Map<String, Object> changed) {
    return new Problem(position, task, credits, analysis, changed, versions);
  }

  public Problem withVersions(List<Version> changed) {
    return new Problem(position, task, credits, analysis, other, changed);
  }

  private List<Object> values() {
    return List.of(position, task, credits, analysis, other);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Problem that && values().equals(that.values());
  }

  @Override
  public int hashCode() {
    return values().hashCode();
  }
}
