package zugwerk.problem;

import java.util.List;
import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

/**
 * What a problem asks for.
 *
 * @param stipulation the stipulation; empty for a position that is only shown
 * @param from the position from which a proof game is played; empty for the start position of the game
 * @param twins the changes that make each twin
 * @param zeroposition whether only the twins are solved, and not the diagram itself
 * @param duplex whether it is also solved with the sides exchanged
 * @param solutions the number of intended solutions in help or series play, at least 1
 * @param given the texts of some fields, where this program would write them differently
 */
public record Task(Optional<Stipulation> stipulation, Optional<Setup> from, List<Twin> twins, boolean zeroposition,
    boolean duplex, int solutions, GivenTexts given) {

  /** Asks for nothing. */
  public static final Task NONE =
      new Task(Optional.empty(), Optional.empty(), List.of(), false, false, 1, GivenTexts.NONE);

  public Task {
    twins = List.copyOf(twins);
    solutions = Math.max(1, solutions);
  }

  /**
   * The stipulation.
   *
   * @throws InputException in one sentence, if there is none or its text cannot be read
   */
  public Stipulation stipulationOrThrow() {
    return stipulation.orElseGet(() -> {
      if (stipulationText().isBlank()) {
        throw new InputException("the problem has no stipulation");
      }
      return Stipulation.parse(stipulationText());
    });
  }

  /** Whether the solution ends with the position instead of beginning there. */
  public boolean isProofGame() {
    return stipulation.filter(Stipulation::isProofGame).isPresent();
  }

  /** The stipulation as text, possibly incomplete; empty where there is none. */
  public String stipulationText() {
    return given.of(GivenTexts.Field.STIPULATION, stipulation.map(Stipulation::toString).orElse(""));
  }

  /** The position from which a proof game is played as a FEN with seven fields; empty for the start of the game. */
  public String fromText() {
    return given.of(GivenTexts.Field.FROM, from.map(Fen::format).orElse(""));
  }

  public List<String> twinTexts() {
    return given.of(GivenTexts.Field.TWINS, twins.stream().map(Twin::text).toList());
  }

  /** A copy for the diagram alone, without twins and for one side. */
  public Task single() {
    return withTwins(List.of()).withZeroposition(false).withDuplex(false);
  }

  /** A copy with another stipulation. */
  public Task withStipulation(Optional<Stipulation> changed) {
    return new Task(changed, from, twins, zeroposition, duplex, solutions,
        given.without(GivenTexts.Field.STIPULATION));
  }

  /** A copy with a stipulation as typed: an unreadable one is kept as text, and there is no stipulation. */
  public Task withStipulationText(String text) {
    Optional<Stipulation> read = TwinText.stipulation(text);
    return new Task(read, from, twins, zeroposition, duplex, solutions,
        given.with(GivenTexts.Field.STIPULATION, text, read.map(Stipulation::toString).orElse("")));
  }

  /** A copy with another start of a proof game, empty for the usual one. */
  public Task withFrom(Optional<Setup> start) {
    return startsAt(start) ? this : new Task(stipulation, start, twins, zeroposition, duplex, solutions,
        given.without(GivenTexts.Field.FROM));
  }

  private boolean startsAt(Optional<Setup> start) {
    return start.map(now -> from.filter(now::isIdenticalTo).isPresent()).orElse(from.isEmpty());
  }

  /** A copy that keeps the given text of the start of a proof game, unless it is the usual one. */
  public Task withFromText(String text) {
    return new Task(stipulation, from, twins, zeroposition, duplex, solutions,
        given.with(GivenTexts.Field.FROM, text, from.map(Fen::format).orElse("")));
  }

  /** A copy for another game, without a start of a proof game that does not fit it. */
  Task in(Variant game) {
    return new Task(stipulation, from.filter(old -> old.schema().cells() == game.schema().cells())
        .map(old -> old.in(game.schema())), twins, zeroposition, duplex, solutions,
        given.without(GivenTexts.Field.FROM));
  }

  public Task withTwins(List<Twin> changed) {
    return changed.equals(twins) ? this
        : new Task(stipulation, from, changed, zeroposition, duplex, solutions, given.without(GivenTexts.Field.TWINS));
  }

  /** A copy with twins as typed, one text each. */
  public Task withTwinTexts(List<String> texts) {
    List<Twin> read = texts.stream().map(TwinText::read).toList();
    return new Task(stipulation, from, read, zeroposition, duplex, solutions,
        given.with(GivenTexts.Field.TWINS, texts, read.stream().map(Twin::text).toList()));
  }

  public Task withZeroposition(boolean changed) {
    return new Task(stipulation, from, twins, changed, duplex, solutions, given);
  }

  public Task withDuplex(boolean changed) {
    return new Task(stipulation, from, twins, zeroposition, changed, solutions, given);
  }

  public Task withSolutions(int changed) {
    return new Task(stipulation, from, twins, zeroposition, duplex, changed, given);
  }

  /** Whether the same claims about the first diagram apply to both. */
  boolean hasTheGoalOf(Task that) {
    return stipulation.equals(that.stipulation) && startsAt(that.from);
  }

  /** Whether twins, duplex and the number of solutions are the same. */
  boolean hasThePartsOf(Task that) {
    return twins.equals(that.twins) && zeroposition == that.zeroposition
        && duplex == that.duplex && solutions == that.solutions;
  }
}
