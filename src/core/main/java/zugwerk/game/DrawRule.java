package zugwerk.game;

import static zugwerk.work.Texts.key;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Move;
import zugwerk.work.InputException;

/**
 * Draws of games over the board, which play no part in problems. A game is drawn as soon as a player could claim it.
 *
 * <p>Source: FIDE Laws of Chess, articles 5.2.2, 9.2 and 9.3. Of dead positions only King against King counts, since
 * other material may still mate in games with rules of their own.
 */
public enum DrawRule {
  /** Fifty moves of each side without a capture and without a move of a Pawn. */
  FIFTY_MOVES("fifty-moves", key("draw by the fifty-move rule"), boards -> boards.getLast().setup().halfmoves() >= 100),
  /** The position has arisen for the third time, with the same possible moves. */
  REPETITION("repetition", key("draw by repetition"), boards -> {
    Setup last = compared(boards.getLast());
    return boards.stream().filter(board -> compared(board).equals(last)).count() >= 3;
  }),
  /** Only the two Kings are left. */
  BARE_KINGS("bare-kings", key("draw with bare Kings"), boards -> {
    Position last = Position.of(boards.getLast().setup());
    return last.king(0) < Square.COUNT && last.king(1) < Square.COUNT && Long.bitCount(last.occupied()) == 2;
  });

  private final String word;
  private final String title;
  private final Predicate<List<Board>> reached;

  DrawRule(String word, String title, Predicate<List<Board>> reached) {
    this.word = word;
    this.title = title;
    this.reached = reached;
  }

  /** The verdict in words. */
  public String title() {
    return title;
  }

  /**
   * The rules that a text names, separated by commas, or all of them.
   *
   * @throws InputException if there is no such rule
   */
  public static Set<DrawRule> read(String text) {
    if (text.isBlank()) {
      return EnumSet.noneOf(DrawRule.class);
    }
    return text.equals("all") ? EnumSet.allOf(DrawRule.class) : EnumSet.copyOf(
        Arrays.stream(text.strip().split("\\s*,\\s*")).map(DrawRule::named).collect(Collectors.toSet()));
  }

  private static DrawRule named(String word) {
    return Arrays.stream(values()).filter(rule -> rule.word.equals(word)).findFirst()
        .orElseThrow(() -> new InputException("there is no rule '{0}' for draws; the rules are {1}", word,
            Arrays.stream(values()).map(rule -> rule.word).collect(Collectors.joining(", "))));
  }

  /**
   * The rule that ends a game, unless it has ended otherwise.
   *
   * @param boards all positions of the game in order, the first included
   * @param rules those that count
   */
  public static Optional<DrawRule> of(List<Board> boards, Set<DrawRule> rules) {
    return rules.isEmpty() || boards.getLast().status().ends() ? Optional.empty()
        : rules.stream().filter(rule -> rule.reached.test(boards)).findFirst();
  }

  /** A square that was passed counts only if a Pawn can be captured there. */
  private static Setup compared(Board board) {
    Setup setup = board.setup();
    boolean passes = setup.get(Schema.EN_PASSANT) != 0
        && board.legalMoves().stream().anyMatch(Move.EnPassant.class::isInstance);
    return passes ? setup : setup.with(Schema.EN_PASSANT, 0);
  }
}
