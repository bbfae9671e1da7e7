package zugwerk.solve.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.MoveText;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.study.StudyMoves.Sorted;

/** Moves that fail to a single reply although a solver would try them first. */
final class ThematicTries {

  private static final int MOST = 2;

  /** What makes a move a candidate, the most tempting first. */
  private enum Appeal {
    PROMOTION, CAPTURE, CHECK, PAWN_MOVE, ATTACK, NONE
  }

  private final Variant variant;
  private final StudyMoves moves;
  private final MoveText texts;

  ThematicTries(Variant variant, StudyMoves moves, MoveText texts) {
    this.variant = variant;
    this.moves = moves;
    this.texts = texts;
  }

  private record Candidate(int move, Appeal appeal) {}

  /** The most tempting ones among moves that fail, with their refutations. */
  List<SolutionNode> among(Position position, List<Integer> failing, int ply) {
    List<Candidate> candidates = failing.stream().map(move -> new Candidate(move, appeal(position, move)))
        .filter(candidate -> candidate.appeal != Appeal.NONE)
        .sorted(Comparator.comparing(Candidate::appeal)
            .thenComparingInt(candidate -> promotionRank(candidate.move))
            .thenComparing(candidate -> moves.longForm(candidate.move)))
        .toList();
    List<SolutionNode> tries = new ArrayList<>();
    for (Candidate candidate : candidates) {
      if (tries.size() < MOST) {
        node(position, candidate.move, ply).ifPresent(tries::add);
      }
    }
    return tries;
  }

  private int promotionRank(int move) {
    return EncodedMove.unpack(move) instanceof Move.Step step
        ? IntStream.of(variant.promotions()).boxed().toList().indexOf(step.promotion()) : 0;
  }

  private Appeal appeal(Position position, int move) {
    Move unpacked = EncodedMove.unpack(move);
    int from = EncodedMove.from(move);
    int to = EncodedMove.to(move);
    if (!EncodedMove.isStep(move)) {
      return EncodedMove.capturesElsewhere(move) ? Appeal.CAPTURE : Appeal.NONE;
    }
    boolean pawn = Piece.type(position.piece(from)) == variant.pawn();
    if (unpacked instanceof Move.Step step && step.promotion() != Move.NONE) {
      return Appeal.PROMOTION;
    }
    if (position.piece(to) != Piece.NONE) {
      return Appeal.CAPTURE;
    }
    int mark = moves.make(position, move);
    boolean checks = moves.isCheck(position);
    boolean attacks = !pawn && attacksPiece(position, to);
    position.rollback(mark);
    return checks ? Appeal.CHECK : pawn ? Appeal.PAWN_MOVE : attacks ? Appeal.ATTACK : Appeal.NONE;
  }

  /** Whether the piece on a square attacks a piece of the side to move other than a Pawn. */
  private boolean attacksPiece(Position position, int square) {
    int side = position.toMove();
    long pieces = position.pieces(side) & ~position.pieces(side, variant.pawn());
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int target = Long.numberOfTrailingZeros(rest);
      if ((Attacks.attackers(variant, position, target, 1 - side) & Square.bit(square)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** A move with its refutation; empty if that is unknown or not the only one, or only takes what was put there. */
  private Optional<SolutionNode> node(Position position, int move, int ply) {
    String text = texts.write(position, EncodedMove.unpack(move));
    int mark = moves.make(position, move);
    OptionalInt refutation = refutation(position);
    boolean simple = refutation.isPresent() && EncodedMove.to(refutation.getAsInt()) == EncodedMove.to(move);
    Optional<SolutionNode> found = refutation.isEmpty() || simple ? Optional.empty()
        : Optional.of(new SolutionNode(Role.TRY, EncodedMove.unpack(move), text, ply, false, false, List.of(),
            List.of(refuting(position, refutation.getAsInt(), ply + 1))));
    position.rollback(mark);
    return found;
  }

  private OptionalInt refutation(Position position) {
    Sorted replies = moves.known(position, Integer.MAX_VALUE);
    return replies.open().isEmpty() && replies.failing().size() == 1 ? OptionalInt.of(replies.failing().getFirst())
        : OptionalInt.empty();
  }

  private SolutionNode refuting(Position position, int move, int ply) {
    String text = texts.write(position, EncodedMove.unpack(move));
    int mark = moves.make(position, move);
    List<SolutionNode> reason = stalemating(position, EncodedMove.to(move), ply + 1);
    position.rollback(mark);
    return new SolutionNode(Role.REFUTATION, EncodedMove.unpack(move), text, ply, false, false, List.of(), reason);
  }

  /** The capture of the piece that refutes, if it is stalemate. */
  private List<SolutionNode> stalemating(Position position, int square, int ply) {
    MoveList answers = moves.legal(position);
    for (int i = 0; i < answers.size(); i++) {
      int answer = answers.get(i);
      if (EncodedMove.isStep(answer) && EncodedMove.to(answer) == square) {
        String text = texts.write(position, EncodedMove.unpack(answer));
        int mark = moves.make(position, answer);
        boolean stalemate = moves.isStalemate(position);
        position.rollback(mark);
        if (stalemate) {
          return List.of(new SolutionNode(Role.CONTINUATION, EncodedMove.unpack(answer), text, ply, false, false,
              List.of(), List.of()));
        }
      }
    }
    return List.of();
  }
}
