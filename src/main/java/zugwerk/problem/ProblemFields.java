package zugwerk.problem;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;

/**
 * The schema of a problem's file: each component is a field of its JSON object, left out where it is empty. What the
 * fields mean is said at {@link Credits} and {@link Problem}; {@code problem.schema.json} says it to other programs.
 *
 * @param version the schema's version, {@value #VERSION} now
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
@JsonPropertyOrder({"version", "title", "authors", "source", "sourceId", "date", "award", "dedication", "game",
    "powers", "fen", "stipulation", "claim", "keys", "lines", "twins", "zeroposition", "duplex", "solutions",
    "keywords", "comment", "reprints", "certificate"})
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
    Certificate certificate,
    @JsonAnySetter @JsonAnyGetter Map<String, Object> other) {

  /** The version that is written. */
  static final int VERSION = 1;

  static ProblemFields of(Problem problem) {
    Credits credits = problem.credits();
    return new ProblemFields(VERSION, credits.title(), credits.authors(), credits.source(), credits.sourceId(),
        credits.date(), credits.award(), credits.dedication(), problem.game(), problem.powers(), problem.fen(),
        problem.stipulation(), problem.claim(), problem.keys(), problem.lines(), problem.twins(),
        problem.zeroposition(), problem.duplex(), problem.solutions(), credits.keywords(), credits.comment(),
        credits.reprints(), problem.certificate(), problem.other());
  }

  Problem problem() {
    Credits credits = new Credits(
        title, authors, source, sourceId, date, award, dedication, keywords, comment, reprints);
    return new Problem(credits, game, powers, fen, stipulation, claim, keys, lines, twins, zeroposition, duplex,
        solutions, certificate, other);
  }
}
