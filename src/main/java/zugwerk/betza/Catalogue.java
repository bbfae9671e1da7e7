package zugwerk.betza;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Pieces that have names, atoms first.
 *
 * @param pieces all of them in the order of the file
 */
public record Catalogue(List<NamedPiece> pieces) {

  /** The catalogue that comes with the program. */
  public static final Catalogue STANDARD =
      new Catalogue(DataFile.read("catalogue.txt", 5).stream().map(Catalogue::piece).toList());

  public Catalogue {
    pieces = List.copyOf(pieces);
  }

  private static NamedPiece piece(List<String> columns) {
    return new NamedPiece(columns.get(0), columns.get(1), columns.get(2), columns.get(3),
        columns.get(4).equals("-") ? List.of() : List.of(columns.get(4).split(" ")));
  }

  /** The piece that has a power: where several have it, the one that problems have. */
  public Optional<NamedPiece> meant(Power power) {
    return pieces.stream().filter(piece -> piece.power().movesLike(power))
        .min(Comparator.comparing(piece -> piece.letters().isEmpty()));
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

  /** The piece with a name, whatever its capitals, spaces and hyphens. */
  public Optional<NamedPiece> named(String name) {
    String wanted = Preset.plain(name);
    return pieces.stream().filter(piece -> Preset.plain(piece.name()).equals(wanted)).findFirst();
  }

  /**
   * The letter, upper case, that a piece gets among others: if it is free, one of its letters in problems, else one of
   * its name, else any.
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

  /** The pieces that a search finds, those whose name or expression begins with it first; all for a blank one. */
  public List<NamedPiece> search(String text) {
    List<NamedPiece> found = new ArrayList<>(pieces.stream().filter(piece -> begins(piece, text)).toList());
    pieces.stream().filter(piece -> !begins(piece, text) && piece.answers(text)).forEach(found::add);
    return found;
  }

  private static boolean begins(NamedPiece piece, String text) {
    String wanted = text.strip();
    return piece.name().regionMatches(true, 0, wanted, 0, wanted.length()) || piece.expression().startsWith(wanted);
  }
}
