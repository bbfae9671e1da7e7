package zugwerk.condition;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.FastPath;
import zugwerk.rules.Fault;
import zugwerk.rules.GameOptions;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.MoveStyle;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.RetroFacts;
import zugwerk.rules.RuleMarks;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;

/**
 * A game under fairy conditions: the game itself, and layers on top of it.
 *
 * <p>The slots of the conditions come behind those of the game, so that the game finds its own state in a position of
 * this one. The events of the conditions follow the move, in the order of their {@linkplain Condition.Phase phases}.
 */
public final class Conditioned extends ObservingGame {

  private final String names;
  private final GameOptions options;
  private final MoveStyle style;
  private final List<Slot> attributes;
  private final FastPath fastPath;
  private final boolean chooses;
  private final boolean choosesSquares;
  private final int forbidden;
  private final int moved;
  private final int royal;

  @SuppressWarnings("this-escape")
  private Conditioned(Variant game, List<NamedCondition> named) {
    super(game, schema(game, named), named.stream().map(NamedCondition::condition)
        .sorted(Comparator.comparing(Condition::phase)).toArray(Condition[]::new));
    names = named.stream().map(NamedCondition::text).collect(Collectors.joining(", "));
    options = new ConditionSettings(game.options(), names);
    style = new EffectStyle(game.style(), this);
    attributes = Stream.of(layers).flatMap(layer -> layer.slots().stream())
        .filter(slot -> slot.scope() == Slot.Scope.PIECE).toList();
    forbidden = cell(Condition.FORBIDDEN);
    moved = cell(Homecoming.MOVED);
    royal = cell(Royal.ROYAL);
    choosesSquares = Stream.of(layers).anyMatch(Condition::choosesSquares);
    chooses = game.chooses() || Stream.of(layers).anyMatch(Condition::chooses);
    fastPath = new LayeredFastPath(base().fastPath(), layers, settles, !game.schema().slots().isEmpty());
    Stream.of(layers).forEach(layer -> layer.lie(this));
  }

  /**
   * A game under conditions.
   *
   * @param names the conditions, as {@link Conditions#read} reads them; the game itself if there are none
   * @throws zugwerk.work.InputException if there is no such condition, or it excludes the game or another one
   */
  public static Variant of(Variant game, String names) {
    // Without conditions, their registry is not loaded.
    List<NamedCondition> named = names.isBlank() ? List.of() : Conditions.read(names);
    if (named.isEmpty()) {
      return game;
    }
    NamedCondition.check(game, named);
    return new Conditioned(game, named);
  }

  private static Schema schema(Variant game, List<NamedCondition> named) {
    List<Slot> slots = new ArrayList<>(game.schema().slots());
    for (NamedCondition each : named) {
      each.condition().slots().stream().filter(slot -> !slots.contains(slot)).forEach(slots::add);
    }
    if (!game.schema().slots().isEmpty() && !slots.contains(Condition.FORBIDDEN)) {
      slots.add(Condition.FORBIDDEN);
    }
    return new Schema(game.schema().types(), slots);
  }

  /** The first cell of a slot, or -1 if no condition has it. */
  private int cell(Slot slot) {
    return schema().slots().contains(slot) ? schema().offset(slot) : -1;
  }

  @Override
  public MoveStyle style() {
    return style;
  }

  @Override
  public GameOptions options() {
    return options;
  }

  /** The same game without one of its conditions, which must have no slots. */
  Variant without(Condition gone) {
    List<NamedCondition> others = new ArrayList<>(Conditions.read(names));
    others.removeIf(each -> each.condition().getClass() == gone.getClass());
    return others.isEmpty() ? base() : new Conditioned(base(), others);
  }

  // What may be played.

  /** A piece that moves as a Pawn captures en passant as a Pawn. */
  @Override
  public long passers(Position position, int passed) {
    int side = position.toMove();
    long square = Square.bit(passed);
    long passers = base().passers(position, passed) & (changesPowers ? 0 : -1L);
    for (long rest = changesPowers ? position.pieces(side) : 0; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      Movement power = power(position, side, from);
      boolean passes = (power.passesFrom(passed) >>> from & 1) != 0
          && power.passes(from, passed, position.occupied())
          && base().open(position, side, Piece.type(position.piece(from)), from, square, position.occupied()) != 0;
      passers |= passes ? Square.bit(from) : 0;
    }
    for (Condition layer : layers) {
      passers = layer.passers(position, passed, passers);
    }
    for (long rest = passers & active(position); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      boolean allowed = (allowed(position, side, from, square, square) & square) != 0;
      passers &= allowed ? -1L : ~Square.bit(from);
    }
    return passers & active(position);
  }

  @Override
  public boolean isDoubleStep(Position position, int from, int to, int maker) {
    return super.isDoubleStep(position, from, to, maker) && (!changesPowers
        || power(position, position.toMove(), from).movesLike(base().movement(position, position.toMove(), pawn())));
  }

