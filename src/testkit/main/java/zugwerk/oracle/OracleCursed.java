package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Cursed Chess: a captured piece curses its square, and a tile lies there.
 *
 * <p>Settings: {@code either-leg}, a Knight may begin its L with the short leg as well; {@code both-legs}, both ways of
 * its L must be free; {@code immediate-exchange}, only immediate recaptures count together.
 */
final class OracleCursed extends OracleGame {

  private final boolean eitherLeg;
  private final boolean bothLegs;
  private final boolean immediate;

  OracleCursed(String settings) {
    OracleSettings read = new OracleSettings(settings, "either-leg", "both-legs", "immediate-exchange");
    eitherLeg = read.has("either-leg");
    bothLegs = read.has("both-legs");
    immediate = read.has("immediate-exchange");
  }

  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    return OracleOrthodox.steps(state, from, state.type(from)).stream().filter(step -> isOpen(state, from, step))
        .toList();
  }

  @Override
  protected boolean isOpen(OracleState state, int from, OracleStep step) {
    return paths(from, step.to()).stream()
        .anyMatch(path -> path.stream().allMatch(square -> mayCross(state, square, state.isWhite(from))));
  }

  @Override
  protected void exchange(OracleState state) {
    for (int square = 0; square < 64; square++) {
      char tile = state.tiles[square];
      state.tiles[square] = tile == 'w' ? 'b' : tile == 'b' ? 'w' : tile;
    }
  }

  @Override
  protected boolean mayLand(OracleState state, char type, int square) {
    return type != 'K' || !isActive(state, square);
  }

  /** A tile lies dormant under a piece, and is active on an empty square. */
  private static boolean isActive(OracleState state, int square) {
    return state.isEmpty(square) && state.tiles[square] != OracleState.EMPTY;
  }

  private static boolean mayCross(OracleState state, int square, boolean white) {
    return !isActive(state, square) || state.tiles[square] == (white ? 'w' : 'b');
  }

  /** The ways between two squares, each as the squares that are crossed: a Knight's L may have two. */
  private List<List<Integer>> paths(int from, int to) {
    int files = to % 8 - from % 8;
    int ranks = to / 8 - from / 8;
    if (Math.abs(files * ranks) != 2) {
      int length = Math.max(Math.abs(files), Math.abs(ranks));
      return List.of(line(from, (files + 8 * ranks) / length, length - 1));
    }
    boolean wide = Math.abs(files) == 2;
    int along = wide ? files / 2 : 8 * (ranks / 2);
    int aside = wide ? 8 * ranks : files;
    List<Integer> longFirst = List.of(from + along, from + 2 * along);
    List<Integer> shortFirst = List.of(from + aside, from + aside + along);
    if (bothLegs) {
      return List.of(Stream.concat(longFirst.stream(), shortFirst.stream()).toList());
    }
    return eitherLeg ? List.of(longFirst, shortFirst) : List.of(longFirst);
  }

  private static List<Integer> line(int from, int step, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(n -> from + n * step).toList();
  }

  /** A Pawn that would promote on an active tile is forfeited. */
  @Override
  protected boolean arrives(OracleState before, int from, OracleStep step) {
    return !isActive(before, step.to());
  }

  @Override
  protected void place(OracleState after, int from, OracleStep step, char arriving) {
    boolean forfeited = isActive(after, step.to());
    int victim = step.victim(after.whiteToMove);
    if (!after.isEmpty(victim)) {
      boolean goesOn = !immediate || after.marks[victim] != 0;
      after.tiles[victim] =
          cursed(goesOn ? after.tiles[victim] : OracleState.EMPTY, after.isWhite(victim) ? 'w' : 'b');
    }
    boolean begins = immediate && victim == step.to() && !after.isEmpty(victim);
    super.place(after, from, step, arriving);
    after.marks[step.to()] = begins ? 1 : 0;
    if (forfeited) {
      after.remove(step.to());
      after.tiles[step.to()] = OracleState.EMPTY;
      // A Pawn that is no longer there cannot be captured in passing.
      after.passed = OracleState.NONE;
    }
  }

  /** Only the mover can have captured in this turn. */
  @Override
  protected void finish(OracleState before, OracleState after, char type, boolean captured) {
    endExchanges(after, !before.whiteToMove);
    super.finish(before, after, type, captured);
  }

  private static void endExchanges(OracleState state, boolean white) {
    for (int square = 0; square < 64; square++) {
      boolean gone = state.isPiece(square, white) || state.tiles[square] == OracleState.EMPTY;
      state.marks[square] = gone ? 0 : state.marks[square];
    }
  }

  @Override
  public OracleState parse(String fen) {
    OracleState state = super.parse(fen);
    endExchanges(state, state.whiteToMove);
    return state;
  }

  /** The tile after a capture of a piece of that colour: the majority of the victims has it. */
  private static char cursed(char tile, char victim) {
    boolean even = tile == 'w' && victim == 'b' || tile == 'b' && victim == 'w';
    return even ? 'g' : victim;
  }

  /** Whatever brought a piece, no tile of its own colour lies under it. */
  @Override
  protected void tidy(OracleState state) {
    for (int square = 0; square < 64; square++) {
      if (!state.isEmpty(square) && state.tiles[square] == (state.isWhite(square) ? 'w' : 'b')) {
        state.tiles[square] = OracleState.EMPTY;
      }
    }
  }

  /** Neither King nor Rook may cross a hostile tile or land on any. */
  @Override
  protected boolean lets(OracleState state, int start, int corner) {
    int way = corner > start ? 1 : -1;
    for (int square = start + way; square != corner; square += way) {
      if (!mayCross(state, square, state.whiteToMove)) {
        return false;
      }
    }
    return !isActive(state, start + way) && !isActive(state, start + 2 * way);
  }

  @Override
  protected void readItem(OracleState state, String item) {
    if (immediate && item.matches("[a-h][1-8]x")) {
      state.marks[OracleState.square(item.substring(0, 2))] = 1;
      return;
    }
    if (!item.matches("[a-h][1-8][wbg]")) {
      throw new IllegalArgumentException("no square and tile: " + item);
    }
    int square = OracleState.square(item.substring(0, 2));
    if (state.tiles[square] != OracleState.EMPTY) {
      throw new IllegalArgumentException("two tiles on a square: " + item);
    }
    state.tiles[square] = item.charAt(2);
  }

  @Override
  protected String items(OracleState state) {
    List<String> items = new ArrayList<>();
    items.add(OracleFen.bySquare(
        square -> state.tiles[square] == OracleState.EMPTY ? "" : OracleState.name(square) + state.tiles[square]));
    items.add(OracleFen.bySquare(square -> state.marks[square] == 0 ? "" : OracleState.name(square) + "x"));
    items.removeIf(String::isEmpty);
    return OracleFen.orDash(String.join(",", items));
  }
}
