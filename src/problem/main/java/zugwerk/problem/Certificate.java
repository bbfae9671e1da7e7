package zugwerk.problem;

import static zugwerk.work.Texts.key;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.board.Schema;
import zugwerk.notation.KinglessText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.Texts;

/**
 * The program's result for a problem, stored in its file: the C+ of a printed diagram. It holds only for the position,
 * rules and stipulation that were solved; once they change it is stale. It is a record, not a proof against forgery:
 * its digest has no secret, so that anybody can write one.
 *
 * @param verdict the solver's verdict
 * @param program the program and its version
 * @param date the date, as {@code 2026-11-21}
 * @param nodes how many moves were played in search
 * @param options what was solved besides the keys, as {@code set play, tries}
 * @param solved what was solved: game, settings, FEN and stipulation
 * @param keys the first moves that solve, in long form; stored only where the problem claims some
 * @param digest of all other fields, to detect damage and changes by hand; empty in files of version 0.1, whose
 * certificates are shown but not trusted
 */
public record Certificate(String verdict, String program, String date, long nodes, String options, String solved,
    List<String> keys, String digest) {

  /** What a certificate is worth, for messages. */
  public static final String NATURE = "a record, not a proof against forgery";

  /** Changes whenever the meaning of the digest does. */
  private static final String FORMAT = "zugwerk certificate 1";

  public Certificate {
    verdict = verdict == null ? "" : verdict;
    program = program == null ? "" : program;
    date = date == null ? "" : date;
    options = options == null ? "" : options;
    solved = solved == null ? "" : solved;
    keys = keys == null ? List.of() : List.copyOf(keys);
    digest = digest == null ? "" : digest;
  }

  /** A certificate with the digest of its fields. */
  public Certificate(String verdict, String program, String date, long nodes, String options, String solved,
      List<String> keys) {
    this(verdict, program, date, nodes, options, solved, keys,
        digest(verdict, program, date, nodes, options, solved, keys));
  }

  private static String digest(String verdict, String program, String date, long nodes, String options, String solved,
      List<String> keys) {
    List<String> all = new ArrayList<>(List.of(FORMAT, verdict, program, date, Long.toString(nodes), options, solved));
    all.addAll(keys);
    String text = all.stream().map(part -> part.length() + ":" + part).collect(Collectors.joining("\n"));
    try {
      return HexFormat.of().formatHex(
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException fault) {
      throw new IllegalStateException("every Java has SHA-256", fault);
    }
  }

  /** The certificate of a result, with the options that the solver used. */
  public static Certificate of(Problem problem, Solved found, SolveOptions options, LocalDate day) {
    return new Certificate(found.verdict().word(), programName(), day.toString(), found.nodes(), text(options),
        solvable(problem), problem.analysis().keys().isEmpty() ? List.of() : found.keys());
  }

  private static String text(SolveOptions options) {
    List<String> words = new ArrayList<>();
    if (options.shown().setPlay()) {
      words.add("set play");
    }
    if (options.shown().tries() != SolveOptions.Tries.NONE) {
      words.add("tries");
    }
    return String.join(", ", words);
  }

  private static String programName() {
    String version = Certificate.class.getPackage().getImplementationVersion();
    return "Zugwerk" + (version == null ? "" : " " + version);
  }

  /** The text of everything that determines a problem's solution. */
  public static String solvable(Problem problem) {
    String[] fields = problem.fen().split(" ");
    // The move counters do not matter in problems. A game without state may have no seventh field.
    String position = fields.length < 6 ? problem.fen()
        : String.join(" ", fields[0], fields[1], fields[2], fields[3], fields.length == 6 ? "-" : fields[6]);
    List<String> parts = new ArrayList<>(
        List.of(problem.variant().id(), problem.position().powers(), position, problem.task().stipulationText()));
    if (problem.task().solutions() > 1) {
      parts.add(problem.task().solutions() + " solutions");
    }
    if (problem.task().isProofGame() && problem.task().from().isPresent()) {
      parts.add("from " + problem.task().fromText());
    }
    if (problem.task().duplex()) {
      parts.add("duplex");
    }
    if (problem.task().zeroposition()) {
      parts.add("zeroposition");
    }
    if (problem.setup().get(Schema.KINGLESS) != 0) {
      parts.add("kingless " + KinglessText.of(problem.setup()));
    }
    StatedTerms.of(problem).words(Texts.ENGLISH).forEach(parts::add);
    problem.task().twinTexts().forEach(twin -> parts.add("twin " + twin));
    return String.join("; ", parts);
  }

  /** Whether solving the problem again would add nothing: it matches the problem, and is from this version. */
  public boolean covers(Problem problem) {
    return answers(problem) && program.equals(programName());
  }

  /** Whether its result is still valid, whichever version of the program found it. */
  public boolean answers(Problem problem) {
    return doubt(problem).isEmpty() && !verdict.equals(Soundness.UNFINISHED.word())
        && problem.analysis().keys().isEmpty() == keys.isEmpty();
  }

  /** Why it cannot be trusted for the present problem, to follow "the certificate"; empty if it can. */
  public Optional<String> doubt(Problem problem) {
    if (!solved.equals(solvable(problem))) {
      return Optional.of(key("is stale: the problem has changed since"));
    }
    if (digest.isEmpty()) {
      return Optional.of(key("has no digest: a version before 0.2 kept it"));
    }
    return agreesWithDigest() ? Optional.empty()
        : Optional.of(key("does not agree with its digest: it was damaged or changed by hand"));
  }

  /** Whether it agrees with its digest. */
  public boolean agreesWithDigest() {
    return digest.equals(digest(verdict, program, date, nodes, options, solved, keys));
  }
}
