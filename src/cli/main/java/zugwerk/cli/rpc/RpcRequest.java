package zugwerk.cli.rpc;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zugwerk.cli.rpc.RpcFault.Kind;

record RpcRequest(boolean notification, @Nullable Object id, String method, Map<String, @Nullable Object> parameters) {

  private static final Set<String> FIELDS = Set.of("jsonrpc", "id", "method", "params");

  static RpcRequest of(@Nullable Object message) {
    if (!(message instanceof Map<?, ?> fields)) {
      throw refusal("a request is an object");
    }
    if (!"2.0".equals(fields.get("jsonrpc"))) {
      throw refusal("the field jsonrpc must be \"2.0\"");
    }
    if (!FIELDS.containsAll(fields.keySet())) {
      throw refusal("a request may only have the fields jsonrpc, id, method and params");
    }
    if (!isId(fields.get("id"))) {
      throw refusal("the field id must be a text in Unicode, a number or null");
    }
    if (!(fields.get("method") instanceof String method)) {
      throw refusal("the field method must be a text");
    }
    return new RpcRequest(!fields.containsKey("id"), fields.get("id"), method, parameters(fields));
  }

  private static Map<String, @Nullable Object> parameters(Map<?, ?> fields) {
    if (!fields.containsKey("params")) {
      return Map.of();
    }
    return switch (fields.get("params")) {
      case Map<?, ?> byName -> {
        Map<String, @Nullable Object> parameters = new LinkedHashMap<>();
        byName.forEach((name, value) -> parameters.put(String.valueOf(name), value));
        yield Collections.unmodifiableMap(parameters);
      }
      case List<?> byPosition when byPosition.isEmpty() -> Map.of();
      case List<?> _ -> throw new RpcFault(Kind.INVALID_PARAMETERS, "parameters must be an object with names");
      case null, default -> throw refusal("the field params must be an object");
    };
  }

  private static RpcFault refusal(String why) {
    return new RpcFault(Kind.INVALID_REQUEST, why);
  }

  /** The id of a message for its answer; null if it has no valid one. */
  static @Nullable Object id(@Nullable Object message) {
    return message instanceof Map<?, ?> fields && isId(fields.get("id")) ? fields.get("id") : null;
  }

  private static boolean isId(@Nullable Object value) {
    return value == null || value instanceof Number || value instanceof String text
        && text.codePoints().noneMatch(code -> Character.getType(code) == Character.SURROGATE);
  }
}
