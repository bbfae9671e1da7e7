package zugwerk.file;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Notable;
import zugwerk.solve.table.Outcome;
import zugwerk.work.Monitor;

/** Notable positions of endgame tables, as text, as JSON and as problems. */
public final class NotableText {

  private NotableText() {}

  /** A line with their number, then a line for each position: its FEN and the outcomes, separated by tabs. */
  public static String text(String ending, Notable.Kind kind, Notable.Found found) {
    String what = switch (kind) {
      case ZUGZWANG -> found.count() == 1 ? "mutual zugzwang" : "mutual zugzwangs";
      case WIN -> "won with White to move";
    };
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%s: %,d %s\n", ending, found.count(), what));
    for (Notable one : found.positions()) {
      text.append(Fen.format(one.setup())).append('\t').append(one.outcome());
      one.otherwise().ifPresent(other -> text.append("; with White to move ").append(other));
      text.append('\n');
    }
    return text.toString();
  }

  /** One JSON object on a line: the ending, the number, and the positions with their outcomes. */
  public static String json(String ending, Notable.Kind kind, Notable.Found found) {
    ObjectNode object = ProblemFile.MAPPER.createObjectNode().put("ending", ending)
        .put("kind", kind.name().toLowerCase(Locale.ROOT)).put("count", found.count());
    for (Notable one : found.positions()) {
      ObjectNode node = object.withArray("positions").addObject().put("fen", Fen.format(one.setup()));
      EndgameText.outcome(node, one.outcome());
      one.otherwise().ifPresent(other -> EndgameText.outcome(node.putObject("otherToMove"), other));
    }
    return object + "\n";
  }

  /**
   * A study of a position: White wins or draws, whichever is true. It claims to be cooked if several first moves do.
   *
   * @throws java.util.concurrent.CancellationException if the monitor stops it
   */
  public static Problem problem(Endgames endgames, Notable notable, Monitor monitor) {
    Variant variant = endgames.variant();
    Setup setup = notable.setup();
    boolean black = notable.otherwise().isPresent();
    boolean wins = notable.outcome().kind() == (black ? Outcome.Kind.LOSS : Outcome.Kind.WIN);
    Problem study = Problem.of(variant, setup, Stipulation.parse(wins ? "+" : "="));
    String comment = notable.otherwise()
        .map(other -> "Mutual zugzwang: with White to move, "
            + (other.kind() == Outcome.Kind.DRAW ? "it is a draw." : "White loses."))
        .orElse("Mate in " + notable.outcome().length() + ".");
    long keys = black ? 1 : endgames.answer(setup, monitor).moves().stream()
        .filter(move -> move.outcome().kind() == Outcome.Kind.WIN).count();
    return study.withCredits(study.credits().withComment(comment))
        .withAnalysis(analysis -> analysis.withClaim(keys > 1 ? Optional.of(Soundness.COOKED) : Optional.empty()));
  }
}
