package zugwerk.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Hitpoint Chess: a capture is an exchange of blows, and each of the two pieces may fall or stand. */
final class OracleHitpoint extends OracleGame {

  private static final char HILL = '^';

  private int scale = 1;
  private int edge = 100;
  private boolean hills;
  private boolean entrenchment;

  /** Reads options such as {@code scale;edge=50;hills;entrenchment}. */
  OracleHitpoint(String options) {
    for (String option : options.isBlank() ? new String[0] : options.split(";")) {
      if (option.equals("scale")) {
        scale = 100;
      } else if (option.equals("hills")) {
        hills = true;
      } else if (option.equals("entrenchment")) {
        entrenchment = true;
      } else {
        edge = Integer.parseInt(option.replace("edge=", ""));
      }
    }
    if (scale == 1 && (edge != 100 || hills || entrenchment)) {
      throw new IllegalArgumentException("edge, hills and entrenchment need scale: " + options);
    }
  }

  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    return OracleOrthodox.steps(state, from, state.type(from));
  }

  /** What a piece of that type starts with, and its firepower for ever. */
  private int full(char type) {
    return scale * switch (type) {
      case 'P' -> 1;
      case 'N', 'B', 'K' -> 3;
      case 'R' -> 5;
      default -> 9;
    };
  }

  private int firepower(OracleState state, int square) {
    return full(state.type(square));
  }

  private int points(OracleState state, int square) {
    return state.marks[square] == 0 ? full(state.type(square)) : state.marks[square];
  }

  private void setPoints(OracleState state, int square, int points) {
    state.marks[square] = points == full(state.type(square)) ? 0 : points;
  }

  /** By how much a piece resists better where it stands, in hundredths: 150 on a hill or dug in, 225 for both. */
  private static int cover(OracleState state, int square) {
    int cover = state.tiles[square] == HILL ? 150 : 100;
    return state.dugIn[square] ? cover * 150 / 100 : cover;
  }

  private int resistance(OracleState state, int square) {
    return (int) Math.ceil(points(state, square) * cover(state, square) / 100.0);
  }

  /** What a blow takes from a piece that resists it. */
  private static int loss(OracleState state, int square, int firepower) {
    return (int) Math.floor(firepower * 100.0 / cover(state, square));
  }

  /** What an attack costs. */
  private int price(int resistance) {
    return (int) Math.ceil(resistance * edge / 100.0);
  }

  /** Whether the attacker would survive does not matter. */
  @Override
  protected boolean attacksKing(OracleState state, int from, int king) {
    return firepower(state, from) >= resistance(state, king);
  }

  private boolean kills(OracleState state, int from, int victim) {
    return firepower(state, from) >= resistance(state, victim);
  }

  private boolean outlives(OracleState state, int from, int victim) {
    return points(state, from) > price(resistance(state, victim));
  }

  @Override
  protected boolean survives(OracleState before, int from, int victim) {
    return !kills(before, from, victim);
  }

  /** A King attacks only what it survives. */
  @Override
  protected boolean mayAttack(OracleState before, int from, int victim) {
    return before.isEmpty(victim) || before.type(from) != 'K' || outlives(before, from, victim);
  }

  /** A Pawn that captures promotes only if it survives and moves. */
  @Override
  protected boolean arrives(OracleState before, int from, OracleStep step) {
    return before.isEmpty(step.to()) || kills(before, from, step.to()) && outlives(before, from, step.to());
  }

  @Override
  protected void place(OracleState after, int from, OracleStep step, char arriving) {
    int victim = step.victim(after.whiteToMove);
    if (after.isEmpty(victim)) {
      go(after, from, step.to(), arriving);
      return;
    }
    boolean kills = kills(after, from, victim);
    boolean survives = outlives(after, from, victim);
    int attackersPoints = points(after, from) - price(resistance(after, victim));
    int defendersPoints = points(after, victim) - loss(after, victim, firepower(after, from));
    if (kills) {
      after.remove(victim);
    } else {
      setPoints(after, victim, defendersPoints);
    }
    if (!survives) {
      after.remove(from);
    } else if (kills) {
      setPoints(after, from, attackersPoints);
      go(after, from, step.to(), arriving);
    } else {
      setPoints(after, from, attackersPoints);
    }
  }

  /** A promoted piece starts with its full points. */
  private static void go(OracleState after, int from, int to, char arriving) {
    boolean promoted = after.pieces[from] != arriving;
    after.shift(from, to);
    after.pieces[to] = arriving;
    after.marks[to] = promoted ? 0 : after.marks[to];
  }

  /** Besides the steps, each piece that is not dug in may dig in. */
  @Override
  protected Map<String, OracleState> otherTurns(OracleState state) {
    Map<String, OracleState> turns = new LinkedHashMap<>();
    for (int square = 0; square < 64; square++) {
      if (entrenchment && state.isPiece(square, state.whiteToMove) && !state.dugIn[square]) {
        OracleState after = state.copy();
        after.dugIn[square] = true;
        after.passed = OracleState.NONE;
        finish(state, after, OracleState.EMPTY, false);
        turns.put(OracleState.name(square) + "!", after);
      }
    }
    return turns;
  }

  @Override
  protected void readItem(OracleState state, String item) {
    int square = OracleState.square(item.substring(0, Math.min(2, item.length())));
    String said = item.substring(2);
    if (said.equals("^") && hills && state.tiles[square] == OracleState.EMPTY) {
      state.tiles[square] = HILL;
    } else if (said.equals("!") && entrenchment && !state.isEmpty(square) && !state.dugIn[square]) {
      state.dugIn[square] = true;
    } else if (said.matches(":[1-9][0-9]{0,2}") && !state.isEmpty(square) && state.marks[square] == 0
        && Integer.parseInt(said.substring(1)) < full(state.type(square))) {
      state.marks[square] = Integer.parseInt(said.substring(1));
    } else {
      throw new IllegalArgumentException("not a damaged piece, a hill or a trench, or said twice: " + item);
    }
  }

  @Override
  protected String items(OracleState state) {
    List<String> kinds = new ArrayList<>(List.of(
        OracleFen
            .bySquare(square -> state.marks[square] == 0 ? "" : OracleState.name(square) + ":" + state.marks[square]),
        OracleFen.bySquare(square -> state.tiles[square] == HILL ? OracleState.name(square) + HILL : ""),
        OracleFen.bySquare(square -> state.dugIn[square] ? OracleState.name(square) + "!" : "")));
    kinds.removeIf(String::isEmpty);
    return OracleFen.orDash(String.join(",", kinds));
  }
}
