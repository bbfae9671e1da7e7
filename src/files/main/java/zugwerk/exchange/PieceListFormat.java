package zugwerk.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.file.Remainder;
import zugwerk.notation.LetterText;
import zugwerk.notation.Letters;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

/**
 * Piece lists as people write them, such as {@code White Kg6 Ne6 Black Kg8}, with an optional stipulation; English or
 * German, sides as words, letters or a letter before each piece. Empty lines separate problems. Problems of other
 * games, with twins, or with a position that needs more than pieces are not written.
 */
final class PieceListFormat extends ExchangeFormat {

  private static final Pattern WORD = Pattern.compile("[^\\s,;/|]+");
  private static final Set<String> WHITE = Set.of("white", "w", "weiss", "weiß", "ws", "wh");
  private static final Set<String> BLACK = Set.of("black", "b", "schwarz", "sw", "s", "bl");
  private static final Pattern OWN_SIDE = Pattern.compile("([wbs])([A-Z]?(?:[a-h][1-8])+)");
  private static final Pattern COUNT = Pattern.compile("\\(?\\d+\\s*\\+\\s*\\d+\\)?");

  PieceListFormat() {
    super("pieces", "Piece lists", "txt");
  }

  @Override
  public boolean recognises(String text) {
    Matcher match = WORD.matcher(text);
    int pieces = 0;
    while (match.find()) {
      String word = match.group();
      if (PieceReader.isPiece(word) || OWN_SIDE.matcher(word).matches()) {
        pieces++;
      }
    }
    return pieces > 0;
  }

  @Override
  public Reading read(String text, Variant game) {
    ReadingBuilder reading = new ReadingBuilder();
    int line = 1;
    for (String block : text.split("(?<=\\n)[ \\t]*\\r?\\n", -1)) {
      int first = line;
      if (!block.isBlank()) {
        reading.add(first, () -> new Block(game, block, first).problem());
      }
      line += (int) block.chars().filter(c -> c == '\n').count() + 1;
    }
    return reading.done();
  }

  private static final class Block {

    private final String text;
    private final int line;
    private final boolean german;
    private final ImportedPieces imported;
    private final PieceReader pieces;
    private int side = -1;
    private Optional<Stipulation> stipulation = Optional.empty();

    Block(Variant game, String text, int line) {
      this.line = line;
      german = isGerman(game, text);
      this.text = german ? text : english(game, text);
      imported = new ImportedPieces(game, german ? Letters.GERMAN : Letters.ENGLISH);
      pieces = new PieceReader(imported);
    }

    Problem problem() {
      Matcher words = WORD.matcher(text);
      int at = line;
      int counted = 0;
      while (words.find()) {
        at += (int) text.substring(counted, words.start()).chars().filter(c -> c == '\n').count();
        counted = words.start();
        try {
          word(words.group());
        } catch (InputException fault) {
          throw new MisreadException(at, fault);
        }
      }
      Setup setup = Positions.assumed(imported.game(), pieces.setup(), stipulation);
      return Positions.kingless(Problem.of(imported.game(), setup).withTask(task -> task.withStipulation(stipulation)));
    }

    private void word(String written) {
      String word = written.replaceFirst(":$", "");
      String lower = word.toLowerCase(Locale.ROOT);
      Matcher own = OWN_SIDE.matcher(word);
      if (WHITE.contains(lower)) {
        side = 0;
      } else if (BLACK.contains(lower)) {
        side = 1;
      } else if (own.matches() && (side < 0 || Character.isUpperCase(own.group(2).charAt(0)))) {
        put(own.group(1).equals("w") ? 0 : 1, own.group(2));
      } else if (PieceReader.isPiece(word)) {
        if (side < 0) {
          throw new InputException("'{0}' stands before White or Black is named", word);
        }
        put(side, word);
      } else if (!COUNT.matcher(word).matches()) {
        asked(word);
      }
    }