  @Override
  public long promoting(Position position, int side, int from, long targets) {
    long promoting = base().promoting(position, side, from, targets);
    for (Condition layer : layers) {
      promoting = layer.promoting(position, side, from, targets, promoting);
    }
    return Condition.keep(promoting, promoting & position.occupied(), to -> arrives(position, from, to));
  }

  @Override
  public int[] promotions() {
    int[] promotions = base().promotions();
    for (Condition layer : layers) {
      promotions = layer.promotions(promotions);
    }
    return promotions;
  }

  @Override
  public long unpromoting(Position position, int side, int from, long promoting) {
    long plain = base().unpromoting(position, side, from, promoting);
    for (Condition layer : layers) {
      plain |= layer.unpromoting(position, side, from, promoting);
    }
    return plain;
  }

  /** Where the piece that makes a move will stand, as far as its conditions know before it is made. */
  int arrival(Position position, int move) {
    for (Condition layer : layers) {
      int square = layer.arrival(position, move);
      if (square != Turn.NOWHERE) {
        return square;
      }
    }
    return EncodedMove.to(move);
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    for (Condition layer : layers) {
      if (!layer.allowsCastling(position, from, to, corner)) {
        return false;
      }
    }
    return movesAsItself(position, from) && movesAsItself(position, corner)
        && base().allowsCastling(position, from, to, corner);
  }

  /** Whether a piece does not move as one of another type. */
  private boolean movesAsItself(Position position, int square) {
    int walk = walk(position, position.toMove(), square);
    return walk == Move.NONE || walk == Piece.type(position.piece(square));
  }

