package zugwerk.problem;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/** Changes to be made to a problem, for {@link Problem#with}. Each method returns this edit. */
public final class ProblemEdit {

  private Variant variant;
  private Setup setup;
  private Optional<Setup> from;
  private Optional<Stipulation> stipulation;
  private List<Twin> twins;
  private boolean zeroposition;
  private boolean duplex;
  private int solutions;
  private Credits credits;
  private Optional<Soundness> claim;
  private List<String> keys;
  private List<String> lines;
  private List<Drawing> drawings;
  private Optional<Certificate> certificate;
  private Map<String, Object> other;
  private final Map<Wording, List<String>> worded = new EnumMap<>(Wording.class);

  ProblemEdit(Problem problem) {
    variant = problem.variant();
    setup = problem.setup();
    from = problem.from();
    stipulation = problem.stipulation();
    twins = problem.twins();
    zeroposition = problem.zeroposition();
    duplex = problem.duplex();
    solutions = problem.solutions();
    credits = problem.credits();
    claim = problem.claim();
    keys = problem.keys();
    lines = problem.lines();
    drawings = problem.drawings();
    certificate = problem.certificate();
    other = problem.other();
    worded.putAll(problem.worded());
  }

  Problem made() {
    return new Problem(variant, setup, from, stipulation, twins, zeroposition, duplex, solutions, credits, claim, keys,
        lines, drawings, certificate, other, worded);
  }

  /**
   * Another game with a position of it; drops claim, keys and lines if it differs, and the start of a proof game if it
   * is none of the other game.
   */
  public ProblemEdit game(Variant newVariant, Setup newSetup) {
    if (!newVariant.equals(variant)) {
      variant = newVariant;
      worded.remove(Wording.POWERS);
      worded.remove(Wording.FROM);
      from = from.filter(start -> start.schema().cells() == variant.schema().cells())
          .map(start -> start.in(variant.schema()));
      dropClaims();
    }
    return setup(newSetup);
  }

  /** Another position of the same game; drops claim, keys and lines if it differs. */
  public ProblemEdit setup(Setup newSetup) {
    if (!Fen.format(newSetup).equals(Fen.format(setup))
        || newSetup.get(Schema.KINGLESS) != setup.get(Schema.KINGLESS)) {
      worded.remove(Wording.FEN);
      dropClaims();
    }
    setup = newSetup;
    return this;
  }

  /** Another start of a proof game, empty for that of the game; drops claim, keys and lines if it differs. */
  public ProblemEdit from(Optional<Setup> start) {
    if (!start.map(Fen::format).equals(from.map(Fen::format))) {
      worded.remove(Wording.FROM);
      dropClaims();
    }
    from = start;
    return this;
  }

  /** Another stipulation; drops claim, keys and lines if it differs. */
  public ProblemEdit stipulation(Optional<Stipulation> newStipulation) {
    worded.remove(Wording.STIPULATION);
    if (!newStipulation.equals(stipulation)) {
      stipulation = newStipulation;
      dropClaims();
    }
    return this;
  }

  /** The stipulation as it is typed: what makes no sense yet stays as text, and the problem asks for nothing. */
  public ProblemEdit stipulationText(String text) {
    stipulation(readable(text));
    return word(Wording.STIPULATION, List.of(text), List.of(stipulation.map(Stipulation::toString).orElse("")));
  }

  private static Optional<Stipulation> readable(String text) {
    try {
      return text.isBlank() ? Optional.empty() : Optional.of(Stipulation.parse(text));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private void dropClaims() {
    claim = Optional.empty();
    keys = List.of();
    lines = List.of();
  }

  /** Other twins. */
  public ProblemEdit twins(List<Twin> newTwins) {
    if (!newTwins.equals(twins)) {
      twins = List.copyOf(newTwins);
      worded.remove(Wording.TWINS);
    }
    return this;
  }

  /** The twins as they are typed, a text each. */
  public ProblemEdit twinTexts(List<String> texts) {
    twins(texts.stream().map(TwinText::read).toList());
    return word(Wording.TWINS, texts, twins.stream().map(Twin::text).toList());
  }

  /** Keeps the text that was given for a field, unless it is the usual one. */
  ProblemEdit word(Wording field, List<String> text, List<String> usual) {
    if (text.equals(usual)) {
      worded.remove(field);
    } else {
      worded.put(field, List.copyOf(text));
    }
    return this;
  }

  /** Whether only the twins are to be solved. */
  public ProblemEdit zeroposition(boolean only) {
    zeroposition = only;
    return this;
  }

  /** Whether it is to be solved for both sides. */
  public ProblemEdit duplex(boolean both) {
    duplex = both;
    return this;
  }

  /** How many solutions it is to have; 0 for one. */
  public ProblemEdit solutions(int number) {
    solutions = number;
    return this;
  }

  /** Other credits. */
  public ProblemEdit credits(Credits newCredits) {
    credits = newCredits;
    return this;
  }

  /** What its author says about it. */
  public ProblemEdit claim(Optional<Soundness> newClaim) {
    claim = newClaim;
    return this;
  }

  /** The first moves that its author says solve it, in long form. */
  public ProblemEdit keys(List<String> newKeys) {
    keys = List.copyOf(newKeys);
    return this;
  }

  /** Other written lines. */
  public ProblemEdit lines(List<String> newLines) {
    lines = List.copyOf(newLines);
    return this;
  }

  /** Other arrows and rings on the diagram. */
  public ProblemEdit drawings(List<Drawing> newDrawings) {
    drawings = List.copyOf(newDrawings);
    return this;
  }

  /** What this program found in it. */
  public ProblemEdit certificate(Optional<Certificate> found) {
    certificate = found;
    return this;
  }

  /** Other fields that mean nothing to this program. */
  public ProblemEdit other(Map<String, Object> fields) {
    other = new LinkedHashMap<>(fields);
    return this;
  }
}
