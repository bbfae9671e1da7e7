package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.notation.KinglessText;
import zugwerk.problem.Certificate;
import zugwerk.problem.Credits;
import zugwerk.problem.Drawing;
import zugwerk.problem.Problem;
import zugwerk.problem.Version;
import zugwerk.solve.Soundness;
import zugwerk.testkit.ProjectRoot;

/** The JSON Schema for other programs describes the files. */
class ProblemSchemaTest {

  private static final String GOOD = "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/K6k w\"}";

  private static JsonNode text() throws IOException {
    try (InputStream stream = ProblemFile.class.getResourceAsStream("problem.schema.json")) {
      return ProblemFile.MAPPER.readTree(stream);
    }
  }

  private static Set<ValidationMessage> faults(String file) throws IOException {
    JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(text());
    return schema.validate(file, InputFormat.JSON);
  }

  static List<Path> bundled() throws IOException {
    try (Stream<Path> found = Files.walk(ProjectRoot.path("problems"))) {
      return found.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void everyBundledFileSatisfiesIt(Path file) throws IOException {
    assertEquals(Set.of(), faults(Files.readString(file)));
  }

  @Test
  void describesEveryFieldThatIsWritten() throws IOException {
    JsonNode fields = text().get("properties");
    List<String> missing = new ArrayList<>(List.of(ProblemFields.class.getAnnotation(JsonPropertyOrder.class).value()));
    assertEquals(ProblemFields.class.getRecordComponents().length - 1, missing.size());
    missing.removeIf(fields::has);
    assertEquals(List.of(), missing);
    JsonNode certificate = fields.get("certificate").get("properties");
    assertEquals(List.of(), Arrays.stream(Certificate.class.getRecordComponents()).map(RecordComponent::getName)
        .filter(name -> !certificate.has(name)).toList());
  }

  @Test
  void aFileWithEveryFieldSatisfiesIt() throws IOException {
    Credits credits = Credits.NONE.withTitle("Excelsior").withAuthors(List.of("Samuel Loyd")).withSource("London Era")
        .withSourceId("2").withDate("1861")
        .withAward("1st Prize").withDedication("to all").withKeywords(List.of("promotion")).withComment("A bet.")
        .withReprints(List.of("Album"));
    Problem good = ProblemFile.parse(GOOD);
    Problem problem = good.withSetup(KinglessText.applied(good.setup(), "both"))
        .withTask(task -> task.withFrom(Optional.of(KinglessText.applied(good.setup(), "both"))))
        .withCredits(credits)
        .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of("a1a2"))
            .withLines(List.of("1.Ka2")))
        .withTask(task -> task.withTwinTexts(List.of("wKa1-->a2")).withZeroposition(true)
            .withDuplex(true).withSolutions(2))
        .withAnalysis(analysis -> analysis.withDrawings(List.of(Drawing.read("Ge2e4")))
            .withCertificate(
                Optional
                    .of(new Certificate("sound", "Zugwerk", "2026-11-21", 5, "tries", "orthodox", List.of("a1a2")))))
        .withVersions(List.of(new Version(1, 0, "", false, Optional.empty(), "", Optional.of(3.0), good),
            new Version(2, 1, "second", true, Optional.of(Soundness.SOUND), "Sound", Optional.empty(), good)));
    String text = ProblemFile.format(problem);
    assertEquals(Set.of(), faults(text));
    JsonNode tree = ProblemFile.MAPPER.readTree(text);
    assertEquals(List.of("powers", "stipulation"), Stream.of(
        ProblemFields.class.getAnnotation(JsonPropertyOrder.class).value()).filter(name -> !tree.has(name)).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "{}", "[]", "{\"version\": 2, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/K6k w\"}",
      "{\"version\": 1, \"game\": \"\", \"fen\": \"8/8/8/8/8/8/8/K6k w\"}",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8 w\"}",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/K6k x\"}",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/K6k\", \"stipulation\": \"mate\"}",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/K6k\", \"authors\": \"Loyd\"}",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/K6k\", \"solutions\": \"two\"}",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/K6k\", \"certificate\": {\"nodes\": -1}}",
      "{\"version\": 1, \"game\": \"orthodox\", \"fen\": \"8/8/8/8/8/8/8/K6k\", \"versions\": [{\"id\": 1}]}"})
  void whatIsNoProblemFileDoesNot(String text) throws IOException {
    assertEquals(Set.of(), faults(GOOD));
    assertFalse(faults(text).isEmpty(), text);
  }

  @Test
  void fieldsThatAreNotKnownAreAllowed() throws IOException {
    assertEquals(Set.of(), faults(GOOD.replace("}", ", \"shelf\": {\"row\": 3}}")));
  }
}
