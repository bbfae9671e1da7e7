package zugwerk.studio.library;

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
import zugwerk.problem.Certificate;
import zugwerk.problem.Checked;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.solve.Soundness;

/** A problem file of a collection, with the result of the last check. */
public final class ProblemEntry {

  /** The state of a problem, as far as it is known. */
  public enum State {
    HOLDS("✓", "claim holds"), FAILS("✗", "claim fails"), UNDECIDED("…", "undecided"),
    REFUSED("!", "cannot be read"),
    CERTIFIED("C+", "certified"), KEPT("=", "result kept"), STALE("C+?", "certificate stale"),
    UNKNOWN("", "not checked");

    private final String sign;
    private final String words;

    State(String sign, String words) {
      this.sign = sign;
      this.words = words;
    }

    /** Its sign in tables and on cards. */
    public String sign() {
      return sign;
    }

    /** What the sign means. */
    public String words() {
      return words;
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
    return Stream.of(Facts.text(problem), problem.claim().map(Soundness::word).orElse(""));
  }

  /** A file that could be read. */
  public static ProblemEntry of(Path file, Problem problem) {
    return new ProblemEntry(file, Optional.of(problem), "");
  }

  /** A file that could not. */
  public static ProblemEntry refused(Path file, String why) {
    return new ProblemEntry(file, Optional.empty(), why);
  }

  /** The file. */
  public Path file() {
    return file;
  }

  /** The problem, if the file could be read. */
  public Optional<Problem> problem() {
    return problem;
  }

  /** What its file says, as searches ask for it; found when it is first asked for, and kept. */
  Optional<Facts> facts() {
    if (facts.isEmpty()) {
      facts = problem.map(Facts::of);
    }
    return facts;
  }

  /** Why it could not, in one sentence; empty if it could. */
  public String fault() {
    return fault;
  }

  /** How many pieces there are. */
  public int pieces() {
    return white + black;
  }

  /** The pieces of both sides, {@code (7+9)}. */
  public String piecesCount() {
    return problem.isEmpty() ? "" : "(" + white + "+" + black + ")";
  }

  /** Its title, or if it has none, what tells it from others; of a file that cannot be read, its name. */
  public String title() {
    return problem.map(ProblemEntry::title).orElse(file.getFileName().toString());
  }

  /** What a problem is called: by its title, or by its first author and its date, or by its stipulation and men. */
  public static String title(Problem problem) {
    Credits credits = problem.credits();
    return !credits.title().isBlank() ? credits.title()
        : credits.authors().isEmpty() ? "Untitled " + claim(problem)
            : credits.authors().getFirst() + (credits.date().isEmpty() ? "" : ", " + credits.date());
  }

  /** What follows what a problem is called: its authors, or where those are in the title already, its source. */
  public static String subtitle(Problem problem) {
    Credits credits = problem.credits();
    return credits.title().isBlank() ? credits.source() : String.join(" & ", credits.authors());
  }

  /** What is asked of a problem, and the number of its pieces, {@code #2 (7+9)}. */
  public static String claim(Problem problem) {
    return (problem.stipulationText() + " (" + problem.setup().pieces(Side.WHITE) + "+"
        + problem.setup().pieces(Side.BLACK) + ")").strip();
  }

  /** Its authors. */
  public String authors() {
    return problem.map(known -> String.join(" & ", known.credits().authors())).orElse("");
  }

  /** The words that can be searched, in lower case. */
  public String text() {
    return text;
  }

  /** What the last check found; empty before it. */
  public ReadOnlyObjectProperty<Optional<Checked>> checked() {
    return checked.getReadOnlyProperty();
  }

  /** Whether it is being checked. */
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

  /** Its state: by the last check, otherwise by its certificate. */
  public State state() {
    if (problem.isEmpty()) {
      return State.REFUSED;
    }
    return checked.get().map(found -> State.valueOf(found.outcome().name()))
        .orElse(problem.get().certificate().isEmpty() ? State.UNKNOWN
            : problem.get().isProvedSound() ? State.CERTIFIED
                : problem.get().isCertified() ? State.KEPT : State.STALE);
  }

  /** The verdict that is known: that of the last check, or of the certificate. */
  public String verdict() {
    return checked.get().map(found -> found.verdict().isEmpty() ? found.fault() : found.verdict())
        .orElse(
            problem.filter(Problem::isCertified).flatMap(Problem::certificate).map(Certificate::verdict).orElse(fault));
  }
}
