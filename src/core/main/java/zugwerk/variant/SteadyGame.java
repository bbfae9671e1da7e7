package zugwerk.variant;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Movement;
import zugwerk.betza.Power;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.rules.Variant;

/**
 * A game whose pieces keep their powers for good. It says nothing else about the game, so every move is made and tested
 * and nothing is concluded; games from elsewhere may build on it.
 */
public abstract class SteadyGame extends Variant {

  /** How many powers are kept, some 140 KiB each. */
  private static final int KEPT = 64;

  /** The powers compiled last, for both sides: that takes milliseconds, and games have many in common. */
  private static final Map<String, Movement[]> COMPILED = Collections.synchronizedMap(
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Movement[]> eldest) {
          return size() > KEPT;
        }
      });

  /** By type and side: White's and Black's of the first type, then those of the next. */
  private final Movement[] movements;
  private final int[] promotions;

  /**
   * Makes a game with other pieces than orthodox chess.
   *
   * @param powers the Betza expression of each type, in the order of the schema
   * @param promotions the letters of the types that a Pawn may become
   */
  protected SteadyGame(String id, String title, Schema schema, String start, String[] powers, String promotions) {
    super(id, title, schema, start);
    this.promotions = Armies.types(schema, promotions);
    // Types that move alike have powers of their own, so that one that is lent shows whose it is.
    Set<String> known = new HashSet<>();
    movements = Stream.of(powers).flatMap(power -> Stream.of(COMPILED.computeIfAbsent(
        known.add(power) ? power : power + " again", _ -> compiled(power)))).toArray(Movement[]::new);
  }

  private static Movement[] compiled(String expression) {
    Power power = BetzaParser.parse(expression);
    return new Movement[] {Movement.compile(power, 0), Movement.compile(power, 1)};
  }

  /**
   * Makes a game with the pieces and the start position of orthodox chess.
   *
   * @param slots the state of the game
   */
  protected SteadyGame(String id, String title, Slot... slots) {
    this(id, title, Armies.ORTHODOX_START, slots);
  }

  /** Makes a game with the pieces of orthodox chess and another start position. */
  protected SteadyGame(String id, String title, String start, Slot... slots) {
    this(id, title, new Schema(Armies.ORTHODOX, List.of(slots)), start, Armies.ORTHODOX_POWERS, "QRBN");
  }

  @Override
  public int[] promotions() {
    return promotions;
  }

  @Override
  public Movement movement(Position position, int side, int type) {
    return movement(side, type);
  }

  final Movement movement(int side, int type) {
    return movements[2 * type + side];
  }

  @Override
  public boolean pawnsJump() {
    return movement(0, pawn()).jumpsAtFirst();
  }
}
