package zugwerk.rules;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.work.CancelToken;
import zugwerk.work.Message;

/**
 * The rights to castle and to capture en passant that a position has by the conventions for problems: a side may castle
 * as the position says unless {@link LastMoves} shows that its King or Rook has moved, and it may capture en passant
 * only where it is shown that the double step was the last move. Where the rights exclude each other, each greatest set
 * of them that can be there is solved as a separate part (partial retro-analysis).
 *
 * @see <a href="https://www.wfcc.ch/1999-2012/codex/">Codex for Chess Composition, article 16 and its footnotes</a>
 */
public final class ProvenRights {

  /** How many positions are examined for each question. */
  private static final int MOST = 200;

  private final Variant variant;
  private final Setup setup;
  private final LastMoves past;

  /**
   * A position with the rights that it has.
   *
   * @param setup the position
   * @param title which castling it allows, in a few words; empty unless it is one of several parts
   * @param remark what was shown about its rights, in one sentence; empty if nothing was, or if the title says it
   */
  public record Part(Setup setup, Message title, Message remark) {

    /** A position as it is, where nothing was shown about its rights. */
    public Part(Setup setup) {
      this(setup, Message.NONE, Message.NONE);
    }
  }

  private ProvenRights(Variant variant, Setup setup) {
    this.variant = variant;
    this.setup = setup;
    past = new LastMoves(variant, MOST, new CancelToken());
  }

  /**
   * The parts of a position, at least one; the position itself without a remark where nothing is shown. It takes less
   * than a millisecond as a rule, and a second where the search for the past is long.
   */
  public static List<Part> of(Variant variant, Setup setup) {
    boolean hasDoubt = setup.get(Schema.CASTLING) != 0
        || setup.get(Schema.EN_PASSANT) == 0 && !Rights.passable(variant, setup).isEmpty();
    return hasDoubt && LastMoves.areKnown(variant, setup) ? new ProvenRights(variant, setup).parts()
        : List.of(new Part(setup));
  }

  /** Rights that can be there together, and the square of the double step that must have been the last move then. */
  private record Case(int castling, Optional<Integer> passed) {}

  private List<Part> parts() {
    int stated = setup.get(Schema.CASTLING);
    List<Case> cases = new ArrayList<>();
    greatest(stated, rights -> canEndIn(rights, _ -> true))
        .forEach(rights -> cases.add(new Case(rights, passed(rights))));
    if (cases.isEmpty()) {
      return List.of(new Part(setup));
    }
    // Where only a right to castle shows that the last move was the double step, either both are there or neither.
    for (Case with : List.copyOf(cases)) {
      with.passed().ifPresent(square -> greatest(with.castling(),
          rights -> canEndIn(rights, move -> !passes(move, square))).stream()
          .filter(rights -> cases.stream().noneMatch(other -> !other.equals(with) && isIn(rights, other.castling())))
          .forEach(rights -> cases.add(new Case(rights, Optional.empty()))));
    }
    return cases.stream().map(each -> part(each, cases.size() > 1)).toList();
  }

  private Part part(Case rights, boolean several) {
    Optional<String> passed = rights.passed().map(Square::name);
    List<Message> remarks = new ArrayList<>();
    int lost = setup.get(Schema.CASTLING) & ~rights.castling();
    if (!several && lost != 0) {
      remarks.add(message("castling: {0}, since its King or Rook must have moved",
          bySide(side -> mayNot(side, lost >> 2 * side.ordinal() & 3))));
    }
    passed.filter(_ -> !several)
        .ifPresent(square -> remarks.add(message("en passant: the last move was the double step over {0}", square)));
    Message title = Message.joined(Stream.concat(Stream.of(allowed(rights.castling())),
        passed.map(square -> message("en passant on {0}", square)).stream()).toList(), ", ");
    return new Part(setup.with(Schema.CASTLING, rights.castling())
        .with(Schema.EN_PASSANT, rights.passed().map(square -> square + 1).orElse(setup.get(Schema.EN_PASSANT))),
        several ? title : Message.NONE, Message.joined(remarks));
  }

  /**
   * The sets of some rights that can be there and are not part of another such set.
   *
   * @param canBe whether a set can be there; if so, each part of it can
   */
  private static List<Integer> greatest(int all, IntPredicate canBe) {
    List<Integer> greatest = new ArrayList<>();
    IntStream.rangeClosed(0, all).filter(rights -> isIn(rights, all)).boxed()
        .sorted(Comparator.comparingInt(rights -> -Integer.bitCount(rights)))
        .filter(rights -> greatest.stream().noneMatch(other -> isIn(rights, other)) && canBe.test(rights))
        .forEach(greatest::add);
    return greatest;
  }

  private static boolean isIn(int rights, int others) {
    return (rights & ~others) == 0;
  }

  private boolean canEndIn(int rights, Predicate<LastMove> kind) {
    return past.canEndIn(setup.with(Schema.CASTLING, rights), kind);
  }

  /** The square that the last move has passed, if it is certain that it was a double step beside a Pawn. */
  private Optional<Integer> passed(int rights) {
    List<Integer> squares = setup.get(Schema.EN_PASSANT) == 0 ? Rights.passable(variant, setup) : List.of();
    return squares.stream().filter(square -> canEndIn(rights, move -> passes(move, square))
        && !canEndIn(rights, move -> !passes(move, square))).findFirst();
  }

  private boolean passes(LastMove move, int square) {
    return move.move().from() + move.move().to() == 2 * square && Math.abs(move.move().from() - square) == 8
        && Rights.passed(variant, setup, square) && move.before().piece(move.move().from()) == setup.piece(
            move.move().to());
  }

  /** Who may castle by some rights; where, if that is not all that was stated. */
  private Message allowed(int rights) {
    Message sides = bySide(side -> {
      int here = rights >> 2 * side.ordinal() & 3;
      boolean whole = here == (setup.get(Schema.CASTLING) >> 2 * side.ordinal() & 3);
      return may(side, whole && here != 0 ? 3 : here);
    });
    return sides.isEmpty() ? message("nobody may castle") : sides;
  }

  private static Message bySide(Function<Side, Message> ofSide) {
    return Message.joined(Stream.of(Side.values()).map(ofSide).filter(text -> !text.isEmpty()).toList(), ", ");
  }

  private static Message may(Side side, int rights) {
    boolean white = side == Side.WHITE;
    return switch (rights) {
      case 0 -> Message.NONE;
      case 1 -> white ? message("White may castle kingside") : message("Black may castle kingside");
      case 2 -> white ? message("White may castle queenside") : message("Black may castle queenside");
      default -> white ? message("White may castle") : message("Black may castle");
    };
  }

  private static Message mayNot(Side side, int rights) {
    boolean white = side == Side.WHITE;
    return switch (rights) {
      case 0 -> Message.NONE;
      case 1 -> white ? message("White may not castle kingside") : message("Black may not castle kingside");
      case 2 -> white ? message("White may not castle queenside") : message("Black may not castle queenside");
      default -> white ? message("White may not castle") : message("Black may not castle");
    };
  }
}
