package zugwerk.studio.help;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** The position of a command that a help page gives, such as {@code zugwerk solve --fen "8/8/…"}. */
public final class HelpCommand {

  private static final Pattern OPTION = Pattern.compile("--([a-z]+) (?:\"([^\"]*)\"|(\\S+))");

  private HelpCommand() {}

  /** The position, with game and stipulation; empty if the text is not a command or has no {@code --fen}. */
  public static Optional<Problem> position(String text) {
    if (!text.startsWith("zugwerk ")) {
      return Optional.empty();
    }
    Map<String, String> options = new TreeMap<>();
    Matcher found = OPTION.matcher(text);
    found.results().forEach(option -> options.put(option.group(1), value(option)));
    return Optional.ofNullable(options.get("fen")).map(fen -> {
      Variant game = Variants.of(options.getOrDefault("variant", "orthodox"),
          options.getOrDefault("settings", options.getOrDefault("powers", "")));
      return Problem.of(game, Fen.parse(game, fen))
          .withTask(task -> task.withStipulationText(options.getOrDefault("stipulation", "")));
    });
  }

  private static String value(MatchResult option) {
    return option.group(2) == null ? option.group(3) : option.group(2);
  }
}
