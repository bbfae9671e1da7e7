package zugwerk.betza;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Pieces that have names, atoms first.
 *
 * @param pieces all of them in the order of the file
 */
public record Catalogue(List<NamedPiece> pieces) {

  /** The catalogue that comes with the program. */
  public static final Catalogue STANDARD =
      new Catalogue(DataFile.read("catalogue.txt", 5).stream().map(Catalogue::piece).toList());

  private static final int SHORT_RANGE = 4;

  /** Loaded on first use: few commands need it, and reading it is slow. */
  private static final class Lazy {

    static final List<Map<String, String>> INEXPRESSIBLE = inexpressible();
    static final Map<Set<Course>, NamedPiece> BY_WAYS = STANDARD.pieces.stream().collect(Collectors.toMap(
        piece -> piece.power().ways(), piece -> piece,
        (one, other) -> one.letters().isEmpty() && !other.letters().isEmpty() ? other : one));

    private static List<Map<String, String>> inexpressible() {
      List<List<String>> rows = DataFile.read("inexpressible.txt", 2);
      return IntStream.range(0, 3).mapToObj(language -> rows.stream()
          .collect(Collectors.toMap(columns -> List.of(columns.get(1).split(" ")).get(language), List::getFirst)))
          .toList();
    }
  }

  public Catalogue {
    pieces = List.copyOf(pieces);
  }

  private static NamedPiece piece(List<String> columns) {
    List<String> names = List.of(columns.get(0).split(", "));
    return new NamedPiece(names.getFirst(), names.subList(1, names.size()), columns.get(1), columns.get(2),
        columns.get(3),
        columns.get(4).equals("-") ? List.of() : List.of(columns.get(4).split(" ")));
  }

  /** The standard piece with a power; among equals, the one used in problems. */
  public static Optional<NamedPiece> meant(Power power) {
    return Optional.ofNullable(Lazy.BY_WAYS.get(power.ways()));
  }

  /** The standard piece with a power in Betza notation, if it has letters in problems. */
  public static Optional<NamedPiece> inProblems(String expression) {
    return meant(BetzaParser.parse(expression)).filter(piece -> !piece.letters().isEmpty());
  }

  /**
   * The fairy piece with one or two letters in problems, in either case.
   *
   * @param language 0 for English, 1 for German, 2 for French
   */
  public Optional<NamedPiece> lettered(String letters, int language) {
    return pieces.stream().filter(piece -> !piece.letters().isEmpty()
        && piece.letters().get(language).equalsIgnoreCase(letters)).findFirst();
  }

  /** The pieces that are one atom; the first of two with the same atom. */
  public List<NamedPiece> atoms() {
    return pieces.stream().filter(NamedPiece::isAtom).filter(piece -> pieces.stream()
        .filter(other -> other.expression().equals(piece.expression())).findFirst().equals(Optional.of(piece)))
        .toList();
  }

  /**
   * The leapers and riders of at most {@value #SHORT_RANGE} leaps, of which each can move and none needs a hurdle or
   * has several legs; the first of those with the same power.
   */
  public List<NamedPiece> leapers() {
    Map<Set<Course>, NamedPiece> found = new LinkedHashMap<>();
    pieces.stream().filter(piece -> piece.power().courses().stream().allMatch(Catalogue::isShort))
        .forEach(piece -> found.putIfAbsent(piece.power().ways(), piece));
    return List.copyOf(found.values());
  }

  private static boolean isShort(Course course) {
    return course.range() <= SHORT_RANGE && course.least() == 1
        && course.cycle().stream().noneMatch(new Leap(0, 0)::equals)
        && Collections.disjoint(course.traits(), Set.of(Trait.GRASSHOPPER, Trait.CANNON, Trait.INITIAL));
  }

  /** The piece with a name or an alias; capitals, spaces and hyphens do not matter. */
  public Optional<NamedPiece> named(String name) {
    String wanted = Preset.plain(name);
    return pieces.stream().filter(piece -> Stream.concat(Stream.of(piece.name()), piece.aliases().stream())
        .anyMatch(each -> Preset.plain(each).equals(wanted))).findFirst();
  }

  /**
   * The name of a fairy piece that has letters in problems, in either case, but no power in Betza notation.
   *
   * @param language 0 for English, 1 for German, 2 for French
   */
  public static Optional<String> inexpressible(String letters, int language) {
    return Optional.ofNullable(Lazy.INEXPRESSIBLE.get(language).get(letters.toLowerCase(Locale.ROOT)));
  }

  /**
   * The free letter, upper case, that suits a piece best: one of its letters in problems, else one of its name, else
   * any.
   *
   * @param free the letters that are free, at least one
   */
  public char letter(Power power, String free) {
    String wanted = meant(power)
        .map(piece -> (piece.letters().isEmpty() ? "" : piece.letters().getFirst()) + piece.name()).orElse("")
        + power.name();
    return (char) (wanted.toUpperCase(Locale.ROOT) + free).chars().filter(letter -> free.indexOf(letter) >= 0)
        .findFirst().orElseThrow();
  }

  /** The pieces that match a search, those whose name or expression begins with it first; all for a blank one. */
  public List<NamedPiece> search(String text) {
    List<NamedPiece> found = new ArrayList<>(pieces.stream().filter(piece -> begins(piece, text)).toList());
    pieces.stream().filter(piece -> !begins(piece, text) && piece.matches(text)).forEach(found::add);
    return found;
  }

  private static boolean begins(NamedPiece piece, String text) {
    String wanted = text.strip();
    return piece.name().regionMatches(true, 0, wanted, 0, wanted.length()) || piece.expression().startsWith(wanted);
  }
}
