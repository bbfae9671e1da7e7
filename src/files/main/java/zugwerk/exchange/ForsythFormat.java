package zugwerk.exchange;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Letters;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/**
 * Forsyth as problemists write it: runs of empty squares of up to two digits, slashes or none, {@code S} for the Knight
 * or the letters of another language, {@code .xx} and {@code (q2)} for fairy pieces, which are rejected by name unless
 * the game has them. In a text without {@code S}, {@code N} is the Knight, as in FEN.
 */
final class ForsythFormat extends ExchangeFormat {

  private static final String FIGURINES = "\u2654\u2655\u2656\u2657\u2658\u2659\u265A\u265B\u265C\u265D\u265E\u265F";
  private static final String LETTERS = "KQRBNPkqrbnp";

  private static final Pattern PART = Pattern.compile("\\d{1,2}|\\D");

  /** The usual meaning of pieces in brackets: a letter, and its quarter turns. */
  private static final Map<String, String> TURNED = Map.ofEntries(
      Map.entry("n1", "a Knight turned by 90 degrees, such as a Gnu or Mao"),
      Map.entry("s1", "a Knight turned by 90 degrees"),
      Map.entry("n2", "a Nightrider"), Map.entry("s2", "a Nightrider"),
      Map.entry("n3", "a Camel or Zebra"), Map.entry("s3", "a Camel or Zebra"),
      Map.entry("q1", "a Queen turned by 90 degrees"), Map.entry("q2", "a Grasshopper"),
      Map.entry("q3", "a Queen turned by 270 degrees, such as a Lion"),
      Map.entry("r1", "a Dabbaba"), Map.entry("r2", "a Wazir or Rookhopper"), Map.entry("r3", "a Pao"),
      Map.entry("b1", "a Bishop turned by 90 degrees"), Map.entry("b2", "an Archbishop or Bishophopper"),
      Map.entry("b3", "an Alfil, Fers or Vao"), Map.entry("k1", "a turned King"), Map.entry("k2", "a turned King"),
      Map.entry("k3", "a turned King"), Map.entry("p1", "a Superpawn"), Map.entry("p2", "a Berolina Pawn"),
      Map.entry("p3", "a Chinese Pawn"), Map.entry("e", "an Equihopper"), Map.entry("a", "an Amazon"),
      Map.entry("o", "an Orphan"), Map.entry("f", "a Rose"), Map.entry("w", "a fairy piece"),
      Map.entry("x", "a fairy piece"));

  ForsythFormat() {
    super("forsyth", "Forsyth", "forsyth");
  }

  @Override
  public boolean recognises(String text) {
    List<String> words = latin(text).lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    return !words.isEmpty() && words.stream().allMatch(ForsythFormat::isBoard);
  }

  private static boolean isBoard(String word) {
    return word.matches("[\\p{L}0-9/.=()!*+-]++") && word.chars().filter(Character::isLetter).count() > 1
        && (word.chars().filter(c -> c == '/').count() >= 6 || squares(word) == Square.COUNT);
  }

  private static int squares(String text) {
    int squares = 0;
    Matcher parts = PART.matcher(plain(text));
    while (parts.find()) {
      char c = parts.group().charAt(0);
      squares += Character.isDigit(c) ? Integer.parseInt(parts.group()) : c == '/' ? 0 : 1;
    }
    return squares;
  }

  /** Replaces a Russian King, and a sign in brackets or after a full stop, by one letter each. */
  private static String plain(String text) {
    return latin(text).replaceAll("\\([^)]*\\)|\\.=?..", "x");
  }

  private static String latin(String text) {
    StringBuilder latin = new StringBuilder(
        text.replaceAll("\u041a[\u0420\u0440]", "K").replaceAll("\u043a\u0440", "k"));
    for (int i = 0; i < latin.length(); i++) {
      int figurine = FIGURINES.indexOf(latin.charAt(i));
      if (figurine >= 0) {
        latin.setCharAt(i, LETTERS.charAt(figurine));
      }
    }
    return latin.toString();
  }

  @Override
  public Reading read(String text, Variant game) {
    return ReadingBuilder.lines(latin(text), line -> {
      ImportedPieces imported = new ImportedPieces(game, letters(game, line));
      Setup setup = board(imported, line);
      return Problem.of(imported.game(), Positions.assumed(imported.game(), setup, Optional.empty()));
    });
  }

  /** The usual letters if all are known; otherwise those of the first language in which each side has a King. */
  private static Letters letters(Variant game, String text) {
    Letters usual = usual(game, text);
    String signs = plain(text).replaceAll("[\\d/]", "");
    boolean known = signs.chars().allMatch(c -> c == 'x' || usual.type(game.schema(), (char) c).isPresent());
    return known ? usual : Arrays.stream(Letters.values())
        .filter(letters -> letters != Letters.ENGLISH && letters != Letters.PROBLEM && letters != Letters.FIGURINES)
        .filter(letters -> isPosition(game, letters, signs)).findFirst().orElse(usual);
  }

