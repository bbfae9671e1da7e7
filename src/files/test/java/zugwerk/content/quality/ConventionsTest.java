package zugwerk.content.quality;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.RetroChecks;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/** Broken conventions, by hand. */
class ConventionsTest {

  /** Without those of the key, which mates here. */
  private static List<String> broken(String fen, String stipulation) {
    return QualityTest.MEASURE.of(QualityTest.solved(QualityTest.problem("orthodox", fen, stipulation)),
        new CancelToken()).broken().stream().map(entry -> entry.feature().name())
        .filter(name -> !name.endsWith("key")).sorted().toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // Two Queens, three Knights, two Bishops on dark squares; not two Bishops on different colours.
      "4k3/8/8/8/8/8/8/Q2QK3 w - - 0 1 | d1",
      "4k3/8/8/8/8/8/8/NN2K2N w - - 0 1 | h1",
      "4k3/8/8/8/8/8/5B2/4K1B1 w - - 0 1 | f2",
      "4k3/8/8/8/8/8/8/4KBB1 w - - 0 1 |",
      "qq2k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1 | b8",
  })
  void promotedPiecesAreFound(String fen, String squares) {
    assertEquals(squares == null ? List.of() : List.of(squares), RetroChecks
        .promoted(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"), fen)).stream().map(Square::name)
        .toList());
  }

  @Test
  void brokenConventionsAreListed() {
    assertEquals(List.of(), broken("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "#1"));
    assertEquals(List.of("Idle officer", "Obtrusive piece", "Superfluous piece"),
        broken("7k/8/6K1/8/8/8/7B/R5B1 w - - 0 1", "#1"));
    assertEquals(List.of("Replaceable Queen"), broken("7k/8/6K1/8/8/1Q6/8/8 w - - 0 1", "#1"));
  }

  @Test
  void aKeyThatGivesAFlightForOneThatItTakesBreaksNone() {
    // Each square counts as a term, but a key that gives flights may take some.
    Quality gives = new Quality(List.of(entry(KeyTerms.FLIGHT_TAKING_KEY), entry(KeyTerms.FLIGHT_GIVING_KEY)));
    assertEquals(List.of(), gives.broken());
    assertEquals(1, new Quality(List.of(entry(KeyTerms.FLIGHT_TAKING_KEY))).broken().size());
  }

  private static Quality.Entry entry(Term term) {
    return new Quality.Entry(term, 1, 0, Message.plain(term.name()), Message.NONE, List.of());
  }

  @Test
  void namesAreReadInAnyCase() {
    assertEquals(Set.of(ForceTerms.OBTRUSIVE_PIECE, PositionTerms.SYMMETRY),
        Conventions.named(List.of("obtrusive PIECE", "symmetry")));
    String why = assertThrows(InputException.class, () -> Conventions.named(List.of("Beauty"))).getMessage();
    assertTrue(why.startsWith("Unknown convention 'Beauty'. Conventions: Checking key, "), why);
  }
}
