package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.content.search.Facts;
import zugwerk.file.Checked;
import zugwerk.problem.Certificate;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.solve.Soundness;
import zugwerk.studio.editor.ConditionsChoice;

public final class ProblemEntry {

  public enum State {
    HOLDS("✓", key("claim holds")), FAILS("✗", key("claim fails")), UNDECIDED("…", key("undecided")),
    REFUSED("!", key("cannot be read")),
    CERTIFIED("C+", key("certified")), KEPT("=", key("result saved")), STALE("C+?", key("certificate stale")),
    UNKNOWN("", key("not checked"));

    private final String sign;
    private final String label;

    State(String sign, String text) {
      this.sign = sign;
      this.label = text;
    }

    public String sign() {
      return sign;
    }

    /** In the language of the user. */
    public String label() {
      return lang(label);
    }
  }

  private final Path file;
  private final Optional<Problem> problem;
  private final String fault;
  private final int white;
  private final int black;
  private final String text;
  private Optional<Facts> facts = Optional.empty();
  private final ReadOnlyObjectWrapper<Optional<Checked>> checked = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();

  private ProblemEntry(Path file, Optional<Problem> problem, String fault) {
    this.file = file;
    this.problem = problem;
    this.fault = fault;
    Optional<Setup> setup = problem.map(Problem::setup);
    white = setup.map(pieces -> pieces.pieces(Side.WHITE)).orElse(0);
    black = setup.map(pieces -> pieces.pieces(Side.BLACK)).orElse(0);
    text = Stream.concat(Stream.of(file.toString(), fault), problem.stream().flatMap(ProblemEntry::words))
        .collect(Collectors.joining("\n")).toLowerCase(Locale.ROOT);
  }

  private static Stream<String> words(Problem problem) {
    return Stream.of(Facts.text(problem), problem.analysis().claim().map(Soundness::word).orElse(""));
  }

  public static ProblemEntry of(Path file, Problem problem) {
    return new ProblemEntry(file, Optional.of(problem), "");
  }

  public static ProblemEntry refused(Path file, String why) {
    return new ProblemEntry(file, Optional.empty(), why);
  }

  public Path file() {
    return file;
  }

  public Optional<Problem> problem() {
    return problem;
  }

  /** What its file contains, for searches; computed on first use. */
  Optional<Facts> facts() {
    if (facts.isEmpty()) {
      facts = problem.map(Facts::of);
    }
    return facts;
  }

  public String fault() {
    return fault;
  }

  public int pieces() {
    return white + black;
  }

  public String piecesCount() {
    return problem.isEmpty() ? "" : "(" + white + "+" + black + ")";
  }

  /** Its title, or else a description; the file name if it cannot be read. */
  public String title() {
    return problem.map(ProblemEntry::title).orElse(file.getFileName().toString());
  }

  /** The title of a problem, or its first author and date, or its stipulation and number of pieces. */
  public static String title(Problem problem) {
    Credits credits = problem.credits();
    return !credits.title().isBlank() ? credits.title()
        : credits.authors().isEmpty() ? lang("Untitled {0}", claim(problem))
            : credits.authors().getFirst() + (credits.date().isEmpty() ? "" : ", " + credits.date());
  }

  /** The authors, or the source if the title already has them. */
  public static String subtitle(Problem problem) {
    Credits credits = problem.credits();
    return credits.title().isBlank() ? credits.source() : String.join(" & ", credits.authors());
  }

  /** Stipulation, number of pieces and conditions, {@code #2 (7+9) Circe}. */
  public static String claim(Problem problem) {
    return (problem.task().stipulationText() + " (" + problem.setup().pieces(Side.WHITE) + "+"
        + problem.setup().pieces(Side.BLACK) + ") " + ConditionsChoice.text(problem)).strip();
  }

  public String authors() {
    return problem.map(known -> String.join(" & ", known.credits().authors())).orElse("");
  }

  public String text() {
    return text;
  }

  public ReadOnlyObjectProperty<Optional<Checked>> checked() {
    return checked.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty running() {
    return running.getReadOnlyProperty();
  }

  public void begin() {
    running.set(true);
  }

  public void end(Optional<Checked> found) {
    running.set(false);
    checked.set(found);
  }

  /** The state of the last check, or else of the certificate. */
  public State state() {
    if (problem.isEmpty()) {
      return State.REFUSED;
    }
    return checked.get().map(found -> State.valueOf(found.outcome().name()))
        .orElse(problem.get().analysis().certificate().isEmpty() ? State.UNKNOWN
            : problem.get().isProvedSound() ? State.CERTIFIED : problem.get().isCertified() ? State.KEPT : State.STALE);
  }

  /** The verdict of the last check, or of the certificate; in English, as in files. */
  public String verdict() {
    return checked.get().map(found -> found.verdict().isEmpty() ? found.fault() : found.verdict())
        .orElse(
            problem.filter(Problem::isCertified).flatMap(problem -> problem.analysis().certificate())
                .map(Certificate::verdict).orElse(fault));
  }
}
