package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.content.quality.ForceTerms;
import zugwerk.content.theme.ThemeNearness;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.RetroChecks;
import zugwerk.rules.Validation;

/** Random drafts, and random small changes of drafts. Not safe for use by several threads. */
final class DraftChanges {

  private static final int TRIALS = 100;
  private static final int FEWEST = 6;

  private final ThemeComposer.Request request;
  private final int tries;
  private final boolean battle;
  private final Roles roles;
  private final Placement placement;
  private final Random random;
  private final Generator generator;
  private final long kept;

  DraftChanges(ThemeComposer.Request request, Random random) {
    this.request = request;
    tries = request.themes().stream().mapToInt(ThemeNearness::tries).max().orElse(0);
    this.random = random;
    battle = request.stipulation().isBattle();
    roles = Roles.of(request.stipulation());
    placement = new Placement(request.variant(), request.general().material(), request.general().state(), roles,
        random);
    generator = new Generator(request.variant());
    kept = request.frame().kept();
  }

  /** A playable draft of a net or at random, with random first moves; empty if none was found. */
  Optional<Draft> start(Optional<Net> net) {
    for (int trial = 0; trial < TRIALS; trial++) {
      Optional<Draft> draft = checked(net.map(Net::setup).map(this::turned).orElseGet(this::random))
          .flatMap(setup -> intended(setup, List.of()));
      if (draft.isPresent()) {
        return draft;
      }
    }
    return Optional.empty();
  }

  private Setup turned(Setup net) {
    Setup turned = random.nextBoolean() ? Transformation.MIRROR_LEFT_RIGHT.of(net).in(net.schema()) : net;
    return request.frame().placed(turned);
  }

  private Setup random() {
    Schema schema = request.variant().schema();
    Setup setup = request.frame().placed(
        Setup.empty(schema).with(Schema.SIDE_TO_MOVE, roles.toMove().ordinal()));
    for (int side = 0; side < 2; side++) {
      int king = Piece.of(side, Schema.KING);
      Setup now = setup;
      if (IntStream.range(0, Square.COUNT).noneMatch(square -> now.piece(square) == king)) {
        setup = free(setup).map(square -> now.withPiece(square, king)).orElse(now);
      }
    }
    int wanted = FEWEST + random.nextInt(Math.max(1, request.pieces() - FEWEST + 1));
    while (setup.pieces() < Math.min(wanted, request.pieces())) {
      setup = added(setup, 0);
    }
    return placement.withRandomState(setup);
  }

  /** A changed draft; empty if no change was found. */
  Optional<Draft> next(Draft draft, long focus) {
    for (int trial = 0; trial < TRIALS; trial++) {
      if (battle && random.nextInt(16) == 0) {
        return intended(draft.setup(), without(draft.firsts()));
      }
      Setup changed = changed(draft.setup(), focus);
      if (random.nextInt(3) == 0) {
        changed = changed(changed, focus);
      }
      Optional<Draft> next = checked(changed).filter(setup -> !setup.equals(draft.setup()))
          .flatMap(setup -> intended(setup, draft.firsts()));
      if (next.isPresent()) {
        return next;
      }
    }
    return Optional.empty();
  }

  private List<Move> without(List<Move> firsts) {
    List<Move> fewer = new ArrayList<>(firsts);
    fewer.set(random.nextInt(fewer.size()), new Move.Pass());
    return fewer;
  }

  private Optional<Setup> checked(Setup setup) {
    Setup tidied = request.variant().tidied(setup);
    return Validation.faults(request.variant(), tidied).isEmpty() && request.frame().isKept(tidied)
        && (request.general().demands().allowed().contains(ForceTerms.OBTRUSIVE_PIECE)
            || RetroChecks.promoted(request.variant(), tidied).isEmpty())
                ? Optional.of(tidied) : Optional.empty();
  }

  private Setup changed(Setup setup, long focus) {
    int die = random.nextInt(20);
    if (request.general().state() > 0 && die < 3) {
      return placement.withState(setup);
    }
    Optional<Integer> piece = piece(setup);
    boolean removable = piece.filter(square -> Piece.type(setup.piece(square)) != Schema.KING).isPresent();
    if (die < 5) {
      return setup.pieces() < request.pieces() ? added(setup, focus) : setup;
    }
    if (piece.isEmpty()) {
      return setup;
    }
    int from = piece.get();
    if (die < 7 || setup.pieces() > request.pieces() && random.nextBoolean()) {
      return removable ? setup.withPiece(from, Piece.NONE) : setup;
    }
    if (die < 10) {
      return removable ? setup.withPiece(from, anyPiece(Piece.side(setup.piece(from)))) : setup;
    }
    return (die < 12 ? free(setup) : near(setup, die < 15 ? from : focus(focus, from)))
        .map(to -> setup.moved(from, to)).orElse(setup);
  }

