package zugwerk.file;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.Version;
import zugwerk.solve.Soundness;
import zugwerk.work.InputException;

/** The schema of a version in a problem's file; {@link Version} describes the fields. */
@JsonInclude(JsonInclude.Include.NON_DEFAULT)
@JsonPropertyOrder({"id", "parent", "name", "automatic", "verdict", "result", "points", "problem"})
record VersionFields(int id, int parent, @Nullable String name, boolean automatic, @Nullable String verdict,
    @Nullable String result, @Nullable Double points, @Nullable ProblemFields problem) {

  static VersionFields of(Version version) {
    return new VersionFields(version.id(), version.parent(), text(version.name()), version.automatic(),
        version.verdict().map(Soundness::word).orElse(null), text(version.result()), version.points().orElse(null),
        ProblemFields.of(version.problem()));
  }

  private static @Nullable String text(String text) {
    return text.isEmpty() ? null : text;
  }

  /**
   * The version of the fields.
   *
   * @throws InputException if a field is missing or cannot be read
   */
  Version version() {
    if (id < 1 || problem == null) {
      throw new InputException("a version has no number or no problem");
    }
    return new Version(id, parent, known(name), automatic, Optional.ofNullable(verdict).map(Soundness::of),
        known(result), Optional.ofNullable(points), problem.problem());
  }

  private static String known(@Nullable String text) {
    return text == null ? "" : text;
  }
}