  private static boolean isPosition(Variant game, Letters letters, String signs) {
    List<Integer> kings = signs.chars().filter(c -> letters.type(game.schema(), (char) c).filter(
        type -> type == Schema.KING).isPresent()).boxed().toList();
    return signs.chars().allMatch(c -> letters.type(game.schema(), (char) c).isPresent()) && kings.size() == 2
        && Character.isUpperCase(kings.getFirst()) != Character.isUpperCase(kings.getLast());
  }

  /** German if there are letters that only German has; otherwise those of problemists if S occurs. */
  private static Letters usual(Variant game, String text) {
    String plain = text.replaceAll("\\([^)]*\\)|\\.=?..", "");
    boolean german = plain.matches("(?i).*[DTL].*")
        && plain.chars().anyMatch(c -> "DTL".indexOf(Character.toUpperCase(c)) >= 0
            && game.schema().type(Character.toUpperCase((char) c)) < 0);
    return german ? Letters.GERMAN : plain.matches("(?i).*S.*") && plain.matches("(?i).*N.*")
        ? Letters.PROBLEM : Letters.ENGLISH;
  }

  static Setup board(ImportedPieces imported, String text) {
    return board(imported, text, false);
  }

  /** Like {@link #board}, but a text that is too short leaves the other squares empty, as in Popeye. */
  static Setup begun(ImportedPieces imported, String text) {
    return board(imported, text, true);
  }

  private static Setup board(ImportedPieces imported, String text, boolean mayBeShort) {
    PieceReader pieces = new PieceReader(imported);
    int at = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isDigit(c)) {
        int end = i + 1 < text.length() && Character.isDigit(text.charAt(i + 1)) ? i + 2 : i + 1;
        at += Integer.parseInt(text.substring(i, end));
        i = end - 1;
      } else if (c == '/') {
        if (at % 8 != 0) {
          throw new InputException("rank {0} of the Forsyth has {1} squares instead of 8", 8 - at / 8, at % 8);
        }
      } else {
        String walk = walk(text, i);
        place(pieces, at++, walk);
        i += walk.length() - 1;
      }
      if (at > Square.COUNT) {
        break;
      }
    }
    if (at > Square.COUNT || at < Square.COUNT && !mayBeShort) {
      throw new InputException("the Forsyth has {0} squares instead of 64", at > Square.COUNT ? "more than 64" : at);
    }
    return pieces.setup();
  }

  private static String walk(String text, int from) {
    char c = text.charAt(from);
    if (c == '(') {
      int end = text.indexOf(')', from);
      return end < 0 ? text.substring(from) : text.substring(from, end + 1);
    }
    if (c == '.') {
      int letters = from + 1 < text.length() && text.charAt(from + 1) == '=' ? 4 : 3;
      return text.substring(from, Math.min(text.length(), from + letters));
    }
    return c == '=' || c == '!' ? text.substring(from, Math.min(text.length(), from + 2)) : String.valueOf(c);
  }

  private static void place(PieceReader pieces, int at, String sign) {
    int square = Math.min(at, Square.COUNT - 1) ^ 56;
    pieces.marking(sign.contains("=") || sign.contains("!")
        ? List.of(PopeyeConditions.attribute(PopeyeLanguage.NEUTRAL)) : List.of());
    String walk = sign.replaceAll("[().=!]", "");
    if (walk.isEmpty()) {
      throw new InputException("'{0}' on {1} does not stand for a piece", sign, Square.name(square));
    }
    String turned = TURNED.get(sign.replaceAll("[()*!]", "").toLowerCase(Locale.ROOT));
    if (sign.startsWith("(") && turned != null) {
      throw new InputException(
          "'{0}' on {1} is {2}, and there is none in this game", sign, Square.name(square), turned);
    }
    int side = Character.isUpperCase(walk.charAt(0)) ? Piece.side(Piece.of(0, 0)) : 1;
    pieces.put(side, walk.replaceFirst("0$", ""), List.of(square));
  }

  @Override
  public String write(List<Problem> problems) {
    return write(problems, Letters.ENGLISH);
  }

  /** Figurines show the colour; with letters, White's pieces are upper case. */
  @Override
  public String write(List<Problem> problems, Letters letters) {
    StringBuilder text = new StringBuilder();
    for (Problem problem : problems) {
      if (!Completion.isPlain(problem)) {
        throw new InputException(
            "Forsyth holds only the pieces of orthodox chess, not those of {0}", Condition.words(problem.variant()));
      }
      problem.fen().split(" ")[0].chars().forEach(c -> text.append(sign((char) c, letters)));
      text.append('\n');
    }
    return text.toString();
  }

  private static char sign(char letter, Letters letters) {
    int figurine = LETTERS.indexOf(letter);
    if (letters == Letters.FIGURINES && figurine >= 0) {
      return FIGURINES.charAt(figurine);
    }
    char written = letters.letter(Character.toUpperCase(letter));
    return Character.isUpperCase(letter) ? written : Character.toLowerCase(written);
  }
}
