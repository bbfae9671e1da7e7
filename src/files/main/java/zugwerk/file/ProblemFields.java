package zugwerk.file;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.KinglessText;
import zugwerk.problem.Analysis;
import zugwerk.problem.Certificate;
import zugwerk.problem.Credits;
import zugwerk.problem.Drawing;
import zugwerk.problem.GamePosition;
import zugwerk.problem.Problem;
import zugwerk.problem.Task;
import zugwerk.problem.Version;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/**
 * The schema of a problem's file: each component is a field of its JSON object, omitted where it is empty. {@link
 * Credits} and {@link Problem} describe the fields; {@code problem.schema.json} is the schema for other programs.
 *
 * @param version the schema's version, {@value #VERSION} now
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
@JsonPropertyOrder({"version", "title", "authors", "source", "sourceId", "date", "award", "dedication", "game",
    "powers", "fen", "from", "kingless", "stipulation", "claim", "keys", "lines", "twins", "zeroposition", "duplex",
    "solutions", "keywords", "comment", "reprints", "drawings", "certificate", "versions"})
record ProblemFields(
    int version,
    String title,
    List<String> authors,
    String source,
    String sourceId,
    String date,
    String award,
    String dedication,
    String game,
    String powers,
    String fen,
    String from,
    String kingless,
    String stipulation,
    String claim,
    List<String> keys,
    List<String> lines,
    List<String> twins,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean zeroposition,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean duplex,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) int solutions,
    List<String> keywords,
    String comment,
    List<String> reprints,
    List<String> drawings,
    @Nullable Certificate certificate,
    List<VersionFields> versions,
    @JsonAnySetter @JsonAnyGetter Map<String, Object> other) {

  static final int VERSION = 1;

  static ProblemFields of(Problem problem) {
    Task task = problem.task();
    Credits credits = problem.credits();
    Analysis analysis = problem.analysis();
    return new ProblemFields(VERSION, credits.title(), credits.authors(), credits.source(), credits.sourceId(),
        credits.date(), credits.award(), credits.dedication(), problem.variant().id(), problem.position().powers(),
        problem.fen(), task.fromText(), KinglessText.of(problem.setup()), task.stipulationText(),
        analysis.claim().map(Soundness::word).orElse(""), analysis.keys(), analysis.lines(), task.twinTexts(),
        task.zeroposition(), task.duplex(), task.solutions() > 1 ? task.solutions() : 0, credits.keywords(),
        credits.comment(), credits.reprints(), analysis.drawings().stream().map(Drawing::text).toList(),
        analysis.certificate().orElse(null), problem.versions().stream().map(VersionFields::of).toList(),
        problem.other());
  }

  /** The problem of the fields; stipulation and twins may be unreadable. */
  Problem problem() {
    if (version < 1 || version > VERSION) {
      throw new FieldException("version",
          new InputException("is {0}; this program reads version {1}", version, VERSION));
    }
    Variant variant = read("game", () -> Variants.of(known(game), known(powers)));
    Setup placed = read("fen", () -> Fen.parse(variant, known(fen)));
    Setup setup = read("kingless", () -> KinglessText.applied(placed, known(kingless)));
    Optional<Setup> start = read("from", () -> known(from).isEmpty() ? Optional.empty()
        : Optional.of(KinglessText.applied(Fen.parse(variant, from), known(kingless))));
    Optional<Soundness> claimed = read("claim", () -> known(claim).isEmpty() ? Optional.empty()
        : Optional.of(Soundness.of(claim)));
    List<Drawing> drawn = read("drawings", () -> known(drawings).stream().map(Drawing::read).toList());
    List<Version> kept = read("versions",
        () -> versions == null ? List.of() : versions.stream().map(VersionFields::version).toList());
    GamePosition position = new GamePosition(variant, setup).withTexts(known(powers), known(fen));
    Task task = Task.NONE.withFrom(start).withFromText(known(from)).withStipulationText(known(stipulation))
        .withTwinTexts(known(twins)).withZeroposition(zeroposition).withDuplex(duplex).withSolutions(solutions);
    return new Problem(position, task,
        new Credits(title, authors, source, sourceId, date, award, dedication, keywords, comment, reprints),
        new Analysis(claimed, known(keys), known(lines), drawn, Optional.ofNullable(certificate)),
        other == null ? Map.of() : other, kept);
  }

  static <T> T read(String field, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (InputException fault) {
      throw new FieldException(field, fault);
    }
  }

  private static String known(String text) {
    return text == null ? "" : text;
  }

  private static List<String> known(List<String> texts) {
    return texts == null ? List.of() : texts;
  }
}
