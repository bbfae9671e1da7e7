package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;

/** Whatever is written can be read back, in every format and game. */
@Domain(DomainContext.Global.class)
@Domain(AnyProblem.class)
class RoundTripTest {

  private static final List<String> LOSSLESS = List.of("json", "csv", "epd", "popeye", "yacpdb", "olive", "pgn");

  /** The formats that lose nothing of a problem. */
  @Provide
  Arbitrary<ExchangeFormat> whole() {
    return Arbitraries.of(Formats.all().stream().filter(format -> LOSSLESS.contains(format.name())).toList());
  }

  private static boolean isProper(Problem problem) {
    try {
      return ProblemFile.parse(ProblemFile.format(problem)).equals(problem);
    } catch (InputException _) {
      return false;
    }
  }

  @Property(tries = 400)
  void nothingIsLost(@ForAll("whole") ExchangeFormat format, @ForAll Problem problem) {
    Assume.that(isProper(problem) && (!format.name().equals("popeye") || hasPopeye(problem)));
    assertEquals(List.of(problem), read(format, List.of(problem)));
  }

  @Property(tries = 40)
  void severalProblemsStayApart(@ForAll("whole") ExchangeFormat format, @ForAll Problem one, @ForAll Problem other) {
    Assume.that(isProper(one) && isProper(other) && !format.name().equals("json"));
    Assume.that(!format.name().equals("popeye") || hasPopeye(one) && hasPopeye(other));
    assertEquals(List.of(one, other, one), read(format, List.of(one, other, one)));
  }

  /** Whether a problem has a counterpart in Popeye's input. */
  private static boolean hasPopeye(Problem problem) {
    return problem.variant().id().equals("orthodox") && problem.task().stipulation().isPresent()
        && !problem.task().stipulationText().matches("[+=]")
        && problem.task().twinTexts().stream().noneMatch(twin -> twin.matches(".*to move|stipulation.*"));
  }

  @Property(tries = 150)
  void fenKeepsGameAndPosition(@ForAll Problem problem) {
    Assume.that(isProper(problem));
    Problem read = read(Formats.named("fen"), List.of(problem)).getFirst();
    assertEquals(List.of(problem.variant().id(), problem.position().powers(), problem.fen()),
        List.of(read.variant().id(), read.position().powers(), read.fen()));
  }

  @Property(tries = 200)
  void listsAndForsythKeepThePosition(@ForAll Problem problem) {
    Assume.that(isProper(problem));
    for (String name : List.of("pieces", "forsyth")) {
      String text;
      try {
        text = Formats.named(name).write(List.of(problem));
      } catch (InputException _) {
        continue;
      }
      Problem read;
      try {
        read = AnyText.read(text, Positions.orthodox()).getFirst();
      } catch (InputException fault) {
        throw new AssertionError(fault.getMessage() + "\n" + text, fault);
      }
      assertEquals(problem.fen().split(" ")[0], read.fen().split(" ")[0], text);
      assertEquals(name.equals("pieces") ? problem.task().stipulationText() : "", read.task().stipulationText());
    }
  }

  private static List<Problem> read(ExchangeFormat format, List<Problem> problems) {
    String text = format.write(problems);
    try {
      return format.read(text, Positions.orthodox()).whole();
    } catch (InputException fault) {
      throw new AssertionError(fault.getMessage() + "\n" + text, fault);
    }
  }
}
