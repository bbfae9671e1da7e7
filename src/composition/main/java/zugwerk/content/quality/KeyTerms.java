package zugwerk.content.quality;

import java.util.List;
import java.util.function.Predicate;
import zugwerk.board.Square;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.content.theme.Themes;
import zugwerk.rules.Move;

/**
 * Terms for keys. They have the names of themes, which apply to direct play only, and apply to all play against a
 * defence. The King is that of the other side.
 */
final class KeyTerms {

  private KeyTerms() {}

  static List<Term> terms() {
    return List.of(
        key("Checking key", "checking keys", key -> key.after().checkers(1 - key.side()) != 0),
        key("Capturing key", "capturing keys", KeyTerms::captures),
        key("Promotion key", "promotion keys",
            key -> key.move() instanceof Move.Step step && step.promotion() != Move.NONE),
        flights("Flight-giving key", "flights given", true),
        flights("Flight-taking key", "flights taken", false));
  }

  private static Term key(String name, String plural, Predicate<Played> is) {
    return new Term(name, plural, Themes.named(name).orElseThrow().definition(),
        (of, tally) -> of.battleKeys().stream().filter(is).forEach(tally::add));
  }

  static boolean captures(Played move) {
    int other = 1 - move.side();
    return Long.bitCount(move.after().pieces(other)) < Long.bitCount(move.before().pieces(other));
  }

  private static Term flights(String name, String plural, boolean given) {
    return new Term(name, plural, Themes.named(name).orElseThrow().definition() + " Each square counts.",
        (of, tally) -> {
          for (Played key : of.battleKeys()) {
            long before = key.before().flights(1 - key.side());
            long after = key.after().flights(1 - key.side());
            SolutionScene.squares(given ? after & ~before : before & ~after)
                .forEach(square -> tally.add(key.text() + " (" + Square.name(square) + ")", List.of(key)));
          }
        });
  }
}
