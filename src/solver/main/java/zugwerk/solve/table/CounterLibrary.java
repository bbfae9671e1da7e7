package zugwerk.solve.table;

import java.nio.IntBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** The tables of a game whose state counts the moves of its types. */
final class CounterLibrary implements TableLibrary {

  private static final int MOST_PLACES = 10_000;

  private final Powers powers;
  private final CounterStore store;
  private final Map<IntBuffer, Place> places = new ConcurrentHashMap<>();

  /** @param flips whether the table holds the position with exchanged colours */
  private record Place(Key key, boolean flips) {}

  CounterLibrary(Powers powers, Path folder, int threads, long mostBytes, int mostPlies) {
    this(powers, new CounterStore(powers, folder, threads, mostBytes, mostPlies));
  }

  CounterLibrary(Powers powers, CounterStore store) {
    this.powers = powers;
    this.store = store;
  }

  @Override
  public int mostPieces() {
    return Endgames.MOST_PIECES;
  }

  @Override
  public int lookUp(Position position, Monitor monitor) {
    int[] steps = Counters.steps(powers, position::get);
    Place place = place(position, steps);
    return store.score(place.key(), table -> score(table, position, steps, place.flips() ? 1 : 0), monitor);
  }

  private static int score(Table table, Position position, int[] steps, int flip) {
    PlacementIndex layout = table.layout();
    int[] squares = new int[layout.pieces()];
    long rest = 0;
    for (int piece = 0; piece < squares.length; piece++) {
      rest = rest != 0 ? rest : position.pieces(layout.side(piece) ^ flip, layout.type(piece));
      squares[piece] = Long.numberOfTrailingZeros(rest) ^ 56 * flip;
      rest &= rest - 1;
    }
    return table.score(Table.row(table.counters().state(steps), position.toMove() ^ flip), squares);
  }

  @Override
  public Estimate estimate(Position position, CancelToken token) {
    return store.estimate(
        List.of(Key.of(powers, held(Material.of(position)), Counters.steps(powers, position::get))), token);
  }

  @Override
  public Estimate estimate(Material material, CancelToken token) {
    return store.estimate(Key.all(powers, held(material)), token);
  }

  @Override
  public long toBuild(Position position, CancelToken token) {
    return store.toBuild(place(position, Counters.steps(powers, position::get)).key(), token);
  }

  private Place place(Position position, int[] steps) {
    int types = position.types();
    int[] counted = Arrays.copyOf(steps, 3 * types);
    for (int type = 0; type < types; type++) {
      counted[types + type] = Long.bitCount(position.pieces(0, type));
      counted[2 * types + type] = Long.bitCount(position.pieces(1, type));
    }
    if (places.size() > MOST_PLACES) {
      places.clear();
    }
    return places.computeIfAbsent(IntBuffer.wrap(counted), pieces -> {
      Material material = Material.of(position);
      return new Place(Key.of(powers, held(material), steps), Key.flips(powers, material));
    });
  }

  private Material held(Material material) {
    return Key.flips(powers, material) ? material.flipped() : material;
  }

  @Override
  public Optional<TableCheck.KeptTable> kept(Path file, CancelToken token) {
    return key(file).map(key -> Table.empty(powers, key))
        .filter(table -> new TableFile(file.resolveSibling(""), powers, table.key())
            .read(table.rows(), store.workers(token)))
        .map(table -> new TableCheck.KeptTable(table.key().material().text(powers.schema()), table.rows(),
            () -> new CounterPlacer(powers, table)));
  }

  private Optional<Key> key(Path file) {
    String name = file.getFileName().toString();
    int end = name.lastIndexOf('-');
    if (end < 0) {
      return Optional.empty();
    }
    try {
      Material material = Material.parse(powers.schema(), name.substring(0, end));
      return Key.all(powers, material).stream()
          .filter(key -> new TableFile(file.resolveSibling(""), powers, key).path().endsWith(name)).findFirst();
    } catch (InputException _) {
      return Optional.empty();
    }
  }

  @Override
  public Stream<Census> census(Position position, Monitor monitor) {
    return census(Material.of(position), monitor);
  }

  @Override
  public Stream<Census> census(Material material, Monitor monitor) {
    boolean flips = Key.flips(powers, material);
    return Key.all(powers, held(material)).stream()
        .map(key -> new Census(material, "", sheets(powers, store.table(key, monitor), flips)));
  }

  static List<Census.Sheet> sheets(Powers powers, Table table, boolean flips) {
    return IntStream.range(0, table.counters().count).mapToObj(state -> {
      Setup empty = table.counters().put(powers, Setup.empty(powers.schema()), state);
      byte[] first = table.rows()[Table.row(state, flips ? 1 : 0)];
      byte[] second = table.rows()[Table.row(state, flips ? 0 : 1)];
      return new Census.Sheet(empty, new byte[][] {first, second},
          (toMove, number) -> setup(table.layout(), empty.with(Schema.SIDE_TO_MOVE, toMove), number, flips));
    }).toList();
  }

  private static Setup setup(PlacementIndex layout, Setup empty, int number, boolean flips) {
    int[] squares = new int[layout.pieces()];
    layout.place(number, squares);
    Setup setup = empty;
    for (int piece = 0; piece < squares.length; piece++) {
      int side = flips ? 1 - layout.side(piece) : layout.side(piece);
      setup = setup.withPiece(flips ? squares[piece] ^ 56 : squares[piece], Piece.of(side, layout.type(piece)));
    }
    return setup;
  }
}
