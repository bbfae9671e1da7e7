package zugwerk.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Square;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * An arrow or a ring drawn on the diagram. The solver ignores it.
 *
 * @param pen the pen
 * @param from the square where an arrow begins, or of a ring
 * @param to the square where an arrow ends; the same square for a ring
 */
public record Drawing(Pen pen, int from, int to) {

  /** The pens. Their strokes differ too, so that they can be distinguished without colour. */
  public enum Pen {
    /** A full line. */
    GREEN,
    /** A dashed line. */
    RED,
    /** A dotted line. */
    BLUE,
    /** A double line. */
    YELLOW;

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Pattern TEXT = Pattern.compile("([GRBY])([a-h][1-8])([a-h][1-8])?");

  /**
   * Reads a drawing in the form of PGN: the first letter of the colour, then the squares, as in {@code Ge2e4} for an
   * arrow and {@code Rd5} for a ring.
   *
   * @throws InputException in one sentence, if the text is not a drawing
   */
  public static Drawing read(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      throw new InputException(
          "'{0}' is not a drawing; write the first letter of green, red, blue or yellow and one square or two, as in"
              + " Rd5 or Ge2e4",
          text);
    }
    Pen pen = List.of(Pen.values()).stream().filter(one -> one.name().startsWith(parts.group(1))).findFirst()
        .orElseThrow();
    int from = Square.parse(parts.group(2)).orElseThrow();
    return new Drawing(pen, from, parts.group(3) == null ? from : Square.parse(parts.group(3)).orElseThrow());
  }

  public String text() {
    return pen.name().charAt(0) + Square.name(from) + (isRing() ? "" : Square.name(to));
  }

  /** Whether it is a ring around a square. */
  public boolean isRing() {
    return from == to;
  }

  /** A description, such as {@code green arrow from e2 to e4}. */
  public Message description() {
    return isRing() ? Message.message("{0} ring on {1}", colour(), Square.name(from))
        : Message.message("{0} arrow from {1} to {2}", colour(), Square.name(from), Square.name(to));
  }

  private Message colour() {
    return switch (pen) {
      case GREEN -> Message.message("green");
      case RED -> Message.message("red");
      case BLUE -> Message.message("blue");
      case YELLOW -> Message.message("yellow");
    };
  }

  /** The drawings after another one is drawn: the same one again is removed, and another pen replaces the first. */
  public static List<Drawing> drawn(List<Drawing> now, Drawing next) {
    List<Drawing> drawn = new ArrayList<>(now);
    drawn.removeIf(one -> one.from == next.from && one.to == next.to);
    if (!now.contains(next)) {
      drawn.add(next);
    }
    return List.copyOf(drawn);
  }
}
