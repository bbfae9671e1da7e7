package zugwerk.studio.powers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is offered while an entry is typed; the bar stands for the caret. */
class SuggestionTest {

  private static List<Suggestion> at(String typed, boolean requested) {
    return Suggestion.of(typed.replace("|", ""), typed.indexOf('|'), requested);
  }

  @ParameterizedTest
  @CsvSource({"Waf|, WA, 2", "waf|, WA, 2", "Fib|, fbNF, 4", "Char|, ChargingKnight:fhNrlbK, 22", "RFer|, RF, 2",
      "Mine:Char|, Mine:fhNrlbK, 12", "Camel|N, CN, 1", "f|N, fWN, 2"})
  void theFirstOfferCompletes(String typed, String text, int caret) {
    Suggestion first = at(typed, typed.equals("f|N")).getFirst();
    assertEquals(text, first.text());
    assertEquals(caret, first.caret());
  }

  @ParameterizedTest
  @CsvSource({"N|", "WD|", "WA|", "''|", "Xy|", "NN|", "Mine:|"})
  void nothingIsOfferedWithoutRequest(String typed) {
    assertEquals(List.of(), at(typed, false));
  }

  @Test
  void modifiersWaitForAnAtom() {
    assertEquals(List.of("fhW", "fhF"), at("fh|", false).stream().limit(2).map(Suggestion::text).toList());
    assertEquals(13, at("fh|", false).size());
    assertEquals("WDN", at("WD|", true).get(3).text());
  }

  @Test
  void aRequestOffersNamesThatCouldBeMeant() {
    // Wazir, WAND, Waran and Wazirrider.
    assertEquals(List.of("W", "WAND", "RNN", "R"), at("WA|", true).stream().map(Suggestion::text).toList());
  }

  @Test
  void aRequestInAnEmptyEntryOffersEverything() {
    assertTrue(at("|", true).size() > 50);
  }
}
