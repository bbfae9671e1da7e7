package zugwerk.cli.rpc;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zugwerk.cli.rpc.RpcFault.Kind;
import zugwerk.file.JsonText;
import zugwerk.work.CancelToken;
import zugwerk.work.CannotWriteException;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;
import zugwerk.work.TextLine;

/**
 * Answers requests in parallel, each as soon as its result is known. The method {@code cancel} cancels a request. A
 * request with the parameter {@code progress} gets progress notifications.
 */
public final class RpcServer {

  static final int MOST_REQUESTS = 1000;
  private static final String CANCEL = "cancel";
  private static final String ID = "id";

  public interface Method {

    /**
     * Answers a call.
     *
     * @param monitor cancels the work, and gets its progress
     * @return a value that JSON can express
     * @throws RpcFault if there is no result
     */
    Object call(Map<String, @Nullable Object> parameters, Monitor monitor);
  }

  private final Map<String, ? extends Method> methods;
  private final int mostBytes;
  private final Consumer<String> out;
  private final ExecutorService workers;
  private final CancelToken all = new CancelToken();
  private final Map<Object, Running> underWay = new ConcurrentHashMap<>();
  private final Semaphore places = new Semaphore(MOST_REQUESTS);
  private Optional<CannotWriteException> fault = Optional.empty();

  /**
   * @param out writes a line; a {@link CannotWriteException} from it ends all work
   */
  public RpcServer(Map<String, ? extends Method> methods, int threads, int mostBytes, Consumer<String> out) {
    this.methods = methods;
    this.mostBytes = mostBytes;
    this.out = out;
    workers = Executors.newFixedThreadPool(threads,
        task -> Thread.ofPlatform().daemon().name("request").unstarted(task));
  }

  public void read(InputStream in) throws IOException {
    Optional<TextLine> line = TextLine.read(in, true, mostBytes);
    while (line.isPresent() && isOpen()) {
      take(line.get());
      line = TextLine.read(in, false, mostBytes);
    }
  }

  /**
   * Waits until all requests are answered.
   *
   * @throws CannotWriteException if an answer could not be written
   */
  public void finish() {
    workers.shutdown();
    try {
      workers.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
    } catch (InterruptedException _) {
      stop();
      Thread.currentThread().interrupt();
    }
    synchronized (this) {
      fault.ifPresent(why -> {
        throw why;
      });
    }
  }

  public void stop() {
    all.cancel();
  }

  private void take(TextLine line) {
    if (line.tooLong()) {
      write(error(null, Kind.INVALID_REQUEST, "the message exceeds " + mostBytes + " bytes"));
      return;
    }
    if (line.badByte() > 0) {
      write(error(null, Kind.PARSE_ERROR, "byte " + line.badByte() + " of the message is not UTF-8"));
      return;
    }
    if (line.text().isBlank()) {
      return;
    }
    Optional<String> excess = MessageSize.excess(line.text());
    if (excess.isPresent()) {
      write(error(null, Kind.INVALID_REQUEST, excess.get()));
      return;
    }
    Object message;
    try {
      message = JsonText.read(line.text());
    } catch (InputException fault) {
      write(error(null, Kind.PARSE_ERROR, "the message " + Reason.of(fault)));
      return;
    } catch (StackOverflowError | OutOfMemoryError _) {
      write(error(null, Kind.INVALID_REQUEST, "the message is too large"));
      return;
    }
    if (!(message instanceof List<?> batch)) {
      CompletableFuture<Void> _ = answer(message).thenAccept(answer -> answer.ifPresent(this::write));
    } else if (batch.isEmpty()) {
      write(error(null, Kind.INVALID_REQUEST, "the batch holds no request"));
    } else {
      List<CompletableFuture<Optional<Map<String, @Nullable Object>>>> answers =
          batch.stream().map(this::answer).toList();
      CompletableFuture<Void> _ = CompletableFuture.allOf(answers.toArray(CompletableFuture[]::new)).thenRun(() -> {
        List<Map<String, @Nullable Object>> given =
            answers.stream().map(CompletableFuture::join).flatMap(Optional::stream).toList();
        if (!given.isEmpty()) {
          write(given);
        }
      });
    }
  }

  /** Empty for a notification. */
  private CompletableFuture<Optional<Map<String, @Nullable Object>>> answer(@Nullable Object message) {
    RpcRequest request;
    try {
      request = RpcRequest.of(message);
    } catch (RpcFault refused) {
      return CompletableFuture.completedFuture(Optional.of(error(RpcRequest.id(message), refused)));
    }
    CompletableFuture<Object> result;
    try {
      result = begin(request);
    } catch (RpcFault refused) {
      result = CompletableFuture.failedFuture(refused);
    }
    return result.handle((value, why) -> request.notification() ? Optional.empty()
        : Optional.of(why == null ? JsonText.object("jsonrpc", "2.0", ID, request.id(), "result", value)
            : error(request.id(), why)));
  }

  private CompletableFuture<Object> begin(RpcRequest request) {
    if (request.method().equals(CANCEL)) {
      return CompletableFuture.completedFuture(JsonText.object("cancelled", cancel(request.parameters())));
    }
    Method method = methods.get(request.method());
    if (method == null) {
      throw new RpcFault(Kind.METHOD_NOT_FOUND, "there is no method '" + request.method() + "'; the methods are "
          + String.join(", ", methods.keySet()) + " and " + CANCEL);
    }
    Running running = new Running(request, all.child(), this::write, new CompletableFuture<>());
    Object id = request.id();
    if (id != null && underWay.putIfAbsent(id, running) != null) {
      throw new RpcFault(Kind.INVALID_REQUEST, "a request with this id is in progress");
    }
    if (!places.tryAcquire()) {
      forget(id);
      throw new RpcFault(Kind.BUSY, MOST_REQUESTS + " requests are in progress or waiting; try again later");
    }
    workers.execute(() -> running.work(method));
    // Its id is free again before the answer is written.
    return running.result().whenComplete((_, _) -> {
      places.release();
      forget(id);
    });
  }

  private void forget(@Nullable Object id) {
    if (id != null) {
      underWay.remove(id);
    }
  }

  private boolean cancel(Map<String, @Nullable Object> parameters) {
    Object id = parameters.get(ID);
    if (id == null || parameters.size() != 1) {
      throw new RpcFault(Kind.INVALID_PARAMETERS, CANCEL + " has one parameter, the id of a request");
    }
    Optional<Running> running = Optional.ofNullable(underWay.get(id));
    running.ifPresent(Running::cancel);
    return running.isPresent();
  }

  private static Map<String, @Nullable Object> error(@Nullable Object id, Throwable why) {
    Throwable cause = why.getCause() == null ? why : why.getCause();
    return cause instanceof RpcFault fault ? error(id, fault.kind(), Reason.of(fault))
        : error(id, Kind.INTERNAL_ERROR, "the program failed (" + cause + ")");
  }

  private static Map<String, @Nullable Object> error(@Nullable Object id, Kind kind, String message) {
    return JsonText.object("jsonrpc", "2.0", ID, id, "error", JsonText.object("code", kind.code(), "message", message));
  }

  private synchronized boolean isOpen() {
    return fault.isEmpty();
  }

  /** After a failure nobody reads the output, so all work stops. */
  private synchronized void write(Object message) {
    if (fault.isEmpty()) {
      try {
        out.accept(JsonText.write(message));
      } catch (CannotWriteException why) {
        fault = Optional.of(why);
        stop();
      }
    }
  }
}
