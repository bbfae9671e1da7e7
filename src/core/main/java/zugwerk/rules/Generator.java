package zugwerk.rules;

import org.jspecify.annotations.Nullable;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * Finds the legal moves. One instance serves one thread; it keeps what it works with, so that nothing is allocated.
 *
 * <p>A move is legal when the mover's King is not attacked after it and the game {@linkplain Variant#allows allows}
 * the position. A game that promises nothing has each move made and tested. In a game with a {@link FastPath} most
 * moves are judged without making them, by {@link PinsAndCheckers} and the attacks on the square that the King goes
 * to. En passant, castling, special and {@linkplain FastPath#unsettled unsettled} moves, and moves before hoppers are
 * tested.
 */
public final class Generator {

  private static final int ALL = Integer.MAX_VALUE;

  private final Variant variant;
  private final FastPath fast;
  private final OwnEnd end;
  private final boolean hasOwnEnd;
  private final boolean[] pawns;
  private final int[] promotions;
  private final int types;
  /** The King's type where its moves change powers; else {@link Move#NONE}. */
  private final int afterKing;
  private final PinsAndCheckers usual;
  private final PinsAndCheckers[] allPins;
  private final MoveList tested = new MoveList();
  /** The legal moves among which the game chooses. */
  private final MoveList all = new MoveList();
  private final CheckingMoves checks;
  /** The pieces that may make steps, and the squares to which they may. */
  private long movable = -1L;
  private long aims = -1L;
  private boolean checksOnly;
  private boolean matesOnly;
  /** Whether moves that give check are made to be judged. */
  private boolean testsChecks;
  private final boolean chooses;
  private boolean choosing;
  private boolean usualPrepared;

  public Generator(Variant variant) {
    this.variant = variant;
    fast = variant.fastPath();
    chooses = variant.chooses();
    end = variant.ownEnd();
    hasOwnEnd = !end.equals(OwnEnd.NONE);
    usual = new PinsAndCheckers(variant);
    checks = new CheckingMoves(variant);
    promotions = variant.promotions();
    types = variant.schema().types().size();
    pawns = new boolean[types];
    for (int type = 0; type < types; type++) {
      pawns[type] = variant.promotes(type);
    }
    afterKing = fast.changesPowers(Schema.KING) ? Schema.KING : Move.NONE;
    allPins = new PinsAndCheckers[types];
    for (int type = 0; type < types; type++) {
      allPins[type] = fast.changesPowers(type) ? new PinsAndCheckers(variant) : usual;
    }
  }

  public Variant variant() {
    return variant;
  }

  /** Whether the game {@linkplain Variant#ownEnd defines another end}. */
  public boolean hasOwnEnd() {
    return hasOwnEnd;
  }

  /** The end of the game by its own rule, as {@link OwnEnd#of} says. */
  public Verdict ownEnd(Position position) {
    return hasOwnEnd ? end.of(position) : Verdict.OPEN;
  }

  /** Whether the side to move has won already, because the other King has died or by the game's own end. */
  public boolean hasWon(Position position) {
    return position.hasLostKing(1 - position.toMove()) || hasOwnEnd && end.of(position) == Verdict.WON;
  }

  /** Whether no King is lost and the game has not ended by its own rule; there may be no legal move. */
  public boolean goesOn(Position position) {
    return !position.hasLostKing(0) && !position.hasLostKing(1) && ownEnd(position) == Verdict.OPEN;
  }

  /** Adds the legal moves of a position to a list; the position is as it was afterwards. */
  public void legal(Position position, MoveList moves) {
    int start = moves.size();
    find(position, moves, ALL);
    for (int i = start; i < moves.size(); i++) {
      if (EncodedMove.kind(moves.get(i)) == EncodedMove.CASTLING) {
        tagStepsLikeCastling(moves.get(i), moves);
      }
    }
  }

  /** Adds the legal moves of some pieces to some squares, and all castling, captures en passant and special moves. */
  public void legal(Position position, long pieces, long squares, MoveList moves) {
    movable = pieces;
    aims = squares;
    legal(position, moves);
    movable = -1L;
    aims = -1L;
  }

  /** Adds at least one legal move to a list, if there is any: the first of those that {@link #legal} adds. */
  public void some(Position position, MoveList moves) {
    find(position, moves, 1);
  }

  /** Adds the legal moves that could give check: all that do, and perhaps some that do not. */
  public void checks(Position position, MoveList moves) {
    checksOnly = true;
    find(position, moves, ALL);
    checksOnly = false;
  }

  /** Adds the legal moves that could checkmate: all that do, and perhaps others. It ignores the game's own end. */
  public void mates(Position position, MoveList moves) {
    matesOnly = true;
    checks(position, moves);
    matesOnly = false;
  }

  /**
   * Fills a list with the moves that would be legal if no King had to be kept safe. Castling is among them only where
   * the King is not attacked before it arrives.
   */
  public void candidates(Position position, MoveList moves) {
    moves.clear();
    tested.clear();
    if (ownEnd(position) != Verdict.OPEN) {
      return;
    }
    long active = variant.active(position);
    for (int type = 0; type < types; type++) {
      steps(position, type, position.pieces(position.toMove(), type) & active, false, 0, moves);
    }
    TestedMoves.add(variant, position, active, tested);
    int end = moves.size();
    for (int i = 0; i < end; i++) {
      tested.add(moves.get(i));
    }
    moves.clear();
    TestedMoves.splitByMaker(variant, position, tested);
    for (int i = 0; i < tested.size(); i++) {
      moves.add(tested.get(i));
    }
  }

  /**
   * Whether a step would be legal here if no King had to be kept safe and the game allowed every position; for other
   * kinds of moves the answer is no.
   */
  public boolean couldPlay(Position position, int move) {
    int from = EncodedMove.from(move);
    int side = position.toMove();
    if (EncodedMove.kind(move) != EncodedMove.STEP || EncodedMove.tag(move) != Move.NONE
        || (position.pieces(side) & variant.active(position) & Square.bit(from)) == 0
        || chooses || ownEnd(position) != Verdict.OPEN) {
      return false;
    }
    int type = Piece.type(position.piece(from));
    long targets = variant.targets(position, side, type, from) & Square.bit(EncodedMove.to(move));
    return targets != 0 && (!pawns[type] || variant.promoting(position, side, from, targets) == 0)
        && Long.bitCount(MoveMaker.makers(variant, position, move)) < 2;
  }

  /** How many legal moves a position has. */
  public int count(Position position) {
    return count(position, ALL);
  }

  /** Counts the legal moves of a position until there are enough: all of them, or at least that number. */
  public int count(Position position, int enough) {
    return find(position, null, enough);
  }

  /** Whether the side to move has a legal move. */
  public boolean hasLegal(Position position) {
    return count(position, 1) > 0;
  }

  /** What the position is for the side to move. */
  public Verdict verdict(Position position) {
    int side = position.toMove();
    if (position.hasLostKing(1 - side) && !position.hasLostKing(side)) {
      return Verdict.DEAD_KING;
    }
    Verdict own = ownEnd(position);
    if (own != Verdict.OPEN) {
      return own;
    }
    boolean check = Attacks.inCheck(variant, position, side);
    if (hasLegal(position)) {
      return check ? Verdict.CHECK : Verdict.OPEN;
    }
    return !check ? Verdict.STALEMATE : variant.mateWins(position) ? Verdict.CHECKMATE : Verdict.DRAW;
  }

  /** A King whose power takes it two squares sideways can make two moves between the same squares. */
  private static void tagStepsLikeCastling(int castling, MoveList moves) {
    int step = EncodedMove.of(EncodedMove.STEP, EncodedMove.from(castling), EncodedMove.to(castling));
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) == step) {
        moves.set(i, EncodedMove.tagged(step, 'K' - 'A'));
      }
    }
  }

  /** The legal moves that the game chooses of all, whether or not only checks or mates are wanted. */
  private int chosen(Position position, @Nullable MoveList moves) {
    long pieces = movable;
    long squares = aims;
    boolean onlyChecks = checksOnly;
    movable = -1L;
    aims = -1L;
    checksOnly = false;
    choosing = true;
    all.clear();
    find(position, all, ALL);
    choosing = false;
    checksOnly = onlyChecks;
    aims = squares;
    movable = pieces;
    variant.choose(position, all);
    int count = 0;
    for (int i = 0; i < all.size(); i++) {
      int move = all.get(i);
      if (!EncodedMove.isStep(move)
          || (pieces >>> EncodedMove.from(move) & squares >>> EncodedMove.to(move) & 1) != 0) {
        count++;
        if (moves != null) {
          moves.add(move);
        }
      }
    }
    return count;
  }

  /** Counts the legal moves, up to a number that is enough; adds them to a list, if there is one. */
  private int find(Position position, @Nullable MoveList moves, int enough) {
    if (chooses && !choosing) {
      return chosen(position, moves);
    }
    int side = position.toMove();
    if (position.hasLostKing(1 - side) || checksOnly && variant.royals(position, 1 - side) == 0
        || hasOwnEnd && end.of(position) != Verdict.OPEN) {
      return 0;
    }
    tested.clear();
    boolean hasKing = position.king(side) < Square.COUNT;
    long active = variant.active(position);
    long unsettled = fast.unsettled(position);
    usualPrepared = false;
    testsChecks = fast.testsChecks() && position.king(1 - side) < Square.COUNT;
    checks.begin(matesOnly && !testsChecks);
    int count = 0;
    for (int type = 0; type < types; type++) {
      long pieces = position.pieces(side, type) & active & movable;
      if (pieces == 0) {
        continue;
      }
      if ((checksOnly || testsChecks) && unsettled != -1L) {
        checks.prepare(position, type);
      }
      if (type == Schema.KING && unsettled != -1L) {
        count += kingSteps(position, unsettled, moves, enough);
      } else {
        count += steps(position, type, pieces, hasKing, unsettled, moves);
      }
      if (moves == null && unsettled == -1L) {
        // The moves of one type are often enough.
        count += keepLegal(position, null, enough - count);
        tested.clear();
      }
      if (count >= enough) {
        return count;
      }
    }
    TestedMoves.add(variant, position, active, tested);
    return count + keepLegal(position, moves, enough - count);
  }

  private int kingSteps(Position position, long unsettled, @Nullable MoveList moves, int enough) {
    int side = position.toMove();
    int from = position.king(side);
    if (checksOnly && (unsettled >>> from & 1) == 0 && !mayCheck(position, Schema.KING, from, unsettled)) {
      return 0;
    }
    long targets = variant.targets(position, side, Schema.KING, from) & aims;
    if (checksOnly) {
      targets = (unsettled >>> from & 1) != 0 ? targets : checks.among(position, from, targets) | targets & unsettled;
    }
    long open =
        (unsettled >>> from & 1) != 0 ? targets : targets & open(position, Schema.KING, from, targets, unsettled);
    tested.addSteps(from, open);
    long bystanders = position.occupied() & ~Square.bit(from) & ~fast.leaving(position);
    // A count ends as soon as it is enough; a list has all the moves of a kind of piece.
    int most = moves == null ? enough : ALL;
    long lawful = 0;
    for (long rest = targets & ~open; rest != 0 && Long.bitCount(lawful) < most; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      if (!Attacks.attackedAfter(variant, position, to, 1 - side, bystanders & ~Square.bit(to), afterKing)) {
        lawful |= Square.bit(to);
      }
    }
    if (moves != null) {
      moves.addSteps(from, lawful);
    }
    return Long.bitCount(lawful);
  }

  private int steps(Position position, int type, long pieces, boolean hasKing, long unsettled,
      @Nullable MoveList moves) {
    int side = position.toMove();
    PinsAndCheckers pins = null;
    int count = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      boolean settled = (unsettled >>> from & 1) == 0;
      if (checksOnly && settled && !mayCheck(position, type, from, unsettled)) {
        continue;
      }
      long targets = variant.targets(position, side, type, from) & aims;
      if (checksOnly && settled) {
        targets = targets & unsettled | checking(position, type, from, targets);
      }
      if (targets != 0 && !hasKing) {
        // Nothing is to be kept safe, but a move that must be made may also have more than one maker.
        long open = settled ? targets & open(position, type, from, targets, unsettled) : targets;
        add(position, type, from, open, tested);
        targets &= ~open;
      } else if (targets != 0) {
        long open = targets;
        long lawful = 0;
        if (settled) {
          pins = pins == null ? pins(position, type) : pins;
          open = pins.certain() ? targets & open(position, type, from, targets, unsettled) : targets;
          lawful = open == targets ? 0 : pins.lawful(from, targets & ~open);
        }
        if (open != 0) {
          add(position, type, from, open, tested);
        }
        targets = lawful;
      }
      if (targets != 0) {
        count += add(position, type, from, targets, moves);
      }
    }
    return count;
  }

  /** The squares to which a settled piece's moves must be made to be judged. */
  private long open(Position position, int type, int from, long targets, long unsettled) {
    return !testsChecks ? unsettled : checksOnly ? -1L : unsettled | checking(position, type, from, targets);
  }

  /** Whether a piece could check from anywhere that it could go to if nothing were in its way. */
  private boolean mayCheck(Position position, int type, int from, long unsettled) {
    int side = position.toMove();
    long reach = variant.movement(position, side, type).reach(from);
    return (reach & unsettled) != 0 || checks.mayBeAmong(from, reach)
        || pawns[type] && variant.promoting(position, side, from, reach) != 0;
  }

  /** The targets of a piece from which it might check, if only as one of the pieces that it may become. */
  private long checking(Position position, int type, int from, long targets) {
    long promoting = pawns[type] ? variant.promoting(position, position.toMove(), from, targets) : 0;
    return mayPromote(position, from, promoting) | checks.among(position, from, targets & ~promoting);
  }

  private long mayPromote(Position position, int from, long targets) {
    long found = 0;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < promotions.length && (found >>> to & 1) == 0; i++) {
        found |= checks.mayPromote(position, from, to, promotions[i]) ? Square.bit(to) : 0;
      }
    }
    return found;
  }

  /** The pins and checks once a piece of a type has moved; found when first needed. */
  private PinsAndCheckers pins(Position position, int type) {
    PinsAndCheckers pins = allPins[type];
    if (pins != usual || !usualPrepared) {
      pins.prepare(position, pins == usual ? Move.NONE : type);
      usualPrepared |= pins == usual;
    }
    return pins;
  }

  /** Counts the moves of a piece to its targets, each promotion for itself; adds them to a list, if there is one. */
  private int add(Position position, int type, int from, long targets, @Nullable MoveList moves) {
    long promoting = pawns[type] && targets != 0 ? variant.promoting(position, position.toMove(), from, targets) : 0;
    long plain = targets & ~promoting
        | (promoting == 0 ? 0 : variant.unpromoting(position, position.toMove(), from, promoting));
    if (moves != null) {
      moves.addSteps(from, plain);
      for (long rest = promoting; rest != 0; rest &= rest - 1) {
        for (int promotion : promotions) {
          moves.add(EncodedMove.promotion(from, Long.numberOfTrailingZeros(rest), promotion));
        }
      }
    }
    return Long.bitCount(plain) + promotions.length * Long.bitCount(promoting);
  }

  /** Counts the legal ones of the moves to be tested, up to a number that is enough; adds them to a list, if any. */
  private int keepLegal(Position position, @Nullable MoveList moves, int enough) {
    TestedMoves.splitByMaker(variant, position, tested);
    int count = 0;
    for (int i = 0; i < tested.size() && count < enough; i++) {
      int move = tested.get(i);
      if (isWanted(position, move)) {
        count++;
        if (moves != null) {
          moves.add(EncodedMove.kind(move) == EncodedMove.EN_PASSANT && canAlsoMove(position, move)
              ? EncodedMove.alsoQuiet(move) : move);
        }
      }
    }
    return count;
  }

  /** Whether the Pawn of a capture en passant has a legal quiet move to the same square. */
  private boolean canAlsoMove(Position position, int passing) {
    int from = EncodedMove.from(passing);
    int to = EncodedMove.to(passing);
    int type = Piece.type(position.piece(from));
    if ((variant.targets(position, position.toMove(), type, from) & Square.bit(to)) == 0) {
      return false;
    }
    int step = EncodedMove.of(EncodedMove.STEP, from, to);
    boolean legal = isLegal(position, step);
    for (long rest = MoveMaker.makers(variant, position, step); rest != 0 && !legal; rest &= rest - 1) {
      legal = isLegal(position, EncodedMove.tagged(step, MoveMaker.firstTag(variant, position, step)
          + Long.numberOfTrailingZeros(rest)));
    }
    return legal;
  }

  /** Whether a move is legal, and gives check if only checks are wanted. */
  private boolean isWanted(Position position, int move) {
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    boolean wanted =
        (!checksOnly || Attacks.inCheck(variant, position, position.toMove())) && variant.isLegalAfter(position);
    position.rollback(mark);
    return wanted;
  }

  /** A King that has died by the move is not attacked after it. */
  private boolean isLegal(Position position, int move) {
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    boolean legal = variant.isLegalAfter(position);
    position.rollback(mark);
    return legal;
  }
}
