package zugwerk.content.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SearchHintsTest {

  private static final SearchHints.Suggestions WORDS = (predicate, _) -> predicate.name().equals("Author")
      ? List.of("Sam Loyd", "O'Neil", "Loydstone") : List.of();

  private static List<String> offered(String typed) {
    return SearchHints.of(typed, WORDS).stream().map(SearchHints.Hint::shown).toList();
  }

  /** Whatever is taken from the lists, and typed where there is none, is the beginning of a search that is read. */
  @Test
  void whatIsTakenIsAlwaysTheBeginningOfASearch() {
    Random random = new Random(1);
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < 300; i++) {
      String text = "";
      for (int step = 0; step < 9; step++) {
        List<SearchHints.Hint> hints = SearchHints.of(text, WORDS);
        if (hints.isEmpty()) {
          assertTrue(text.endsWith("\""), "only free texts have no suggestions: " + text);
          break;
        }
        SearchHints.Hint hint = hints.get(random.nextInt(hints.size()));
        text = text.substring(0, hint.from()) + hint.text();
        taken.add(hint.shown());
        int end = text.length();
        String now = text;
        try {
          Query.parse(text);
        } catch (SearchException fault) {
          assertTrue(fault.position() >= end || fault.position() == end - 1 && now.endsWith("\""),
              fault.getMessage());
        }
      }
    }
    assertTrue(taken.containsAll(Predicates.ALL.stream().filter(test -> test.least() == 0).map(Predicate::name)
        .collect(Collectors.toSet())), taken::toString);
    assertTrue(taken.containsAll(List.of("AND", "OR", "NOT")), taken::toString);
  }

  @Test
  void whatWasBegunIsCompletedWhereItStands() {
    assertEquals(List.of("Theme", "Theme(\"…\")"), offered("th"));
    assertEquals(List.of("Theme", "Theme(\"…\")"), offered("Moves = 2 AND NOT (Them"));
    assertEquals(List.of("AND"), offered("Moves = 2 a"));
    assertEquals(List.of("Grimshaw"), offered("Theme(\"grimsh"));
    assertEquals(List.of("Grimshaw"), offered("Theme('grimsh"));
    assertEquals(List.of("Sam Loyd", "Loydstone"), offered("NOT Author(\"loyd"), "a quotation mark cannot be written");
    assertEquals(List.of("model", "model with pin", "model with two pins"), offered("Mates(\"mo"));
    assertTrue(offered("Matrix(\"wKa1\", ").contains("shift mirror"));
    assertEquals(List.of(), offered("Text(\"th"));
    assertFalse(offered("").isEmpty());
    SearchHints.Hint hint = SearchHints.of("Moves = 2 AND Theme(\"grimsh", WORDS).getFirst();
    assertEquals("Moves = 2 AND Theme(\"Grimshaw\") ", "Moves = 2 AND Theme(\"grimsh".substring(0, hint.from())
        + hint.text());
  }
}
