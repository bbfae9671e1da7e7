package zugwerk.content.quality;

import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import zugwerk.board.Square;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.content.theme.Keys;
import zugwerk.content.theme.Theme;
import zugwerk.rules.Move;
import zugwerk.work.Message;

/**
 * Terms for keys. They have the names of themes, which apply to direct play only, and apply to all play against a
 * defence. The King is that of the other side.
 */
public final class KeyTerms {

  public static final Term CHECKING_KEY =
      ofKey(Keys.CHECKING_KEY, n -> Message.counted(n, "Checking key", "{0} checking keys"),
          key -> key.after().checkers(1 - key.side()) != 0).breach();
  public static final Term CAPTURING_KEY =
      ofKey(Keys.CAPTURING_KEY, n -> Message.counted(n, "Capturing key", "{0} capturing keys"), KeyTerms::captures)
          .breach();
  public static final Term PROMOTION_KEY =
      ofKey(Keys.PROMOTION_KEY, n -> Message.counted(n, "Promotion key", "{0} promotion keys"),
          key -> key.move() instanceof Move.Step step && step.promotion() != Move.NONE).breach();
  public static final Term FLIGHT_GIVING_KEY =
      flights(Keys.FLIGHT_GIVING_KEY, n -> Message.counted(n, "Flight-giving key", "{0} flights given"), true);
  public static final Term FLIGHT_TAKING_KEY =
      flights(Keys.FLIGHT_TAKING_KEY, n -> Message.counted(n, "Flight-taking key", "{0} flights taken"), false)
          .breach();
  public static final Term UNGUARDING_KEY =
      new Term(key("Unguarding key"), n -> Message.counted(n, "Unguarding key", "{0} guards given up"),
          key("A square of the King's field that fewer pieces guard after the key than before."),
          KeyTerms::unguards);

  private KeyTerms() {}

  static List<Term> terms() {
    return List.of(CHECKING_KEY, CAPTURING_KEY, PROMOTION_KEY, FLIGHT_GIVING_KEY, FLIGHT_TAKING_KEY, UNGUARDING_KEY);
  }

  private static Term ofKey(Theme theme, IntFunction<Message> label, Predicate<Played> is) {
    return new Term(theme.name(), label, theme.definition(),
        (of, tally) -> of.battleKeys().stream().filter(is).forEach(tally::add));
  }

  private static void unguards(Appraisal of, Tally tally) {
    for (Played key : of.battleKeys()) {
      int king = key.before().king(1 - key.side());
      if (king != Square.COUNT && king == key.after().king(1 - key.side())) {
        SolutionScene.squares(key.before().field(1 - key.side()))
            .filter(square -> guards(key.before(), key.side(), king, square) > guards(key.after(), key.side(), king,
                square))
            .forEach(square -> tally.add(key.text() + " (" + Square.name(square) + ")", List.of(key)));
      }
    }
  }

  private static int guards(SolutionScene scene, int side, int king, int square) {
    return Long.bitCount(scene.attackers(square, side, scene.occupied() & ~Square.bit(king) & ~Square.bit(square)));
  }

  static boolean captures(Played move) {
    int other = 1 - move.side();
    return Long.bitCount(move.after().pieces(other)) < Long.bitCount(move.before().pieces(other));
  }

  private static Term flights(Theme theme, IntFunction<Message> label, boolean given) {
    return new Term(theme.name(), label, theme.definition() + " Each square counts.",
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
