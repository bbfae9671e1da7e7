package zugwerk.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.notation.Fen;
import zugwerk.notation.StateField;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/**
 * The problems that a problem's diagram holds: itself, unless it is a zeroposition, and its twins, all of them for both
 * sides if it is a duplex. Each twin is made from the diagram by changes that are written as Popeye prints them,
 * separated by commas.
 *
 * <p>{@code bKe5-->e6} moves, {@code wQa1<-->bKe5} exchanges, {@code +wPa2} adds and {@code -wPa2} removes a piece;
 * {@code rotate 90}, {@code mirror a1<-->h1} and {@code shift a1==>b2} move all pieces; {@code stipulation h#2} and
 * {@code powers N=N/C} ask something else; {@code white to move} and {@code black to move} say who begins;
 * {@code state f5:5} and {@code no state f5:5} put in and take away an item of the game's state, as the seventh field
 * of a FEN has it. Rights to castle and to capture en passant that a change leaves no room for go with it. A twin that
 * begins with {@code continued} changes the twin before it instead of the diagram.
 *
 * @param letter {@code a} for the diagram, then {@code b} and so on
 * @param changes what was changed, as it is written; empty for the diagram
 * @param problem what is to be solved
 */
public record Twin(String letter, String changes, Problem problem) {

  /** A comma; within the lists of powers there are none. */
  static final String SEPARATOR = "\\s*,\\s*(?![^=]*/)";

  private static final String PIECE = "([wb])?([A-Z])?([a-h][1-8])";
  private static final Pattern MOVE = Pattern.compile(PIECE + "-->([a-h][1-8])");
  private static final Pattern EXCHANGE = Pattern.compile(PIECE + "<-->" + PIECE);
  private static final Pattern REMOVE = Pattern.compile("-" + PIECE);
  /** Before an item that is put into the state. */
  static final String STATE = "state ";
  /** Before an item that is taken out of the state. */
  static final String NO_STATE = "no state ";
  private static final Pattern ADD = Pattern.compile("\\+([wb])([A-Z])([a-h][1-8])");
  /** As Popeye writes them; what is exchanged by a mirror image says which it is. */
  static final Map<String, Transformation> SYMMETRIES = Map.of(
      "rotate 90", Transformation.ROTATE_90,
      "rotate 180", Transformation.ROTATE_180,
      "rotate 270", Transformation.ROTATE_270,
      "mirror a1<-->h1", Transformation.MIRROR_LEFT_RIGHT,
      "mirror a1<-->a8", Transformation.MIRROR_UP_DOWN,
      "mirror a1<-->h8", Transformation.MIRROR_ANTIDIAGONAL,
      "mirror h1<-->a8", Transformation.MIRROR_DIAGONAL);

  private static final String MIRROR = "mirror ";
  static final Pattern SHIFT = Pattern.compile("shift ([a-h][1-8])==>([a-h][1-8])");

  /** The change whose mirror image exchanges two corners, which may be named in either order; empty if none does. */
  public static Optional<String> mirror(String corners) {
    return Stream.of(corners, corners.replaceFirst("^(..)<-->(..)$", "$2<-->$1"))
        .map(MIRROR::concat).filter(SYMMETRIES::containsKey).findFirst();
  }

  /** A change in the one form of several that mean the same, so that it can be compared. */
  public static String canonical(String change) {
    return change.startsWith(MIRROR) ? mirror(change.substring(MIRROR.length())).orElse(change) : change;
  }

  /**
   * All parts of a problem, in order.
   *
   * @throws IllegalArgumentException in one sentence, if a change makes no sense
   */
  public static List<Twin> of(Problem problem) {
    List<Twin> twins = new ArrayList<>();
    Problem diagram = problem.alone();
    if (!problem.zeroposition()) {
      twins.add(new Twin("a", "", diagram));
    }
    Problem last = diagram;
    for (String text : problem.twins()) {
      String letter = String.valueOf((char) ('a' + twins.size()));
      boolean continued = text.startsWith("continued");
      last = changed(continued ? last : diagram, continued ? text.replaceFirst("continued,?\\s*", "") : text, letter);
      twins.add(new Twin(letter, text, last));
    }
    return problem.duplex() ? twins.stream().flatMap(Twin::bothSides).toList() : twins;
  }

  /** This part, and the part in which the sides have exchanged what they do. */
  private Stream<Twin> bothSides() {
    Setup setup = problem.setup();
    Setup exchanged = setup.with(Schema.SIDE_TO_MOVE, 1 - setup.get(Schema.SIDE_TO_MOVE)).with(Schema.EN_PASSANT, 0);
    String sides = changes.isEmpty() ? "sides exchanged" : changes + ", sides exchanged";
    return Stream.of(this, new Twin(letter, sides, problem.with(problem.variant(), exchanged, problem.stipulation())));
  }

