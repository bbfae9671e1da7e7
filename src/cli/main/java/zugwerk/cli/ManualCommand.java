package zugwerk.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

@Command(name = "manual", description = "Prints the manual page: zugwerk manual | man -l -")
final class ManualCommand extends ProgramCommand {

  @Override
  public Integer call() {
    CommandSpec root = CommandLineInterface.complete();
    PrintWriter out = out();
    out.print(".TH ZUGWERK 1 \"\" " + quoted(CommandLineInterface.version()) + " \"User commands\"\n");
    section(out, "NAME", "zugwerk \\- a studio for composing and solving chess problems");
    section(out, "SYNOPSIS", ".B zugwerk\n[\\fIFILE\\fR ...]\n.br\n.B zugwerk\n\\fICOMMAND\\fR [\\fIOPTION\\fR ...]");
    section(out, "DESCRIPTION", text(root));
    out.print(".SH COMMANDS\n");
    for (CommandLine command : List.copyOf(root.subcommands().values())) {
      print(out, command.getCommandSpec());
    }
    out.print(".SH OPTIONS\nof the program and of all commands\n");
    root.options().forEach(option -> print(out, option));
    out.print(".SH EXIT STATUS\n");
    for (Map.Entry<String, String> code : ExitCode.help().entrySet()) {
      item(out, code.getKey(), code.getValue());
    }
    section(out, "FILES", "Preferences and styles are in zugwerk under \\fI$XDG_CONFIG_HOME\\fR, drafts under"
        + "\n\\fI$XDG_STATE_HOME\\fR, endgame tables under \\fI$XDG_CACHE_HOME\\fR.");
    return ExitCode.DONE.code();
  }

  private static void print(PrintWriter out, CommandSpec command) {
    out.print(".SS " + quoted(command.name() + command.positionalParameters().stream()
        .map(ManualCommand::label).map(label -> " " + label).collect(Collectors.joining())) + "\n"
        + text(command) + "\n");
    for (PositionalParamSpec place : command.positionalParameters()) {
      item(out, "\\fI" + escaped(label(place)) + "\\fR", text(place));
    }
    command.options().stream().filter(option -> !option.inherited() && !option.usageHelp() && !option.versionHelp())
        .forEach(option -> print(out, option));
  }

  private static void print(PrintWriter out, OptionSpec option) {
    String value = option.arity().max() == 0 ? "" : "=\\fI" + escaped(label(option)) + "\\fR";
    item(out, List.of(option.names()).stream().map(name -> "\\fB" + escaped(name) + "\\fR")
        .collect(Collectors.joining(", ")) + value, text(option));
  }

  private static String label(ArgSpec argument) {
    return argument.paramLabel().replaceAll("[<>]", "");
  }

  private static String text(CommandSpec command) {
    return escaped(String.join("\n", command.usageMessage().description()));
  }

  private static String text(ArgSpec argument) {
    return escaped(String.join(" ", argument.description()));
  }

  private static void section(PrintWriter out, String title, String text) {
    out.print(".SH " + title + "\n" + text + "\n");
  }

  private static void item(PrintWriter out, String name, String text) {
    out.print(".TP\n" + name + "\n" + text + "\n");
  }

  private static String quoted(String text) {
    return "\"" + escaped(text).replace("\"", "\\(dq") + "\"";
  }

  /** Escapes what controls the formatter: backslashes, and dots or apostrophes at the start of a line. */
  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-").replaceAll("(?m)^(?=[.'])", "\\\\&");
  }
}
