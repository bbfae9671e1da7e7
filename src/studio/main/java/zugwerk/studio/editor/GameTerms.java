package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.util.Locale;
import zugwerk.board.PieceType;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.studio.text.Localization;
import zugwerk.work.Language;

/** Sides, pieces and state of a game in the language of the user. */
public final class GameTerms {

  private GameTerms() {}

  public static String title(PieceType type) {
    return lang(type.title());
  }

  /** A piece with its side, such as {@code White Knight}. */
  public static String title(int side, PieceType type) {
    return ofSide(side, title(type));
  }

  public static String ofSide(int side, String what) {
    return side == 0 ? lang("White {0}", what) : lang("Black {0}", what);
  }

  public static String toMove(Side side) {
    return side == Side.WHITE ? lang("White to move") : lang("Black to move");
  }

  public static String name(Slot slot) {
    return lang(slot.name());
  }

  public static String heading(Slot slot) {
    return lang(slot.heading());
  }

  /** The heading within a sentence, such as {@code hills}. */
  public static String plural(Slot slot) {
    // German nouns keep their capital.
    return Localization.texts().language() == Language.GERMAN ? heading(slot) : heading(slot).toLowerCase(Locale.ROOT);
  }

  public static String drawAtRandom(Slot slot) {
    return lang("Draw {0} at random", plural(slot));
  }
}
