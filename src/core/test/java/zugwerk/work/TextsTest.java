package zugwerk.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TextsTest {

  @Test
  void valuesTakeTheirPlaces() {
    assertEquals("Moved b to a, {2} {", Texts.ENGLISH.lang("Moved {1} to {0}, {2} {", "a", "b"));
    assertEquals("{0} stays", Texts.ENGLISH.lang("{0} stays"));
    assertEquals("a value with {1}", Texts.ENGLISH.lang("a value with {0}", "{1}", "x"));
  }

  @Test
  void aNumberChoosesTheForm() {
    assertEquals("1 key of a", Texts.ENGLISH.counted(1, "{0} key of {1}", "{0} keys of {1}", "a"));
    assertEquals("0 keys of a", Texts.ENGLISH.counted(0, "{0} key of {1}", "{0} keys of {1}", "a"));
  }

  @Test
  void aTextIsPutIntoTheLanguageOfItsReaderWithTheTextsInIt() {
    Message text = Message.message("{0}; after {1}", Message.counted(2, "{0} key", "{0} keys"), "x");
    assertEquals("2 keys; after x", text.toString());
    assertEquals("nach x: 2 Schlüssel", new Texts(Language.GERMAN,
        Map.of("{0}; after {1}", "nach {1}: {0}", "{0} keys", "{0} Schlüssel|{0} Schlüssel")).lang(text));
  }

  @Test
  void aFaultIsPutIntoTheLanguageOfWhoeverReadsIt() {
    InputException inner = new InputException("no square {0}", "a9");
    InputException outer = new InputException("line {0}: {1}", 3, inner);
    InputException several = new InputException(
        Message.joined(List.of(outer.message(), Message.counted(2, "{0} fault", "{0} faults"))));
    assertEquals("line 3: no square a9; 2 faults", several.getMessage());
    assertSame(inner, outer.getCause());
    Texts german = new Texts(Language.GERMAN,
        Map.of("no square {0}", "kein Feld {0}", "line {0}: {1}", "Zeile {0}: {1}", "{0} faults", "ein F|{0} Fehler"));
    assertEquals("Zeile 3: kein Feld a9; 2 Fehler", german.lang(several.message()));
    assertEquals("line 3: no square a9; 2 faults", several.getMessage());
    assertEquals("! Zeile 3: kein Feld a9", german.lang("! {0}", outer));
    assertEquals("! {1}", german.lang("! {0}", new IllegalStateException("{1}")));
  }

  /** By the plural rules of Unicode CLDR. */
  @Test
  void languagesHaveTheirForms() {
    assertEquals("0 1 0 0", forms(Language.FRENCH, 0, 2, 1, 0));
    assertEquals("1 0 1", forms(Language.GERMAN, 0, 1, 2));
    assertEquals("2 0 1 1 2 2 2 2 0 1 2 2 0", forms(Language.RUSSIAN, 0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 111, 101));
  }

  private static String forms(Language language, long... numbers) {
    return String.join(" ", LongStream.of(numbers).mapToObj(number -> "" + language.form(number)).toList());
  }
}
