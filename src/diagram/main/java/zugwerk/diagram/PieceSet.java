package zugwerk.diagram;

import static zugwerk.work.Texts.key;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import zugwerk.work.InputException;

/** A built-in set of piece pictures. */
public enum PieceSet {
  NOTO("Noto", "the font Noto Sans Symbols 2, Copyright Google, SIL Open Font License 1.1"),
  DEJAVU("DejaVu", "the font DejaVu Sans; its chess signs are in the public domain"),
  PLAIN(key("Plain"), "drawn for Zugwerk, MIT licence"),
  LETTERS(key("Letters"),
      "drawn for Zugwerk, MIT licence; letters of Noto Serif, Copyright Google, SIL Open Font License"
          + " 1.1");

  private final String title;
  private final String licence;

  PieceSet(String title, String licence) {
    this.title = title;
    this.licence = licence;
  }

  /**
   * Finds a set by its name, in upper or lower case.
   *
   * @throws InputException in one sentence, if there is no such set
   */
  public static PieceSet named(String name) {
    return Arrays.stream(values()).filter(set -> set.id().equals(name.toLowerCase(Locale.ROOT))).findFirst()
        .orElseThrow(() -> new InputException(
            "there are no pieces '{0}'; there are {1}",
            name, Arrays.stream(values()).map(PieceSet::id).collect(Collectors.joining(", "))));
  }

  /** Its name on the command line and in style sheets. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Its name in menus. */
  public String title() {
    return title;
  }

  /** The origin of the pictures, and their licence. */
  public String licence() {
    return licence;
  }

  @Override
  public String toString() {
    return title;
  }
}
