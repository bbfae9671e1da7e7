package zugwerk.cli;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The completion script for zsh, which picocli does not support, made from the commands and their options. */
final class Completions {

  private Completions() {}

  /** A script for zsh, to be named {@code _zugwerk}. */
  static String zsh(CommandSpec root) {
    StringBuilder script = new StringBuilder("#compdef " + root.name() + "\nlocal -a known=(\n");
    commands(root).forEach(command -> script.append("  ")
        .append(quoted(command.name() + ":" + summary(command.usageMessage().description()))).append('\n'));
    script.append(")\nif (( CURRENT == 2 )); then\n  _describe command known\n  _files\n  return\nfi\n")
        .append("shift words\n(( CURRENT-- ))\ncase $words[1] in\n");
    commands(root).forEach(command -> {
      script.append(command.name()).append(") _arguments");
      options(command).forEach((name, option) -> script.append(" \\\n  ").append(quoted(zsh(name, option))));
      String words = command.positionalParameters().stream().map(Completions::values).filter(all -> !all.isEmpty())
          .findFirst().map(all -> "value:(" + String.join(" ", all) + ")").orElse("file:_files");
      script.append(" \\\n  '*:").append(words).append("' ;;\n");
    });
    return script.append("esac\n").toString();
  }

  private static String zsh(String name, OptionSpec option) {
    String text = name + (takesValue(option) ? "=" : "") + "["
        + summary(option.description()).replaceAll("[\\[\\]]", Matcher.quoteReplacement("\\") + "$0") + "]";
    String values = String.join(" ", values(option));
    return takesValue(option) ? text + ":value:" + (values.isEmpty() ? "_files" : "(" + values + ")") : text;
  }

  private static Stream<CommandSpec> commands(CommandSpec root) {
    return root.subcommands().values().stream().map(line -> line.getCommandSpec());
  }

  private static Map<String, OptionSpec> options(CommandSpec command) {
    Map<String, OptionSpec> options = new TreeMap<>(command.optionsMap());
    options.entrySet().removeIf(option -> option.getValue().hidden() || !option.getKey().startsWith("--"));
    return options;
  }

  private static boolean takesValue(OptionSpec option) {
    return option.arity().max() > 0;
  }

  private static List<String> values(ArgSpec option) {
    @Nullable Iterable<String> candidates = option.completionCandidates();
    return candidates == null ? List.of() : StreamSupport.stream(candidates.spliterator(), false).toList();
  }

  /** The beginning of a description, without further clauses and examples. */
  private static String summary(String... description) {
    return String.join(" ", description).replaceFirst("(?s)[.:;,]( .*)?$", "");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
