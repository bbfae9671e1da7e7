package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;

/** Numbers the placements of a key, and puts them on the board. Marks of squares are numbered like pieces. */
final class SlotLayout {

  private final SlotKey key;
  private final int[] ofPieces;
  private final PlacementIndex index;
  private final List<Members> groups = new ArrayList<>();
  private final int[][] kingValues = new int[2][];

  private sealed interface Members {

    long in(Position position);

    boolean put(Position position, int square);
  }

  /** @param alone whether all pieces of the side and type have these values */
  @SuppressWarnings("ArrayRecordComponent") // Groups are never compared.
  private record Pieces(int side, int type, int[] values, int[] cells, boolean alone) implements Members {

    @Override
    public long in(Position position) {
      long pieces = position.pieces(side, type);
      for (long rest = alone ? 0 : pieces; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        for (int i = 0; i < cells.length; i++) {
          if (position.get(cells[i] + square) != values[i]) {
            pieces &= ~Long.lowestOneBit(rest);
          }
        }
      }
      return pieces;
    }

    @Override
    public boolean put(Position position, int square) {
      if (position.piece(square) != Piece.NONE) {
        return false;
      }
      place(position, square, Piece.of(side, type), values, cells);
      return true;
    }
  }

  private static void place(Position position, int square, int piece, int[] values, int[] cells) {
    position.set(square, piece);
    for (int i = 0; i < cells.length; i++) {
      position.set(cells[i] + square, values[i]);
    }
  }

  private record Marks(int cell, int value) implements Members {

    @Override
    public long in(Position position) {
      long squares = position.marked(cell);
      for (long rest = squares; rest != 0; rest &= rest - 1) {
        if (position.get(cell + Long.numberOfTrailingZeros(rest)) != value) {
          squares &= ~Long.lowestOneBit(rest);
        }
      }
      return squares;
    }

    @Override
    public boolean put(Position position, int square) {
      boolean free = position.get(cell + square) == 0;
      position.set(cell + square, value);
      return free;
    }
  }

  SlotLayout(SlotGame game, SlotKey key, KingPairs pairs) {
    this.key = key;
    ofPieces = game.ofPieces();
    List<PlacementIndex.GroupSpec> specs = new ArrayList<>();
    for (SlotKey.Man man : key.men().stream().distinct().toList()) {
      int[] values = man.values().stream().mapToInt(Integer::intValue).toArray();
      if (man.type() == Schema.KING) {
        kingValues[man.side()] = values;
      } else {
        long alike = key.men().stream().filter(other -> other.side() == man.side() && other.type() == man.type())
            .distinct().count();
        groups.add(new Pieces(man.side(), man.type(), values, ofPieces, alike == 1));
        specs.add(new PlacementIndex.GroupSpec(man.side(), man.type(), Collections.frequency(key.men(), man),
            man.type() == game.variant().pawn() ? game.variant().pawnSquares(man.side()) : -1L));
      }
    }
    for (SlotKey.Mark mark : key.marks().stream().distinct().toList()) {
      groups.add(new Marks(mark.cell(), mark.value()));
      specs.add(new PlacementIndex.GroupSpec(0, Schema.KING, Collections.frequency(key.marks(), mark), -1L));
    }
    index = new PlacementIndex(specs, pairs, name(game, key));
  }

  /** Such as {@code KHvK}, with what it holds besides pieces. */
  static String name(SlotGame game, SlotKey key) {
    String marks = key.marks().stream()
        .map(mark -> game.slot(mark.cell()).name()).distinct().collect(Collectors.joining(" and "));
    return key.material().text(game.schema()) + (marks.isEmpty() ? "" : " with " + marks);
  }

  SlotKey key() {
    return key;
  }

  int size() {
    return index.size();
  }

  int[] buffer() {
    return new int[index.pieces()];
  }

  int number(Position position, int[] buffer) {
    buffer[0] = position.king(0);
    buffer[1] = position.king(1);
    int piece = 2;
    for (Members group : groups) {
      for (long rest = group.in(position); rest != 0; rest &= rest - 1) {
        buffer[piece++] = Long.numberOfTrailingZeros(rest);
      }
    }
    return index.number(buffer);
  }

  /** Puts a placement on an empty board; false, with anything on the board, if it is none or a mirror image. */
  boolean set(int number, Position position, int[] buffer) {
    index.place(number, buffer);
    if (!index.isCanonical(number, buffer)) {
      return false;
    }
    for (int side = 0; side < 2; side++) {
      place(position, buffer[side], Piece.of(side, Schema.KING), kingValues[side], ofPieces);
    }
    int piece = 2;
    for (int i = 0; i < groups.size(); i++) {
      for (int end = piece + index.count(i); piece < end; piece++) {
        if (!groups.get(i).put(position, buffer[piece])) {
          return false;
        }
      }
    }
    return true;
  }
}
