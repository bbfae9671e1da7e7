package zugwerk.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import zugwerk.work.Spelling;

/** The order of the help: commands by purpose, common options first, one example at the end. */
final class HelpLayout {

  /**
   * What the help of a command begins and ends with.
   *
   * @param common its common options, the most common first
   * @param example the arguments of an example
   */
  record Entry(List<String> common, String example) {

    static Entry of(String common, String example) {
      return new Entry(common.isEmpty() ? List.of() : List.of(common.split(" ")), example);
    }
  }

  private static final List<String> GENERAL = List.of("--help", "--version", "--stacktrace");
  private static final int LONGEST = 40;
  private static final String MORPHY = "problems/orthodox/morphy-1856.json";
  private static final String PROBLEM = "--problem --fen --variant --stipulation ";

  private static final Map<String, List<String>> GROUPS = groups();
  private static final Map<String, Entry> ENTRIES = Map.ofEntries(
      entry("", "", "solve --fen \"kbK5/pp6/1P6/8/8/8/8/R7 w\" --stipulation \"#2\""),
      entry("solve", PROBLEM + "--set-play --tries --full --threads --time-limit --json",
          "--fen \"kbK5/pp6/1P6/8/8/8/8/R7 w\" --stipulation \"#2\""),
      entry("check", "--certify --changed --time-limit --json", "problems/orthodox"),
      entry("verify", "", MORPHY),
      entry("retro", "--fen --variant", "--fen \"kbK5/pp6/1P6/8/8/8/8/R7 w\""),
      entry("endgame", "--fen --variant --build-tables --zugzwangs --output --json",
          "--fen \"8/8/8/8/2r5/8/2k5/K6Q w\""),
      entry("atlas", "--type --pieces --powers --material --output --json", "--pieces W,WD,AD"),
      entry("transfer", "--games --summary", "problems/orthodox/loyd-lynn-1859.json"),
      entry("search", "--json", "\"Author('Loyd') AND Moves <= 4\" problems/orthodox"),
      entry("index", "--content --forget", "--content problems/orthodox"),
      entry("anticipate", "--most --least", "problems/orthodox/reti-999.json problems/orthodox"),
      entry("minimal", PROBLEM + "--all", "--problem " + MORPHY),
      entry("mend", PROBLEM + "--ranked", "--fen \"k7/8/1K6/8/8/8/8/6QR w\" --stipulation \"#1\""),
      entry("twins", PROBLEM + "--ranked", "--problem " + MORPHY),
      entry("improve", PROBLEM + "--effort --count --ranked", "--problem " + MORPHY + " --effort 100"),
      entry("generate", "--variant --stipulation --men --material --count --seed --output",
          "--variant shock --stipulation \"#2\" --men 5 --seed 2"),
      entry("weights", "", "> my-weights.json"),
      entry("convert", "--to --output --from --solve", MORPHY + " --to popeye"),
      entry("diagram", "--problem --fen --output --format --style --playing",
          "--problem " + MORPHY + " --output my-diagram.svg"),
      entry("site", "--output --title --address", "problems/orthodox --output my-site"),
      entry("conditions", "", "circe"),
      entry("moves", "--variant --fen", "--variant polypiece --fen \"6k1/8/4N1K1/8/8/8/8/8 b\""),
      entry("play", "--variant --fen --moves", "--moves \"1. e4 e5 2. Nf3\""),
      entry("perft", "--variant --fen --depth --divide", "--depth 4 --divide"),
      entry("batch", "", "my-calls.txt"),
      entry("serve", "--stdio", "--stdio"),
      entry("uci", "", ""),
      entry("keys", "--host", "my-keys --host localhost"),
      entry("worker", "--join --keys", "--join 192.0.2.1:7700 --keys my-keys"),
      entry("manual", "", "| man -l -"),
      entry("completion", "", "> zugwerk-completion.sh"));

  private HelpLayout() {}

  private static Map.Entry<String, Entry> entry(String command, String common, String example) {
    return Map.entry(command, Entry.of(common.strip(), example));
  }

