package zugwerk.problem;

import static zugwerk.work.Message.message;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.problem.TwinChange.Named;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Twins as text: their changes as Popeye prints them, separated by commas.
 *
 * <p>{@code bKe5-->e6} moves, {@code wQa1<-->bKe5} exchanges, {@code +wPa2} adds and {@code -wPa2} removes a piece;
 * {@code rotate 90}, {@code mirror a1<-->h1} and {@code shift a1==>b2} move all pieces; {@code stipulation h#2} and
 * {@code powers N=N/C} change the task, and {@code 2 solutions} the number of
 * intended solutions; {@code white to move} and {@code black to move} set the side to move;
 * {@code castling Kq} and {@code castling -} set the castling rights, which otherwise follow from the pieces;
 * {@code state f5:5} and {@code no state f5:5} add and remove an item of the game's state. A twin that begins
 * with {@code continued} changes the twin before it instead of the diagram.
 */
public final class TwinText {

  /** A comma, except within the lists of powers. */
  private static final String SEPARATOR = "\\s*,\\s*(?![^=]*/)";
  private static final Pattern CONTINUED = Pattern.compile("continued,?\\s*");
  private static final String PLACE = "([a-h][1-8])";
  private static final String PIECE = "([wb])?([A-Z])?" + PLACE;
  private static final Pattern MOVE = Pattern.compile(PIECE + "-->" + PLACE);
  private static final Pattern EXCHANGE = Pattern.compile(PIECE + "<-->" + PIECE);
  private static final Pattern REMOVE = Pattern.compile("-" + PIECE);
  private static final Pattern ADD = Pattern.compile("\\+([wb])([A-Z])" + PLACE);
  private static final Pattern ROTATE = Pattern.compile("rotate (90|180|270)");
  private static final Pattern MIRROR = Pattern.compile("mirror " + PLACE + "<-->" + PLACE);
  private static final Pattern SHIFT = Pattern.compile("shift " + PLACE + "==>" + PLACE);
  private static final Pattern SOLUTIONS = Pattern.compile("([1-9]\\d{0,8}) solutions?");
  private static final Pattern WORDS =
      Pattern.compile("(stipulation|powers|castling|state|no state) (.*)", Pattern.DOTALL);

  private TwinText() {}

  /** Reads a twin; an unreadable part becomes a {@link TwinChange.Unreadable}. */
  public static Twin read(String text) {
    Matcher continued = CONTINUED.matcher(text);
    boolean follows = continued.lookingAt();
    return new Twin(follows, Stream.of(text.substring(follows ? continued.end() : 0).split(SEPARATOR))
        .map(change -> change(change.strip())).toList());
  }

  private static TwinChange change(String text) {
    Matcher match = MOVE.matcher(text);
    if (match.matches()) {
      return new TwinChange.Move(piece(match, 1), square(match, 4));
    }
    match = EXCHANGE.matcher(text);
    if (match.matches()) {
      return new TwinChange.Exchange(piece(match, 1), piece(match, 4));
    }
    match = REMOVE.matcher(text);
    if (match.matches()) {
      return new TwinChange.Remove(piece(match, 1));
    }
    match = ADD.matcher(text);
    if (match.matches()) {
      return new TwinChange.Add(side(match.group(1)), match.group(2).charAt(0), square(match, 3));
    }
    match = ROTATE.matcher(text);
    if (match.matches()) {
      return new TwinChange.Rotate(Integer.parseInt(match.group(1)));
    }
    match = MIRROR.matcher(text);
    if (match.matches() && TwinChange.Mirror.exists(square(match, 1), square(match, 2))) {
      return new TwinChange.Mirror(square(match, 1), square(match, 2));
    }
    match = SHIFT.matcher(text);
    if (match.matches()) {
      return new TwinChange.Shift(square(match, 1), square(match, 2));
    }
    match = SOLUTIONS.matcher(text);
    if (match.matches()) {
      return new TwinChange.SetSolutions(Integer.parseInt(match.group(1)));
    }
    match = WORDS.matcher(text);
    return match.matches() ? keywordChange(match.group(1), match.group(2).strip(), text) : switch (text) {
      case "white to move" -> new TwinChange.SideToMove(Side.WHITE);
      case "black to move" -> new TwinChange.SideToMove(Side.BLACK);
      default -> new TwinChange.Unreadable(text);
    };
  }

  /** The reflection that exchanges two corners, as {@code a8<-->h1}; empty if none does. */
  public static Optional<TwinChange> mirror(String corners) {
    Matcher match = MIRROR.matcher("mirror " + corners);
    return match.matches() && TwinChange.Mirror.exists(square(match, 1), square(match, 2))
        ? Optional.of(new TwinChange.Mirror(Math.min(square(match, 1), square(match, 2)),
            Math.max(square(match, 1), square(match, 2))))
        : Optional.empty();
  }

  private static TwinChange keywordChange(String what, String value, String text) {
    return switch (what) {
      case "powers" -> new TwinChange.Powers(value);
      case "castling" -> value.matches("-|(?=.)K?Q?k?q?") ? new TwinChange.Castling(value)
          : new TwinChange.Unreadable(text);
      case "state" -> new TwinChange.State(value);
      case "no state" -> new TwinChange.NoState(value);
      default -> stipulation(value).<TwinChange>map(TwinChange.SetStipulation::new)
          .orElse(new TwinChange.Unreadable(text));
    };
  }

  static Optional<Stipulation> stipulation(String text) {
    try {
      return Optional.of(Stipulation.parse(text));
    } catch (InputException _) {
      return Optional.empty();
    }
  }

  static Message fault(String text) {
    Matcher match = WORDS.matcher(text);
    if (match.matches() && match.group(1).equals("stipulation")) {
      try {
        Stipulation.parse(match.group(2));
      } catch (InputException fault) {
        return fault.message();
      }
    }
    return message("this is not a change; changes are written as bKe5-->e6, wQa1<-->bKe5, +wPa2, -wPa2, rotate 90,"
        + " mirror a1<-->h1, shift a1==>b2, stipulation #3, 2 solutions, powers N=N/C, castling Kq, state f5:5 or"
        + " black to move");
  }

  private static Named piece(Matcher match, int group) {
    return new Named(Optional.ofNullable(match.group(group)).map(TwinText::side),
        Optional.ofNullable(match.group(group + 1)).map(letter -> letter.charAt(0)), square(match, group + 2));
  }

  private static Side side(String letter) {
    return letter.equals("w") ? Side.WHITE : Side.BLACK;
  }

  private static int square(Matcher match, int group) {
    return Square.parse(match.group(group)).orElseThrow();
  }

  static String write(Twin twin) {
    return (twin.continued() ? "continued, " : "") + write(twin.changes());
  }

  public static String write(List<? extends TwinChange> changes) {
    return changes.stream().map(TwinText::write).collect(Collectors.joining(", "));
  }

  static String write(TwinChange change) {
    return switch (change) {
      case TwinChange.Move move -> write(move.piece()) + "-->" + Square.name(move.to());
      case TwinChange.Exchange both -> write(both.one()) + "<-->" + write(both.other());
      case TwinChange.Add add -> "+" + letter(add.side()) + add.letter() + Square.name(add.square());
      case TwinChange.Remove remove -> "-" + write(remove.piece());
      case TwinChange.Rotate rotate -> "rotate " + rotate.degrees();
      case TwinChange.Mirror mirror -> "mirror " + Square.name(mirror.one()) + "<-->" + Square.name(mirror.other());
      case TwinChange.Shift shift -> "shift " + Square.name(shift.from()) + "==>" + Square.name(shift.to());
      case TwinChange.SideToMove toMove -> toMove.side() == Side.WHITE ? "white to move" : "black to move";
      case TwinChange.Castling castling -> "castling " + castling.rights();
      case TwinChange.State state -> "state " + state.item();
      case TwinChange.NoState state -> "no state " + state.item();
      case TwinChange.SetStipulation requested -> "stipulation " + requested.stipulation();
      case TwinChange.SetSolutions count ->
        count.solutions() + (count.solutions() == 1 ? " solution" : " solutions");
      case TwinChange.Powers powers -> "powers " + powers.settings();
      case TwinChange.Unreadable none -> none.text();
    };
  }

  static String write(Named piece) {
    return piece.side().map(TwinText::letter).orElse("") + piece.letter().map(String::valueOf).orElse("")
        + Square.name(piece.square());
  }

  private static String letter(Side side) {
    return side == Side.WHITE ? "w" : "b";
  }
}
