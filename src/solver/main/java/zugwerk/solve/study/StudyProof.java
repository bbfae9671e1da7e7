package zugwerk.solve.study;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A proof of a study for other programs to check: what White gets by each first move, and the strategies that show it.
 *
 * <p>A strategy gives a move for each of its positions. After any reply, play is in one of its positions again, or
 * over. In a winning strategy that position comes earlier in the list, so that play ends, and only by mate. In one that
 * holds, play may never end. Some positions may be left to the tables.
 *
 * @param moves what White gets by its first moves, in the form of {@link zugwerk.notation.PlainMoves}; if Black begins,
 *     what White gets in the position itself, for the empty text. Moves may be missing if their strategies would be too
 *     large
 * @param strategies all that is needed to prove these
 */
public record StudyProof(Map<String, Worth> moves, Map<Aim, List<Turn>> strategies) {

  /**
   * What a side plays in a position.
   *
   * @param position as FEN, with this side to move
   * @param move in the form of {@link zugwerk.notation.PlainMoves}; empty if the tables decide
   */
  public record Turn(String position, String move) {}

  /** What White gets. */
  public enum Worth {
    WINS("wins", Aim.WHITE_WINS), DRAWS("draws", Aim.WHITE_HOLDS, Aim.BLACK_HOLDS), LOSES("loses", Aim.BLACK_WINS),
    /** A draw or less. */
    FAILS("does not win", Aim.BLACK_HOLDS);

    private final String words;
    private final List<Aim> aims;

    Worth(String words, Aim... aims) {
      this.words = words;
      this.aims = List.of(aims);
    }

    /** Its name in files. */
    public String words() {
      return words;
    }

    /** The aims whose strategies prove it. */
    public List<Aim> aims() {
      return aims;
    }
  }

  public StudyProof {
    moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
    strategies = Collections.unmodifiableMap(new LinkedHashMap<>(strategies));
  }
}
