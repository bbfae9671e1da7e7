package zugwerk.notation;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.rules.Variant;

/**
 * Moves and pieces in texts, with the letters of a language. The program works with English letters; this converts
 * texts on output and input.
 *
 * <p>Where moves name powers, as in Polypiece Chess, the letters are those of Betza notation, which are the same in all
 * languages, so output is not converted.
 */
public final class LetterText {

  /** What may follow a piece's letter up to its square; {@code B~} stands for moves of a piece. */
  private static final String SQUARE = "(?=~|[a-h]?[1-8]?[x:*-]?[a-h][1-8])";
  /** After a slash only in moves with a number, as in {@code 2.Qe4/Nc4}: a FEN has slashes too. */
  private static final String BEFORE = "(?:(?<![\\p{L}/])|(?<=\\d\\.\\S{2,60}/))([xcwbn]?)";

  private static final Pattern ANY = Pattern.compile(
      BEFORE + "(?<piece>\\p{Lu}[\\p{IsCyrillic}&&\\p{Ll}]?|[\u2654-\u265F])" + SQUARE
          + "|=[wbn]?(?<promoted>\\p{Lu}|[\u2654-\u265F])(?![\\p{L}\\d/=])");

  private final Replacement written;
  private final Replacement read;

  private final Set<String> names;

  private LetterText(Replacement written, Replacement read, Set<String> names) {
    this.written = written;
    this.read = read;
    this.names = Set.copyOf(names);
  }

  private record Replacement(Map<String, String> names, Pattern all, Pattern pieces, Pattern promotions) {

    static Replacement of(Map<String, String> names) {
      String any = names.keySet().stream().sorted(Comparator.comparingInt(String::length).reversed())
          .map(Pattern::quote).collect(Collectors.joining("|"));
      return new Replacement(names, Pattern.compile(any), Pattern.compile(BEFORE + "(" + any + ")" + SQUARE),
          Pattern.compile("=([wbn]?)(" + any + ")(?![\\p{L}\\d/=])"));
    }

    String in(String text) {
      if (names.isEmpty()) {
        return text;
      }
      String moved = pieces.matcher(text).replaceAll(match -> Matcher.quoteReplacement(
          match.group(1) + names.getOrDefault(match.group(2), "")));
      return promotions.matcher(moved)
          .replaceAll(match -> Matcher.quoteReplacement(
              "=" + match.group(1) + names.getOrDefault(match.group(2), "")));
    }

    String inList(String text) {
      return names.isEmpty() ? text : all.matcher(text).replaceAll(
          match -> Matcher.quoteReplacement(names.getOrDefault(match.group(), "")));
    }
  }

  /** The letters of a language in a game. */
  public static LetterText of(Letters letters, Variant game) {
    Schema schema = game.schema();
    Map<String, String> out = new HashMap<>();
    Map<String, String> in = new HashMap<>();
    for (PieceType type : schema.types()) {
      String ours = String.valueOf(type.letter());
      String theirs = letters.name(schema, type);
      out.put(ours, theirs);
      in.put(theirs, ours);
      if (letters == Letters.FIGURINES) {
        in.put(String.valueOf(letters.sign(schema, Piece.of(1, schema.type(type.letter())))), ours);
      }
    }
    boolean powers = IntStream.range(0, schema.types().size()).anyMatch(game.style()::namesPowers);
    return new LetterText(Replacement.of(letters == Letters.ENGLISH || powers ? Map.of() : out),
        Replacement.of(letters == Letters.ENGLISH ? Map.of() : in), in.keySet());
  }

  /** Converts a text of the program to the letters of the language. */
  public String write(String english) {
    return written.in(english);
  }

  /** The same for each of several texts. */
  public List<String> write(List<String> english) {
    return english.stream().map(this::write).toList();
  }

  /** Whether texts of the program are written in other letters than English ones. */
  public boolean isForeign() {
    return !written.names().isEmpty();
  }

  /** A list of pieces such as {@code KQvKP} with the letters of the language. */
  public String writeList(String english) {
    return written.inList(english);
  }

  /** Converts a list of pieces from the letters of the language to those of the program. */
  public String readList(String text) {
    return read.inList(text);
  }

  /** Whether all pieces that a text names have letters of the language. */
  public boolean fits(String text) {
    return ANY.matcher(text).results()
        .map(match -> match.group("piece") == null ? match.group("promoted") : match.group("piece"))
        .allMatch(names::contains);
  }

  /** Converts a text from the letters of the language to those of the program. */
  public String read(String text) {
    return read.in(text);
  }
}
