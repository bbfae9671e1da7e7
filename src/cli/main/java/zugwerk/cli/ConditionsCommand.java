package zugwerk.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import zugwerk.condition.ConditionKind;
import zugwerk.condition.ConditionSearch;
import zugwerk.condition.Conditions;

@Command(name = "conditions", description = {
    "Lists the fairy conditions: name, options, definition, source and other words.",
    "Conditions follow the settings of a game, as in --settings \"scale;conditions: Circe mirror, Madrasi\"."})
final class ConditionsCommand extends ProgramCommand {

  /** Names in one word each, which is read too. */
  static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Names() {
      super(Conditions.all().stream().map(kind -> kind.name().replaceAll("\\P{L}", "")).toList());
    }
  }

  @Parameters(paramLabel = "NAME", arity = "0..1", completionCandidates = Names.class,
      description = "Part of a name, in any language of the program or as in Popeye. Default: all conditions.")
  private @Nullable String name;

  @Override
  public Integer call() {
    found().forEach(kind -> {
      out().println(kind.name());
      out().println("  " + kind.definition());
      print("Options", kind.options());
      print("Also", kind.popeye());
      print("Source", List.of(kind.source()));
    });
    return ExitCode.DONE.code();
  }

  private void print(String what, List<String> words) {
    if (!words.isEmpty()) {
      out().println("  " + what + ": " + String.join(", ", words));
    }
  }

  /** Also those of a name with its options. Throws InputException if there is none. */
  private List<ConditionKind> found() {
    List<ConditionKind> matching = name == null ? Conditions.all() : ConditionSearch.matching(name);
    return matching.isEmpty() ? Conditions.read(String.valueOf(name)).stream().map(each -> each.kind()).toList()
        : matching;
  }
}
