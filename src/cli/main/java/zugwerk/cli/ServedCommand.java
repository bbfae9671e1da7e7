package zugwerk.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.OptionSpec;
import zugwerk.cli.rpc.RpcFault;
import zugwerk.cli.rpc.RpcFault.Kind;
import zugwerk.cli.rpc.RpcServer;
import zugwerk.file.JsonText;
import zugwerk.solve.SolveOptions;
import zugwerk.work.Monitor;

/**
 * A command as a method of the server. Its parameters are the options of the command, {@code --time-limit} as {@code
 * timeLimit}, and its result is what the command prints.
 *
 * @param word the parameter for the first argument, if that is no file; empty if there is none
 * @param inline the parameter whose value is read instead of a file; empty if there is none
 * @param reference the argument that makes the command read it
 * @param files the parameter for files without an option; empty if there is none
 * @param always the options that every call has
 * @param value converts the printed text to a result
 */
record ServedCommand(String name, String word, String inline, String reference, String files, List<String> always,
    Function<String, @Nullable Object> value) implements RpcServer.Method {

  private static final String PROBLEM = "problem";
  private static final String FILES = "files";

  /** Options for people, or that the server sets. */
  private static final Set<String> HIDDEN =
      Set.of("help", "version", "stacktrace", "json", "progress", "cluster", "keys", "journal", "language");

  private static final String SPEAKER = "zugwerk: ";
  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z]+(-[a-z]+)*+(?!-*>)");

  static List<ServedCommand> all() {
    Function<String, @Nullable Object> lines = text -> text.lines().map(JsonText::read).toList();
    Function<String, @Nullable Object> text = printed -> printed;
    List<String> json = List.of("--json");
    List<String> quiet = List.of("--json", "--no-progress");
    return List.of(
        onProblem("solve", json, ServedCommand::solutions),
        new ServedCommand("check", "", PROBLEM, "-", FILES, quiet, lines),
        plain("moves", json, JsonText::read), plain("play", json, JsonText::read),
        onProblem("diagram", List.of(), text),
        new ServedCommand("convert", "", "text", "-", FILES, List.of(), text),
        new ServedCommand("search", "search", "", "", FILES, quiet, lines),
        new ServedCommand("index", "", "", "", FILES, quiet, lines),
        new ServedCommand("anticipate", "", PROBLEM, "-", FILES, quiet, lines),
        plain("generate", json, lines), onProblem("improve", json, lines), onProblem("mend", json, lines),
        onProblem("minimal", json, lines), onProblem("twins", json, lines),
        plain("retro", json, JsonText::read), plain("endgame", json, JsonText::read), plain("perft", List.of(), text),
        new ServedCommand("transfer", "", PROBLEM, "-", FILES, List.of(), text),
        new ServedCommand("verify", "", "", "", FILES, List.of(), text));
  }

  private static ServedCommand plain(String name, List<String> always, Function<String, @Nullable Object> value) {
    return new ServedCommand(name, "", "", "", "", always, value);
  }

  private static ServedCommand onProblem(String name, List<String> always, Function<String, @Nullable Object> value) {
    return new ServedCommand(name, "", PROBLEM, "--problem=-", "", always, value);
  }

  /** The solution, or a list of them for a collection. */
  private static @Nullable Object solutions(String text) {
    List<@Nullable Object> read = text.lines().<@Nullable Object>map(JsonText::read).toList();
    return read.size() == 1 ? read.getFirst() : read;
  }

  @Override
  public Object call(Map<String, @Nullable Object> parameters, Monitor monitor) {
    List<String> options = new ArrayList<>(List.of(name));
    options.addAll(always);
    List<String> places = new ArrayList<>();
    Optional<String> input = Optional.empty();
    Map<String, OptionSpec> known = options();
    for (Map.Entry<String, @Nullable Object> parameter : parameters.entrySet()) {
      String key = parameter.getKey();
      Object given = parameter.getValue();
      if (key.equals(inline) && (given instanceof Map || !known.containsKey(key))) {
        input = Optional.of(given instanceof String text ? text : JsonText.write(given));
        if (reference.startsWith("--")) {
          options.add(reference);
        } else {
          places.addFirst(reference);
        }
      } else if (key.equals(word)) {
        places.addAll(0, texts(key, given));
      } else if (key.equals(files)) {
        texts(key, given).forEach(places::add);
      } else if (!known.containsKey(key)) {
        throw new RpcFault(Kind.INVALID_PARAMETERS, name + " has no parameter '" + key + "'; it has "
            + String.join(", ", parameters()));
      } else {
        arguments(key, known.get(key), given).forEach(options::add);
      }
    }
    options.add("--");
    options.addAll(places);
    return result(new Call(new ByteArrayInputStream(input.orElse("").getBytes(StandardCharsets.UTF_8)),
        monitor.token(), monitor.listener(), true, SolveOptions.NO_LIMIT), options);
  }

  List<String> parameters() {
    return Stream.concat(options().keySet().stream(), Stream.of(word, inline, files)).filter(key -> !key.isEmpty())
        .distinct().sorted().toList();
  }

  /** The options that are parameters, by the names of these. */
  Map<String, OptionSpec> options() {
    Map<String, OptionSpec> options = new TreeMap<>();
    for (OptionSpec option : CommandLineInterface.command(name).options()) {
      String key = parameter(option);
      if (!HIDDEN.contains(key)) {
        options.put(key, option);
      }
    }
    return options;
  }

  private static String parameter(OptionSpec option) {
    return parameter(name(option));
  }

  /** A text with the names of parameters instead of options. */
  static String inParameters(String text) {
    return OPTION.matcher(text).replaceAll(option -> parameter(option.group()));
  }

  private static String parameter(String option) {
    String[] words = option.substring(2).split("-");
    StringBuilder name = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      name.append(Character.toUpperCase(words[i].charAt(0))).append(words[i], 1, words[i].length());
    }
    return name.toString();
  }

  private static String name(OptionSpec option) {
    return Stream.of(option.names()).filter(one -> one.startsWith("--")).findFirst().orElseThrow();
  }

  private static List<String> arguments(String key, OptionSpec option, @Nullable Object given) {
    if (given instanceof Boolean wanted) {
      if (option.arity().max() > 0) {
        throw new RpcFault(Kind.INVALID_PARAMETERS, "the parameter " + key + " has a value, not true or false");
      }
      return wanted ? List.of(name(option))
          : option.negatable() ? List.of(name(option).replaceFirst("--", "--no-")) : List.of();
    }
    List<String> texts = texts(key, given);
    if (option.arity().max() == 0 && !texts.isEmpty()) {
      throw new RpcFault(Kind.INVALID_PARAMETERS, "the parameter " + key + " must be true or false");
    }
    return texts.stream().map(text -> name(option) + "=" + text).toList();
  }

  private static List<String> texts(String key, @Nullable Object given) {
    return switch (given) {
      case null -> List.of();
      case String text -> List.of(text);
      case BigDecimal number -> List.of(number.toPlainString());
      case Number number -> List.of(number.toString());
      case List<?> list when list.stream().noneMatch(List.class::isInstance) ->
        list.stream().flatMap(one -> texts(key, one).stream()).toList();
      default -> throw new RpcFault(Kind.INVALID_PARAMETERS, "the parameter " + key + " cannot be " + given);
    };
  }

  private Object result(Call call, List<String> arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = call.run(() -> CommandLineInterface.execute(new PrintWriter(out), new PrintWriter(err),
        arguments.toArray(String[]::new)));
    List<String> messages = err.toString().lines()
        .map(line -> inParameters(line.startsWith(SPEAKER) ? line.substring(SPEAKER.length()) : line)).toList();
    if (code != ExitCode.DONE.code() && out.getBuffer().isEmpty()) {
      throw new RpcFault(kind(ExitCode.values()[code]), String.join("; ", messages));
    }
    return JsonText.object("code", code, "messages", messages, "output", value.apply(out.toString()));
  }

  private static Kind kind(ExitCode code) {
    return switch (code) {
      case DONE, CLAIM_FAILED, BAD_INPUT -> Kind.INVALID_PARAMETERS;
      case CANNOT_WRITE -> Kind.CANNOT_WRITE;
      case STOPPED -> Kind.STOPPED;
      case FAULT -> Kind.INTERNAL_ERROR;
    };
  }
}