  /** How the part is announced, as {@code b) bKe5-->e6}. */
  public String heading() {
    return changes.isEmpty() ? letter + ")" : letter + ") " + changes;
  }

  private static Problem changed(Problem problem, String changes, String letter) {
    Problem changed = problem;
    for (String change : changes.split(SEPARATOR)) {
      try {
        changed = apply(changed, change.strip());
      } catch (IllegalArgumentException fault) {
        throw new IllegalArgumentException("twin " + letter + "), '" + change.strip() + "': " + fault.getMessage());
      }
    }
    return changed;
  }

  private static Problem apply(Problem problem, String change) {
    Variant variant = problem.variant();
    Setup setup = problem.setup();
    if (change.startsWith("stipulation ")) {
      return problem.with(variant, setup, change.substring(12).strip());
    }
    if (change.startsWith("powers ")) {
      Variant other = Variants.of(problem.game(), change.substring(7));
      return problem.with(other, setup.in(other.schema()), problem.stipulation());
    }
    return problem.with(variant, variant.tidied(Rights.kept(variant, change(setup, change))), problem.stipulation());
  }

  private static Setup change(Setup setup, String change) {
    if (change.startsWith(STATE)) {
      return StateField.with(setup, change.substring(STATE.length()).strip());
    }
    if (change.startsWith(NO_STATE)) {
      return StateField.without(setup, change.substring(NO_STATE.length()).strip());
    }
    Matcher match = MOVE.matcher(change);
    if (match.matches()) {
      return setup.moved(piece(setup, match, 0), square(match.group(4)));
    }
    match = EXCHANGE.matcher(change);
    if (match.matches()) {
      int one = piece(setup, match, 0);
      int other = piece(setup, match, 3);
      return setup.mapped(square -> square == one ? other : square == other ? one : square)
          .with(Schema.CASTLING, setup.get(Schema.CASTLING));
    }
    match = ADD.matcher(change);
    if (match.matches()) {
      int type = setup.schema().type(match.group(2).charAt(0));
      if (type < 0) {
        throw new IllegalArgumentException("there is no man " + match.group(2) + " in this game");
      }
      return setup.withPiece(square(match.group(3)), Piece.of(match.group(1).equals("w") ? 0 : 1, type));
    }
    match = REMOVE.matcher(change);
    if (match.matches()) {
      return setup.withPiece(piece(setup, match, 0), Piece.NONE);
    }
    return switch (change) {
      case "white to move" -> setup.with(Schema.SIDE_TO_MOVE, 0);
      case "black to move" -> setup.with(Schema.SIDE_TO_MOVE, 1);
      default -> geometry(setup, change);
    };
  }

  private static Setup geometry(Setup setup, String change) {
    Matcher match = SHIFT.matcher(change);
    if (match.matches()) {
      int files = Square.file(square(match.group(2))) - Square.file(square(match.group(1)));
      int ranks = Square.rank(square(match.group(2))) - Square.rank(square(match.group(1)));
      return setup.mapped(Transformation.shift(files, ranks)::target);
    }
    Transformation symmetry = SYMMETRIES.get(canonical(change));
    if (symmetry != null) {
      return setup.mapped(symmetry::target);
    }
    throw new IllegalArgumentException("this is no change; one reads like bKe5-->e6, wQa1<-->bKe5, +wPa2, -wPa2,"
        + " rotate 90, mirror a1<-->h1, shift a1==>b2, stipulation #3, powers N=N/C, state f5:5 or black to move");
  }

  /** The square of a piece that a change names, from a group on; what it says of him must be so. */
  private static int piece(Setup setup, Matcher match, int group) {
    int square = square(match.group(group + 3));
    int piece = setup.piece(square);
    if (piece == Piece.NONE) {
      throw new IllegalArgumentException("nobody stands on " + Square.name(square));
    }
    String side = match.group(group + 1);
    String letter = match.group(group + 2);
    char here = Fen.letter(setup.schema(), piece);
    boolean meant = (side == null || side.equals(Piece.side(piece) == 0 ? "w" : "b"))
        && (letter == null || letter.charAt(0) == Character.toUpperCase(here));
    if (!meant) {
      throw new IllegalArgumentException("on " + Square.name(square) + " stands "
          + (Piece.side(piece) == 0 ? "w" : "b") + Character.toUpperCase(here));
    }
    return square;
  }

  private static int square(String name) {
    return Square.parse(name).orElseThrow();
  }
}
