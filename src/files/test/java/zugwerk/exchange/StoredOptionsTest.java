package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Side;
import zugwerk.problem.Problem;
import zugwerk.problem.StatedTerms;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.solve.Terms;

/** What the options of Popeye's files do here. */
class StoredOptionsTest {

  private static Reading read(String options) {
    return Formats.named("popeye").read(
        "BeginProblem\nPieces White Kc8 Ra1 Black Ka8\nStip #2\n" + (options.isEmpty() ? "" : "Opti " + options)
            + "\nEndProblem\n",
        Positions.orthodox());
  }

  private static SolveOptions followed(String options, SolveOptions requested) {
    return StoredOptions.followed(read(options).whole().getFirst(), requested);
  }

  @ParameterizedTest
  @CsvSource({
      "'', false, NONE, true, true",
      "SetPlay, true, NONE, true, true",
      "Try, false, ALL, true, true",
      "Defence 1, false, ONE_REFUTATION, true, true",
      "Try Defence 1 Vari, false, ONE_REFUTATION, true, true",
      "Defence 3, false, ALL, true, true",
      "NoThreat, false, NONE, false, true",
      "NoShort Set, true, NONE, true, false",
      "Movenum Intelligent NoBoard, false, NONE, true, true",
  })
  void whatIsShownIsFollowed(String options, boolean setPlay, Tries tries, boolean threats, boolean shortVariations) {
    assertEquals(SolveOptions.DEFAULT.showing(new SolveOptions.Shown(setPlay, tries, threats, shortVariations)),
        followed(options, SolveOptions.DEFAULT));
    assertEquals(List.of(), read(options).notes());
  }

  @Test
  void aNumberOfSolutionsIsFollowedUnlessAnotherRequested() {
    assertEquals(SolveOptions.DEFAULT.stoppingAfter(3), followed("MaxSol 3", SolveOptions.DEFAULT));
    assertEquals(SolveOptions.DEFAULT.stoppingAfter(1), followed("MaxSol 0", SolveOptions.DEFAULT));
    assertEquals(SolveOptions.DEFAULT.stoppingAfter(7), followed("MaxSol 3", SolveOptions.DEFAULT.stoppingAfter(7)));
    assertEquals(SolveOptions.DEFAULT, followed("MaxSol 99999999999999999999", SolveOptions.DEFAULT));
  }

  @Test
  void whatLimitsTheSearchIsNamedAsNotFollowed() {
    Reading reading = read("MaxFlight 2 SetPlay NonTrivial 0 1 Threat 2 MatesIn1 CastlingMut a1 h8");
    assertEquals(List.of("NonTrivial 0 1", "CastlingMutuallyExclusive a1h8"),
        StoredOptions.notFollowed(reading.whole().getFirst()));
    assertEquals("line 1: the option NonTrivial 0 1 is kept, but not followed here",
        reading.notes().getFirst().toString());
    assertEquals(2, reading.notes().size());
  }

  @Test
  void whatCountsAsASolutionIsFollowedWhereItHasAMeaning() {
    Problem limited = read("MaxFlight 2 Threat 1 GoalIsEnd StopOnShort").whole().getFirst();
    assertEquals(new Terms(false, false, false, OptionalInt.of(2), OptionalInt.of(1)), StatedTerms.of(limited));
    assertEquals(List.of(), StoredOptions.notFollowed(limited));
    Problem afterKey = read("PostKey Quodlibet").whole().getFirst();
    assertEquals(List.of("Quodlibet"), StoredOptions.notFollowed(afterKey));
    assertEquals(Side.BLACK, afterKey.setup().toMove());
    Problem help = Formats.named("popeye").read("BeginProblem\nPieces White Kc8 Ra1 Black Ka8\nStip h#2\nOpti PostKey\n"
        + "EndProblem\n", Positions.orthodox()).whole().getFirst();
    assertEquals(Side.BLACK, help.setup().toMove(), "Popeye ignores the option in help play");
    assertEquals(Terms.USUAL, StatedTerms.of(help));
    String written = Formats.named("popeye").write(List.of(afterKey));
    assertTrue(written.contains("Option PostKeyPlay Quodlibet\n"), written);
    assertEquals(List.of(afterKey), Formats.named("popeye").read(written, Positions.orthodox()).whole());
  }

  @Test
  void otherTextsInTheFieldAreNotOptions() {
    Problem odd = Leftovers.keep(Positions.nothing(), PopeyeOptions.FIELD, List.of("SetPlay please", "", "Threat", 3));
    assertEquals(SolveOptions.DEFAULT, StoredOptions.followed(odd, SolveOptions.DEFAULT));
    assertEquals(List.of(), StoredOptions.notFollowed(odd));
  }
}
