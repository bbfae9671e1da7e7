package zugwerk.studio;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.control.TextField;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;
import zugwerk.studio.action.FieldHints;
import zugwerk.studio.text.Localization;

final class StipulationHints {

  /** All kinds of play with the frequent goals first. */
  private static final List<String> FORMS =
      Stream.concat(forms(true), Stream.concat(Stream.of("+", "=", Stipulation.LAST_MOVE.toString(), "diaMOVES.0",
          "diaMOVES.5", "a=>bMOVES.0", "a=>bMOVES.5", "ser-diaMOVES", "ser-a=>bMOVES"), forms(false))).toList();
  private static final Pattern MOVES = Pattern.compile("(?<=^|[^a-z]|dia|>b)\\d+(?=\\.[05]?$|$)");
  private static final Pattern TARGET = Pattern.compile("z([a-h][1-8])");
  private StipulationHints() {}

  /**
   * The stipulations that start with a text, with its square and number of moves, or e4 and 2 if it has none. Empty if
   * the text is one of them.
   */
  static List<String> of(String typed) {
    String text = typed.strip();
    Matcher target = TARGET.matcher(text);
    String square = target.find() ? target.group(1) : "e4";
    String moves = MOVES.matcher(target.replaceFirst("z")).results().map(number -> number.group()).findFirst()
        .filter(number -> !number.matches("0+")).orElse("2");
    List<String> all = FORMS.stream().map(form -> form.replace("SQUARE", square).replace("MOVES", moves)).toList();
    return all.contains(text) ? List.of()
        : all.stream().filter(each -> each.startsWith(text)).limit(FieldHints.MOST).toList();
  }

  private static Stream<String> forms(boolean frequent) {
    return Play.counted()
        .flatMap(play -> Goal.kinds().stream()
            .filter(goal -> frequent == (goal == Goal.Kind.MATE || goal == Goal.Kind.STALEMATE))
            .map(goal -> play.prefix() + goal.sign() + (goal == Goal.Kind.TARGET ? "SQUARE" : "") + "MOVES")
            .flatMap(form -> play.isHelp() ? Stream.of(form, form + ".5") : Stream.of(form)));
  }

  static void offer(TextField field) {
    FieldHints.offer(field, "stipulation-hints", (typed, _, _) -> of(typed).stream()
        .map(
            hint -> new FieldHints.Hint(hint, Stipulation.parse(hint).words(Localization.texts()), hint, hint.length()))
        .toList());
  }
}
