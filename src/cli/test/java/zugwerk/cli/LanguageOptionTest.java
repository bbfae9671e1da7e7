package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zugwerk.work.Language;

/** The language of the studio and of pages; without the option, commands are in English. */
class LanguageOptionTest {

  private static final String UNKNOWN = "zugwerk: unknown language 'xx'; the languages are en (English), de (Deutsch),"
      + " fr (Français), ru (Русский), es (Español)\n";

  private static Optional<StudioCall> studio(String call) {
    return StudioCall.of(call.isEmpty() ? new String[0] : call.split(" "));
  }

  @Test
  void theStudioStartsInALanguage() {
    Optional<Language> none = Optional.empty();
    Optional<Language> german = Optional.of(Language.GERMAN);
    assertEquals(Optional.of(new StudioCall(none, List.of())), studio(""));
    assertEquals(Optional.of(new StudioCall(none, List.of(Path.of("a.pgn")))), studio("a.pgn"));
    assertEquals(Optional.of(new StudioCall(german, List.of())), studio("--language de"));
    assertEquals(Optional.of(new StudioCall(german, List.of(Path.of("a.pgn")))), studio("--language=de a.pgn"));
    for (String call : List.of("--language", "--language xx", "--language de solve", "--language de --help", "solve")) {
      assertEquals(Optional.empty(), studio(call), call);
    }
  }

  @Test
  void anUnknownLanguageIsReportedOnce() {
    assertEquals(new CallResult(2, "", UNKNOWN), CallResult.call("--language", "xx"));
    assertEquals(new CallResult(2, "", UNKNOWN),
        CallResult.call("diagram", "--fen", "8/8/8/8/8/8/8/8 w", "--language", "xx"));
    CallResult before = CallResult.call("--language", "de", "perft", "--depth", "1");
    assertTrue(before.code() == 2 && before.err().contains("diagram and site have it"), before.toString());
  }

  @Test
  void eachCallHasItsOwnLanguage() {
    assertEquals("Weiß am Zug", toMove("--language", "de"));
    assertEquals("White to move", toMove());
    assertEquals("Trait aux Blancs", toMove("--language", "fr"));
  }

  private static String toMove(String... language) {
    CallResult page = CallResult.call(Stream.concat(
        Stream.of("diagram", "--fen", "8/8/8/8/8/8/8/8 w", "--stipulation", "h#2", "--format", "txt"),
        Stream.of(language)).toArray(String[]::new));
    assertEquals(0, page.code(), page.err());
    return page.out().lines().filter(line -> line.contains("White") || line.contains("Weiß") || line.contains("Blanc"))
        .findFirst().orElseThrow();
  }
}
