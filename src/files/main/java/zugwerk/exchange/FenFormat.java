package zugwerk.exchange;

import static zugwerk.work.Message.message;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import zugwerk.file.Remainder;
import zugwerk.notation.Fen;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/**
 * FEN, a position a line, with the field of the game's state unless it is empty. A line that begins with {@code #}
 * before a position names its game, if that is not orthodox chess; other such lines are the comment of the position
 * below them.
 */
final class FenFormat extends ExchangeFormat {

  private static final Pattern BOARD = Pattern.compile("[A-Za-z0-9]++(/[A-Za-z0-9]*+)++");

  FenFormat() {
    super("fen", "FEN", "fen");
  }

  @Override
  public boolean recognises(String text) {
    return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).findFirst()
        .filter(line -> BOARD.matcher(line.strip().split("\\s+")[0]).matches()).isPresent();
  }

  @Override
  public Reading read(String text, Variant game) {
    ReadingBuilder reading = new ReadingBuilder();
    List<String> lines = text.lines().toList();
    StringBuilder comment = new StringBuilder();
    String remark = "";
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.startsWith("#")) {
        String body = line.substring(1).strip();
        boolean ours = Completion.isRemark(body);
        remark = ours ? body.substring(Completion.MARK.length()) : remark;
        comment.append(ours ? "" : (comment.isEmpty() ? "" : "\n") + body);
      } else if (!line.isEmpty()) {
        String named = remark;
        String remarks = comment.toString();
        reading.add(i + 1, () -> position(line, game, named, remarks));
        comment.setLength(0);
        remark = "";
      }
    }
    if (!comment.isEmpty() || !remark.isEmpty()) {
      reading.fault(lines.size(), message("there is no position below the last comment"));
    }
    return reading.done();
  }

  private static Problem position(String fen, Variant game, String remark, String comment) {
    Problem empty = Positions.empty(game).withCredits(Credits.NONE.withComment(comment));
    Problem named = remark.isEmpty() ? empty : Remainder.added(empty, remark);
    return named.withSetup(Fen.parse(named.variant(), fen)).withTask(task -> task.withStipulation(Optional.empty()));
  }

  @Override
  public String write(List<Problem> problems) {
    StringBuilder text = new StringBuilder();
    for (Problem problem : problems) {
      if (!Completion.isPlain(problem)) {
        Problem game = Positions.empty(problem.variant());
        text.append("# ").append(Completion.MARK).append(Remainder.of(game, Positions.nothing(), Set.of()))
            .append('\n');
      }
      text.append(Positions.fen(problem)).append('\n');
    }
    return text.toString();
  }
}
