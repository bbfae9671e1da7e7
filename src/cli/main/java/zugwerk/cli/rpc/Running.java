package zugwerk.cli.rpc;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zugwerk.cli.rpc.RpcFault.Kind;
import zugwerk.file.JsonText;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;
import zugwerk.work.Texts;

/**
 * A request in progress or waiting.
 *
 * @param token cancels it
 * @param out writes progress notifications
 * @param result the result, or the error
 */
record Running(RpcRequest request, CancelToken token, Consumer<Object> out, CompletableFuture<Object> result) {

  private static final String PROGRESS = "progress";

  /** The least time between two notifications, in nanoseconds. */
  private static final long INTERVAL = 100_000_000;

  void work(RpcServer.Method method) {
    try {
      Object found = call(method);
      if (token.isCancelled()) {
        cancel();
      }
      result.complete(found);
    } catch (RuntimeException | Error fault) {
      result.completeExceptionally(fault);
    }
  }

  private Object call(RpcServer.Method method) {
    Map<String, @Nullable Object> parameters = new LinkedHashMap<>(request.parameters());
    Object wanted = parameters.remove(PROGRESS);
    if (wanted != null && !(wanted instanceof Boolean)) {
      throw new RpcFault(Kind.INVALID_PARAMETERS, "the parameter " + PROGRESS + " must be true or false");
    }
    return method.call(parameters, new Monitor(token, Boolean.TRUE.equals(wanted) ? listener() : _ -> {}));
  }

  /** The request is answered at once; its work ends a little later. */
  void cancel() {
    token.cancel();
    result.completeExceptionally(new RpcFault(Kind.CANCELLED, "the request was cancelled"));
  }

  private Consumer<Progress> listener() {
    AtomicLong lastReport = new AtomicLong(token.nanoTime() - INTERVAL);
    return now -> {
      long before = lastReport.get();
      long time = token.nanoTime();
      if (!result.isDone() && time - before >= INTERVAL && lastReport.compareAndSet(before, time)) {
        out.accept(JsonText.object("jsonrpc", "2.0", "method", PROGRESS, "params", fields(now)));
      }
    };
  }

  private Map<String, @Nullable Object> fields(Progress now) {
    return JsonText.object("id", request.id(), "text", now.words(Texts.ENGLISH), "step", now.step().toString(),
        "done", now.done(), "all", now.all() == Progress.ENDLESS ? null : now.all(), "unit", now.unit(),
        "found", now.found(), "nodes", now.nodes(), "seconds", now.seconds());
  }
}
