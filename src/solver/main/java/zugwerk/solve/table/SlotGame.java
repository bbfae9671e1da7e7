package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;

/** The values that a position has in addition to the squares of its pieces, in tables by slots. */
final class SlotGame {

  /** With more states, powers are not compared, and positions have no mirror images. */
  private static final int MOST_STATES = 1 << 13;

  private static final long SALT = 0x9E3779B97F4A7C15L;

  private final Variant variant;
  private final Schema schema;
  private final int[] ofPieces;
  private final int[] ofSquares;
  private final int[] still;
  private final int[] globals;
  private final Map<Set<Integer>, List<Symmetry>> symmetries = new ConcurrentHashMap<>();

  /** @throws IllegalArgumentException if the game does not promise what tables by slots need */
  SlotGame(Variant variant) {
    TableFacts facts = variant.tableFacts();
    if (facts.kind() != TableFacts.Kind.SLOTS) {
      throw new IllegalArgumentException(variant.title() + " has no tables by slots");
    }
    this.variant = variant;
    schema = variant.schema();
    ofPieces = offsets(schema.slots().stream().filter(slot -> slot.scope() == Slot.Scope.PIECE).toList());
    List<Slot> squares = schema.slots().stream().filter(slot -> slot.scope() == Slot.Scope.SQUARE).toList();
    ofSquares = offsets(squares.stream().filter(slot -> !facts.still().contains(slot)).toList());
    still = offsets(squares.stream().filter(facts.still()::contains).toList());
    globals = schema.slots().stream().filter(slot -> !slot.isOnSquares())
        .flatMapToInt(slot -> IntStream.range(0, schema.values(slot)).map(value -> schema.offset(slot) + value))
        .toArray();
  }

  private int[] offsets(List<Slot> slots) {
    return slots.stream().mapToInt(schema::offset).toArray();
  }

  Variant variant() {
    return variant;
  }

  Schema schema() {
    return schema;
  }

  int[] ofPieces() {
    return ofPieces;
  }

