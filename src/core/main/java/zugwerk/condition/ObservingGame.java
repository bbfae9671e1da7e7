package zugwerk.condition;

import java.util.stream.Stream;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;

/** A game under conditions, as far as its pieces are concerned: where they go, and what they observe and attack. */
abstract class ObservingGame extends DelegatingGame {

  final Condition[] layers;
  final boolean changesPowers;
  /** Whether the conditions keep the fast path of the game. */
  final boolean settles;
  /** By side: the squares on which what moves as a Pawn does nothing. */
  private final long[] idle = new long[2];

  ObservingGame(Variant game, Schema schema, Condition[] layers) {
    super(game, schema);
    this.layers = layers;
    changesPowers = game.findsAttackers() || Stream.of(layers).anyMatch(Condition::changesPowers);
    settles = !changesPowers && Stream.of(layers).allMatch(Condition::settles);
    long free = Stream.of(layers).mapToLong(Condition::freedPawns).reduce(0, (one, other) -> one | other);
    for (int side = 0; side < 2; side++) {
      idle[side] = Square.lastRank(1 - side) & ~free & ~game.pawnSquares(side);
    }
  }

  /** How the piece on a square moves for a side. */
  public Movement power(Position position, int side, int from) {
    Movement power = base().movement(position, side, Piece.type(position.piece(from)));
    if (!changesPowers) {
      return power;
    }
    for (Condition layer : layers) {
      power = layer.power(position, side, from, power);
    }
    return power;
  }

  /** The type as which the piece on a square moves for a side, its own or another one; {@link Move#NONE} if as none. */
  int walk(Position position, int side, int from) {
    int own = Piece.type(position.piece(from));
    Movement power = power(position, side, from);
    for (int i = 0; i < position.types(); i++) {
      int type = i == 0 ? own : i <= own ? i - 1 : i;
      if (base().movement(position, side, type) == power) {
        return type;
      }
    }
    return Move.NONE;
  }

  @Override
  public long active(Position position) {
    long active = base().active(position);
    for (Condition layer : layers) {
      active &= layer.active(position);
    }
    return active;
  }

  @Override
  public long royals(Position position, int side) {
    long royals = base().royals(position, side);
    for (Condition layer : layers) {
      royals = layer.royals(position, side, royals);
    }
    return royals;
  }

  /** The pieces that attack for a side: its own, and the neutral ones. */
  long attackers(Position position, int side) {
    long pieces = position.pieces(side);
    for (Condition layer : layers) {
      pieces = layer.attackers(position, side, pieces);
    }
    return pieces;
  }

  /** The empty squares to which a piece of a type could go by a power from a square, if it stood there. */
  final long moves(Position position, int side, int type, Movement power, int from, long occupied) {
    return base().open(position, side, type, from, power.moves(from, occupied), occupied);
  }

  /** The occupied squares on which it could capture so, whatever stands there. */
  final long captures(Position position, int side, int type, Movement power, int from, long occupied) {
    return base().open(position, side, type, from, power.captures(from, occupied), occupied);
  }

  /** Whether it could capture so on a square if something stood there. */
  final boolean attacks(
      Position position, int side, int type, Movement power, int from, int square, long occupied) {
    long target = Square.bit(square);
    return (power.attacksFrom(square) >>> from & 1) != 0 && power.attacks(from, square, occupied)
        && base().open(position, side, type, from, target, occupied | target) != 0;
  }

  /** The neutral pieces. */
  long neutrals(Position position) {
    return schema().slots().contains(Neutral.NEUTRAL) ? position.marked(schema().offset(Neutral.NEUTRAL)) : 0;
  }

  /** Whether a piece finds the way to a square open, and no condition bars it from observing it. */
  public boolean observes(Position position, int side, int from, int square, long occupied) {
    Movement power = power(position, side, from);
    boolean found = attacks(position, side, Piece.type(position.piece(from)), power, from, square, occupied);
    if (changesPowers) {
      found = found && power.attacks(from, square, occupied | barriers(position));
      for (Condition layer : layers) {
        found = layer.reaches(position, side, from, square, occupied, found);
      }
    }
    return found && maySee(position, side, from, square);
  }

  /** Whether no condition bars a piece from observing a square. */
  boolean maySee(Position position, int side, int from, int square) {
    for (Condition layer : layers) {
      if (!layer.observes(position, side, from, square)) {
        return false;
      }
    }
    return true;
  }

  /** The pieces that observe a square for a side, whatever keeps them from acting but the game itself. */
  public long observers(Position position, int side, int square, long occupied) {
    return observers(position, side, attackers(position, side), square, occupied);
  }

  /** Those among some pieces that observe a square for a side, as {@link #observers(Position, int, int, long)} says. */
  public long observers(Position position, int side, long pieces, int square, long occupied) {
    long found = 0;
    for (long rest = pieces & occupied & base().active(position); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      found |= observes(position, side, from, square, occupied) ? Square.bit(from) : 0;
    }
    return found;
  }

