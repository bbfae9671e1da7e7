package zugwerk.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.work.CancelToken;

/**
 * Finds the moves that can have led to a position, in games with {@link RetroFacts#plainTurns}. One instance serves one
 * thread.
 *
 * <p>Each move is found twice: it is taken back, and then it is made again by the rules of the game and must lead to
 * the position. What is found so is left out if the position before it cannot be played, has a doubt of
 * {@link RetroChecks}, or cannot itself have come about by {@value #DEPTH} more half-moves back to the start position
 * or to positions of the same kind. So no move is missing that can have been the last one, but one may be listed that
 * only a deeper look would exclude.
 *
 * <p>The rights to castle that the position has were never lost; those that it has not may have been there before. A
 * square passed that is noted shows the last move; without one it is unknown.
 */
public final class LastMoves {

  /** How many half-moves before the last one must have been possible too. */
  public static final int DEPTH = 4;

  private final Variant variant;
  private final Generator generator;
  private final MoveList legal = new MoveList();
  private final CancelToken token;
  private final int[] start;
  private final int most;
  private int left;
  private long looked;

  /**
   * @param most how many positions are looked at for each question, before what is still open counts as possible
   * @param token stops the work
   */
  public LastMoves(Variant variant, int most, CancelToken token) {
    this.variant = variant;
    this.most = most;
    this.token = token;
    generator = new Generator(variant);
    start = RetroChecks.start(variant);
  }

  /** Whether anything can be said of a position: the game allows it, it can be played, and both sides have a King. */
  public static boolean areKnown(Variant variant, Setup setup) {
    return variant.retroFacts().plainTurns() && Validation.kingless(variant, setup) == 0
        && Validation.faults(variant, setup).isEmpty();
  }

  /**
   * All moves that can have led to a position of which {@link #areKnown something can be said}.
   *
   * @throws java.util.concurrent.CancellationException if the token stops the work
   */
  public List<LastMove> of(Setup now) {
    List<LastMove> found = new ArrayList<>();
    if (RetroChecks.of(variant, now, true).isEmpty()) {
      back(now, move -> {
        left = most;
        if (isPossible(move.before(), DEPTH)) {
          found.add(move);
        }
        return false;
      });
    }
    return found;
  }

  /**
   * Whether a position is the start or can have come about by a move of some kind.
   *
   * @throws java.util.concurrent.CancellationException if the token stops the work
   */
  public boolean canEndIn(Setup now, Predicate<LastMove> kind) {
    left = most;
    return RetroChecks.of(variant, now, true).isEmpty()
        && (isStart(now) || back(now, move -> kind.test(move) && isPossible(move.before(), DEPTH)));
  }

  /** From how many positions it has taken moves back. */
  public long looked() {
    return looked;
  }

  private boolean isStart(Setup setup) {
    return setup.toMove() == Side.WHITE && setup.get(Schema.EN_PASSANT) == 0
        && IntStream.range(0, Square.COUNT).allMatch(square -> setup.piece(square) == start[square]);
  }

  /** Whether a position can have come about, as far as a number of half-moves back show. */
  private boolean isPossible(Setup setup, int depth) {
    return depth == 0 || left <= 0 || isStart(setup) || back(setup, move -> isPossible(move.before(), depth - 1));
  }

