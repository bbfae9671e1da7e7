package zugwerk.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Move;
import zugwerk.rules.MoveStyle;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;

/** Algebraic notation written a second time: what follows a move is asked of the second program of the rules. */
final class SlowMoveWriter {

  private final Variant variant;
  private final MoveStyle style;
  private final OracleGame oracle;
  private final Position position;
  private final Map<String, OracleState> successors;
  private final Map<Move, String> becomes = new HashMap<>();
  private final List<Move> legal;

  SlowMoveWriter(Variant variant, Setup setup, List<Move> legal) {
    this.variant = variant;
    this.legal = legal;
    style = variant.style();
    oracle = GameSamples.oracle(variant);
    position = Position.of(setup);
    successors = oracle.successors(oracle.parse(Fen.format(setup)));
  }

  /** The move as people write it. */
  String written(Move move) {
    return text(move, origin(move)) + sign(move) + style.remark(position, move);
  }

  /** The moves that fit a text of a piece's name, some of its square, and the rest, the sign of capture left out. */
  List<Move> fitting(Move move, String origin) {
    String text = text(move, origin).replace("x", "").replace(":", "");
    List<Move> fitting = new ArrayList<>();
    for (Move other : legal) {
      if (other.to() == move.to() && square(other).contains(origin) && isOnBoard(other)
          && text(other, origin).replace("x", "").replace(":", "").equals(text)) {
        fitting.add(other);
      }
    }
    return fitting;
  }

  static boolean isOnBoard(Move move) {
    return move instanceof Move.Step || move instanceof Move.EnPassant;
  }

  private static String square(Move move) {
    return Square.name(move.from());
  }

  boolean captures(Move move) {
    return move instanceof Move.EnPassant || move instanceof Move.Step && position.piece(move.to()) != Piece.NONE;
  }

  private boolean isPawn(Move move) {
    return Piece.type(position.piece(move.from())) == variant.pawn();
  }

  /** The first of nothing, the file, the rank and the square that leaves one square to start from. */
  private String origin(Move move) {
    if (!isOnBoard(move)) {
      return "";
    }
    String square = square(move);
    Stream<String> choices = !captures(move)
        ? Stream.of("", square.substring(0, 1), square.substring(1), square)
        : style.writesOrigins() ? Stream.of(square)
            : isPawn(move) ? Stream.of(square.substring(0, 1), square)
                : Stream.of("", square.substring(0, 1), square.substring(1), square);
    return choices.filter(origin -> fitting(move, origin).stream().map(Move::from).distinct().count() == 1)
        .findFirst().orElseThrow();
  }

  /** The move with so much of its starting square, and without the signs at its end. */
  String text(Move move, String origin) {
    if (move instanceof Move.Pass) {
      return "(pass)";
    }
    if (move instanceof Move.Drop drop) {
      return variant.schema().types().get(drop.type()).letter() + "@" + Square.name(drop.to());
    }
    String piece = isPawn(move)
        ? "" : style.name(position, position.toMove(), Piece.type(position.piece(move.from())));
    if (move instanceof Move.Castling) {
      return (move.to() % 8 == 6 ? "O-O" : "O-O-O") + becomes(move) + style.suffix(position, move);
    }
    if (move instanceof Move.SpecialMove special) {
      return switch (special.symbol()) {
        case '*' -> "x" + piece + square(move);
        case '+' -> "c" + piece + square(move);
        default -> square(move) + special.symbol();
      };
    }
    String sign = captures(move) ? variant.id().equals("hitpoint") ? ":" : "x" : "";
    return piece + origin + sign + Square.name(move.to()) + maker(move) + becomes(move)
        + style.suffix(position, move);
  }

  /** Behind a stroke, what tells the move from others between its two squares by this piece. */
  private String maker(Move move) {
    String text = LongForm.of(variant.schema(), move);
    List<String> others = legal.stream().filter(other -> other.from() == move.from() && other.to() == move.to())
        .map(other -> LongForm.of(variant.schema(), other)).filter(other -> other.contains("/")).toList();
    boolean castles = legal.stream().anyMatch(
        other -> other instanceof Move.Castling && other.from() == move.from() && other.to() == move.to());
    boolean passing = text.matches(".*/e.?") || move instanceof Move.EnPassant;
    long makers = Long.bitCount(variant.makers(position, move.from(), move.to(), passing));
    if (!text.contains("/") || castles && others.size() == 1) {
      return "";
    }
    String behind = text.substring(text.indexOf('/') + 1);
    return makers > 1 ? "/" + behind : behind.startsWith("e") ? "/e" : "";
  }

  private OracleState played(Move move) {
    return Optional.ofNullable(successors.get(LongForm.of(variant.schema(), move))).orElseThrow();
  }

  private String becomes(Move move) {
    return becomes.computeIfAbsent(move, this::change);
  }

  private String change(Move move) {
    Position after = Position.of(Fen.parse(variant, oracle.fen(played(move))));
    int side = position.toMove();
    boolean promotes = move instanceof Move.Step step && step.promotion() != Move.NONE;
    String name = promotes
        ? style.name(after, side, ((Move.Step) move).promotion())
        : style.nameAfter(after, side, Piece.type(position.piece(move.from())));
    return name.isEmpty() ? "" : "=" + name;
  }

  private String sign(Move move) {
    return switch (oracle.verdict(played(move))) {
      case "check", "draw" -> "+";
      case "checkmate", "lost" -> "#";
      default -> "";
    };
  }
}
