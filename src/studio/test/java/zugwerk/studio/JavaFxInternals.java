package zugwerk.studio;

import com.sun.javafx.application.PlatformImpl;
import com.sun.javafx.scene.SceneHelper;
import com.sun.javafx.tk.Toolkit;
import com.sun.scenario.animation.AbstractPrimaryTimer;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javafx.animation.Animation;
import javafx.event.ActionEvent;
import javafx.stage.Window;
import javafx.util.Duration;

/** What JavaFX still has to do, and what it need not do. Its public classes give no access. JavaFX thread only. */
final class JavaFxInternals {

  /** Animations of this length or more are delays: of a tooltip, or until a message disappears. */
  private static final Duration LONG = Duration.seconds(1);

  private static final AtomicInteger PENDING = (AtomicInteger) value(PlatformImpl.class, "pendingRunnables", null);
  private static final Object NEXT_PULSE =
      value(Toolkit.getToolkit().getClass(), "nextPulseRequested", Toolkit.getToolkit());

  private static final Set<Object> UNPAINTED = Collections.newSetFromMap(new WeakHashMap<>());

  private JavaFxInternals() {}

  /** Whether calls of {@code runLater} wait. Leaves out the one that asks, and those that wait for a dialog. */
  static boolean hasPendingCalls() {
    Toolkit toolkit = Toolkit.getToolkit();
    Map<?, ?> dialogs = (Map<?, ?>) value(toolkit.getClass(), "eventLoopMap", toolkit);
    return PENDING.get() > 1 + (dialogs == null ? 0 : dialogs.size());
  }

  /** Lays out all windows; returns whether that asked for another frame. */
  static boolean pulse() {
    Window.getWindows().forEach(JavaFxInternals::leaveUnpainted);
    call(NEXT_PULSE, "set", false);
    Toolkit.getToolkit().firePulse();
    return (boolean) call(NEXT_PULSE, "get");
  }

  /**
   * Stops painting a window after its first frames. Nobody sees it, and the headless platform copies all its pixels
   * one by one. Snapshots are still painted.
   */
  private static void leaveUnpainted(Window window) {
    Object scene = window.getScene() == null ? null : SceneHelper.getPeer(window.getScene());
    if (scene != null && UNPAINTED.add(scene)) {
      try {
        Class<?> type = Class.forName("com.sun.javafx.tk.quantum.PaintRenderJob");
        Constructor<?> job = type.getDeclaredConstructors()[0];
        job.setAccessible(true);
        Object collector = value(Toolkit.getToolkit().getClass(), "collector", Toolkit.getToolkit());
        Runnable nothing = () -> call(scene, "setPainting", false);
        field(scene.getClass(), "paintRenderJob").set(scene,
            job.newInstance(scene, call(collector, "getRendered"), nothing));
      } catch (ReflectiveOperationException changed) {
        throw new LinkageError("Another version of JavaFX", changed);
      }
    }
  }

  /**
   * Takes short animations to their end at once; returns whether there were any. Longer ones stand still, since no test
   * depends on how long it takes: no tooltip opens because the machine is busy.
   */
  static boolean finishAnimations() {
    Map<Boolean, List<Animation>> running = running().stream()
        .collect(Collectors.partitioningBy(animation -> animation.getTotalDuration().lessThan(LONG)));
    running.get(false).forEach(Animation::pause);
    for (Animation animation : running.get(true)) {
      animation.jumpTo(animation.getTotalDuration());
      animation.stop();
      if (animation.getOnFinished() != null) {
        animation.getOnFinished().handle(new ActionEvent(animation, null));
      }
    }
    return !running.get(true).isEmpty();
  }

  private static List<Animation> running() {
    AbstractPrimaryTimer timer = Toolkit.getToolkit().getPrimaryTimer();
    Object[] records = (Object[]) value(AbstractPrimaryTimer.class, "receivers", timer);
    int length = (int) value(AbstractPrimaryTimer.class, "receiversLength", timer);
    List<Animation> running = new ArrayList<>();
    for (int at = 0; at < length; at++) {
      Object receiver = call(records[at], "receiver");
      if (receiver != null && value(receiver.getClass(), "this$0", receiver) instanceof Animation animation
          && animation.getStatus() == Animation.Status.RUNNING && animation.getCycleCount() != Animation.INDEFINITE) {
        running.add(animation);
      }
    }
    return running;
  }

  private static Object value(Class<?> type, String name, Object of) {
    try {
      return field(type, name).get(of);
    } catch (ReflectiveOperationException changed) {
      throw new LinkageError("Another version of JavaFX", changed);
    }
  }

  private static Field field(Class<?> type, String name) throws NoSuchFieldException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  private static Object call(Object of, String name, Object... arguments) {
    try {
      for (Class<?> type = of.getClass();; type = type.getSuperclass()) {
        for (Method method : type.getDeclaredMethods()) {
          if (method.getName().equals(name) && method.getParameterCount() == arguments.length) {
            ((AccessibleObject) method).setAccessible(true);
            return method.invoke(of, arguments);
          }
        }
      }
    } catch (ReflectiveOperationException changed) {
      throw new LinkageError("Another version of JavaFX", changed);
    }
  }
}
