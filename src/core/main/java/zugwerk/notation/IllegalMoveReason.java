package zugwerk.notation;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import zugwerk.work.Message;

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

  Message refusal(String text) {
    return reason(text).map(why -> message("{0}: {1}", illegal(text), why)).orElse(illegal(text));
  }

  private Message illegal(String text) {
    return side == 0 ? message("'{0}' is not a legal move of White here", text)
        : message("'{0}' is not a legal move of Black here", text);
  }

  private Optional<Message> reason(String text) {
    Verdict verdict = new Generator(variant).verdict(position);
    if (verdict.ends()) {
      return Optional.of(message("the game is over, {0}", message(verdict.word())));
    }
    List<Move> legal = texts.legal(position);
    if (legal.size() == 1 && legal.getFirst() instanceof Move.Pass) {
      return Optional.of(message("{0} must pass", side()));
    }
    List<Move> meant = texts.meant(position, texts.candidates(position), text);
    if (!meant.isEmpty()) {
      return Optional.of(exposure(meant.getFirst()));
    }
    if (text.matches("[O0]-[O0](-[O0])?.*")) {
      return Optional.of(message("castling needs the right to castle, empty squares between, and no attack on the King"
          + " or the squares it crosses"));
    }
    List<Integer> squares = new ArrayList<>();
    for (Matcher matcher = SQUARES.matcher(text); matcher.find();) {
      squares.add(Square.parse(matcher.group()).orElseThrow());
    }
    return squares.isEmpty() ? Optional.empty()
        : Optional.of(squares.size() == 1 ? unreached(text, squares.getFirst()) : origin(squares));
  }

  private Message exposure(Move move) {
    int king = position.king(side);
    long before = Attacks.attackers(variant, position, king, 1 - side);
    int mover = Piece.type(position.piece(move.from()));
    List<String> names = names();
    int mark = position.mark();
    MoveMaker.make(variant, position, EncodedMove.pack(move));
    int kingAfter = position.king(side);
    if (kingAfter == Square.COUNT || !Attacks.inCheck(variant, position, side)) {
      position.rollback(mark);
      return message("the rules of {0} forbid the position after it", variant.title());
    }
    long after = Attacks.attackers(variant, position, kingAfter, 1 - side);
    List<String> namesAfter = names();
    position.rollback(mark);
    OptionalInt attacker = after == 0
        ? OptionalInt.empty()
        : OptionalInt.of(Long.numberOfTrailingZeros((after & ~before) != 0 ? after & ~before : after));
    if (attacker.isEmpty()) {
      return message("it would leave the King on {0} attacked", Square.name(kingAfter));
    }
    String from = Square.name(attacker.getAsInt());
    String target = Square.name(kingAfter);
    int type = Piece.type(position.piece(attacker.getAsInt()));
    if (type >= 0 && mover >= 0 && !names.get(type).equals(namesAfter.get(type))) {
      return message("the {0}'s step would turn {1} into {2}, which attacks {3}", title(mover), from,
          namesAfter.get(type), target);
    }
    Message piece = type >= 0 ? title(type) : message("piece");
    return king != kingAfter ? message("the {0} on {1} attacks {2}", piece, from, target)
        : (before >>> attacker.getAsInt() & 1) != 0
            ? message("the King on {0} would stay in check from the {1} on {2}", target, piece, from)
            : message("it would let the {0} on {1} attack the King on {2}", piece, from, target);
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    for (int type = 0; type < variant.schema().types().size(); type++) {
      names.add(variant.style().name(position, 1 - side, type));
    }
    return names;
  }

  private Message origin(List<Integer> squares) {
    int from = squares.getFirst();
    int piece = position.piece(from);
    if (piece == Piece.NONE || Piece.side(piece) != side) {
      return message("{0} has no piece on {1}", side(), Square.name(from));
    }
    if ((variant.active(position) >>> from & 1) == 0) {
      String state = state(from);
      return state.isEmpty() ? message("the {0} on {1} cannot move", title(Piece.type(piece)), Square.name(from))
          : message("the {0} on {1} cannot move ({2})", title(Piece.type(piece)), Square.name(from), state);
    }
    return message("the {0} on {1} cannot move to {2}", title(Piece.type(piece)), Square.name(from),
        Square.name(squares.get(1)));
  }

  private Message unreached(String text, int to) {
    for (int type = 0; type < variant.schema().types().size(); type++) {
      if (type != variant.pawn() && text.startsWith(variant.style().name(position, side, type))) {
        return position.pieces(side, type) == 0
            ? message("{0} has no {1}", side(), title(type))
            : message("no {0} of {1} can move to {2}", title(type), side(), Square.name(to));
      }
    }
    return Character.isLowerCase(text.charAt(0))
        ? message("no {0} of {1} can move to {2}", title(variant.pawn()), side(), Square.name(to))
        : message("there is no piece called '{0}'", text.replaceFirst("[a-hx:-].*", ""));
  }

  private String state(int square) {
    List<String> parts = new ArrayList<>();
    for (Slot slot : variant.schema().slots()) {
      int value = slot.scope() == Slot.Scope.PIECE ? position.get(variant.schema().offset(slot) + square) : 0;
      if (value != 0) {
        parts.add(slot.name() + " " + value);
      }
    }
    return String.join(", ", parts);
  }

  private Message side() {
    return message(Side.of(side).title());
  }

  private Message title(int type) {
    return message(variant.schema().types().get(type).title());
  }
}
