package zugwerk.rules;

import static zugwerk.work.Message.counted;
import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.work.Message;

/**
 * Where the Pawns and Bishops of a side must have come from, as far as a simple count tells it for certain: what their
 * Pawns have captured, and which Bishops were Pawns. It holds for games with {@link RetroFacts#orthodoxOrigins}.
 *
 * <p>The counts are those of retroanalysis: a Pawn leaves its file only by a capture, and captures no more pieces than
 * are missing; a Bishop keeps to the colour of its squares, and behind two Pawns that have not moved it has never left.
 *
 * @see <a href="https://github.com/tromp/ChessPositionRanking">what Pawns, captures and promotions say</a>
 */
final class PawnOrigins {

  private static final int FILES = 8;
  private static final int NEVER = 1 << 20;

  private final Variant variant;
  private final Setup setup;
  private final int[] start;
  private final Side side;

  /**
   * @param start the piece on each square at the start, as {@link RetroChecks} reads it
   */
  PawnOrigins(Variant variant, Setup setup, int[] start, Side side) {
    this.variant = variant;
    this.setup = setup;
    this.start = start;
    this.side = side;
  }

  /**
   * What is doubtful about the places of the Pawns; nothing if there are too many, since that is another doubt.
   */
  List<Fault> pawns() {
    List<Integer> pawns = new ArrayList<>(squares(Piece.of(side.ordinal(), variant.pawn())));
    pawns.sort((one, other) -> Integer.compare(steps(one), steps(other)));
    List<Integer> first = atStart(Piece.of(side.ordinal(), variant.pawn()));
    if (pawns.size() > first.size()) {
      return List.of();
    }
    Side enemy = side.other();
    int captured = missing(enemy) - bishopsTakenAtHome(enemy);
    int[] fewest = new int[1 << FILES];
    for (int pawn : pawns) {
      fewest = with(pawn, fewest, first);
      int captures = Arrays.stream(fewest).min().orElse(NEVER);
      if (captures >= NEVER) {
        return List.of(new Fault(pawn, message("{0}'s Pawns cannot have come to their squares: no Pawn is left that"
            + " could have gone to {1}", message(side.title()), Square.name(pawn))));
      }
      if (captures > captured) {
        return List.of(new Fault(pawn, tooManyCaptures(captures, captured)));
      }
    }
    return List.of();
  }

  private Message tooManyCaptures(int needed, int captured) {
    Message capturing = message(side.title());
    Message enemy = message(side.other().title());
    return captured <= 0
        ? counted(needed,
            "{1}'s Pawns must have captured {0} piece, and none of {2}'s can have been captured by them",
            "{1}'s Pawns must have captured {0} pieces, and none of {2}'s can have been captured by them",
            capturing, enemy)
        : counted(needed,
            "{1}'s Pawns must have captured {0} piece, and only {2} of {3}'s can have been captured by them",
            "{1}'s Pawns must have captured {0} pieces, and only {2} of {3}'s can have been captured by them",
            capturing, captured, enemy);
  }

  /** The fewest captures for each set of files that Pawns have come from, once another Pawn has come from one. */
  private int[] with(int pawn, int[] fewest, List<Integer> first) {
    int[] next = new int[fewest.length];
    Arrays.fill(next, NEVER);
    for (int from : first) {
      int file = Square.file(from);
      int captures = Math.abs(Square.file(pawn) - file);
      if (captures <= steps(pawn) - steps(from)) {
        for (int files = 0; files < fewest.length; files++) {
          if ((files >> file & 1) == 0) {
            next[files | 1 << file] = Math.min(next[files | 1 << file], fewest[files] + captures);
          }
        }
      }
    }
    return next;
  }

  int promotedBishops() {
    List<Integer> now = squares(bishop(side));
    int promoted = 0;
    for (int colour : List.of(0, 1)) {
      List<Integer> here = now.stream().filter(square -> colour(square) == colour).toList();
      long own = atStart(bishop(side)).stream().filter(square -> colour(square) == colour)
          .filter(home -> !isShutIn(side, home) || here.contains(home)).count();
      promoted += (int) Math.max(0, here.size() - own);
    }
    return promoted;
  }

  /**
   * How many Bishops of a side were captured on their first squares, shut in by Pawns that have not moved. An enemy
   * Pawn that captured there has been promoted.
   */
  private int bishopsTakenAtHome(Side of) {
    return (int) atStart(bishop(of)).stream()
        .filter(home -> isShutIn(of, home) && setup.piece(home) != bishop(of)).count();
  }

  /** Whether Pawns that have not moved stand on all squares that a Bishop could go to from its first square. */
  private boolean isShutIn(Side of, int home) {
    int ahead = of == Side.WHITE ? 1 : -1;
    int pawn = Piece.of(of.ordinal(), variant.pawn());
    return IntStream.of(Square.file(home) - 1, Square.file(home) + 1)
        .filter(file -> Square.onBoard(file, 0)).map(file -> Square.of(file, Square.rank(home) + ahead))
        .allMatch(square -> setup.piece(square) == pawn && start[square] == pawn);
  }

  private int bishop(Side of) {
    return Piece.of(of.ordinal(), variant.schema().type('B'));
  }

  private static int colour(int square) {
    return (Square.file(square) + Square.rank(square)) % 2;
  }

  private int missing(Side of) {
    return (int) IntStream.of(start).filter(piece -> piece != Piece.NONE && Piece.side(piece) == of.ordinal()).count()
        - setup.pieces(of);
  }

  /** How many ranks a square is ahead of the side's first rank. */
  private int steps(int square) {
    return side == Side.WHITE ? Square.rank(square) : 7 - Square.rank(square);
  }

  private List<Integer> squares(int piece) {
    return IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) == piece).boxed().toList();
  }

  private List<Integer> atStart(int piece) {
    return IntStream.range(0, Square.COUNT).filter(square -> start[square] == piece).boxed().toList();
  }
}