  /** Drafts without one of the pieces, or with a weaker piece than a Queen. */
  Stream<Draft> simpler(Draft draft) {
    Setup setup = draft.setup();
    int queen = setup.schema().type('Q');
    return IntStream.range(0, Square.COUNT)
        .filter(square -> setup.piece(square) != Piece.NONE && Piece.type(setup.piece(square)) != Schema.KING
            && (kept >>> square & 1) == 0)
        .boxed().flatMap(square -> Stream.concat(Stream.of(Piece.NONE),
            Piece.type(setup.piece(square)) == queen ? weaker(setup.piece(square)) : Stream.of())
            .map(piece -> setup.withPiece(square, piece)))
        .filter(less -> Validation.faults(request.variant(), less).isEmpty())
        .map(less -> new Draft(less, draft.firsts()));
  }

  private Stream<Integer> weaker(int queen) {
    return "PNBR".chars().map(letter -> request.variant().schema().type((char) letter)).filter(type -> type >= 0)
        .mapToObj(type -> Piece.of(Piece.side(queen), type));
  }

  private int focus(long focus, int other) {
    return focus == 0 ? other : IntStream.range(0, Square.COUNT).filter(square -> (focus >>> square & 1) != 0)
        .skip(random.nextInt(Long.bitCount(focus))).findFirst().orElse(other);
  }

  private Setup added(Setup setup, long focus) {
    int piece = anyPiece(random.nextInt(5) < 3 ? roles.stronger() : 1 - roles.stronger());
    return (focus != 0 && random.nextBoolean() ? near(setup, focus(focus, 0)) : free(setup))
        .map(square -> setup.withPiece(square, piece)).orElse(setup);
  }

  private int anyPiece(int side) {
    return Piece.of(side, PieceStock.anyType(request.variant().schema(), request.variant().pawn(), random));
  }

  /** A square of a piece that may change. */
  private Optional<Integer> piece(Setup setup) {
    List<Integer> squares = IntStream.range(0, Square.COUNT)
        .filter(square -> setup.piece(square) != Piece.NONE && (kept >>> square & 1) == 0).boxed().toList();
    return squares.isEmpty() ? Optional.empty() : Optional.of(squares.get(random.nextInt(squares.size())));
  }

  private Optional<Integer> free(Setup setup) {
    return any(IntStream.range(0, Square.COUNT).filter(square -> isFree(setup, square)));
  }

  private Optional<Integer> near(Setup setup, int centre) {
    return any(IntStream.range(0, Square.COUNT).filter(square -> isFree(setup, square)
        && Math.abs(Square.file(square) - Square.file(centre)) <= 2
        && Math.abs(Square.rank(square) - Square.rank(centre)) <= 2));
  }

  private Optional<Integer> any(IntStream squares) {
    int[] all = squares.toArray();
    return all.length == 0 ? Optional.empty() : Optional.of(all[random.nextInt(all.length)]);
  }

  private boolean isFree(Setup setup, int square) {
    return setup.piece(square) == Piece.NONE && (kept >>> square & 1) == 0;
  }

  /** The draft with the same intended first moves where they are quiet, and random ones elsewhere. */
  private Optional<Draft> intended(Setup setup, List<Move> firsts) {
    if (!battle) {
      return Optional.of(new Draft(setup, List.of()));
    }
    List<Move> quiet = quiet(setup);
    List<Move> intended = new ArrayList<>();
    for (int i = 0; i <= tries; i++) {
      Optional<Move> kept = i < firsts.size() && quiet.contains(firsts.get(i)) ? Optional.of(firsts.get(i))
          : any(IntStream.range(0, quiet.size())).map(quiet::get);
      if (kept.isEmpty() || intended.contains(kept.get())) {
        return Optional.empty();
      }
      intended.add(kept.get());
    }
    return Optional.of(new Draft(setup, intended));
  }

  /** The drafts with one other intended first move at a place. */
  Stream<Draft> others(Draft draft, int place) {
    return quiet(draft.setup()).stream().filter(move -> !draft.firsts().contains(move)).map(move -> {
      List<Move> firsts = new ArrayList<>(draft.firsts());
      firsts.set(place, move);
      return new Draft(draft.setup(), firsts);
    });
  }

  /** The legal moves that neither capture, promote nor check. */
  private List<Move> quiet(Setup setup) {
    MoveList list = new MoveList();
    Position position = Position.of(setup);
    generator.legal(position, list);
    return IntStream.range(0, list.size()).mapToObj(i -> EncodedMove.unpack(list.get(i)))
        .filter(move -> !(move instanceof Move.Step step)
            || setup.piece(step.to()) == Piece.NONE && step.promotion() == Move.NONE)
        .filter(move -> !checks(position, move)).toList();
  }

  private boolean checks(Position position, Move move) {
    Position then = position.copy();
    MoveMaker.make(request.variant(), then, EncodedMove.pack(move));
    return Attacks.inCheck(request.variant(), then, then.toMove());
  }
}