  /** The condition of a kind, if there is one. */
  <T extends Condition> Optional<T> layer(Class<T> kind) {
    return Stream.of(layers).filter(kind::isInstance).map(kind::cast).findFirst();
  }

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    int start = moves.size();
    base().addSpecialMoves(position, moves);
    int kept = start;
    for (int i = start; i < moves.size(); i++) {
      if (!EncodedMove.isLocust(moves.get(i)) || allowsLocust(position, moves.get(i))) {
        moves.set(kept++, moves.get(i));
      }
    }
    moves.cut(kept);
    for (Condition layer : layers) {
      layer.addSpecialMoves(position, moves);
    }
  }

  /** A capture on the way is judged by its victim and by where it ends. */
  private boolean allowsLocust(Position position, int move) {
    int side = position.toMove();
    int from = EncodedMove.from(move);
    long victim = Square.bit(EncodedMove.victim(move));
    return (active(position) >>> from & 1) != 0 && maySee(position, side, from, EncodedMove.to(move))
        && (EncodedMove.isEnPassant(move) || allowed(position, side, from, victim, victim) != 0);
  }

  @Override
  public void makeSpecialMove(Position position, int from, int to, char symbol) {
    for (Condition layer : layers) {
      if (layer.makesSpecialMove(position, from, to, symbol)) {
        return;
      }
    }
    base().makeSpecialMove(position, from, to, symbol);
  }

  /** A choice of the game comes before one of a condition. */
  @Override
  public long makers(Position position, int from, int to, boolean passing) {
    long makers = base().makers(position, from, to, passing);
    if (!removes(position, from, passing ? MoveMaker.captured(position.toMove(), to) : to)) {
      return makers;
    }
    for (Condition layer : layers) {
      makers = makers == 0 ? layer.choices(position, from, to, passing) : makers;
    }
    return makers;
  }

  @Override
  public boolean makersAreSquares(Position position, int from, int to, boolean passing) {
    return choosesSquares && base().makers(position, from, to, passing) == 0
        && Stream.of(layers).filter(layer -> layer.choices(position, from, to, passing) != 0).findFirst()
            .filter(Condition::choosesSquares).isPresent();
  }

  // The turn.

  /** A promoted piece keeps what conditions made of it. */
  @Override
  public void promote(Position position, int square, int type) {
    int[] values = attributes(position, square);
    super.promote(position, square, type);
    attribute(position, square, values);
  }

  /** The slots of pieces that the conditions have. */
  List<Slot> attributes() {
    return attributes;
  }

  /** What follows when a captured piece comes back on a square. */
  void revive(Turn turn, int square) {
    for (Condition layer : layers) {
      layer.revive(turn, square);
    }
  }

  /** Whether a piece is a King or a royal piece, which is spared as a King is. */
  boolean isRoyal(Position position, int square) {
    return Piece.type(position.piece(square)) == Schema.KING || royal >= 0 && position.get(royal + square) != 0;
  }

  /** Whether the piece that stood on a square before a turn was a King or a royal piece. */
  boolean wasRoyal(Turn turn, int square) {
    return Piece.type(turn.before(square)) == Schema.KING || royal >= 0 && turn.before(royal + square) != 0;
  }

  int[] attributes(Position position, int square) {
    int[] values = new int[attributes.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = position.get(schema().offset(attributes.get(i)) + square);
    }
    return values;
  }

  void attribute(Position position, int square, int[] values) {
    for (int i = 0; i < values.length; i++) {
      position.set(schema().offset(attributes.get(i)) + square, values[i]);
    }
  }

  /** What stands on some squares goes round, with its state: from each to the next one, from the last to the first. */
  void rotate(Position position, int... squares) {
    int last = squares.length - 1;
    List<Integer> layouts = new ArrayList<>(List.of(0));
    schema().slots().stream().filter(slot -> slot.scope() == Slot.Scope.PIECE)
        .forEach(slot -> layouts.add(schema().offset(slot)));
    for (int offset : layouts) {
      int first = position.get(offset + squares[last]);
      for (int i = last; i > 0; i--) {
        position.set(offset + squares[i], position.get(offset + squares[i - 1]));
      }
      position.set(offset + squares[0], first);
    }
    for (int square : squares) {
      if (position.piece(square) != Piece.NONE) {
        appear(position, square);
      }
    }
  }

  @Override
  public void afterMove(Position position, int move, int turn) {
    base().afterMove(position, move, turn);
    Turn happening = new Turn(this, position, move, turn);
    for (Condition layer : layers) {
      layer.settle(happening);
    }
    if (moved >= 0) {
      Homecoming.settle(happening, moved);
    }
    if (forbidden >= 0 && base().forbids(position, turn)) {
      position.set(forbidden, 1);
    }
  }

  /** Where pieces come back, their rights are known already, but the game may have removed a piece since. */
  @Override
  public int keptRights(Position position, int turn) {
    int rights = moved >= 0 ? position.get(Schema.CASTLING) : super.keptRights(position, turn);
    for (int right = 0; moved >= 0 && right < 4; right++) {
      rights &= Homecoming.isHome(this, position, right) ? -1 : ~(1 << right);
    }
    return rights;
  }

  /** A piece that conditions have put elsewhere is the only new one of its side. */
  @Override
  public int arrival(Position after, int turn, int move) {
    int to = base().arrival(after, turn, move);
    boolean moved = move != EncodedMove.NULL && EncodedMove.carries(move);
    long appeared = 0;
    for (long rest = to < 0 && moved ? after.changed(turn) & after.pieces(1 - after.toMove()) : 0; rest != 0; rest &=
        rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      appeared |= after.before(turn, square) == Piece.NONE ? Square.bit(square) : 0;
    }
    return Long.bitCount(appeared) == 1 ? Long.numberOfTrailingZeros(appeared) : to;
  }

  @Override
  public boolean allows(Position after) {
    if (forbidden >= 0 && after.get(forbidden) != 0 || !base().allows(after)) {
      return false;
    }
    for (Condition layer : layers) {
      if (!layer.allows(after)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean chooses() {
    return chooses;
  }

  @Override
  public void choose(Position position, MoveList moves) {
    base().choose(position, moves);
    for (Condition layer : layers) {
      layer.choose(position, moves);
    }
  }

  // What the game and all its conditions promise.

  @Override
  public FastPath fastPath() {
    return fastPath;
  }

  @Override
  public ReachFacts reachFacts() {
    return Stream.of(layers).allMatch(Condition::onlyChooses) ? new ChoosingReachFacts(base().reachFacts())
        : ReachFacts.NONE;
  }

  /** A table has the game and its edition, so it fits as long as the conditions only add to the game's own promise. */
  @Override
  public TableFacts tableFacts() {
    TableFacts facts = base().tableFacts();
    return facts.kind() == TableFacts.Kind.SLOTS && Stream.of(layers).allMatch(Condition::fitsTables) ? facts
        : TableFacts.NONE;
  }

  @Override
  public RetroFacts retroFacts() {
    return RetroFacts.NONE;
  }

  @Override
  public long pawnSquares(int side) {
    long squares = base().pawnSquares(side);
    for (Condition layer : layers) {
      squares |= layer.pawnSquares(side);
    }
    return squares;
  }

  @Override
  public RuleMarks marks() {
    return Stream.of(layers).map(Condition::marks).reduce(base().marks(), RuleMarks::with);
  }

  @Override
  public long marks(Position position, int square) {
    return Stream.of(layers).mapToLong(layer -> layer.marks(position, square))
        .reduce(base().marks(position, square), (one, other) -> one | other);
  }

  @Override
  public boolean keeps(Transformation transformation) {
    return base().keeps(transformation) && Stream.of(layers).allMatch(layer -> layer.keeps(transformation));
  }

  @Override
  public boolean startsInCheck() {
    return base().startsInCheck() || Stream.of(layers).anyMatch(Condition::startsInCheck);
  }

  @Override
  public Setup tidied(Setup setup) {
    Setup tidy = moved < 0 ? super.tidied(setup) : Homecoming.tidied(super.tidied(setup), moved);
    for (Condition layer : layers) {
      tidy = layer.tidied(tidy);
    }
    return tidy;
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    List<Fault> faults = new ArrayList<>(super.stateFaults(setup));
    if (forbidden >= 0 && setup.get(forbidden) != 0) {
      faults.add(new Fault(Fault.NOWHERE, message("the last move cannot have been forbidden")));
    }
    Stream.of(layers).forEach(layer -> faults.addAll(layer.stateFaults(setup)));
    return faults;
  }
}
