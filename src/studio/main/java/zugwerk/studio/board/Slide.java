package zugwerk.studio.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Move;
import zugwerk.studio.editor.BoardState;

record Slide(int from, int to) {

  /** The most squares that a move changes: en passant or castling. */
  private static final int MOST = 3;
  private static final int MOST_CASTLING = 4;

  /** The pieces that a move, made or taken back, displaces between two states; often none. */
  static List<Slide> between(BoardState old, BoardState now) {
    if (old.preview().equals(now.preview())) {
      return List.of();
    }
    Optional<Move> made = now.preview().flatMap(preview -> preview.last());
    if (made.isPresent() && follows(old.shown(), now.shown(), made.get())) {
      return of(old.shown(), now.shown(), made.get());
    }
    Optional<Move> takenBack = old.preview().flatMap(preview -> preview.last());
    return takenBack.isPresent() && follows(now.shown(), old.shown(), takenBack.get())
        ? of(now.shown(), old.shown(), takenBack.get()).stream().map(slide -> new Slide(slide.to, slide.from)).toList()
        : List.of();
  }

  private static boolean follows(Setup before, Setup after, Move move) {
    int piece = before.piece(move.from());
    int there = after.piece(move.to());
    return before.schema().equals(after.schema()) && move.from() != move.to() && piece != Piece.NONE
        && there != Piece.NONE && Piece.side(there) == Piece.side(piece) && after.piece(move.from()) != piece
        && changed(before, after).size() <= (move instanceof Move.Castling ? MOST_CASTLING : MOST);
  }

  /** The moving piece; in castling also its partner, which is the only other one that appears. */
  private static List<Slide> of(Setup before, Setup after, Move move) {
    List<Slide> slides = new ArrayList<>(List.of(new Slide(move.from(), move.to())));
    if (move instanceof Move.Castling) {
      List<Integer> others = changed(before, after).stream()
          .filter(square -> square != move.from() && square != move.to()).toList();
      for (int from : others) {
        for (int to : others) {
          if (before.piece(from) != Piece.NONE && before.piece(from) == after.piece(to)) {
            slides.add(new Slide(from, to));
          }
        }
      }
    }
    return slides;
  }

  private static List<Integer> changed(Setup before, Setup after) {
    List<Integer> changed = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (before.piece(square) != after.piece(square)) {
        changed.add(square);
      }
    }
    return changed;
  }
}
