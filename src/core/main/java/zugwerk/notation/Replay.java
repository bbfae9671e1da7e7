package zugwerk.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/** Plays written lines of moves, and keeps the move counters of FEN. */
public final class Replay {

  /** A remark in brackets, or a word without the move number before it. */
  private static final Pattern TOKEN =
      Pattern.compile("\\{[^}]*\\}|\\([^)]*\\)|(?<=^|\\s|\\.)(?!\\d+\\.)[^\\s.]\\S*");

  /** Texts among the moves that are not moves. */
  private static final Pattern OTHER = Pattern.compile(
      "[^\\p{L}\\p{N}\\(\\{]+|N|(?i:(check)?mate)[.!?]*|1-0|0-1|1/2-1/2|[$]\\d+|e[.]?p[.]?|\\{.*|\\((?!pass\\)).*");

  /** Squares of pieces that died by the move before. */
  private static final Pattern DEATHS = Pattern.compile("\\(\\s*(-|(:[a-h][1-8]\\s*)+)\\)");

  private Replay() {}

  /**
   * The setup after a line of moves in long or written form, with or without move numbers.
   *
   * @throws InputException with the first move that cannot be played
   */
  public static Setup play(Variant variant, Setup setup, String line) {
    Setup reached = setup;
    for (Move move : moves(variant, setup, line)) {
      reached = MoveMaker.after(variant, reached, move);
    }
    return reached;
  }

  /**
   * The moves of a line in long or written form, with or without move numbers. A line with letters that are
   * not English is read in the first language of {@link Letters} in which all of it can be played.
   *
   * @throws InputException with the first move that cannot be played
   */
  public static List<Move> moves(Variant variant, Setup setup, String line) {
    boolean english = LetterText.of(Letters.ENGLISH, variant).fits(line);
    return Arrays.stream(Letters.values()).filter(letters -> !english)
        .flatMap(letters -> inOne(letters, variant, setup, line).stream()).findFirst()
        .orElseGet(() -> inAny(variant, setup, line));
  }

  private static Optional<List<Move>> inOne(Letters letters, Variant variant, Setup setup, String line) {
    MoveText texts = new MoveText(variant);
    LetterText read = LetterText.of(letters, variant);
    List<Move> moves = new ArrayList<>();
    Setup reached = setup;
    for (String text : moves(line)) {
      Optional<Move> move = texts.read(Position.of(reached), text, read);
      if (move.isEmpty()) {
        return Optional.empty();
      }
      moves.add(move.get());
      reached = MoveMaker.after(variant, reached, moves.getLast());
    }
    return Optional.of(moves);
  }

  private static List<Move> inAny(Variant variant, Setup setup, String line) {
    MoveText texts = new MoveText(variant);
    List<Move> moves = new ArrayList<>();
    Setup reached = setup;
    for (String text : moves(line)) {
      try {
        moves.add(texts.read(Position.of(reached), text));
        reached = MoveMaker.after(variant, reached, moves.getLast());
      } catch (InputException fault) {
        throw new InputException("half-move {0} of the line: {1}", moves.size() + 1, fault);
      }
    }
    return moves;
  }

  /** Writes legal moves from a setup as a line with move numbers, such as {@code 1. e4 e5 2. Nf3}. */
  public static String line(Variant variant, Setup setup, List<Move> moves) {
    MoveText texts = new MoveText(variant);
    StringBuilder line = new StringBuilder();
    Setup before = setup;
    for (Move move : moves) {
      boolean white = before.toMove() == Side.WHITE;
      line.append(line.isEmpty() ? "" : " ")
          .append(white ? before.fullmove() + ". " : line.isEmpty() ? before.fullmove() + "... " : "")
          .append(texts.write(Position.of(before), move));
      before = MoveMaker.after(variant, before, move);
    }
    return line.toString();
  }

  /** The texts of the moves of a line, without numbers, dots and comments. */
  public static List<String> moves(String line) {
    List<String> moves = new ArrayList<>();
    for (Matcher token = TOKEN.matcher(line.strip()); token.find();) {
      String text = token.group();
      if (DEATHS.matcher(text).matches() && !moves.isEmpty()) {
        moves.add(moves.removeLast() + " " + text);
      } else if (text.startsWith("[") && !moves.isEmpty()) {
        moves.add(moves.removeLast() + text);
      } else if (!OTHER.matcher(text).matches()) {
        moves.add(text);
      }
    }
    return moves;
  }
}