  /** Takes back one move after another, until one is wanted; says whether one was. */
  private boolean back(Setup now, Predicate<LastMove> wanted) {
    token.check();
    left--;
    looked++;
    int side = 1 - now.toMove().ordinal();
    Setup base = now.with(Schema.SIDE_TO_MOVE, side).with(Schema.EN_PASSANT, 0);
    for (boolean captures : List.of(false, true)) {
      for (int to = 0; to < Square.COUNT; to++) {
        int piece = base.piece(to);
        if (piece != Piece.NONE && Piece.side(piece) == side && back(now, base, to, captures, wanted)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean back(Setup now, Setup base, int to, boolean captures, Predicate<LastMove> wanted) {
    int side = base.toMove().ordinal();
    int type = Piece.type(base.piece(to));
    boolean promoted = IntStream.of(variant.promotions()).anyMatch(promotion -> promotion == type);
    return steps(now, base, to, base.piece(to), captures, wanted)
        || promoted && steps(now, base, to, Piece.of(side, variant.pawn()), captures, wanted)
        || captures && type == variant.pawn() && passings(now, base, to, wanted)
        || !captures && type == Schema.KING && castlings(now, base, to, wanted);
  }

  /** Takes back steps by which a piece, or the Pawn that it was, came to its square. */
  private boolean steps(Setup now, Setup base, int to, int piece, boolean captures, Predicate<LastMove> wanted) {
    for (Setup state : states(base, Piece.type(piece))) {
      long origins = origins(state, Piece.type(piece), to);
      for (long rest = origins; rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        Setup moved = state.withPiece(to, Piece.NONE).withPiece(from, piece);
        for (int victim : captures ? victims(now.toMove()) : new int[] {Piece.NONE}) {
          if (forth(now, victim == Piece.NONE ? moved : moved.withPiece(to, victim), from, to, wanted)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean passings(Setup now, Setup base, int to, Predicate<LastMove> wanted) {
    int victim = MoveMaker.captured(base.toMove().ordinal(), to);
    if (victim < 0 || victim >= Square.COUNT || base.piece(victim) != Piece.NONE) {
      return false;
    }
    for (Setup state : states(base, variant.pawn())) {
      for (long rest = origins(state, variant.pawn(), to); rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        Setup moved = state.withPiece(to, Piece.NONE).withPiece(from, base.piece(to));
        if (from != victim
            && forth(now, moved.withPiece(victim, Piece.of(now.toMove().ordinal(), variant.pawn()))
                .with(Schema.EN_PASSANT, to + 1), from, to, wanted)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean castlings(Setup now, Setup base, int to, Predicate<LastMove> wanted) {
    int side = base.toMove().ordinal();
    for (int right = 2 * side; right < 2 * side + 2; right++) {
      int home = Rights.king(right);
      int corner = Rights.corner(right);
      int partner = (home + to) / 2;
      if (Math.abs(home - to) != 2 || to > home != corner > home
          || base.piece(partner) != Piece.of(side, variant.castlingPartner())) {
        continue;
      }
      for (Setup state : states(base, Schema.KING)) {
        Setup before = state.withPiece(partner, Piece.NONE).withPiece(to, Piece.NONE)
            .withPiece(home, Piece.of(side, Schema.KING)).withPiece(corner, Piece.of(side, variant.castlingPartner()));
        if (base.piece(home) == Piece.NONE && base.piece(corner) == Piece.NONE && forth(now,
            before.with(Schema.CASTLING, before.get(Schema.CASTLING) | 1 << right), home, to, wanted)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The empty squares from which a piece of a type might go to a square if the others stood suitably. */
  private long origins(Setup state, int type, int to) {
    Position position = Position.of(state);
    long origins = 0;
    for (long rest = ~position.occupied(); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      boolean reaches =
          (variant.movement(position, position.toMove(), type).reach(from) & Square.bit(to)) != 0;
      origins |= reaches ? Square.bit(from) : 0;
    }
    return origins;
  }

  private int[] victims(Side side) {
    return IntStream.range(0, variant.schema().types().size()).filter(type -> type != Schema.KING)
        .map(type -> Piece.of(side.ordinal(), type)).toArray();
  }

  /** What the state of the game can have been before a piece of a type moved. */
  private List<Setup> states(Setup base, int type) {
    List<Setup> states = List.of(base);
    for (Slot slot : variant.schema().slots()) {
      int cell = variant.schema().offset(slot) + type;
      states = states.stream()
          .flatMap(state -> IntStream.range(0, variant.cycle(type)).mapToObj(value -> state.with(cell, value)))
          .toList();
    }
    return states;
  }

  /** Makes the moves again that a piece may have made, and hands on the one that leads to the position. */
  private boolean forth(Setup now, Setup before, int from, int to, Predicate<LastMove> wanted) {
    Position position = Position.of(before);
    int side = position.toMove();
    int type = Piece.type(position.piece(from));
    boolean goes = type == Schema.KING || before.get(Schema.EN_PASSANT) != 0
        || (variant.targets(position, side, type, from) & Square.bit(to)) != 0;
    if (!goes || Attacks.inCheck(variant, position, 1 - side) || !Validation.faults(variant, before).isEmpty()) {
      return false;
    }
    legal.clear();
    generator.legal(position, legal);
    List<Move> made = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      if (EncodedMove.from(legal.get(i)) == from && EncodedMove.to(legal.get(i)) == to) {
        int mark = position.mark();
        MoveMaker.make(variant, position, legal.get(i));
        Setup after = position.setup();
        if (now.equals(now.get(Schema.EN_PASSANT) == 0 ? after.with(Schema.EN_PASSANT, 0) : after)) {
          made.add(EncodedMove.unpack(legal.get(i)));
        }
        position.rollback(mark);
      }
    }
    return !made.isEmpty() && RetroChecks.of(variant, before, true).isEmpty()
        && made.stream().anyMatch(move -> wanted.test(new LastMove(before, move)));
  }
}
