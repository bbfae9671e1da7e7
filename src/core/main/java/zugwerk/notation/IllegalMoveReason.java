package zugwerk.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/** Explains why a text is not a legal move of a position. */
final class IllegalMoveReason {

  private static final Pattern SQUARES = Pattern.compile("[a-h][1-8]");

  private final Variant variant;
  private final MoveText texts;
  private final Position position;
  private final int side;

  IllegalMoveReason(Variant variant, MoveText texts, Position position) {
    this.variant = variant;
    this.texts = texts;
    this.position = position;
    side = position.toMove();
  }

  String why(String text) {
    String reason = reason(text);
    return reason.isEmpty() ? "" : ": " + reason;
  }

  private String reason(String text) {
    Verdict verdict = new Generator(variant).verdict(position);
    if (verdict.ends()) {
      return "the game is over, " + verdict.word();
    }
    List<Move> legal = texts.legal(position);
    if (legal.size() == 1 && legal.getFirst() instanceof Move.Pass) {
      return Side.of(side).title() + " must pass";
    }
    List<Move> meant = texts.meant(position, texts.candidates(position), text);
    if (!meant.isEmpty()) {
      return exposure(meant.getFirst());
    }
    if (text.matches("[O0]-[O0](-[O0])?.*")) {
      return "castling needs the right to castle, empty squares between, and no attack on the King"
          + " or the squares it crosses";
    }
    List<Integer> squares = new ArrayList<>();
    for (Matcher matcher = SQUARES.matcher(text); matcher.find();) {
      squares.add(Square.parse(matcher.group()).orElseThrow());
    }
    return squares.isEmpty() ? "" : squares.size() == 1 ? unreached(text, squares.getFirst()) : origin(squares);
  }

  private String exposure(Move move) {
    int king = position.king(side);
    long before = Attacks.attackers(variant, position, king, 1 - side);
    int mover = Piece.type(position.piece(move.from()));
    List<String> names = names();
    int mark = position.mark();
    MoveMaker.make(variant, position, EncodedMove.pack(move));
    int kingAfter = position.king(side);
    if (kingAfter == Square.COUNT || !Attacks.inCheck(variant, position, side)) {
      position.rollback(mark);
      return "the rules of " + variant.title() + " forbid the position after it";
    }
    long after = Attacks.attackers(variant, position, kingAfter, 1 - side);
    List<String> namesAfter = names();
    position.rollback(mark);
    OptionalInt attacker = after == 0
        ? OptionalInt.empty()
        : OptionalInt.of(Long.numberOfTrailingZeros((after & ~before) != 0 ? after & ~before : after));
    if (attacker.isEmpty()) {
      return "it would leave the King on " + Square.name(kingAfter) + " attacked";
    }
    String from = Square.name(attacker.getAsInt());
    String target = Square.name(kingAfter);
    int type = Piece.type(position.piece(attacker.getAsInt()));
    if (type >= 0 && mover >= 0 && !names.get(type).equals(namesAfter.get(type))) {
      return "the " + title(mover) + "'s step would turn " + from + " into " + namesAfter.get(type)
          + ", which attacks " + target;
    }
    String what = type >= 0 ? "the " + title(type) + " on " + from : "the piece on " + from;
    return king != kingAfter
        ? what + " attacks " + target
        : (before >>> attacker.getAsInt() & 1) != 0
            ? "the King on " + target + " would stay in check from " + what
            : "it would let " + what + " attack the King on " + target;
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    for (int type = 0; type < variant.schema().types().size(); type++) {
      names.add(variant.style().name(position, 1 - side, type));
    }
    return names;
  }

  private String origin(List<Integer> squares) {
    int from = squares.getFirst();
    int piece = position.piece(from);
    if (piece == Piece.NONE || Piece.side(piece) != side) {
      return Side.of(side).title() + " has no piece on " + Square.name(from);
    }
    if ((variant.active(position) >>> from & 1) == 0) {
      return "the " + title(Piece.type(piece)) + " on " + Square.name(from) + " cannot move" + state(from);
    }
    return "the " + title(Piece.type(piece)) + " on " + Square.name(from) + " cannot move to "
        + Square.name(squares.get(1));
  }

  private String unreached(String text, int to) {
    for (int type = 0; type < variant.schema().types().size(); type++) {
      if (type != variant.pawn() && text.startsWith(variant.style().name(position, side, type))) {
        return position.pieces(side, type) == 0
            ? Side.of(side).title() + " has no " + title(type)
            : "no " + title(type) + " of " + Side.of(side).title() + " can move to " + Square.name(to);
      }
    }
    return Character.isLowerCase(text.charAt(0))
        ? "no " + title(variant.pawn()) + " of " + Side.of(side).title() + " can move to " + Square.name(to)
        : "there is no piece called '" + text.replaceFirst("[a-hx:-].*", "") + "'";
  }

  private String state(int square) {
    List<String> parts = new ArrayList<>();
    for (Slot slot : variant.schema().slots()) {
      int value = slot.scope() == Slot.Scope.PIECE ? position.get(variant.schema().offset(slot) + square) : 0;
      if (value != 0) {
        parts.add(slot.name() + " " + value);
      }
    }
    return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
  }

  private String title(int type) {
    return variant.schema().types().get(type).title();
  }
}
