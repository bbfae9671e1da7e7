package zugwerk.solve;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The kinds of play, as the Codex for Chess Composition defines them, and where it leaves a choice, the manual of
 * Popeye. The side to move begins. Each combines a way of taking turns with an ending.
 */
public enum Play {
  /** The side to move reaches the goal within the length, against any defence. */
  DIRECT("", Turns.BATTLE, Ending.GOAL),
  /** The side to move forces the other side to reach the goal, with that side's last move at the latest. */
  SELF("s", Turns.BATTLE, Ending.FORCED),
  /** As a selfmate, but a side that can reach the goal with its move must do so. */
  REFLEX("r", Turns.BATTLE, Ending.OBLIGED),
  /** As a selfmate, but the other side must reach the goal if it can. */
  SEMI_REFLEX("semi-r", Turns.BATTLE, Ending.OBLIGED),
  /** Both sides work together. With an even number of half-moves, the goal is reached against the side that begins. */
  HELP("h", Turns.HELP, Ending.GOAL),
  /** Both sides work together in a game that leads to the diagram; the side that begins is that of its start. */
  PROOF_GAME("", Turns.HELP, Ending.GOAL),
  /** Both sides work together until the last move of the other side, which is forced to reach the goal. */
  HELP_SELF("hs", Turns.HELP, Ending.FORCED),
  /** Both sides work together until the other side can reach the goal, and so must; the solving side never can. */
  HELP_REFLEX("hr", Turns.HELP, Ending.OBLIGED),
  /**
   * Both sides work together until the side that began could reach the goal at once, or help the other side to reach it
   * with its next move.
   */
  RECIPROCAL_HELP("reci-h", Turns.HELP, Ending.EITHER),
  /** The side to move makes a series of moves. The last one reaches the goal, and only the last one may check. */
  SERIES("ser-", Turns.SERIES, Ending.GOAL),
  /** After the series the other side reaches the goal with one move. */
  SERIES_HELP("ser-h", Turns.SERIES, Ending.ANSWER),
  /** After the series each move of the other side reaches the goal. */
  SERIES_SELF("ser-s", Turns.SERIES, Ending.FORCED),
  /** After the series the other side can reach the goal, and so must; the series side never can. */
  SERIES_REFLEX("ser-r", Turns.SERIES, Ending.OBLIGED),
  /**
   * A series, after which either the series side could reach the goal with its last move, or help the other side to.
   */
  SERIES_RECIPROCAL_HELP("ser-reci-h", Turns.SERIES, Ending.EITHER),
  /** A series in which any move may check; the other side parries a check as it likes, and otherwise passes. */
  PARRY_SERIES("pser-", Turns.PARRY_BATTLE, Ending.GOAL),
  /** A series with parries, after which each move of the other side reaches the goal. */
  PARRY_SERIES_SELF("pser-s", Turns.PARRY_BATTLE, Ending.FORCED),
  /** A series with parries, until the other side can reach the goal, and so must; the series side never can. */
  PARRY_SERIES_REFLEX("pser-r", Turns.PARRY_BATTLE, Ending.OBLIGED),
  /** A series with parries that help, after which the other side reaches the goal with one move. */
  PARRY_SERIES_HELP("pser-h", Turns.PARRY, Ending.ANSWER),
  /** A series in which any move may check; the other side parries it with a move that helps, and otherwise passes. */
  PARRY_HELP_SERIES("phser-", Turns.PARRY, Ending.GOAL),
  /** The same, after which each move of the other side reaches the goal. */
  PARRY_HELP_SERIES_SELF("phser-s", Turns.PARRY, Ending.FORCED),
  /** The same, until the other side can reach the goal, and so must; the series side never can. */
  PARRY_HELP_SERIES_REFLEX("phser-r", Turns.PARRY, Ending.OBLIGED),
  /** Win or draw in any number of moves, decided by endgame tables. */
  STUDY("", Turns.STUDY, Ending.GOAL),
  /** The other side's last move, which led to the position. */
  LAST_MOVE("-", Turns.BACK, Ending.GOAL);

  enum Turns {
    /** One after the other, and against each other. */
    BATTLE,
    /** One after the other, and together. */
    HELP,
    /** One side makes all moves. */
    SERIES,
    /** One side makes all moves but those that parry a check, and that help it. */
    PARRY,
    /** One side makes all moves but those that parry a check against it. */
    PARRY_BATTLE,
    STUDY,
    BACK
  }

  /** How the play reaches its goal. */
  public enum Ending {
    /** With the last of the counted moves. */
    GOAL,
    /** With an answer of the other side, which helps. */
    ANSWER,
    /** With whatever the other side answers. */
    FORCED,
    /** With an answer of the other side, which must reach the goal if it can. */
    OBLIGED,
    /** With the next move of either side: one alone, and one after the help of the other. */
    EITHER
  }

  private final String prefix;
  private final Turns turns;
  private final Ending ending;

  Play(String prefix, Turns turns, Ending ending) {
    this.prefix = prefix;
    this.turns = turns;
    this.ending = ending;
  }

  /** The empty prefix is that of direct play, not of proof games. */
  static Play of(String prefix) {
    return Arrays.stream(values()).filter(play -> play.prefix.equals(prefix)).findFirst()
        .orElseThrow(() -> new AssertionError(prefix));
  }

  /** The prefixes as alternatives of a regular expression, the longest first. */
  static String prefixes() {
    return counted().map(Play::prefix).sorted(Comparator.comparingInt(String::length).reversed())
        .collect(Collectors.joining("|"));
  }

  /** The kinds that have a number of moves and any goal of {@link Goal#kinds}. */
  public static Stream<Play> counted() {
    return Arrays.stream(values()).filter(play -> play != STUDY && play != LAST_MOVE && play != PROOF_GAME);
  }

  /** What stands before the goal in stipulations. */
  public String prefix() {
    return prefix;
  }

  /** Whether one side defends against the other. */
  public boolean isBattle() {
    return turns == Turns.BATTLE || isParryBattle();
  }

  /** Whether the sides move in turn and help each other, so that the length may end in a half move. */
  public boolean isHelp() {
    return turns == Turns.HELP;
  }

  /** Whether the other side passes after every move but the last. */
  public boolean isSeries() {
    return turns == Turns.SERIES;
  }

  /** Whether the other side passes unless it has to parry a check, with a move that helps. */
  public boolean isParry() {
    return turns == Turns.PARRY;
  }

  /** Whether the other side passes unless it has to parry a check, and defends then. */
  public boolean isParryBattle() {
    return turns == Turns.PARRY_BATTLE;
  }

  /** Whether the other side's answer to the last of the counted moves reaches the goal. */
  public boolean isAnswered() {
    return ending != Ending.GOAL;
  }

  /** Whether all moves that reach the goal after the counted ones belong to one solution. */
  public boolean endsInChoice() {
    return endsAgainstWill() || endsForEither();
  }

  /** Whether the other side is forced to reach the goal at the end, or must because it can. */
  public boolean endsAgainstWill() {
    return ending == Ending.FORCED || obliges();
  }

  /** Whether at the end each side could reach the goal: the first mover alone, the other with its help. */
  public boolean endsForEither() {
    return ending == Ending.EITHER;
  }

  /** Whether the other side must reach the goal if it can. */
  public boolean obliges() {
    return ending == Ending.OBLIGED;
  }

  /** Whether the side that solves must reach the goal if it can, and fails then. */
  public boolean obligesBoth() {
    return obliges() && this != SEMI_REFLEX;
  }

  /** How it reaches its goal. */
  public Ending ending() {
    return ending;
  }
}
