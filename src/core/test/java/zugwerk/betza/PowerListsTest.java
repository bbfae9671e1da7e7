package zugwerk.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading and writing the lists of powers. */
class PowerListsTest {

  private static final String TYPES = "KQRBNP";
  private static final String BETZA = "K=K;Q=Q/WAND;R=R/NN;B=B/R4;N=N/WD;P=fmWfceFifmnD";
  private static final PowerLists DEFAULTS = PowerLists.parse(BETZA, TYPES);

  private static PowerLists parse(String text) {
    return PowerLists.parse(text, TYPES, DEFAULTS);
  }

  private static String names(List<Power> list) {
    return String.join(" ", list.stream().map(Power::name).toList());
  }

  @Test
  void missingTypesHaveTheirDefaults() {
    PowerLists lists = parse("N=N/WD/Waffle:WA");
    assertEquals("N WD Waffle", names(lists.white().get('N')));
    assertEquals("WA", lists.white().get('N').get(2).expression());
    assertEquals(lists.white(), lists.black());
    assertEquals(DEFAULTS.white().get('Q'), lists.white().get('Q'));
    assertEquals("KQRBNP", String.join("", lists.white().keySet().stream().map(String::valueOf).toList()));
  }

  @Test
  void blackMayGoAlongAListOfItsOwn() {
    PowerLists phased = parse("N=N/WD|WD/N;R=R|NN/R/W");
    assertEquals("N WD", names(phased.white().get('N')));
    assertEquals("WD N", names(phased.black().get('N')));
    assertEquals("NN R W", names(phased.black().get('R')));
    assertEquals("B R4", names(phased.black().get('B')));
    PowerLists further = PowerLists.parse("K=K", TYPES, phased);
    assertEquals("WD N", names(further.black().get('N')));
  }

  @Test
  void anyOrderIsReadAndOneIsWritten() {
    assertEquals(BETZA, parse("N=N/WD;B=B/R4;R=R/NN;Q=Q/WAND;K=K;P=fmWfceFifmnD").text());
    assertEquals(BETZA, parse("N=N/WD|N/WD").text());
    assertEquals(BETZA.replace("N/WD", "N/WD|WD/N"), parse("N=N/WD|WD/N").text());
    assertEquals(BETZA.replace("N/WD", "N/Wd:WD"), parse("N=N:N/Wd:WD").text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"N=N/WD|WD/N", "Q=Q/Amazon:QN;P=W", "K=K/C3:K2|K;N=Fibnif:fbNF/fbNF"})
  void theWrittenTextIsReadBack(String text) {
    PowerLists lists = parse(text);
    assertEquals(lists, PowerLists.parse(lists.text(), TYPES));
    assertEquals(lists.text(), PowerLists.parse(lists.text(), TYPES).text());
  }

  @ParameterizedTest(name = "[{0}]")
  @CsvSource(quoteCharacter = '"', value = {
      "\"\", 0, a type is missing",
      "N=N;, 4, a type is missing",
      "N=N;;K=K, 4, a type is missing",
      "X=N, 0, \"unknown type 'X'; the types are KQRBNP\"",
      "N=N;n=N, 4, \"unknown type 'n'; the types are KQRBNP\"",
      "N=N;K=K;N=R, 8, type 'N' is listed twice",
      "N, 1, '=' is missing after type 'N'",
      "N:N, 1, '=' is missing after type 'N'",
      "N=, 2, the expression is empty",
      "N=N//R, 4, the expression is empty",
      "N=N/, 4, the expression is empty",
      "N=N|, 4, the expression is empty",
      "N=N|R|B, 5, there is no third colour",
      "B=B;N=N/fxN, 9, unknown modifier 'x'",
      "B=B;N=N/Odd:fxN, 13, unknown modifier 'x'",
      "N=N|R8, 5, \"the number must be from 1 to 7, or 0 for no limit\"",
      "N=N/:WD, 4, the name before ':' is missing",
      "N=N/a b:WD, 5, a name has only letters and digits",
      "N=A:, 4, the expression is empty",
      "N=A:B:N, 5, unexpected character ':'",
      "N=N|N=R, 5, unexpected character '='"})
  void faults(String text, int position, String reason) {
    BetzaException fault = assertThrows(BetzaException.class, () -> parse(text));
    assertEquals(position + ": " + reason, fault.position() + ": " + fault.reason());
    assertEquals(text, fault.expression());
  }

  @Test
  void withoutDefaultsEveryTypeMustBeListed() {
    BetzaException fault = assertThrows(BetzaException.class, () -> PowerLists.parse("N=N;K=K", "KQN"));
    assertEquals("in \"N=N;K=K\" at 8: type 'Q' has no list", fault.getMessage());
  }

  @Test
  void typesWithoutAListAreLeftOut() {
    assertEquals("G=gQ", PowerLists.some("G=gQ", "GH").text());
  }

  @Test
  void aListIsBounded() {
    String longest = "N=" + String.join("/", Collections.nCopies(32, "N"));
    assertEquals(32, parse(longest).white().get('N').size());
    BetzaException fault = assertThrows(BetzaException.class, () -> parse(longest + "/K"));
    assertEquals(66, fault.position());
    assertEquals("a list has at most 32 entries", fault.reason().toString());
  }

  @Test
  void theRecordKeepsItsBounds() {
    TreeMap<Character, List<Power>> empty = new TreeMap<>();
    empty.put('N', List.of());
    assertThrows(IllegalArgumentException.class, () -> new PowerLists(empty, empty));
    assertThrows(IllegalArgumentException.class, () -> new PowerLists(DEFAULTS.white(), new TreeMap<>()));
    assertThrows(UnsupportedOperationException.class, () -> DEFAULTS.white().clear());
  }
}
