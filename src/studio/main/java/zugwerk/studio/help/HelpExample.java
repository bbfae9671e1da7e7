package zugwerk.studio.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/**
 * Parses a position that a help page offers for the board: a line for each field, as {@code fen: 8/8/… w}. Fields are
 * {@code title} (required), {@code game}, {@code powers}, {@code fen}, {@code stipulation} and {@code line}, which may
 * be repeated. Game and position default to the page's game and its start.
 */
final class HelpExample {

  private static final List<String> FIELDS = List.of("title", "game", "powers", "fen", "stipulation", "line");

  private HelpExample() {}

  static HelpBlock.Example parse(String page, String text) {
    Map<String, List<String>> fields = new TreeMap<>();
    text.lines().forEach(line -> {
      String[] parts = line.split(": ", 2);
      if (parts.length < 2 || !FIELDS.contains(parts[0])) {
        throw new InputException("examples of the help page '{0}' have no line '{1}'", page, line);
      }
      fields.computeIfAbsent(parts[0], _ -> new ArrayList<>()).add(parts[1].strip());
    });
    String title = one(fields, "title", "");
    if (title.isEmpty()) {
      throw new InputException("an example of the help page '{0}' has no title", page);
    }
    Variant game = Variants.of(one(fields, "game", page), one(fields, "powers", ""));
    Problem position = Problem.of(game, Fen.parse(game, one(fields, "fen", game.start())));
    return new HelpBlock.Example(position.withTask(task -> task.withStipulationText(one(fields, "stipulation", "")))
        .withAnalysis(analysis -> analysis.withLines(fields.getOrDefault("line", List.of())))
        .withCredits(position.credits().withTitle(title)));
  }

  private static String one(Map<String, List<String>> fields, String name, String otherwise) {
    return fields.getOrDefault(name, List.of(otherwise)).getFirst();
  }
}