    private void put(int of, String word) {
      String walk = PieceReader.walk(word);
      pieces.put(of, walk.isEmpty() ? german ? "B" : "P" : walk, PieceReader.squares(word.substring(walk.length())));
    }

    private void asked(String word) {
      try {
        stipulation = Optional.of(Stipulation.parse(word));
      } catch (InputException _) {
        throw new InputException(
            "'{0}' is neither a side, nor a piece with its squares, such as Kg6, nor a stipulation", word);
      }
    }

    /** Translates piece letters to English from the first language in which all fit. */
    private static String english(Variant game, String text) {
      List<LetterText> fitting = Arrays.stream(Letters.values()).map(letters -> LetterText.of(letters, game))
          .filter(letters -> letters.fits(text)).toList();
      return fitting.isEmpty() ? text : fitting.getFirst().read(text);
    }

    private static boolean isGerman(Variant game, String text) {
      Matcher words = WORD.matcher(text);
      boolean german = false;
      while (words.find()) {
        String word = words.group();
        german |= word.matches("(?i)wei(ss|ß):?|schwarz:?|sw:?|s:");
        german |= word.matches("[ws]?[DTL]([a-h][1-8])+")
            && game.schema().type(word.replaceFirst("^[ws]", "").charAt(0)) < 0;
      }
      return german;
    }
  }

  @Override
  public String write(List<Problem> problems) {
    return write(problems, Letters.ENGLISH);
  }

  @Override
  public String write(List<Problem> problems, Letters letters) {
    StringBuilder text = new StringBuilder();
    for (Problem problem : problems) {
      String list = list(problem);
      if (!recognises(list)) {
        throw new InputException("a piece list needs a piece, and the board is empty");
      }
      Problem read = new Block(problem.variant(), list, 1).problem();
      List<String> lost = Remainder.fields(
          problem.withCredits(read.credits()).withAnalysis(analysis -> analysis.withClaim(Optional.empty())
              .withKeys(List.of()).withLines(List.of()).withCertificate(Optional.empty())).withOther(read.other()),
          read);
      if (!Completion.isPlain(problem) || !lost.isEmpty()) {
        throw new InputException(
            "a piece list holds only the pieces and the stipulation of orthodox chess, not {0}",
            lost.isEmpty() ? Condition.words(problem.variant()) : String.join(", ", lost));
      }
      text.append(text.isEmpty() ? "" : "\n")
          .append(LetterText.of(letters, problem.variant()).write(list)).append('\n');
    }
    return text.toString();
  }

  private static String list(Problem problem) {
    Setup setup = problem.setup();
    List<String> words = new ArrayList<>();
    for (Side side : Side.values()) {
      List<String> pieces = pieces(setup, side.ordinal(),
          type -> String.valueOf(setup.schema().types().get(type).letter()), true);
      if (!pieces.isEmpty()) {
        words.add(side.title());
        words.addAll(pieces);
      }
    }
    if (problem.task().stipulation().isPresent()) {
      words.add(problem.task().stipulationText());
    }
    return String.join(" ", words);
  }

  /**
   * @param letters gives the letters of a type, called only for types on the board
   * @param joined whether pieces of a type share a letter, as in {@code Pa2b3}
   */
  static List<String> pieces(Setup setup, int side, IntFunction<String> letters, boolean joined) {
    List<String> pieces = new ArrayList<>();
    for (int type = 0; type < setup.schema().types().size(); type++) {
      StringBuilder squares = new StringBuilder();
      for (int i = 0; i < Square.COUNT; i++) {
        int square = i ^ 56;
        if (setup.piece(square) == Piece.of(side, type)) {
          if (!joined || squares.isEmpty()) {
            squares.append(squares.isEmpty() ? "" : " ").append(letters.apply(type));
          }
          squares.append(Square.name(square));
        }
      }
      if (!squares.isEmpty()) {
        pieces.addAll(List.of(squares.toString().split(" ")));
      }
    }
    return pieces;
  }
}
