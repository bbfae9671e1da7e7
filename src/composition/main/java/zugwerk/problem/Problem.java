package zugwerk.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/**
 * A chess problem. Immutable; {@link #with} makes a changed copy. Neither the position nor a twin need be legal, so
 * that a problem can be held while it is edited.
 *
 * @param variant its game, with its settings
 * @param setup its position
 * @param from the position from which a proof game is played; empty for the start position of the game
 * @param stipulation what it asks for; empty for a position that is only shown
 * @param twins the changes that make each twin of it
 * @param zeroposition whether only the twins are to be solved, and not the diagram itself
 * @param duplex whether it is also to be solved with the sides exchanged
 * @param solutions how many solutions it has in help or series play, if there are to be several; 0 for one
 * @param credits who composed it, where it was published and the like
 * @param claim what its author says of it; empty where nothing is claimed
 * @param keys the first moves that solve it, in long form
 * @param lines written lines that can be played from the position, such as the main variation
 * @param drawings arrows and rings that somebody drew on the diagram
 * @param certificate what this program found of it; empty where it has not been solved
 * @param other fields of its file that mean nothing to this program, kept for the programs that know them
 * @param worded the texts that were given for some of its fields, where this program would word them otherwise
 */
public record Problem(Variant variant, Setup setup, Optional<Setup> from, Optional<Stipulation> stipulation,
    List<Twin> twins, boolean zeroposition, boolean duplex, int solutions, Credits credits, Optional<Soundness> claim,
    List<String> keys,
    List<String> lines, List<Drawing> drawings, Optional<Certificate> certificate, Map<String, Object> other,
    Map<Wording, List<String>> worded) {

  /**
   * Copies the lists and maps.
   *
   * @throws IllegalArgumentException if the position is one of another game
   */
  public Problem {
    if (!setup.schema().equals(variant.schema())
        || from.filter(start -> !start.schema().equals(variant.schema())).isPresent()) {
      throw new IllegalArgumentException("the position is not one of " + variant.title());
    }
    twins = List.copyOf(twins);
    keys = List.copyOf(keys);
    lines = List.copyOf(lines);
    drawings = List.copyOf(drawings);
    other = Collections.unmodifiableMap(new LinkedHashMap<>(other));
    worded = Map.copyOf(worded);
  }

  /** A position that asks for nothing; nothing else is known. */
  public static Problem of(Variant variant, Setup setup) {
    return new Problem(variant, setup, Optional.empty(), Optional.empty(), List.of(), false, false, 0, Credits.NONE,
        Optional.empty(),
        List.of(), List.of(), List.of(), Optional.empty(), Map.of(), Map.of());
  }

  /** A problem with nothing but its position and its stipulation. */
  public static Problem of(Variant variant, Setup setup, Stipulation stipulation) {
    return of(variant, setup).with(edit -> edit.stipulation(Optional.of(stipulation)));
  }

  /**
   * The same problem after some changes. Claim, keys and lines are dropped when the game, the position or the
   * stipulation changes, unless the changes give new ones.
   *
   * @throws IllegalArgumentException if the position is not one of the game after the changes
   */
  public Problem with(Consumer<ProblemEdit> changes) {
    ProblemEdit edit = new ProblemEdit(this);
    changes.accept(edit);
    return edit.made();
  }

  /** Whether it asks for something; else it is a position to be shown. */
  public boolean asks() {
    return stipulation.isPresent();
  }

  /**
   * What it asks for.
   *
   * @throws IllegalArgumentException in one sentence, if it asks for nothing or its stipulation is still being typed
   */
  public Stipulation asked() {
    return stipulation.orElseGet(() -> {
      if (stipulationText().isBlank()) {
        throw new IllegalArgumentException("the problem asks for nothing; it has no stipulation");
      }
      return Stipulation.parse(stipulationText());
    });
  }

  /** Whether its solution ends with its position instead of beginning there. */
  public boolean isProofGame() {
    return stipulation.filter(Stipulation::isProofGame).isPresent();
  }

  /** The position from which its solution is played: its own, except in proof games. */
  public Setup opening() {
    return isProofGame() ? from.orElseGet(() -> Fen.start(variant)) : setup;
  }

  /** Its stipulation as text, as far as it has been typed; empty where there is none. */
  public String stipulationText() {
    return worded(Wording.STIPULATION, List.of(stipulation.map(Stipulation::toString).orElse(""))).getFirst();
  }

  /** Its power lists or other settings as text; empty for the game's default. */
  public String powers() {
    return worded(Wording.POWERS, List.of(variant.settings())).getFirst();
  }

  /** The position from which a proof game is played as a FEN with seven fields; empty for the start of the game. */
  public String fromText() {
    return worded(Wording.FROM, List.of(from.map(Fen::format).orElse(""))).getFirst();
  }

  /** Its position as a FEN with seven fields. */
  public String fen() {
    return worded(Wording.FEN, List.of(Fen.format(setup))).getFirst();
  }

  /** Its twins as texts. */
  public List<String> twinTexts() {
    return worded(Wording.TWINS, twins.stream().map(Twin::text).toList());
  }

  private List<String> worded(Wording field, List<String> usual) {
    return worded.getOrDefault(field, usual);
  }

  /** What its file claims, as {@code #2 sound}; a file that says nothing claims to be sound. */
  public String claimed() {
    return stipulationText() + " " + claim.orElse(Soundness.SOUND).word();
  }

  /** Whether it bears a certificate that can be trusted and still holds. */
  public boolean isCertified() {
    return certificate.isPresent() && certificate.get().doubt(this).isEmpty();
  }

  /** Whether it bears a certificate that holds and says that it is sound: the C+ of a printed diagram. */
  public boolean isProvedSound() {
    return isCertified() && certificate.filter(kept -> kept.verdict().equals(Soundness.SOUND.word())).isPresent();
  }

  /** Whether another problem has the same game, positions and stipulation, so that the same claims are about both. */
  public boolean hasTheDiagramOf(Problem that) {
    return variant.equals(that.variant) && setup.equals(that.setup) && stipulation.equals(that.stipulation)
        && opening().equals(that.opening());
  }

  /** Whether another problem asks the same of the same position in the same game, in all its parts. */
  public boolean asksTheSameAs(Problem that) {
    return hasTheDiagramOf(that) && twins.equals(that.twins) && zeroposition == that.zeroposition
        && duplex == that.duplex
        && stated() == that.stated() && StatedTerms.of(this).equals(StatedTerms.of(that));
  }

  /** How many solutions it is to have, at least 1. */
  public int stated() {
    return Math.max(1, solutions);
  }

  /** The diagram alone, for one side. */
  public Problem diagram() {
    return with(edit -> edit.twins(List.of()).zeroposition(false).duplex(false));
  }

  /** The values that make two problems equal; a setup does not compare its move counters, but a file has them. */
  private List<Object> values() {
    return List.of(variant, setup, setup.halfmoves(), setup.fullmove(), from, stipulation, twins, zeroposition, duplex,
        solutions, credits, claim, keys, lines, drawings, certificate, other, worded);
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
