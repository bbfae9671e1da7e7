package zugwerk.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.board.Transformation;

/**
 * The text of a twin after its diagram was transformed, such that the twin is transformed too: squares go where the
 * board's squares go, colours with the colours, and what turns or mirrors the board does so in the new frame.
 */
final class TransformedTwin {

  private static final Pattern CONTINUED = Pattern.compile("continued,?\\s*");
  private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");
  private static final Pattern COLOUR = Pattern.compile("(?<![a-z])[wb](?=[A-Z]?[a-h][1-8])");
  private static final Pattern TILE_COLOUR = Pattern.compile("(?<= [a-h][1-8])[wb]$");
  private static final Pattern PIECES = Pattern.compile("[-+a-hwbA-Z1-8<>]+");
  private static final Pattern OWN_LISTS = Pattern.compile("([A-Z]=)([^|;]*)\\|([^|;]*)");

  private final Transformation transformation;

  TransformedTwin(Transformation transformation) {
    this.transformation = transformation;
  }

  /**
   * The changes of a twin, transformed; a text that is no change stays as it is.
   *
   * @throws IllegalArgumentException in one sentence, if a square would leave the board
   */
  String text(String twin) {
    Matcher continued = CONTINUED.matcher(twin);
    String before = continued.lookingAt() ? continued.group() : "";
    List<String> changes = new ArrayList<>();
    for (String change : twin.substring(before.length()).split(Twin.SEPARATOR)) {
      changes(change.strip()).forEach(made -> add(changes, made));
    }
    return before + String.join(", ", changes);
  }

  /** Shifts that follow each other are one, or none at all. */
  private static void add(List<String> changes, String change) {
    Matcher shift = Twin.SHIFT.matcher(change);
    Matcher last = Twin.SHIFT.matcher(changes.isEmpty() ? "" : changes.getLast());
    if (shift.matches() && last.matches()) {
      changes.removeLast();
      shift(files(shift) + files(last), ranks(shift) + ranks(last)).forEach(changes::add);
    } else {
      changes.add(change);
    }
  }

  private Stream<String> changes(String change) {
    Transformation symmetry = Twin.SYMMETRIES.get(Twin.canonical(change));
    if (symmetry != null) {
      return symmetry(symmetry, change);
    }
    Matcher shift = Twin.SHIFT.matcher(change);
    if (shift.matches()) {
      Transformation still = linear();
      int from = still.image(square(shift.group(1)));
      int to = still.image(square(shift.group(2)));
      return shift(Square.file(to) - Square.file(from), Square.rank(to) - Square.rank(from));
    }
    if (change.startsWith("powers ")) {
      return Stream.of(transformation.exchangesColours()
          ? OWN_LISTS.matcher(change).replaceAll("$1$3|$2") : change);
    }
    if (change.startsWith(Twin.STATE) || change.startsWith(Twin.NO_STATE)) {
      return Stream.of(transformed(change, TILE_COLOUR));
    }
    return Stream.of(switch (change) {
      case "white to move" -> transformation.exchangesColours() ? "black to move" : change;
      case "black to move" -> transformation.exchangesColours() ? "white to move" : change;
      default -> PIECES.matcher(change).matches() ? transformed(change, COLOUR) : change;
    });
  }

  /** The transformation without its shift, which bears on directions alone. */
  private Transformation linear() {
    return transformation.right() == 0 && transformation.up() == 0 ? transformation : Transformation.shift(0, 0);
  }

  /** A turn or mirror image in the new frame; about another centre, it is one about the board's and a shift. */
  private Stream<String> symmetry(Transformation symmetry, String change) {
    int right = transformation.right();
    int up = transformation.up();
    if (right != 0 || up != 0) {
      int centre = symmetry.image(Square.of(3, 3));
      int moved = symmetry.image(Square.of(3 + right, 3 + up));
      return Stream.concat(Stream.of(change), shift(right - (Square.file(moved) - Square.file(centre)),
          up - (Square.rank(moved) - Square.rank(centre))));
    }
    return Stream.of(Twin.SYMMETRIES.entrySet().stream()
        .filter(other -> sameAs(other.getValue(), symmetry)).map(Map.Entry::getKey).findFirst().orElseThrow());
  }

  /** Whether a change of the transformed board does what another does to the board before. */
  private boolean sameAs(Transformation after, Transformation before) {
    return Stream.of(0, 1, 8)
        .allMatch(square -> after.image(transformation.image(square)) == transformation.image(before.image(square)));
  }

  private static Stream<String> shift(int files, int ranks) {
    if (files == 0 && ranks == 0) {
      return Stream.empty();
    }
    int from = Square.of(files < 0 ? 7 : 0, ranks < 0 ? 7 : 0);
    if (!Square.onBoard(Square.file(from) + files, Square.rank(from) + ranks)) {
      throw new IllegalArgumentException("it would be shifted off the board");
    }
    return Stream.of("shift " + Square.name(from) + "==>" + Square.name(from + files + 8 * ranks));
  }

  private static int square(String name) {
    return Square.parse(name).orElseThrow();
  }

  private static int files(Matcher shift) {
    return Square.file(square(shift.group(2))) - Square.file(square(shift.group(1)));
  }

  private static int ranks(Matcher shift) {
    return Square.rank(square(shift.group(2))) - Square.rank(square(shift.group(1)));
  }

  private String transformed(String change, Pattern colours) {
    String moved = SQUARE.matcher(change).replaceAll(
        square -> Square.name(transformation.target(square(square.group()))));
    return transformation.exchangesColours()
        ? colours.matcher(moved).replaceAll(colour -> colour.group().equals("w") ? "b" : "w") : moved;
  }
}
