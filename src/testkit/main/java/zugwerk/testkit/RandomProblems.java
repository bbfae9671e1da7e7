package zugwerk.testkit;

import java.util.List;
import java.util.Random;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Rights;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/** Small random positions in which goals are not rare: a King near the edge, few pieces, some state. */
public final class RandomProblems {

  private final Variant variant;
  private final Random random;

  public RandomProblems(Variant variant, long seed) {
    this.variant = variant;
    random = new Random(seed);
  }

  /** White to move and some pieces, against a black King near the edge and one piece. */
  public Setup direct() {
    return playable(0, 3, 1, false);
  }

  /**
   * A position where one side is more likely to be mated; its colour is left to chance.
   *
   * @param victimBegins whether that side is to move
   */
  public Setup any(boolean victimBegins, int attackers, int victims) {
    return playable(random.nextInt(2), attackers, victims, victimBegins);
  }

  /**
   * A position in which the side to move might force the other to mate or stalemate it: both Kings in corners, hardly
   * able to move.
   *
   * @param own how many pieces the side to move has besides those beside its King
   * @param others how many the other side has
   */
  public Setup self(int own, int others) {
    while (true) {
      int side = random.nextInt(2);
      int corner = 7 * random.nextInt(2) + 56 * random.nextInt(2);
      Setup setup = cornered(cornered(Setup.empty(variant.schema()), corner, side, own - 1), corner ^ 63, 1 - side, 1);
      for (int i = 0; i < own + others; i++) {
        setup = setup.withPiece(8 + random.nextInt(48), Piece.of(i < own ? side : 1 - side, anyType()));
      }
      setup = variant.tidied(withState(setup, corner)).with(Schema.SIDE_TO_MOVE, side);
      if (Validation.faults(variant, setup).isEmpty()) {
        return setup;
      }
    }
  }

  /**
   * A position with pieces of all kinds near one King, which is to be mated or stalemated. Pawns that are about to be
   * promoted or have not moved yet, castling and captures en passant are frequent.
   *
   * @param victimBegins whether the side of that King is to move
   */
  public Setup crowded(boolean victimBegins) {
    return crowded(victimBegins, 4, 0, 4);
  }

  /**
   * The same with one or two pieces beside the King that mates, and several of the other side.
   *
   * @param victimBegins whether the side of that King is to move
   */
  public Setup outnumbered(boolean victimBegins) {
    return crowded(victimBegins, 2, 2, 4);
  }

  private Setup crowded(boolean victimBegins, int mostAttackers, int leastVictims, int victims) {
    while (true) {
      int attacker = random.nextInt(2);
      int king = random.nextInt(4) == 0 ? Square.of(4, 7 - 7 * attacker) : random.nextInt(64);
      int other = random.nextInt(4) == 0 ? Square.of(4, 7 * attacker) : random.nextInt(64);
      Setup setup = Setup.empty(variant.schema()).withPiece(other, Piece.of(attacker, 0))
          .withPiece(king, Piece.of(1 - attacker, 0)).with(Schema.SIDE_TO_MOVE, victimBegins ? 1 - attacker : attacker);
      int attackers = 1 + random.nextInt(mostAttackers);
      int all = attackers + leastVictims + random.nextInt(victims);
      for (int i = 0; i < all; i++) {
        setup = withSome(setup, king, i < attackers ? attacker : 1 - attacker);
      }
      setup = withRights(variant.tidied(withState(setup, king)));
      if (Validation.faults(variant, setup).isEmpty()) {
        return setup;
      }
    }
  }

  /** Adds a piece, mostly near a King, to its rank if it is a Pawn, or to its corner if it can castle. */
  private Setup withSome(Setup setup, int king, int side) {
    int type = random.nextInt(5) == 0 ? variant.pawn() : anyType();
    int file = random.nextBoolean() ? random.nextInt(8) : (king & 7) + random.nextInt(5) - 2;
    int rank = random.nextBoolean() ? random.nextInt(8) : (king >> 3) + random.nextInt(5) - 2;
    if (type == variant.pawn() && random.nextBoolean()) {
      rank = new int[] {1, 3, 4, 6}[random.nextInt(4)];
    }
    if (random.nextInt(6) == 0) {
      type = variant.castlingPartner();
      file = 7 * random.nextInt(2);
      rank = 7 * side;
    }
    return !Square.onBoard(file, rank) || setup.piece(Square.of(file, rank)) != Piece.NONE ? setup
        : setup.withPiece(Square.of(file, rank), Piece.of(side, type));
  }

  private Setup withRights(Setup setup) {
    Setup castling = Rights.kept(variant, setup.with(Schema.CASTLING, random.nextInt(16)));
    List<Integer> passable = Rights.passable(variant, castling);
    return passable.isEmpty() || random.nextBoolean() ? castling
        : castling.with(Schema.EN_PASSANT, 1 + passable.get(random.nextInt(passable.size())));
  }

  private Setup cornered(Setup setup, int corner, int side, int guards) {
    Setup cornered = setup.withPiece(corner, Piece.of(side, 0));
    int[] beside = {corner ^ 1, corner ^ 8, corner ^ 9};
    for (int i = 0; i < guards; i++) {
      cornered = cornered.withPiece(beside[random.nextInt(3)], Piece.of(side, anyType()));
    }
    return cornered;
  }

  private int anyType() {
    return 1 + random.nextInt(variant.schema().types().size() - 1);
  }

  private Setup playable(int attacker, int attackers, int victims, boolean victimBegins) {
    while (true) {
      Setup setup = setup(attacker, attackers, victims)
          .with(Schema.SIDE_TO_MOVE, victimBegins ? 1 - attacker : attacker);
      if (Validation.faults(variant, setup).isEmpty()) {
        return setup;
      }
    }
  }

  private Setup setup(int attacker, int attackers, int victims) {
    Setup setup = Setup.empty(variant.schema()).withPiece(random.nextInt(64), Piece.of(attacker, 0));
    int king = random.nextInt(8) + 56 * random.nextInt(2);
    setup = setup.withPiece(king, Piece.of(1 - attacker, 0));
    for (int i = 0; i < attackers + victims; i++) {
      setup = setup.withPiece(8 + random.nextInt(48), Piece.of(i < attackers ? attacker : 1 - attacker, anyType()));
    }
    return variant.tidied(withState(setup, king));
  }

  /** Adds some state of the squares and pieces to a setup, on the King at the edge now and then. */
  private Setup withState(Setup setup, int king) {
    Setup filled = setup;
    for (Slot slot : setup.schema().slots()) {
      boolean onSquares = slot.scope() == Slot.Scope.PIECE || slot.scope() == Slot.Scope.SQUARE;
      boolean ofSides = slot.scope() == Slot.Scope.SIDE || slot.scope() == Slot.Scope.SIDE_TYPE;
      for (int i = 0; i < setup.schema().values(slot) && ofSides; i++) {
        int value = slot.scope() == Slot.Scope.SIDE ? Math.max(0, random.nextInt(5) - 2) : random.nextInt(12) / 11;
        Setup changed = filled.with(setup.schema().offset(slot) + i, value);
        filled = variant.stateFaults(changed).isEmpty() ? changed : filled;
      }
      for (int i = 0; i < 6 && onSquares; i++) {
        int square = i == 0 && random.nextBoolean() ? king : random.nextInt(64);
        if (slot.scope() == Slot.Scope.SQUARE || filled.piece(square) != Piece.NONE) {
          filled = filled.with(setup.schema().offset(slot) + square, 1 + random.nextInt(Math.min(slot.max(), 3)));
        }
      }
    }
    return filled;
  }
}
