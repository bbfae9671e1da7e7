package zugwerk.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.OptionSpec;
import zugwerk.file.JsonText;
import zugwerk.work.FileText;

/**
 * The OpenRPC document: the methods described in a file, and the others as their commands describe themselves. Each has
 * the errors of all methods and an example from another file.
 */
final class OpenRpc {

  private static final String FILE = "openrpc.json";
  private static final String EXAMPLES = "openrpc-examples.json";

  /** The others are answers to messages that reach no method. */
  private static final List<String> ERRORS =
      List.of("InvalidParameters", "InternalError", "Busy", "CannotWrite", "Stopped", "Cancelled");

  private static final Set<Class<?>> WHOLE = Set.of(int.class, Integer.class, long.class, Long.class);
  private static final Set<Class<?>> REAL = Set.of(double.class, Double.class);

  private OpenRpc() {}

  static Map<?, ?> document() {
    Map<String, @Nullable Object> document = file(FILE);
    List<Map<String, @Nullable Object>> methods = new ArrayList<>(
        ((List<?>) Objects.requireNonNull(document.get("methods"))).stream().map(OpenRpc::fields).toList());
    Set<String> described =
        methods.stream().map(method -> String.valueOf(method.get("name"))).collect(Collectors.toSet());
    ServedCommand.all().stream().filter(command -> !described.contains(command.name())).map(OpenRpc::method)
        .forEach(methods::add);
    Map<String, @Nullable Object> examples = file(EXAMPLES);
    methods.forEach(method -> {
      method.put("errors",
          ERRORS.stream().map(error -> JsonText.object("$ref", "#/components/errors/" + error)).toList());
      method.put("examples", List.of(example(fields(examples.get(String.valueOf(method.get("name")))))));
    });
    document.put("methods", methods);
    return document;
  }

  private static Map<String, @Nullable Object> example(Map<String, @Nullable Object> call) {
    return JsonText.object("name", call.get("name"),
        "params", fields(call.get("params")).entrySet().stream()
            .map(parameter -> JsonText.object("name", parameter.getKey(), "value", parameter.getValue())).toList(),
        "result", JsonText.object("name", "result", "value", call.get("result")));
  }

  private static Map<String, @Nullable Object> fields(@Nullable Object object) {
    Map<String, @Nullable Object> fields = new TreeMap<>();
    ((Map<?, ?>) Objects.requireNonNull(object)).forEach((key, value) -> fields.put(key.toString(), value));
    return fields;
  }

  private static Map<String, @Nullable Object> file(String name) {
    try (InputStream in = Objects.requireNonNull(OpenRpc.class.getResourceAsStream(name), name)) {
      return fields(JsonText.read(FileText.utf8(in.readAllBytes())));
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static Map<String, @Nullable Object> method(ServedCommand command) {
    Map<String, Map<String, @Nullable Object>> parameters = new TreeMap<>();
    command.options().forEach((name, option) -> parameters.put(name, parameter(name,
        option.required() && option.group() == null, text(option.description()), schema(option))));
    if (!command.word().isEmpty()) {
      parameters.put(command.word(), parameter(command.word(), true, "First argument of the command.", type("string")));
    }
    if (!command.inline().isEmpty()) {
      parameters.put(command.inline(), parameter(command.inline(), false,
          "The content of a problem file, as an object or a text, or the name of a file.", Map.of()));
    }
    if (!command.files().isEmpty()) {
      parameters.put(command.files(), parameter(command.files(), false, "Files and folders.",
          JsonText.object("type", "array", "items", type("string"))));
    }
    parameters.put("progress", parameter("progress", false, "Send notifications of progress.", type("boolean")));
    return JsonText.object("name", command.name(),
        "summary", text(CommandLineInterface.command(command.name()).usageMessage().description()),
        "paramStructure", "by-name", "params", List.copyOf(parameters.values()),
        "result", JsonText.object("name", "result", "schema",
            JsonText.object("$ref", "#/components/schemas/Result")));
  }

  private static Map<String, @Nullable Object> parameter(String name, boolean required, String description,
      Map<String, ?> schema) {
    return JsonText.object("name", name, "description", description, "required", required, "schema", schema);
  }

  private static Map<String, @Nullable Object> schema(OptionSpec option) {
    if (option.arity().max() == 0) {
      return type("boolean");
    }
    Class<?> type = option.auxiliaryTypes()[0];
    Map<String, @Nullable Object> one =
        type(WHOLE.contains(type) ? "integer" : REAL.contains(type) ? "number" : "string");
    @Nullable Iterable<String> values = option.completionCandidates();
    if (values != null) {
      one.put("enum", StreamSupport.stream(values.spliterator(), false).toList());
    }
    return option.isMultiValue() ? JsonText.object("type", "array", "items", one) : one;
  }

  private static Map<String, @Nullable Object> type(String name) {
    return JsonText.object("type", name);
  }

  /** A description, without the variables of picocli and with the names of parameters. */
  private static String text(String... description) {
    return ServedCommand.inParameters(String.join(" ", description).replaceAll(" ?[A-Z]\\w+: \\$\\{[^}]*}\\.", "")
        .replaceAll("%n|\\s+", " ").replace("%%", "%"));
  }
}
