package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zugwerk.cli.rpc.RpcFault;
import zugwerk.file.JsonText;
import zugwerk.problem.Bundled;

/** The document that {@code rpc.discover} returns: its errors and its examples. */
class OpenRpcTest {

  private static final Map<?, ?> DOCUMENT = (Map<?, ?>) JsonText.read(JsonText.write(OpenRpc.document()));

  private static Stream<Map<?, ?>> methods() {
    return ((List<?>) DOCUMENT.get("methods")).stream().map(method -> (Map<?, ?>) method);
  }

  private static Map<?, ?> errors() {
    return (Map<?, ?>) ((Map<?, ?>) DOCUMENT.get("components")).get("errors");
  }

  @Test
  void theErrorsAreThoseOfTheServer() {
    Set<String> codes = Arrays.stream(RpcFault.Kind.values()).map(kind -> String.valueOf(kind.code()))
        .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(codes, errors().values().stream().map(error -> String.valueOf(((Map<?, ?>) error).get("code")))
        .collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void everyMethodRefersToErrorsThatAreListed() {
    methods().forEach(method -> {
      List<?> errors = (List<?>) method.get("errors");
      assertTrue(errors.size() > 1, method.get("name").toString());
      errors.forEach(error -> assertTrue(errors().containsKey(
          ((Map<?, ?>) error).get("$ref").toString().replace("#/components/errors/", "")), error.toString()));
    });
  }

  /** Results of examples may leave out fields and the end of lists. */
  @TestFactory
  Stream<DynamicTest> everyExampleHasTheResultOfTheServer() {
    return methods().map(method -> dynamicTest(method.get("name").toString(), () -> {
      Map<?, ?> example = (Map<?, ?>) ((List<?>) method.get("examples")).getFirst();
      Map<String, Object> parameters = new HashMap<>();
      ((List<?>) example.get("params")).stream().map(one -> (Map<?, ?>) one)
          .forEach(one -> parameters.put(one.get("name").toString(), one.get("value")));
      Object expected = ((Map<?, ?>) example.get("result")).get("value");
      Object answer = answer(method.get("name").toString(), parameters);
      assertTrue(begins(expected, answer), () -> expected + " is not the beginning of " + answer);
    }));
  }

  private static Object answer(String method, Map<String, Object> parameters) {
    String request =
        JsonText.write(JsonText.object("jsonrpc", "2.0", "id", 1, "method", method, "params", parameters));
    CallResult served = CallResult.callWithInput(request, "serve", "--stdio", "--threads", "1");
    assertEquals(0, served.code());
    // The tests of a module start in its own folder, where the bundled problems have long names.
    String answer = served.out().replace(Bundled.problems().toString(), "problems");
    return ((Map<?, ?>) JsonText.read(answer)).get("result");
  }

  private static boolean begins(Object expected, Object actual) {
    return switch (expected) {
      case Map<?, ?> fields -> actual instanceof Map<?, ?> found
          && fields.entrySet().stream().allMatch(field -> begins(field.getValue(), found.get(field.getKey())));
      case List<?> items when !items.isEmpty() -> actual instanceof List<?> found && found.size() >= items.size()
          && IntStream.range(0, items.size()).allMatch(i -> begins(items.get(i), found.get(i)));
      case String text when text.endsWith("\t") -> actual instanceof String found && found.startsWith(text);
      default -> expected.equals(actual);
    };
  }
}
