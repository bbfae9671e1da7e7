package zugwerk.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;

/** Plays written lines, keeping the move counters that FEN asks for. */
public final class Replay {

  /** A bracketed remark, or what stands between blanks, behind the number of a move. */
  private static final Pattern TOKEN =
      Pattern.compile("\\{[^}]*\\}|\\([^)]*\\)|(?<=^|\\s|\\.)(?!\\d+\\.)[^\\s.]\\S*");

  /** The squares that were emptied by death; they belong to the move before. */
  private static final Pattern DEATHS = Pattern.compile("\\(\\s*(-|(:[a-h][1-8]\\s*)+)\\)");

  private Replay() {}

  /**
   * The setup after a line of moves in either form, with or without move numbers.
   *
   * @throws NotationException that names the first move that cannot be played
   */
  public static Setup play(Variant variant, Setup setup, String line) {
    Setup reached = setup;
    for (Move move : moves(variant, setup, line)) {
      reached = after(variant, reached, move);
    }
    return reached;
  }

  /**
   * The moves of a line in either form, with or without move numbers.
   *
   * @throws NotationException that names the first move that cannot be played
   */
  public static List<Move> moves(Variant variant, Setup setup, String line) {
    MoveText texts = new MoveText(variant);
    List<Move> moves = new ArrayList<>();
    Setup reached = setup;
    for (String text : moves(line)) {
      try {
        moves.add(texts.read(Position.of(reached), text));
        reached = after(variant, reached, moves.getLast());
      } catch (NotationException fault) {
        throw new NotationException("half-move " + (moves.size() + 1) + " of the line: " + fault.getMessage());
      }
    }
    return moves;
  }

  /** Legal moves from a setup as a written line with the numbers of the moves, such as {@code 1. e4 e5 2. Nf3}. */
  public static String line(Variant variant, Setup setup, List<Move> moves) {
    MoveText texts = new MoveText(variant);
    StringBuilder line = new StringBuilder();
    Setup before = setup;
    for (Move move : moves) {
      boolean white = before.toMove() == Side.WHITE;
      line.append(line.isEmpty() ? "" : " ")
          .append(white ? before.fullmove() + ". " : line.isEmpty() ? before.fullmove() + "... " : "")
          .append(texts.write(Position.of(before), move));
      before = after(variant, before, move);
    }
    return line.toString();
  }

  /** The setup after a legal move, its counters gone on. */
  public static Setup after(Variant variant, Setup setup, Move move) {
    Position position = Position.of(setup);
    MoveMaker.make(variant, position, EncodedMove.pack(move));
    Setup after = position.setup();
    boolean quiet = setup.pieces(Side.WHITE) == after.pieces(Side.WHITE)
        && setup.pieces(Side.BLACK) == after.pieces(Side.BLACK)
        && (move instanceof Move.SpecialMove || move instanceof Move.Pass
            || Piece.type(setup.piece(move.from())) != variant.pawn());
    return after.counting(
        quiet ? setup.halfmoves() + 1 : 0, setup.fullmove() + (setup.toMove() == Side.BLACK ? 1 : 0));
  }

  /** The moves of a line as they are written, without numbers, dots and comments. */
  public static List<String> moves(String line) {
    List<String> moves = new ArrayList<>();
    for (Matcher token = TOKEN.matcher(line.strip()); token.find();) {
      String text = token.group();
      if (DEATHS.matcher(text).matches() && !moves.isEmpty()) {
        moves.add(moves.removeLast() + " " + text);
      } else if (!text.matches("[.!?+#]+|1-0|0-1|1/2-1/2|[*]|[$]\\d+|e[.]p[.]|\\{.*|\\((?!pass\\)).*")) {
        moves.add(text);
      }
    }
    return moves;
  }
}