  private boolean mayTakeKing(Position position, int side, int from, int square, long occupied) {
    return base().canAttack(position, side, Piece.type(position.piece(from)), from, square, occupied)
        && (isLifted(position, 1 - side, occupied) ? attacksMoved(position, side, from, square)
            : attacks(position, side, from, square, occupied));
  }

  private boolean attacks(Position position, int side, int from, int square, long occupied) {
    for (Condition layer : layers) {
      if (!layer.attacks(position, side, from, square, occupied)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a King that is about to castle is judged on another square than its own. */
  private boolean isLifted(Position position, int side, long occupied) {
    int king = position.king(side);
    return !settles && king < Square.COUNT && (occupied >>> king & 1) == 0;
  }

  /** The conditions see the King where it is judged. */
  private boolean attacksMoved(Position position, int side, int from, int square) {
    int mark = position.mark();
    int king = position.king(1 - side);
    if (king != square) {
      position.move(king, square);
    }
    boolean attacks = attacks(position, side, from, square, position.occupied());
    position.rollback(mark);
    return attacks;
  }

  @Override
  public boolean canAttack(Position position, int side, int type, int from, int square, long occupied) {
    return !isIdle(position, side, type, from) && maySee(position, side, from, square)
        && mayTakeKing(position, side, from, square, occupied);
  }

  @Override
  public boolean findsAttackers() {
    return changesPowers;
  }

  @Override
  public long attackers(Position position, int square, int by, long occupied) {
    int mark = position.mark();
    for (Condition layer : layers) {
      layer.serve(position, by);
    }
    long found = usualAttackers(position, square, by, occupied);
    for (Condition layer : layers) {
      found = layer.attackersOf(position, 1 - by, square, occupied, found);
    }
    position.rollback(mark);
    return found;
  }

  /** The pieces of a side that attack a square themselves. */
  long usualAttackers(Position position, int square, int by, long occupied) {
    long found = base().findsAttackers() ? base().attackers(position, square, by, occupied) : 0;
    for (long rest = attackers(position, by) & occupied & active(position); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      found |= !isIdle(position, by, Piece.type(position.piece(from)), from)
          && observes(position, by, from, square, occupied)
          && mayTakeKing(position, by, from, square, occupied) ? Square.bit(from) : 0;
    }
    return found;
  }

  /** What moves as a Pawn does nothing on the first rank of its side, as in other programs. */
  boolean isIdle(Position position, int side, int type, int from) {
    if ((idle[side] >>> from & 1) == 0 || !changesPowers) {
      return type == pawn() && (idle[side] >>> from & 1) != 0;
    }
    boolean stands = position.piece(from) == Piece.of(side, type);
    Movement power = stands ? power(position, side, from) : base().movement(position, side, type);
    return power.movesLike(base().movement(position, side, pawn()));
  }

  /** The empty squares that no piece can enter or pass. */
  final long barriers(Position position) {
    long barriers = 0;
    for (Condition layer : layers) {
      barriers |= layer.barriers(position);
    }
    return barriers;
  }

  @Override
  public long targets(Position position, int side, int type, int from) {
    if (isIdle(position, side, type, from)) {
      return 0;
    }
    Movement usual = base().movement(position, side, type);
    boolean stands = changesPowers && position.piece(from) == Piece.of(side, type);
    Movement power = stands ? power(position, side, from) : usual;
    long targets = power == usual ? base().targets(position, side, type, from)
        : base().open(position, side, type, from,
            power.targets(from, position.occupied(), base().victims(position, side, type)), position.occupied());
    long own = ownVictims(position, side, from);
    if (own != 0) {
      targets |= captures(position, side, type, power, from, position.occupied()) & own;
    }
    long barriers = barriers(position);
    if (barriers != 0) {
      long victims = position.pieces(1 - side) | own;
      targets &= power.targets(from, position.occupied() | barriers, victims);
    }
    return allowed(position, side, from, targets, targets & position.occupied());
  }

  @Override
  public long victims(Position position, int side, int type) {
    long royals = royals(position, 1 - side) & ~base().royals(position, 1 - side);
    return base().victims(position, side, type) & ~royals;
  }

  /** Whether nothing stands on a square, or what stands there leaves the board when it is captured. */
  @Override
  public boolean removes(Position position, int from, int victim) {
    return position.piece(victim) == Piece.NONE || base().removes(position, from, victim);
  }

  /** Whether nothing stands on a square, or a piece that captures there arrives. */
  @Override
  public boolean arrives(Position position, int from, int victim) {
    return position.piece(victim) == Piece.NONE || base().arrives(position, from, victim);
  }

  private long ownVictims(Position position, int side, int from) {
    long victims = 0;
    for (Condition layer : layers) {
      victims |= layer.ownVictims(position, side, from);
    }
    return victims == 0 ? 0 : victims & capturable(position, side) & ~Square.bit(from);
  }

  /** The targets of a piece that no condition bars. */
  final long allowed(Position position, int side, int from, long targets, long captures) {
    long allowed = targets;
    for (Condition layer : layers) {
      // A condition may have added captures.
      allowed = layer.targets(position, side, from, allowed, allowed & (captures | position.occupied()));
    }
    return allowed;
  }
}
