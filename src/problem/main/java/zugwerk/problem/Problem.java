package zugwerk.problem;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/**
 * A chess problem. Immutable. Neither the position nor a twin needs to be legal, so that a problem can be held while
 * it is edited.
 *
 * @param variant its game, with its settings
 * @param setup its position
 * @param from the position from which a proof game is played; empty for the start position of the game
 * @param stipulation its stipulation; empty for a position that is only shown
 * @param twins the changes that make each twin of it
 * @param zeroposition whether only the twins are solved, and not the diagram itself
 * @param duplex whether it is also solved with the sides exchanged
 * @param solutions the number of intended solutions in help or series play, if several; 0 for one
 * @param credits its authors, source and the like
 * @param claim its author's claim; empty where nothing is claimed
 * @param keys the first moves that solve it, in long form
 * @param lines written lines that can be played from the position, such as the main variation
 * @param drawings arrows and rings on the diagram
 * @param certificate this program's result; empty where it has not been solved
 * @param other unknown fields of its file, kept for other programs
 * @param worded the given texts of some of its fields, where this program would write them differently
 * @param versions earlier states, kept while it was composed; two problems that differ only in them are equal
 */
public record Problem(Variant variant, Setup setup, Optional<Setup> from, Optional<Stipulation> stipulation,
    List<Twin> twins, boolean zeroposition, boolean duplex, int solutions, Credits credits, Optional<Soundness> claim,
    List<String> keys,
    List<String> lines, List<Drawing> drawings, Optional<Certificate> certificate, Map<String, Object> other,
    Map<Wording, List<String>> worded, List<Version> versions) {

  /**
   * A field whose given text may differ from this program's text, although both mean the same: a power list without
   * some types, a FEN with fewer fields, a stipulation or a twin that is still being typed. A problem keeps the text
   * until the field's value changes, so that a file is written as it was read.
   */
  public enum Wording {
    POWERS, FEN, FROM, STIPULATION, TWINS
  }

  /**
   * @throws IllegalArgumentException if the position belongs to another game
   */
  public Problem {
    if (!setup.schema().equals(variant.schema())
        || from.filter(start -> !start.schema().equals(variant.schema())).isPresent()) {
      throw new IllegalArgumentException("the position does not belong to " + variant.title());
    }
    twins = List.copyOf(twins);
    keys = List.copyOf(keys);
    lines = List.copyOf(lines);
    drawings = List.copyOf(drawings);
    other = Collections.unmodifiableMap(new LinkedHashMap<>(other));
    worded = Map.copyOf(worded);
    versions = List.copyOf(versions);
  }

  /** A position without stipulation and other data. */
  public static Problem of(Variant variant, Setup setup) {
    return new Problem(variant, setup, Optional.empty(), Optional.empty(), List.of(), false, false, 0, Credits.NONE,
        Optional.empty(),
        List.of(), List.of(), List.of(), Optional.empty(), Map.of(), Map.of(), List.of());
  }

  /** A problem with only its position and its stipulation. */
  public static Problem of(Variant variant, Setup setup, Stipulation stipulation) {
    return of(variant, setup).withStipulation(Optional.of(stipulation));
  }

  /** Whether it has a stipulation; else it is only a position. */
  public boolean hasStipulation() {
    return stipulation.isPresent();
  }

  /**
   * Its stipulation.
   *
   * @throws IllegalArgumentException in one sentence, if it has none or its text cannot be read
   */
  public Stipulation stipulationOrThrow() {
    return stipulation.orElseGet(() -> {
      if (stipulationText().isBlank()) {
        throw new IllegalArgumentException("the problem has no stipulation");
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

  /** Its stipulation as text, possibly incomplete; empty where there is none. */
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

  public List<String> twinTexts() {
    return worded(Wording.TWINS, twins.stream().map(Twin::text).toList());
  }

  private List<String> worded(Wording field, List<String> usual) {
    return worded.getOrDefault(field, usual);
  }

  /** The claim of its file, as {@code #2 sound}; a file without claim claims to be sound. */
  public String claimed() {
    return stipulationText() + " " + claim.orElse(Soundness.SOUND).word();
  }

  /** Whether it has a certificate that can be trusted and still holds. */
  public boolean isCertified() {
    return certificate.isPresent() && certificate.get().doubt(this).isEmpty();
  }

  /** Whether it has a valid certificate of soundness: the C+ of a printed diagram. */
  public boolean isProvedSound() {
    return isCertified() && certificate.filter(kept -> kept.verdict().equals(Soundness.SOUND.word())).isPresent();
  }

  /** Whether another problem has the same game, positions and stipulation, so that the same claims apply to both. */
  public boolean hasTheDiagramOf(Problem that) {
    return variant.equals(that.variant) && setup.equals(that.setup) && stipulation.equals(that.stipulation)
        && opening().equals(that.opening());
  }

  /** Whether another problem has the same task in all its parts: game, positions, stipulations and terms. */
  public boolean hasSameTaskAs(Problem that) {
    return hasTheDiagramOf(that) && twins.equals(that.twins) && zeroposition == that.zeroposition
        && duplex == that.duplex
        && stated() == that.stated() && StatedTerms.of(this).equals(StatedTerms.of(that));
  }

  /** The number of intended solutions, at least 1. */
  public int stated() {
    return Math.max(1, solutions);
  }

  /** The diagram alone, for one side. */
  public Problem diagram() {
    return withTwins(List.of()).withZeroposition(false).withDuplex(false);
  }

  /**
   * A copy in another game, with a position of it. If the game differs, claim, keys and lines are dropped, and so is
   * the start of a proof game that does not fit it.
   *
   * @throws IllegalArgumentException if the position does not belong to the game
   */
  public Problem withGame(Variant game, Setup position) {
    if (game.equals(variant)) {
      return withSetup(position);
    }
    Optional<Setup> start = from.filter(old -> old.schema().cells() == game.schema().cells())
        .map(old -> old.in(game.schema()));
    boolean same = Fen.format(position).equals(Fen.format(setup))
        && position.get(Schema.KINGLESS) == setup.get(Schema.KINGLESS);
    return withTask(game, position, start, stipulation,
        same ? Set.of(Wording.POWERS, Wording.FROM) : Set.of(Wording.POWERS, Wording.FROM, Wording.FEN));
  }

  /**
   * A copy with another position of the same game; drops claim, keys and lines if it differs.
   *
   * @throws IllegalArgumentException if the position does not belong to the game
   */
  public Problem withSetup(Setup position) {
    return position.isIdenticalTo(setup) ? this : withTask(variant, position, from, stipulation, Set.of(Wording.FEN));
  }

  /** A copy with another start of a proof game, empty for the usual one; drops claim, keys and lines if it differs. */
  public Problem withFrom(Optional<Setup> start) {
    boolean same = start.map(now -> from.filter(now::isIdenticalTo).isPresent()).orElse(from.isEmpty());
    return same ? this : withTask(variant, setup, start, stipulation, Set.of(Wording.FROM));
  }

  /** A copy with another stipulation; drops claim, keys and lines if it differs. */
  public Problem withStipulation(Optional<Stipulation> changed) {
    return changed.equals(stipulation) ? withWording(without(Set.of(Wording.STIPULATION)))
        : withTask(variant, setup, from, changed, Set.of(Wording.STIPULATION));
  }

  /** A copy with a stipulation as typed: an unreadable one is kept as text, and the problem has no stipulation. */
  public Problem withStipulationText(String text) {
    Optional<Stipulation> read = TwinText.stipulation(text);
    return withStipulation(read).withWording(Wording.STIPULATION, List.of(text),
        List.of(read.map(Stipulation::toString).orElse("")));
  }

  private Problem withTask(Variant game, Setup position, Optional<Setup> start, Optional<Stipulation> goal,
      Set<Wording> dropped) {
    return new Problem(game, position, start, goal, twins, zeroposition, duplex, solutions, credits, Optional.empty(),
        List.of(), List.of(), drawings, certificate, other, without(dropped), versions);
  }

  private Map<Wording, List<String>> without(Set<Wording> dropped) {
    Map<Wording, List<String>> rest = new HashMap<>(worded);
    rest.keySet().removeAll(dropped);
    return rest;
  }

  /** A copy that keeps the given text of a field, unless it is the usual one. */
  public Problem withWording(Wording field, List<String> text, List<String> usual) {
    Map<Wording, List<String>> changed = without(Set.of(field));
    if (!text.equals(usual)) {
      changed.put(field, List.copyOf(text));
    }
    return withWording(changed);
  }

  private Problem withWording(Map<Wording, List<String>> changed) {
    return changed.equals(worded) ? this
        : new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, credits, claim, keys,
            lines, drawings, certificate, other, changed, versions);
  }

  public Problem withTwins(List<Twin> changed) {
    return changed.equals(twins) ? this
        : new Problem(variant, setup, from, stipulation, changed, zeroposition, duplex, solutions, credits, claim, keys,
            lines, drawings, certificate, other, without(Set.of(Wording.TWINS)), versions);
  }

  /** A copy with twins as typed, one text each. */
  public Problem withTwinTexts(List<String> texts) {
    List<Twin> read = texts.stream().map(TwinText::read).toList();
    return withTwins(read).withWording(Wording.TWINS, texts, read.stream().map(Twin::text).toList());
  }

  public Problem withZeroposition(boolean changed) {
    return new Problem(variant, setup, from, stipulation, twins, changed, duplex, solutions, credits, claim, keys,
        lines, drawings, certificate, other, worded, versions);
  }

  public Problem withDuplex(boolean changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, changed, solutions, credits, claim, keys,
        lines, drawings, certificate, other, worded, versions);
  }

  /** A copy with another number of intended solutions; 0 for one. */
  public Problem withSolutions(int changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, changed, credits, claim, keys,
        lines, drawings, certificate, other, worded, versions);
  }

  public Problem withCredits(Credits changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, changed, claim, keys,
        lines, drawings, certificate, other, worded, versions);
  }

  public Problem withClaim(Optional<Soundness> changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, credits, changed,
        keys, lines, drawings, certificate, other, worded, versions);
  }

  public Problem withKeys(List<String> changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, credits, claim,
        changed, lines, drawings, certificate, other, worded, versions);
  }

  public Problem withLines(List<String> changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, credits, claim, keys,
        changed, drawings, certificate, other, worded, versions);
  }

  public Problem withDrawings(List<Drawing> changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, credits, claim, keys,
        lines, changed, certificate, other, worded, versions);
  }

  public Problem withCertificate(Optional<Certificate> changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, credits, claim, keys,
        lines, drawings, changed, other, worded, versions);
  }

  public Problem withOther(Map<String, Object> changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, credits, claim, keys,
        lines, drawings, certificate, changed, worded, versions);
  }

  public Problem withVersions(List<Version> changed) {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, credits, claim, keys,
        lines, drawings, certificate, other, worded, changed);
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