  private static Map<String, List<String>> groups() {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    groups.put("Solve and check", List.of("solve", "check", "verify", "retro", "endgame", "atlas", "transfer"));
    groups.put("Search", List.of("search", "index", "anticipate"));
    groups.put("Compose", List.of("generate", "improve", "mend", "minimal", "twins", "weights"));
    groups.put("Convert and print", List.of("convert", "diagram", "site"));
    groups.put("Rules of a game", List.of("conditions", "moves", "play", "perft"));
    groups.put("Other programs and machines",
        List.of("batch", "serve", "uci", "keys", "worker", "manual", "completion"));
    return groups;
  }

  static Map<String, Entry> entries() {
    return ENTRIES;
  }

  /** Sets the layout of the program or of one of its commands. */
  static void apply(CommandLine line) {
    boolean program = line.getParent() == null;
    Entry entry = Optional.ofNullable(ENTRIES.get(program ? "" : line.getCommandName()))
        .orElse(new Entry(List.of(), ""));
    Map<String, CommandLine.IHelpSectionRenderer> sections = line.getHelpSectionMap();
    sections.put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, help -> options(help, entry.common()));
    if (program) {
      sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, HelpLayout::commands);
    }
    CommandLine.IHelpSectionRenderer footer =
        Objects.requireNonNull(sections.get(UsageMessageSpec.SECTION_KEY_FOOTER));
    String call = ("zugwerk " + (program ? "" : line.getCommandName() + " ") + entry.example()).strip();
    sections.put(UsageMessageSpec.SECTION_KEY_FOOTER, help -> "Example:\n  " + call + "\n" + footer.render(help));
  }

  private static String commands(Help help) {
    StringBuilder text = new StringBuilder();
    GROUPS.forEach((heading, names) -> {
      Map<String, Help> group = new LinkedHashMap<>();
      names.forEach(name -> Optional.ofNullable(help.subcommands().get(name)).ifPresent(one -> group.put(name, one)));
      text.append(heading).append(":\n").append(help.commandList(group));
    });
    return text.toString();
  }

  private static String options(Help help, List<String> common) {
    List<OptionSpec> all = help.commandSpec().options().stream().filter(option -> !option.hidden()).toList();
    List<OptionSpec> first = named(all, common);
    List<OptionSpec> general = named(all, GENERAL);
    List<OptionSpec> rest = all.stream().filter(option -> !first.contains(option) && !general.contains(option))
        .sorted(Comparator.comparing(OptionSpec::longestName)).toList();
    return list(help, "Common options", first) + list(help, first.isEmpty() ? "Options" : "Other options", rest)
        + list(help, "General options", general);
  }

  private static List<OptionSpec> named(Collection<OptionSpec> options, List<String> names) {
    return names.stream().flatMap(name -> options.stream().filter(option -> List.of(option.names()).contains(name)))
        .toList();
  }

  private static String list(Help help, String heading, List<OptionSpec> options) {
    if (options.isEmpty()) {
      return "";
    }
    Help.Layout layout = help.createDefaultLayout(options, List.of(), help.colorScheme());
    layout.addOptions(new ArrayList<>(options), help.createDefaultParamLabelRenderer());
    return heading + ":\n" + layout;
  }

  /** A sentence about a word that is no command or option, with those that are spelt alike. */
  static String unknown(CommandLine.UnmatchedArgumentException fault) {
    CommandLine line = fault.getCommandLine();
    boolean program = line.getParent() == null;
    String word = fault.getUnmatched().isEmpty() ? "" : fault.getUnmatched().getFirst().replaceFirst("(?<=.)=.*", "");
    boolean option = word.startsWith("-");
    // A long text is no misspelt word.
    List<String> near = word.length() > LONGEST || !option && !program ? List.of()
        : Spelling.nearest(word, option ? line.getCommandSpec().optionsMap().keySet() : GROUPS.values().stream()
            .flatMap(List::stream).toList());
    String what = option ? "there is no option '" + word + "'"
        : program ? "there is no command '" + word + "'" : "the argument '" + word + "' is one too many";
    return what + (near.isEmpty() ? "; see zugwerk " + (program ? "" : line.getCommandName() + " ") + "--help"
        : "; did you mean " + String.join(" or ", near) + "?");
  }
}
