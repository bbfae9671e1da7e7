package zugwerk.solve.table;

import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.betza.Movement;
import zugwerk.betza.Trait;
import zugwerk.betza.Ways;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;

/**
 * How pieces of each side and type move at each step of their type's counter, in a game whose tables
 * {@linkplain TableFacts.Kind#COUNTERS count moves}.
 */
public final class Powers {

  private static final int NO_COUNTERS = -1;

  private final Variant variant;
  private final Schema schema;
  private final int counters;
  private final int[] cycles;
  private final Movement[][][] movements = new Movement[2][][];
  private final IdentityHashMap<Movement, Ways> quietWays = new IdentityHashMap<>();
  final boolean coloursAlike;

  /** @throws IllegalArgumentException if tables cannot hold the game */
  public Powers(Variant variant) {
    if (variant.tableFacts().kind() != TableFacts.Kind.COUNTERS) {
      throw new IllegalArgumentException("the state of " + variant.title() + " is more than a counter a type");
    }
    this.variant = variant;
    schema = variant.schema();
    counters = schema.slots().stream().findFirst().map(schema::offset).orElse(NO_COUNTERS);
    cycles = IntStream.range(0, types()).map(variant::cycle).toArray();
    Position position = Position.of(Setup.empty(schema));
    for (int side = 0; side < 2; side++) {
      movements[side] = new Movement[types()][];
      for (int type = 0; type < types(); type++) {
        movements[side][type] = unrolled(position, side, type);
      }
    }
    coloursAlike = variant.pawnSquares(1) == Long.reverseBytes(variant.pawnSquares(0))
        && IntStream.range(0, types()).allMatch(this::alike);
  }

  private Movement[] unrolled(Position position, int side, int type) {
    Movement[] list = new Movement[cycle(type)];
    for (int step = 0; step < list.length; step++) {
      if (counters != NO_COUNTERS) {
        position.set(counters + type, step);
      }
      list[step] = variant.movement(position, side, type);
      quietWays.computeIfAbsent(list[step], Movement::quietWays);
    }
    return list;
  }

  private boolean alike(int type) {
    return IntStream.range(0, cycle(type))
        .allMatch(step -> movement(0, type, step).power().courses().equals(movement(1, type, step).power().courses())
            && movement(0, type, step).power().courses().stream().noneMatch(course -> course.is(Trait.ABSOLUTE)));
  }

  /** The game. */
  public Variant variant() {
    return variant;
  }

  Schema schema() {
    return schema;
  }

  /** The number of types. */
  public int types() {
    return schema.types().size();
  }

  /** Only for a type whose cycle is longer than one. */
  int counterCell(int type) {
    return counters + type;
  }

  /** After how many moves the counter of a type is where it was. */
  public int cycle(int type) {
    return cycles[type];
  }

  /** The power of a side's pieces of a type at a step of its counter. */
  public Movement movement(int side, int type, int step) {
    return movements[side][type][step];
  }

  Ways quietWays(Movement movement) {
    return Objects.requireNonNull(quietWays.get(movement));
  }

  /** The type that promotes. */
  public int pawn() {
    return variant.pawn();
  }

  /** The types that a Pawn may become. */
  public int[] promotions() {
    return variant.promotions();
  }

  long squares(int side, int type) {
    return type == pawn() ? variant.pawnSquares(side) : -1L;
  }

  /** The types on the board, and those a Pawn may become. */
  public Set<Integer> relevantTypes(Material material) {
    Set<Integer> types = new TreeSet<>(material.white());
    types.addAll(material.black());
    if (types.contains(pawn())) {
      IntStream.of(promotions()).forEach(types::add);
    }
    return types;
  }

  /** All rules that the scores depend on. */
  String text(Material material) {
    String lists = relevantTypes(material).stream()
        .map(type -> schema.types().get(type).letter() + "=" + text(0, type) + "|" + text(1, type))
        .collect(Collectors.joining(";"));
    return variant.id() + ";" + lists + (material.has(pawn()) ? pawnText() : "");
  }

  private String pawnText() {
    String promotions = IntStream.of(promotions())
        .mapToObj(type -> String.valueOf(schema.types().get(type).letter())).collect(Collectors.joining());
    return ";promotions=" + promotions + ";retreat=" + ((variant.pawnSquares(0) & 0xFF) != 0);
  }

  private String text(int side, int type) {
    return IntStream.range(0, cycle(type)).mapToObj(step -> movement(side, type, step).power().expression())
        .collect(Collectors.joining("/"));
  }
}
