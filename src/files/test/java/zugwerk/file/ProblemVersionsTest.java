package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.KinglessText;
import zugwerk.problem.Certificate;
import zugwerk.problem.Credits;
import zugwerk.problem.Drawing;
import zugwerk.problem.GamePosition;
import zugwerk.problem.Problem;
import zugwerk.problem.Twin;
import zugwerk.problem.TwinChange;
import zugwerk.problem.Version;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/**
 * Files of every version that there ever was are read completely. Whoever raises the version puts a file
 * of the old one, with every field, beside the others, and never changes it again.
 */
class ProblemVersionsTest {

  static IntStream versions() {
    return IntStream.rangeClosed(1, ProblemFields.VERSION);
  }

  private static String file(int version) throws IOException {
    try (InputStream stream = ProblemVersionsTest.class.getResourceAsStream("version-" + version + ".json")) {
      assertNotNull(stream, "there is no file of version " + version + " to be read from now on");
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @MethodSource("versions")
  void everyVersionShowsTheSameProblem(int version) throws IOException {
    Credits credits = Credits.NONE.withTitle("Two ways").withAuthors(List.of("Samuel Loyd", "A. N. Other"))
        .withSource("London Era").withSourceId("25")
        .withDate("1861-01-13").withAward("1st Prize").withDedication("to Denis Julien")
        .withKeywords(List.of("Excelsior", "Bet"))
        .withComment("Kept since the first version.").withReprints(List.of("Chess Strategy, 1878"));
    Variant game = Variants.of("polypiece", "N=N/WD");
    Certificate certificate =
        new Certificate("cooked", "Zugwerk 0.1", "2026-11-21", 12, "tries", "polypiece", List.of("g8h8"), "");
    Setup setup = KinglessText.applied(Fen.parse(game, "6k1/8/4N1K1/8/8/8/8/8 b - - 0 1 N1"), "white");
    Setup start = KinglessText.applied(Fen.parse(game, "6k1/8/8/4N1K1/8/8/8/8 b - - 0 1 -"), "white");
    Problem expected = Problem.of(new GamePosition(game, setup).withTexts("N=N/WD", Fen.format(setup)))
        .withTask(task -> task.withStipulation(Optional.of(Stipulation.parse("h#1"))))
        .withTask(task -> task.withFrom(Optional.of(start)))
        .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of("g8h8"))
            .withLines(List.of("1.Kh8 Nf4=N")))
        .withTask(task -> task.withTwins(List.of(Twin.of(new TwinChange.Move(new TwinChange.Named(
            Optional.of(Side.WHITE), Optional.of('N'), square("e6")), square("d7")))))
            .withZeroposition(true).withDuplex(true).withSolutions(2))
        .withCredits(credits)
        .withAnalysis(analysis -> analysis.withCertificate(Optional.of(certificate))
            .withDrawings(List.of(Drawing.read("Ge6d4"), Drawing.read("Rg8"))))
        .withOther(Map.of("shelf", Map.of("row", 3)));
    Problem read = ProblemFile.parse(file(version));
    assertEquals(expected, read);
    Variant orthodox = Variants.of("orthodox", "");
    Stipulation help = Stipulation.parse("h#1");
    assertEquals(List.of(
        new Version(1, 0, "", false, Optional.of(Soundness.SOUND), "Sound", Optional.empty(),
            Problem.of(orthodox, Fen.parse(orthodox, "6k1/8/4N1K1/8/8/8/8/8 b - - 0 1"), help)),
        new Version(3, 1, "Two Knights", true, Optional.of(Soundness.COOKED), "Cooked: 2 solutions", Optional.of(2.5),
            Problem.of(orthodox, Fen.parse(orthodox, "6k1/8/4N1K1/8/8/8/8/7N b - - 0 1"), help))),
        read.versions());
  }

  private static int square(String name) {
    return Square.parse(name).orElseThrow();
  }

  /** What is written today is what the file of today's version says, field by field, in whatever order. */
  @Test
  void theVersionThatIsWrittenHasAFile() throws IOException {
    String today = file(ProblemFields.VERSION);
    JsonNode written = ProblemFile.MAPPER.readTree(ProblemFile.format(ProblemFile.parse(today)));
    assertEquals(ProblemFile.MAPPER.readTree(today), written);
    ObjectNode fields = (ObjectNode) written;
    assertEquals(ProblemFields.class.getRecordComponents().length, fields.size(), "a field is missing in the file");
  }
}
