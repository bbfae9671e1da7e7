package zugwerk.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.content.Effect.Kind;
import zugwerk.rules.Move;

/**
 * Finds the effects of a move by comparing the positions before and after it. A change in the attacks of another piece
 * is due to opened or shut lines if it follows from the pieces alone; otherwise the state of the game has changed how
 * pieces move.
 */
final class Effects {

  private final Played played;
  private final SolutionScene before;
  private final SolutionScene after;
  private final int mover;
  private final List<Effect> all = new ArrayList<>();

  Effects(Played played) {
    this.played = played;
    before = played.before();
    after = played.after();
    mover = played.mover();
  }

  List<Effect> all() {
    kinds();
    vanished();
    for (int side = 0; side < 2; side++) {
      attacks(side);
      kings(side);
    }
    states();
    return List.copyOf(all);
  }

  private void add(Kind kind, int piece, int other, long squares) {
    all.add(Effect.of(kind, piece, other, squares));
  }

  private void kinds() {
    switch (played.move()) {
      case Move.Pass _ -> add(Kind.PASS, SolutionScene.NO_PIECE, SolutionScene.NO_PIECE, 0);
      case Move.Castling move -> add(Kind.CASTLING, mover, SolutionScene.NO_PIECE, Square.bit(move.to()));
      case Move.EnPassant move -> add(Kind.EN_PASSANT, mover, SolutionScene.NO_PIECE, Square.bit(move.to()));
      case Move.SpecialMove move ->
        add(Kind.SPECIAL_MOVE, mover, before.name(move.to()), Square.bit(move.to()));
      case Move.Step _,Move.Locust _,Move.Drop _ -> {
        // The effects of a step are found below.
      }
    }
    int now = after.square(mover);
    if (now != SolutionScene.NO_PIECE && Piece.type(after.piece(now)) != played.type()) {
      all.add(new Effect(Kind.PROMOTION, mover, SolutionScene.NO_PIECE, Square.bit(now), after.word(now)));
    }
  }

  private void vanished() {
    SolutionScene.squares(before.occupied())
        .filter(square -> after.square(before.name(square)) == SolutionScene.NO_PIECE)
        .forEach(square -> add(before.name(square) == mover ? Kind.SELF_REMOVAL : Kind.CAPTURE, before.name(square),
            mover, Square.bit(square)));
  }

  private void attacks(int side) {
    long[] old = before.attackMap(side);
    long[] now = after.attackMap(side);
    for (int to : SolutionScene.squares(after.pieces(side)).toArray()) {
      int name = after.name(to);
      int from = before.square(name);
      if (from == SolutionScene.NO_PIECE) {
        continue;
      }
      long did = attackedFrom(old, from);
      long does = attackedFrom(now, to);
      long won = does & ~did;
      long lost = did & ~does;
      if (name == mover && played.carries() || from != to) {
        add(Kind.GUARD_GAINED, name, won);
        add(Kind.GUARD_LEFT, name, lost);
        continue;
      }
      // The attacks of the same pieces with the powers and the state of before.
      long unchanged = SolutionScene.squares(won | lost)
          .filter(square -> (before.attackers(square, side, after.occupied()) >>> from & 1) != 0)
          .mapToLong(Square::bit).reduce(0, (one, other) -> one | other);
      add(Kind.LINE_OPENED, name, won & unchanged);
      if ((lost & ~unchanged) != 0) {
        add(Kind.LINE_SHUT, name, blocker(), lost & ~unchanged);
      }
      add(Kind.STATE_GUARD_GAINED, name, won & ~unchanged);
      add(Kind.STATE_GUARD_LEFT, name, lost & unchanged);
    }
  }

  private void add(Kind kind, int piece, long squares) {
    if (squares != 0) {
      add(kind, piece, SolutionScene.NO_PIECE, squares);
    }
  }

  private int blocker() {
    return played.carries() ? after.name(played.move().to()) : mover;
  }

