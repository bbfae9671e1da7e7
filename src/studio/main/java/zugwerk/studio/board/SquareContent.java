package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.compose.PieceRole;
import zugwerk.diagram.Figure;
import zugwerk.diagram.SquareState;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.BoardState;
import zugwerk.studio.editor.GameTerms;

/**
 * What one square shows. A square is redrawn only when this changes. Piece is its FEN letter; power its present power
 * where that differs from its type; the label is for screen readers; onSquare and onPiece are signs for the watched
 * King; faults are one per line.
 */
record SquareContent(String piece, Optional<Figure> figure, String power, SquareState state, String label,
    Optional<FieldSign> onSquare, Optional<FieldSign> onPiece, Optional<PieceRole> role, Optional<ReachSign> reach,
    String fault, boolean played, SquareEdges edges, boolean rebirth) {

  static final SquareContent EMPTY = new SquareContent("", Optional.empty(), "", new SquareState(0, "", ""), "",
      Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), "", false,
      SquareEdges.NONE, false);

  static SquareContent of(BoardState board, Position position, int square) {
    Setup setup = board.shown();
    int here = setup.piece(square);
    String letter = here == Piece.NONE ? "" : String.valueOf(Fen.letter(setup.schema(), here));
    Variant variant = board.draft().variant();
    Optional<Figure> figure = Optional.of(here).filter(piece -> piece != Piece.NONE)
        .map(_ -> Figure.of(variant, setup, position, square, board.asTheyMove()));
    return new SquareContent(letter, figure, power(variant, position, here),
        board.full() ? SquareState.full(variant, setup, square) : SquareState.of(setup, square),
        label(variant, setup, position, square),
        board.field().flatMap(field -> FieldSign.ofSquare(field, square)),
        board.field().flatMap(field -> FieldSign.ofPiece(field, square)),
        Optional.ofNullable(board.shownRoles().get(square)), reach(board, setup, square), fault(board, square),
        board.preview().flatMap(preview -> preview.last())
            .filter(move -> move.from() != move.to() && (move.from() == square || move.to() == square)).isPresent(),
        SquareEdges.of(variant.marks(), square, board.flipped()), rebirth(board, variant, position, square));
  }

  /** Whether the inspected piece would be reborn on a square. */
  private static boolean rebirth(BoardState board, Variant variant, Position position, int square) {
    return board.reach().filter(reach -> (variant.marks(position, reach.square()) >>> square & 1) != 0).isPresent();
  }

  /** The present power of a piece if its type can have several and its letter does not show it. */
  private static String power(Variant variant, Position position, int piece) {
    if (piece == Piece.NONE || !variant.style().namesPowers(Piece.type(piece))) {
      return "";
    }
    String name = variant.style().name(position, Piece.side(piece), Piece.type(piece));
    return name.equals(String.valueOf(variant.schema().types().get(Piece.type(piece)).letter())) ? "" : name;
  }

  private static Optional<ReachSign> reach(BoardState board, Setup setup, int square) {
    return board.reach().flatMap(reach -> {
      int mover = setup.piece(reach.square());
      int here = setup.piece(square);
      boolean own = here != Piece.NONE && Piece.side(here) == Piece.side(mover);
      return ReachSign.of(reach, square, own, here != Piece.NONE && !own);
    });
  }

  private static String fault(BoardState board, int square) {
    return board.shownFaults().stream().filter(fault -> fault.square() == square)
        .map(fault -> lang(fault.text())).collect(Collectors.joining("\n"));
  }

  private static String label(Variant variant, Setup setup, Position position, int square) {
    int here = setup.piece(square);
    if (here == Piece.NONE) {
      return lang("{0}, empty", Square.name(square)) + stateWords(variant, setup, square);
    }
    PieceType type = setup.schema().types().get(Piece.type(here));
    String name = variant.style().name(position, Piece.side(here), Piece.type(here));
    return (Piece.side(here) == 0 ? lang("white {0} on {1}", GameTerms.title(type), Square.name(square))
        : lang("black {0} on {1}", GameTerms.title(type), Square.name(square)))
        + (name.equals(String.valueOf(type.letter())) ? "" : ", " + lang("as {0}", name))
        + stateWords(variant, setup, square);
  }

  private static String stateWords(Variant variant, Setup setup, int square) {
    return setup.schema().slots().stream().filter(slot -> value(setup, slot, square) != 0)
        .map(slot -> ", " + (slot.scope() == Slot.Scope.PIECE && setup.piece(square) != Piece.NONE
            ? StateValueText.of(variant, slot, Piece.type(setup.piece(square)), value(setup, slot, square))
            : StateValueText.of(slot, value(setup, slot, square))))
        .collect(Collectors.joining());
  }

  private static int value(Setup setup, Slot slot, int square) {
    return slot.isOnSquares() ? setup.get(setup.schema().offset(slot) + square) : 0;
  }

  boolean isOccupied() {
    return !piece.isEmpty();
  }

  String allWords() {
    return label + Stream.of(onSquare, onPiece).flatMap(Optional::stream).map(sign -> ", " + sign.word())
        .collect(Collectors.joining()) + reach.map(sign -> ", " + sign.word()).orElse("")
        + (edges.marked() ? ", " + lang("marked square") : "") + (rebirth ? ", " + lang("rebirth square") : "")
        + role.map(known -> ", " + lang("removed: {0}", known.text())).orElse("");
  }
}
