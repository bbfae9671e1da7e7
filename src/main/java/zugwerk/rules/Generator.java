package zugwerk.rules;

import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Finds the legal moves. One instance serves one thread; it keeps what it works with, so that nothing is allocated.
 *
 * <p>A move is legal when the mover's King is not struck after it. For most moves that follows from the checks and
 * pins seen from the King's square ({@link Danger}); King moves, en passant, castling, acts, and moves before men
 * who hop are made and looked at.
 */
public final class Generator {

  private static final long LAST_RANKS = 0xFF000000000000FFL;

  private final Variant variant;
  private final int pawn;
  private final int[] promotions;
  private final int types;
  private final Danger usual = new Danger();
  private final Danger[] dangers;

  public Generator(Variant variant) {
    this.variant = variant;
    pawn = variant.pawn();
    promotions = variant.promotions();
    types = variant.schema().types().size();
    dangers = new Danger[types];
    for (int type = 0; type < types; type++) {
      dangers[type] = variant.changesPowers(type) ? new Danger() : usual;
    }
  }

  /** The game whose moves it finds. */
  public Variant variant() {
    return variant;
  }

  /** Adds the legal moves of a position to a list; the position is as it was afterwards. */
  public void legal(Position position, MoveList moves) {
    int side = position.toMove();
    boolean hasKing = position.king(side) < Square.COUNT;
    if (hasKing) {
      usual.look(variant, position, Move.NONE);
    }
    long active = variant.active(position);
    for (int type = 0; type < types; type++) {
      long men = position.men(side, type) & active;
      if (men == 0) {
        continue;
      }
      Danger danger = dangers[type];
      if (hasKing && danger != usual) {
        danger.look(variant, position, type);
      }
      if (type == Schema.KING || !hasKing || !danger.certain()) {
        int start = moves.size();
        steps(position, type, men, null, moves);
        keepLegal(position, moves, start);
      } else {
        steps(position, type, men, danger, moves);
      }
    }
    int start = moves.size();
    passings(position, active, moves);
    castlings(position, active, moves);
    variant.addActs(position, moves);
    keepLegal(position, moves, start);
    for (int i = start; i < moves.size(); i++) {
      if (Packed.kind(moves.get(i)) == Packed.CASTLING) {
        tellFromCastling(moves.get(i), moves, start);
      }
    }
  }

  /** A King whose power takes him two squares sideways can make two moves between the same squares. */
  private static void tellFromCastling(int castling, MoveList moves, int end) {
    int step = Packed.of(Packed.STEP, Packed.from(castling), Packed.to(castling));
    for (int i = 0; i < end; i++) {
      if (moves.get(i) == step) {
        moves.set(i, Packed.tagged(step, 'K' - 'A'));
      }
    }
  }

  /** Whether the side to move has a legal move. */
  public boolean hasLegal(Position position, MoveList scratch) {
    scratch.clear();
    legal(position, scratch);
    return scratch.size() > 0;
  }

  /** What the position is for the side to move. */
  public Verdict verdict(Position position, MoveList scratch) {
    boolean check = Attack.inCheck(variant, position, position.toMove());
    return hasLegal(position, scratch)
        ? check ? Verdict.CHECK : Verdict.OPEN
        : check ? Verdict.CHECKMATE : Verdict.STALEMATE;
  }

  private void steps(Position position, int type, long men, Danger danger, MoveList moves) {
    int side = position.toMove();
    long occupied = position.occupied();
    long enemies = position.men(1 - side) & ~position.men(1 - side, Schema.KING);
    Movement movement = variant.movement(position, side, type);
    for (long rest = men; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = movement.targets(from, occupied, enemies) & ~position.men(1 - side, Schema.KING);
      if (danger != null) {
        targets = danger.lawful(from, targets);
      }
      if (type == pawn && (targets & lastRank(side)) != 0) {
        promotions(from, targets & lastRank(side), moves);
        targets &= ~lastRank(side);
      }
      for (; targets != 0; targets &= targets - 1) {
        moves.add(from | Long.numberOfTrailingZeros(targets) << 6);
      }
    }
  }

  private static long lastRank(int side) {
    return side == 0 ? LAST_RANKS & -1L << 56 : LAST_RANKS & 0xFFL;
  }

  private void promotions(int from, long targets, MoveList moves) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      for (int type : promotions) {
        moves.add(Packed.promotion(from, Long.numberOfTrailingZeros(rest), type));
      }
    }
  }

  private void passings(Position position, long active, MoveList moves) {
    int passed = position.get(Schema.EN_PASSANT) - 1;
    if (passed < 0 || (position.occupied() >>> passed & 1) != 0) {
      return;
    }
    int side = position.toMove();
    Movement movement = variant.movement(position, side, pawn);
    for (long rest = position.men(side, pawn) & active; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      if (movement.passes(from, passed, position.occupied())) {
        moves.add(Packed.of(Packed.EN_PASSANT, from, passed));
      }
    }
  }

  private void castlings(Position position, long active, MoveList moves) {
    int side = position.toMove();
    int rights = position.get(Schema.CASTLING) >> 2 * side & 3;
    int king = Square.of(4, 7 * side);
    if (rights == 0 || (position.men(side, Schema.KING) & active & Square.bit(king)) == 0) {
      return;
    }
    if ((rights & 1) != 0) {
      castling(position, active, king, king + 3, king + 2, moves);
    }
    if ((rights & 2) != 0) {
      castling(position, active, king, king - 4, king - 2, moves);
    }
  }

  private void castling(Position position, long active, int king, int corner, int to, MoveList moves) {
    int side = position.toMove();
    long between = king < corner
        ? Square.bit(corner) - 2 * Square.bit(king)
        : Square.bit(king) - 2 * Square.bit(corner);
    if ((position.men(side, variant.castlingPartner()) & active & Square.bit(corner)) == 0
        || (position.occupied() & between) != 0) {
      return;
    }
    // Start and transit are judged with the powers before the move; arrival is judged when the move is made.
    long others = position.occupied() & ~Square.bit(king);
    int transit = king + to >> 1;
    if (!Attack.struck(variant, position, king, 1 - side, others)
        && !Attack.struck(variant, position, transit, 1 - side, others)) {
      moves.add(Packed.of(Packed.CASTLING, king, to));
    }
  }

  /** Of the moves from an index on, keeps those after which the mover's King is not struck. */
  private void keepLegal(Position position, MoveList moves, int start) {
    int side = position.toMove();
    int kept = start;
    for (int i = start; i < moves.size(); i++) {
      int move = moves.get(i);
      int mark = position.mark();
      Play.make(variant, position, move);
      boolean legal = !Attack.inCheck(variant, position, side);
      position.rollback(mark);
      if (legal) {
        moves.set(kept++, move);
      }
    }
    moves.cut(kept);
  }
}