  private static long attackedFrom(long[] map, int from) {
    return IntStream.range(0, Square.COUNT).filter(square -> (map[square] >>> from & 1) != 0)
        .mapToLong(Square::bit).reduce(0, (one, other) -> one | other);
  }

  private void kings(int side) {
    int king = after.king(side);
    if (king == Square.COUNT) {
      return;
    }
    SolutionScene.squares(after.checkers(side)).forEach(square -> check(square, side));
    for (int square : SolutionScene.squares(before.occupied() | after.occupied()).toArray()) {
      shield(square, side);
    }
    flights(side);
  }

  private void check(int square, int side) {
    int name = after.name(square);
    boolean gave = before.square(name) != SolutionScene.NO_PIECE
        && (before.checkers(side) >>> before.square(name) & 1) != 0 && before.king(side) == after.king(side);
    if (gave) {
      return;
    }
    long bit = Square.bit(after.king(side));
    if (name == mover || before.square(name) != square) {
      add(Kind.CHECK, name, SolutionScene.NO_PIECE, bit);
    } else {
      boolean state = all.stream().anyMatch(effect -> effect.kind() == Kind.STATE_GUARD_GAINED
          && effect.piece() == name && (effect.squares() & bit) != 0);
      add(state ? Kind.STATE_CHECK : Kind.DISCOVERED_CHECK, name, mover, bit);
    }
  }

  private void shield(int square, int side) {
    int name = after.name(square);
    long behind = name == SolutionScene.NO_PIECE ? 0 : after.behind(square, side);
    int old = before.square(name);
    long was = old == SolutionScene.NO_PIECE ? 0 : before.behind(old, side);
    if (behind != 0 && was == 0) {
      int rear = after.name(Long.numberOfTrailingZeros(behind));
      add(Piece.side(after.piece(square)) == side ? Kind.PIN : Kind.BATTERY, name, rear, Square.bit(square));
    }
    int gone = before.name(square);
    if (gone != SolutionScene.NO_PIECE && before.holds(square, side) && before.behind(square, side) != 0) {
      int now = after.square(gone);
      if (now != SolutionScene.NO_PIECE && after.behind(now, side) == 0) {
        int rear = before.name(Long.numberOfTrailingZeros(before.behind(square, side)));
        add(Kind.UNPIN, gone, rear, Square.bit(now));
      }
    }
  }

  private void flights(int side) {
    int king = before.king(side);
    int name = king == Square.COUNT ? SolutionScene.NO_PIECE : before.name(king);
    if (name == SolutionScene.NO_PIECE || name == mover || after.king(side) != king) {
      return;
    }
    long old = before.flights(side);
    long now = after.flights(side);
    long blocked = old & ~now & after.pieces(side);
    add(Kind.FLIGHT_GIVEN, name, now & ~old);
    add(Kind.FLIGHT_TAKEN, name, old & ~now & ~blocked);
    add(Kind.FLIGHT_BLOCKED, name, blocked);
  }

  private void states() {
    Schema schema = before.variant().schema();
    for (Slot slot : schema.slots()) {
      int offset = schema.offset(slot);
      for (int i = 0; i < schema.values(slot); i++) {
        Optional<Integer> was = value(slot, offset, i);
        if (was.isPresent() && was.get() != after.get(offset + i)) {
          boolean onSquare = slot.isOnSquares();
          all.add(new Effect(Kind.STATE, onSquare ? after.name(i) : SolutionScene.NO_PIECE, mover,
              onSquare ? Square.bit(i) : 0,
              slot.name() + " " + was.get() + " → " + after.get(offset + i)));
        }
      }
    }
  }

  private Optional<Integer> value(Slot slot, int offset, int index) {
    if (slot.scope() != Slot.Scope.PIECE) {
      return Optional.of(before.get(offset + index));
    }
    int from = after.piece(index) == Piece.NONE ? SolutionScene.NO_PIECE : before.square(after.name(index));
    return from == SolutionScene.NO_PIECE ? Optional.empty() : Optional.of(before.get(offset + from));
  }
}