  SlotKey key(Position position) {
    List<SlotKey.Man> men = new ArrayList<>();
    for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int piece = position.piece(square);
      men.add(new SlotKey.Man(Piece.side(piece), Piece.type(piece),
          IntStream.of(ofPieces).mapToObj(cell -> position.get(cell + square)).toList()));
    }
    return new SlotKey(men, marks(position), IntStream.of(globals).mapToObj(position::get).toList(),
        IntStream.of(still).boxed().flatMap(cell -> marked(position, cell).stream())
            .map(cell -> new SlotKey.Still(cell, position.get(cell))).toList());
  }

  private List<SlotKey.Mark> marks(Position position) {
    return IntStream.of(ofSquares).boxed().flatMap(
        first -> marked(position, first).stream().map(cell -> new SlotKey.Mark(first, position.get(cell)))).toList();
  }

  private static List<Integer> marked(Position position, int first) {
    List<Integer> cells = new ArrayList<>();
    for (long rest = position.marked(first); rest != 0; rest &= rest - 1) {
      cells.add(first + Long.numberOfTrailingZeros(rest));
    }
    return cells;
  }

  SlotKey plain(Material material) {
    List<SlotKey.Man> men = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      for (int type : material.side(side)) {
        men.add(new SlotKey.Man(side, type, Collections.nCopies(ofPieces.length, 0)));
      }
    }
    return new SlotKey(men, List.of(), Collections.nCopies(globals.length, 0), List.of());
  }

  /** A hash of the {@linkplain #key key}, without allocation. */
  long signature(Position position) {
    long sum = 0;
    for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long man = position.piece(square) + 1L;
      for (int cell : ofPieces) {
        man = man * 2048 + position.get(cell + square);
      }
      sum += mixed(man);
    }
    for (int first : ofSquares) {
      for (long rest = position.marked(first); rest != 0; rest &= rest - 1) {
        sum += mixed(-(first * 2048L + position.get(first + Long.numberOfTrailingZeros(rest))));
      }
    }
    for (int cell : globals) {
      sum = sum * 31 + mixed(position.get(cell) + 7);
    }
    return sum;
  }

  private static long mixed(long value) {
    long product = (value + SALT) * 0xBF58476D1CE4E5B9L;
    product = (product ^ product >>> 29) * 0x94D049BB133111EBL;
    return product ^ product >>> 32;
  }

  /** The board without pieces and marks, but with all other values of a key. */
  Position empty(SlotKey key) {
    Setup setup = Setup.empty(schema);
    for (int i = 0; i < globals.length; i++) {
      setup = setup.with(globals[i], key.globals().get(i));
    }
    for (SlotKey.Still cell : key.still()) {
      setup = setup.with(cell.cell(), cell.value());
    }
    return Position.of(setup);
  }

  SlotLayout layout(SlotKey key) {
    List<int[]> maps = new ArrayList<>();
    for (Symmetry symmetry : symmetries(key.material())) {
      int[] map = symmetry.squares();
      if (key.still().stream().allMatch(cell -> key.still().contains(moved(cell, map)))) {
        maps.add(map);
      }
    }
    return new SlotLayout(this, key, new KingPairs((white, black) -> white != black, maps));
  }

  private SlotKey.Still moved(SlotKey.Still cell, int[] map) {
    int first = IntStream.of(still).filter(offset -> offset <= cell.cell() && cell.cell() < offset + Square.COUNT)
        .findFirst().orElseThrow();
    return new SlotKey.Still(first + map[cell.cell() - first], cell.value());
  }

  /** The maps under which every position of some material keeps its value; the identity is the first. */
  private List<Symmetry> symmetries(Material material) {
    Set<Integer> types = new TreeSet<>(material.white());
    types.addAll(material.black());
    if (types.contains(variant.pawn())) {
      IntStream.of(variant.promotions()).forEach(types::add);
    }
    return symmetries.computeIfAbsent(types, this::symmetries);
  }

  private List<Symmetry> symmetries(Set<Integer> types) {
    List<Set<Movement>> movements = movements(types);
    return Symmetry.ALL.stream().filter(symmetry -> symmetry.equals(Symmetry.ALL.getFirst())
        || gameKeeps(symmetry) && (!types.contains(variant.pawn()) || symmetry.keepsPawns(variant))
            && !movements.isEmpty()
            && movements.getFirst().stream().allMatch(movement -> symmetry.keeps(movement, false))
            && movements.getLast().stream().allMatch(movement -> symmetry.keeps(movement, true)))
        .toList();
  }

  private boolean gameKeeps(Symmetry symmetry) {
    int[] map = symmetry.squares();
    return Transformation.all().stream().filter(transformation -> !transformation.exchangesColours())
        .filter(transformation -> IntStream.range(0, Square.COUNT)
            .allMatch(square -> transformation.image(square) == map[square]))
        .anyMatch(variant::keeps);
  }

  /** All movements of White's and of Black's pieces of some types; empty if there are too many states. */
  private List<Set<Movement>> movements(Set<Integer> types) {
    long states = 1;
    for (int cell : globals) {
      states = Math.min(states * (schema.max(cell) + 1), MOST_STATES + 1);
    }
    if (states > MOST_STATES) {
      return List.of();
    }
    List<Set<Movement>> found = List.of(
        Collections.newSetFromMap(new IdentityHashMap<>()), Collections.newSetFromMap(new IdentityHashMap<>()));
    Position position = Position.of(Setup.empty(schema));
    for (int state = 0; state < states; state++) {
      int rest = state;
      for (int cell : globals) {
        position.set(cell, rest % (schema.max(cell) + 1));
        rest /= schema.max(cell) + 1;
      }
      for (int type : types) {
        found.get(0).add(variant.movement(position, 0, type));
        found.get(1).add(variant.movement(position, 1, type));
      }
    }
    return found;
  }

  /** The values of a key in a few words, such as {@code k:2, tile b}. */
  String values(SlotKey key) {
    List<String> words = new ArrayList<>();
    for (SlotKey.Man man : key.men()) {
      char letter = schema.types().get(man.type()).letter();
      for (int i = 0; i < ofPieces.length; i++) {
        if (man.values().get(i) != 0) {
          words.add((man.side() == 0 ? letter : Character.toLowerCase(letter)) + ":"
              + slot(ofPieces[i]).sign(man.values().get(i)));
        }
      }
    }
    key.marks().forEach(mark -> words.add(slot(mark.cell()).name() + " " + slot(mark.cell()).sign(mark.value())));
    for (int i = 0; i < globals.length; i++) {
      if (key.globals().get(i) != 0) {
        words.add(slot(globals[i]).sign(key.globals().get(i)));
      }
    }
    return String.join(", ", words);
  }

  Slot slot(int cell) {
    return schema.slots().reversed().stream().filter(slot -> schema.offset(slot) <= cell).findFirst().orElseThrow();
  }

  /** All rules that the scores depend on, on one line. */
  String text() {
    int edition = variant.tableFacts().edition();
    return "slots;" + variant.id() + (edition == 1 ? "" : " " + edition) + ";"
        + variant.settings().replace('\n', ' ');
  }
}
