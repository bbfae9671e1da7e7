package zugwerk.testkit;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A view of the default file system in which an operation that changes files fails. Paths of it are used like others;
 * {@link Path#toString} is the real path. A write that fails writes half of its bytes first.
 */
public final class FaultyDisk {

  /** The reason that failing operations give. */
  public static final String REASON = "No space left on device";

  /** The operations that fail. */
  public enum Mode {
    /** One fails, as on a disk that is full for a moment. */
    ONCE,
    /** One fails and all after it, as if the program were killed or the disk stayed full. */
    FROM_THEN_ON
  }

  /** What is done on a faulty disk, and what must hold afterwards. */
  public interface Check {

    /** Runs with a disk on which one operation is going to fail. */
    void run(FaultyDisk disk) throws Exception;
  }

  private final long healthy;
  private final Mode mode;
  private final AtomicLong operations = new AtomicLong();
  private final FaultyFileSystem system = new FaultyFileSystem(this);

  /**
   * @param healthy how many operations succeed before the first that fails
   * @param mode which fail after them
   */
  public FaultyDisk(long healthy, Mode mode) {
    this.healthy = healthy;
    this.mode = mode;
  }

  /**
   * Runs a check with the first operation failing, with the second, and so on until none fails.
   *
   * @return how many operations failed, each in its turn
   */
  public static int atEveryOperation(Mode mode, Check check) throws Exception {
    for (int healthy = 0;; healthy++) {
      FaultyDisk disk = new FaultyDisk(healthy, mode);
      try {
        check.run(disk);
      } catch (AssertionError | Exception fault) {
        throw new AssertionError("operation " + (healthy + 1) + " fails, " + mode + ": " + fault, fault);
      }
      if (!disk.hasFailed()) {
        return healthy;
      }
    }
  }

  /** The path of a real file on this disk. */
  public Path path(Path real) {
    return (Path) Proxy.newProxyInstance(FaultyDisk.class.getClassLoader(), new Class<?>[] {Path.class, Wrapped.class},
        (proxy, method, arguments) -> switch (method.getName()) {
          case "getFileSystem" -> system;
          case "real" -> real;
          case "equals" -> arguments[0] instanceof Wrapped other && real.equals(other.real());
          default -> call(real, method, arguments);
        });
  }

  private @Nullable Object call(Path real, Method method, Object @Nullable [] arguments) throws Throwable {
    @Nullable Object[] plain = arguments == null ? new Object[0] : arguments.clone();
    for (int i = 0; i < plain.length; i++) {
      plain[i] = plain[i] instanceof Path path ? real(path) : plain[i];
    }
    try {
      @Nullable Object result = method.invoke(real, plain);
      return result instanceof Path path ? path(path) : result;
    } catch (InvocationTargetException fault) {
      throw fault.getCause();
    }
  }

  /** Whether an operation has failed. */
  public boolean hasFailed() {
    return operations.get() > healthy;
  }

  boolean failsNow() {
    long number = operations.incrementAndGet();
    return mode == Mode.ONCE ? number == healthy + 1 : number > healthy;
  }

  void operation() throws IOException {
    if (failsNow()) {
      throw new IOException(REASON);
    }
  }

  interface Wrapped {
    Path real();
  }

  static Path real(Path path) {
    return path instanceof Wrapped wrapped ? wrapped.real() : path;
  }
}
