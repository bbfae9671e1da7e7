package zugwerk.solve.table;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** The tables of a game whose state is held by slots of any kind. */
final class SlotLibrary implements TableLibrary {

  private static final int MOST_PIECES = 4;
  private static final int MOST_KEYS = 10_000;

  private final SlotGame game;
  private final SlotStore store;
  private final Map<Long, SlotKey> keys = new ConcurrentHashMap<>();

  SlotLibrary(SlotGame game, Path folder, int threads, long mostBytes, int mostPlies) {
    this(game, new SlotStore(game, folder, threads, mostBytes, mostPlies));
  }

  SlotLibrary(SlotGame game, SlotStore store) {
    this.game = game;
    this.store = store;
  }

  @Override
  public int mostPieces() {
    return MOST_PIECES;
  }

  private SlotKey key(Position position) {
    if (keys.size() > MOST_KEYS) {
      keys.clear();
    }
    return keys.computeIfAbsent(game.signature(position), _ -> game.key(position));
  }

  @Override
  public int lookUp(Position position, Monitor monitor) {
    return store.score(key(position), table -> table.score(position, table.layout().buffer()), monitor);
  }

  @Override
  public Estimate estimate(Position position, CancelToken token) {
    return store.estimate(List.of(key(position)), token);
  }

  @Override
  public Estimate estimate(Material material, CancelToken token) {
    return store.estimate(List.of(game.plain(material)), token);
  }

  @Override
  public long toBuild(Position position, CancelToken token) {
    try {
      return store.toBuild(key(position), token);
    } catch (InputException tooMany) {
      return Long.MAX_VALUE;
    }
  }

  @Override
  public Optional<TableCheck.KeptTable> kept(Path file, CancelToken token) {
    return TableFile.state(file, game.text()).flatMap(SlotKey::parse).flatMap(key -> {
      SlotLayout layout = game.layout(key);
      SlotTable table = SlotTable.empty(layout);
      TableFile own = new TableFile(file.resolveSibling(""), game, key);
      boolean isRead = own.path().endsWith(file.getFileName())
          && own.read(table.rows(), store.workers(token));
      return isRead ? Optional.of(new TableCheck.KeptTable(
          SlotLayout.name(game, key), table.rows(), () -> new SlotPlacer(game, layout))) : Optional.empty();
    });
  }

  /** The positions in which every slot is 0. */
  @Override
  public Stream<Census> census(Material material, Monitor monitor) {
    return census(game.plain(material), monitor);
  }

  @Override
  public Stream<Census> census(Position position, Monitor monitor) {
    return census(key(position), monitor);
  }

  private Stream<Census> census(SlotKey key, Monitor monitor) {
    SlotTable table = store.table(key, monitor);
    SlotPlacer placer = new SlotPlacer(game, table.layout());
    return Stream.of(new Census(key.material(), game.values(key),
        List.of(new Census.Sheet(game.empty(key).setup(), table.rows(), (toMove, number) -> {
          placer.set(toMove, number);
          Setup setup = placer.position().setup();
          placer.clear();
          return setup;
        }))));
  }
}
