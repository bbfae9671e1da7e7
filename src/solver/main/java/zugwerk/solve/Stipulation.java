package zugwerk.solve;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.rules.OwnEnd;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;
import zugwerk.work.Texts;

/**
 * The task of a problem.
 *
 * @param play how the sides work with or against each other
 * @param goal what must be reached
 * @param ownGoal in reciprocal help play what the side that begins must be able to reach; else the same
 * @param halfmoves the length, in half-moves of the side or sides that move; 0 for studies. In help play the answer
 *     that ends it is among them, in series play it is not
 * @param exact whether a goal that is reached sooner solves nothing, so that there is no shorter solution
 */
public record Stipulation(Play play, Goal goal, Goal ownGoal, int halfmoves, boolean exact) {

  /** The greatest number of moves that can be stated; see {@link FirstMoves#MOST_MOVES}. */
  public static final int MOST_MOVES = 999;

  /** What was the last move? */
  public static final Stipulation LAST_MOVE = new Stipulation(Play.LAST_MOVE, Goal.of(Goal.Kind.ANY_MOVE), 1);

  private static final String LAST = "-1";
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final String GOALS = "z[a-h][1-8]|" + Goal.signed()
      .filter(kind -> kind != Goal.Kind.TARGET).map(kind -> Pattern.quote(kind.sign()))
      .collect(Collectors.joining("|"));
  private static final String EXACT = "exact-";
  private static final Pattern FORM = Pattern.compile("(?<exact>" + EXACT + ")?(?<play>" + Play.prefixes()
      + ")((?<=reci-h)\\((?<own>" + GOALS + ")\\))?(?<goal>" + GOALS + ")(?<moves>\\d{1,3})(?<half>\\.[05])?");

  /** A stipulation with one goal. */
  public Stipulation(Play play, Goal goal, int halfmoves) {
    this(play, goal, goal, halfmoves, false);
  }

  /**
   * Reads a stipulation such as {@code #3}, {@code h#2.5}, {@code ser-ze4}, {@code dia9.0}, {@code +} or {@code -1}, in
   * either case. Blanks do not matter; half moves may be written as {@code 2,5} or {@code 2\u00bd}.
   *
   * @throws InputException with one sentence, if it cannot be read
   */
  public static Stipulation parse(String text) {
    String plain = BLANKS.matcher(text).replaceAll("").toLowerCase(Locale.ROOT).replace(',', '.')
        .replace("\u00bd", ".5");
    if (plain.equals("+") || plain.equals("=")) {
      return new Stipulation(Play.STUDY, Goal.of(plain.equals("+") ? Goal.Kind.WIN : Goal.Kind.DRAW), 0);
    }
    if (plain.equals(LAST)) {
      return LAST_MOVE;
    }
    Matcher matcher = FORM.matcher(plain);
    if (!matcher.matches()) {
      throw new InputException(
          "unknown stipulation '{0}'; examples: #2, =3, s#2, r#2, h#2.5, ser-h#4, ser-ze4, +, = or -1", text.strip());
    }
    int moves = Integer.parseInt(matcher.group("moves"));
    boolean half = ".5".equals(matcher.group("half"));
    Goal goal = Goal.read(matcher.group("goal"));
    Goal own = Optional.ofNullable(matcher.group("own")).map(Goal::read).orElse(goal);
    boolean exact = matcher.group("exact") != null;
    Play play = play(plain, matcher.group("play"), goal, own);
    if (moves > MOST_MOVES || moves == 0 && !(half && play.isHelp() && !play.isAnswered())) {
      throw new InputException("the stipulation '{0}' has {1} moves instead of 1 to {2}", plain, moves, MOST_MOVES);
    }
    if (matcher.group("half") != null && !play.isHelp()) {
      throw new InputException("the stipulation '{0}': only help play has half moves", plain);
    }
    int length = length(play, moves) + (half ? 1 : 0);
    if (play.endsForEither() && length <= (play.isHelp() ? 2 : 1)) {
      throw new InputException(
          "the stipulation '{0}' needs a move before the one that either side could end with", plain);
    }
    return new Stipulation(play, goal, own, length, exact);
  }

  private static Play play(String text, String prefix, Goal goal, Goal own) {
    Play play = Play.of(prefix);
    if (!goal.kind().isPosition() && !own.kind().isPosition()) {
      return play;
    }
    if (play == Play.DIRECT) {
      return Play.PROOF_GAME;
    }
    if (play == Play.SERIES) {
      return play;
    }
    throw new InputException(
        "unknown stipulation '{0}'; examples of proof games: dia9.5, ser-dia9, a=>b9.5, ser-a=>b9", text);
  }

  private static int length(Play play, int moves) {
    return play.isHelp() ? 2 * moves : play.isParry() ? 2 * moves - 1 : moves;
  }

