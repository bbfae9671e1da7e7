package zugwerk.rules;

import static zugwerk.work.Message.counted;
import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.work.Message;

/**
 * Finds what makes a playable setup impossible to reach in a game. A problem may be like that, but usually its composer
 * did not intend it.
 */
public final class RetroChecks {

  private final Variant variant;
  private final Setup setup;
  private final int[] start;
  private final List<Fault> doubts = new ArrayList<>();

  private RetroChecks(Variant variant, Setup setup) {
    this.variant = variant;
    this.setup = setup;
    start = start(variant);
  }

  /**
   * All that is doubtful about a setup, as far as the {@link RetroFacts} of its game allow: what a count of the pieces
   * against those of the start position proves, and where Pawns, Bishops and checks come from.
   */
  public static List<Fault> of(Variant variant, Setup setup) {
    return of(variant, setup, Validation.faults(variant, setup).isEmpty());
  }

  /**
   * The same, where the caller has validated the setup already.
   *
   * @param playable whether {@link Validation} finds no fault
   */
  public static List<Fault> of(Variant variant, Setup setup, boolean playable) {
    RetroChecks doubts = new RetroChecks(variant, setup);
    RetroFacts facts = variant.retroFacts();
    for (Side side : Side.values()) {
      if (facts.armiesShrink()) {
        doubts.count(side);
      }
      if (facts.orthodoxOrigins()) {
        doubts.doubts.addAll(doubts.origins(side).pawns());
      }
    }
    if (playable && facts.orthodoxChecks()) {
      CheckOrigins.doubt(variant, setup).ifPresent(doubts.doubts::add);
    }
    return List.copyOf(doubts.doubts);
  }

  /**
   * The squares of pieces that must have been promoted, as far as a count against the start position proves it: those
   * of a type beyond the first number, and Bishops beyond one on a colour. Where one of several pieces must be the
   * promoted one, the last of them. Empty in games where counting proves nothing.
   */
  public static List<Integer> promoted(Variant variant, Setup setup) {
    RetroChecks checks = new RetroChecks(variant, setup);
    List<Integer> promoted = new ArrayList<>();
    for (Side side : variant.retroFacts().armiesShrink() ? Side.values() : new Side[0]) {
      for (int type = 0; type < variant.schema().types().size(); type++) {
        if (checks.promotes(type)) {
          checks.promoted(Piece.of(side.ordinal(), type), promoted);
        }
      }
    }
    return List.copyOf(promoted);
  }

  private void promoted(int piece, List<Integer> promoted) {
    boolean bishop = variant.retroFacts().orthodoxOrigins() && Piece.type(piece) == variant.schema().type('B');
    for (int colour = 0; colour < (bishop ? 2 : 1); colour++) {
      int shade = colour;
      IntPredicate counts = square -> !bishop || (Square.file(square) + Square.rank(square)) % 2 == shade;
      long own = IntStream.range(0, Square.COUNT).filter(square -> start[square] == piece).filter(counts).count();
      IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) == piece).filter(counts).skip(own)
          .forEach(promoted::add);
    }
  }

  private PawnOrigins origins(Side side) {
    return new PawnOrigins(variant, setup, start, side);
  }

  private void count(Side side) {
    int[] atStart = counts(IntStream.of(start), side);
    int[] now = counts(IntStream.range(0, Square.COUNT).map(setup::piece), side);
    int pieces = IntStream.of(atStart).sum();
    int pawn = variant.pawn();
    Message name = message(side.title());
    if (setup.pieces(side) > pieces) {
      doubt(Fault.NOWHERE, message("{0} has {1} pieces, and begins with {2}", name, setup.pieces(side), pieces));
    }
    if (now[pawn] > atStart[pawn]) {
      doubt(last(side, pawn), message("{0} has {1} Pawns, and begins with {2}", name, now[pawn], atStart[pawn]));
    }
    int promoted = 0;
    for (int type = 0; type < now.length; type++) {
      int surplus = now[type] - atStart[type];
      boolean promotes = promotes(type);
      boolean byOrigins = variant.retroFacts().orthodoxOrigins() && type == variant.schema().type('B');
      promoted += !promotes ? 0 : byOrigins ? origins(side).promotedBishops() : Math.max(0, surplus);
      if (surplus > 0 && !promotes && type != pawn && type != Schema.KING) {
        doubt(last(side, type), message("{0} has {1} pieces of the type {2}, begins with {3}, and no Pawn becomes one",
            name, now[type], message(variant.schema().types().get(type).title()), atStart[type]));
      }
    }
    int missing = Math.max(0, atStart[pawn] - now[pawn]);
    if (promoted > missing) {
      doubt(Fault.NOWHERE, counted(promoted, "{1} must have promoted {0} Pawn, and only {2}",
          "{1} must have promoted {0} Pawns, and only {2}", name,
          counted(missing, "{0} is missing", "{0} are missing")));
    }
  }

  private boolean promotes(int type) {
    return IntStream.of(variant.promotions()).anyMatch(promotion -> promotion == type);
  }

  private int[] counts(IntStream pieces, Side side) {
    int[] counts = new int[variant.schema().types().size()];
    pieces.filter(piece -> piece != Piece.NONE && Piece.side(piece) == side.ordinal())
        .forEach(piece -> counts[Piece.type(piece)]++);
    return counts;
  }

  /** The piece on each square of the start position, from the first field of its FEN. */
  static int[] start(Variant variant) {
    int[] pieces = new int[Square.COUNT];
    int rank = 7;
    int file = 0;
    for (char letter : variant.start().substring(0, variant.start().indexOf(' ')).toCharArray()) {
      if (letter == '/') {
        rank--;
        file = 0;
      } else if (Character.isDigit(letter)) {
        file += letter - '0';
      } else {
        pieces[Square.of(file++, rank)] = Piece.of(Character.isUpperCase(letter) ? 0 : 1,
            variant.schema().type(Character.toUpperCase(letter)));
      }
    }
    return pieces;
  }

  private void doubt(int square, Message text) {
    doubts.add(new Fault(square, text));
  }

  /** The last square on which a piece of a side and type stands. */
  private int last(Side side, int type) {
    return IntStream.range(0, Square.COUNT)
        .filter(square -> setup.piece(square) == Piece.of(side.ordinal(), type)).max().orElseThrow();
  }
}
