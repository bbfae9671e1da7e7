package zugwerk.solve.table;

import java.nio.file.Path;
import zugwerk.rules.Variant;

/** Tables that show the length of short mates only: all others are as far away as those of no small table are. */
public final class ShortTables {

  private ShortTables() {}

  /**
   * Tables in a folder of their own.
   *
   * @param mostPlies up to how many plies to mate they show
   */
  public static Endgames of(Variant variant, Path folder, int mostPlies) {
    return new Endgames(variant, folder, 1, Long.MAX_VALUE, mostPlies);
  }
}