  /** The number of moves; a half move of help play counts as one. */
  public int moves() {
    return play.isHelp() || play.isParry() ? (halfmoves + 1) / 2 : halfmoves;
  }

  /** Without the moves that end the play, unless the last one reaches the goal. */
  public int counted() {
    return halfmoves - (!play.isHelp() && !play.endsForEither() || !play.isAnswered() ? 0
        : play.isHelp() && play.endsForEither() ? 2 : 1);
  }

  /** The difference, in half-moves, of lengths in which the same side begins. */
  public int step() {
    return play.isHelp() || play.isParry() ? 2 : 1;
  }

  public boolean hasHalfMove() {
    return play.isHelp() && halfmoves % 2 == 1;
  }

  /**
   * The ply of the first move: 1 where it is written behind three dots, as with a half move in help play, else 0. In
   * proof games the half move is the last one.
   */
  public int firstPly() {
    return hasHalfMove() && play != Play.PROOF_GAME ? 1 : 0;
  }

  /** Whether the solution is a game that leads to the diagram. */
  public boolean isProofGame() {
    return goal.kind().isPosition();
  }

  /** The same for a proof game, with its diagram. */
  public Stipulation reaching(Setup diagram) {
    Goal known = goal.reaching(diagram);
    return new Stipulation(play, known, known, halfmoves, exact);
  }

  /** Whether it is win or draw without a length. */
  public boolean isStudy() {
    return play == Play.STUDY;
  }

  /** Whether the solutions are last moves, which lead to the position. */
  public boolean isLastMove() {
    return play == Play.LAST_MOVE;
  }

  /** What is written before a move: {@code 2.} or {@code 2...}. */
  public String number(SolutionNode move) {
    return isLastMove() ? LAST + "." : move.number() + (move.solving() ? "." : "...");
  }

  /** The sign behind a move, such as {@code !}; empty for none. First moves of help and series play have none. */
  public String sign(SolutionNode move) {
    return move.role() == SolutionNode.Role.KEY && !hasKeys() ? "" : move.role().sign();
  }

  /** The least number of moves that solve: 1, or all of them if the length is exact. */
  public int leastMoves() {
    return exact ? moves() : 1;
  }

  /** Whether its solutions are keys, as in adversarial play and studies, not whole lines. */
  public boolean hasKeys() {
    return isBattle() || isStudy();
  }

  /** Whether it is adversarial play, against a defender: direct, self and reflex play. */
  public boolean isBattle() {
    return play.isBattle();
  }

  /** Whether the goal, such as mate, is reached against the side that makes the first move. */
  public boolean targetsFirstMover() {
    return play.isHelp() ? halfmoves % 2 == 0 : play.isAnswered();
  }

  /**
   * The side that begins by default: White; Black if it helps to be mated, and in ser-h. In proof games it is the side
   * to move in the diagram, after White has begun.
   */
  public Side starter() {
    boolean black = play == Play.PROOF_GAME ? hasHalfMove()
        : play.isHelp() ? hasHalfMove() == play.endsAgainstWill()
            : !play.isBattle() && targetsFirstMover() && !play.endsAgainstWill();
    return black ? Side.BLACK : Side.WHITE;
  }

  /** The same with another number of moves; a half move is kept. */
  public Stipulation inMoves(int moves) {
    return new Stipulation(play, goal, ownGoal, length(play, moves) - (hasHalfMove() ? 1 : 0), exact);
  }

  /** The goal that a move reaches. */
  public Goal goal(SolutionNode line) {
    return play.endsForEither() && line.solving() ? ownGoal : goal;
  }

  /** Whether it is a directmate, which a shorter mate solves as well. */
  public boolean isDirectMate() {
    return play == Play.DIRECT && goal.is(Goal.Kind.MATE) && !exact;
  }

  /** Describes the task in one sentence without a full stop, for the side that begins by convention. */
  public String words(Texts texts) {
    return StipulationWords.of(this, false, texts);
  }

  /** The same in a game, in which {@code #2} may mean "win in 2 moves". */
  public String words(Variant variant, Texts texts) {
    return StipulationWords.of(this, !variant.ownEnd().equals(OwnEnd.NONE), texts);
  }

  @Override
  public String toString() {
    if (isStudy() || isLastMove()) {
      return isStudy() ? goal.sign() : LAST;
    }
    int moves = play.isHelp() ? halfmoves / 2 : moves();
    return (exact ? EXACT : "") + play.prefix() + (ownGoal.equals(goal) ? "" : "(" + ownGoal + ")") + goal + moves
        + (hasHalfMove() ? ".5" : play == Play.PROOF_GAME ? ".0" : "");
  }
}
