package zugwerk.solve;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Side;

/**
 * The task of a problem.
 *
 * @param play how the sides work with or against each other
 * @param goal what must be reached
 * @param halfmoves the length, in half-moves of the side or sides that move; 0 for studies
 */
public record Stipulation(Play play, Goal goal, int halfmoves) {

  /** The greatest number of moves. */
  public static final int MOST_MOVES = 99;

  private static final Pattern FORM =
      Pattern.compile("(?<play>|s|r|h|ser-|ser-h|ser-s)(?<goal>[#=])(?<moves>\\d{1,3})(?<half>\\.5)?");

  /**
   * The kinds of play, as the Codex for Chess Composition defines them, and where it leaves a choice, the manual of
   * Popeye. The side to move begins.
   */
  public enum Play {
    /** The side to move reaches the goal within the length, against any defence. */
    DIRECT(""),
    /** The side to move forces the other side to reach the goal, with that side's last move at the latest. */
    SELF("s"),
    /** As a selfmate, but a side that can reach the goal with its move must do so. */
    REFLEX("r"),
    /** Both sides work together. With an even number of half-moves, the side that begins is mated or stalemated. */
    HELP("h"),
    /** The side to move makes a series of moves. The last one reaches the goal, and only the last one may check. */
    SERIES("ser-"),
    /** After the series the other side reaches the goal with one move. */
    SERIES_HELP("ser-h"),
    /** After the series the other side reaches the goal with any move that it has. */
    SERIES_SELF("ser-s"),
    /** Win or draw in any number of moves, decided by endgame tables. */
    STUDY("");

    private final String prefix;

    Play(String prefix) {
      this.prefix = prefix;
    }

    private static Play of(String prefix) {
      for (Play play : values()) {
        if (play.prefix.equals(prefix)) {
          return play;
        }
      }
      throw new AssertionError(prefix);
    }
  }

  /** What the play must reach. */
  public enum Goal {
    MATE("#"),
    STALEMATE("="),
    WIN("+"),
    DRAW("=");

    private final String sign;

    Goal(String sign) {
      this.sign = sign;
    }
  }

  /**
   * Reads a stipulation such as {@code #3}, {@code h#2.5} or {@code +}.
   *
   * @throws IllegalArgumentException with one sentence, if it cannot be read
   */
  public static Stipulation parse(String text) {
    String plain = text.strip();
    if (plain.equals("+") || plain.equals("=")) {
      return new Stipulation(Play.STUDY, plain.equals("+") ? Goal.WIN : Goal.DRAW, 0);
    }
    Matcher matcher = FORM.matcher(plain);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("the stipulation '" + plain
          + "' makes no sense; write it like #2, =3, s#2, r#2, h#2.5, ser-h#4, + or =");
    }
    int moves = Integer.parseInt(matcher.group("moves"));
    boolean half = matcher.group("half") != null;
    Play play = Play.of(matcher.group("play"));
    if (moves > MOST_MOVES || moves == 0 && !(half && play == Play.HELP)) {
      throw new IllegalArgumentException(
          "the stipulation '" + plain + "' has " + moves + " moves instead of 1 to " + MOST_MOVES);
    }
    if (half && play != Play.HELP) {
      throw new IllegalArgumentException("the stipulation '" + plain + "': only helpmates have half moves");
    }
    int halfmoves = play == Play.HELP ? 2 * moves + (half ? 1 : 0) : moves;
    return new Stipulation(play, matcher.group("goal").equals("#") ? Goal.MATE : Goal.STALEMATE, halfmoves);
  }

  /** The number of moves; a half move of help play counts as one. */
  public int moves() {
    return play == Play.HELP ? (halfmoves + 1) / 2 : halfmoves;
  }

  /** Whether it is that of a study: win or draw without a length. */
  public boolean isStudy() {
    return play == Play.STUDY;
  }

  /** Whether its solutions are keys, as in adversarial play and studies; else they are whole lines. */
  public boolean hasKeys() {
    return isBattle() || isStudy();
  }

  /** Whether it is adversarial play, against a defender: direct, self and reflex play. */
  public boolean isBattle() {
    return play == Play.DIRECT || play == Play.SELF || play == Play.REFLEX;
  }

  /** Whether the side that makes the first move is the one that is mated or stalemated. */
  public boolean beginnerSuffers() {
    return switch (play) {
      case DIRECT, SERIES, STUDY -> false;
      case SELF, REFLEX, SERIES_SELF, SERIES_HELP -> true;
      case HELP -> halfmoves % 2 == 0;
    };
  }

  /** The side that begins unless a problem says otherwise: White; Black in help play of whole moves and ser-h. */
  public Side starter() {
    return play == Play.HELP && halfmoves % 2 == 0 || play == Play.SERIES_HELP ? Side.BLACK : Side.WHITE;
  }

  /** The same with another number of moves; a half move is kept. */
  public Stipulation inMoves(int moves) {
    return new Stipulation(play, goal, play == Play.HELP ? 2 * moves - halfmoves % 2 : moves);
  }

  /** Whether it is a directmate. */
  public boolean isDirectMate() {
    return play == Play.DIRECT && goal == Goal.MATE;
  }

  @Override
  public String toString() {
    if (play == Play.STUDY) {
      return goal.sign;
    }
    String half = play == Play.HELP && halfmoves % 2 == 1 ? ".5" : "";
    return play.prefix + goal.sign + (play == Play.HELP ? halfmoves / 2 : halfmoves) + half;
  }
}
