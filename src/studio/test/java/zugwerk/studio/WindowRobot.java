package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.ThrowingConsumer;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.ClickRobot;
import org.testfx.robot.DragRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.robot.MoveRobot;
import org.testfx.robot.SleepRobot;
import org.testfx.robot.TypeRobot;
import org.testfx.robot.impl.BaseRobotImpl;
import org.testfx.robot.impl.ClickRobotImpl;
import org.testfx.robot.impl.DragRobotImpl;
import org.testfx.robot.impl.KeyboardRobotImpl;
import org.testfx.robot.impl.MouseRobotImpl;
import org.testfx.robot.impl.MoveRobotImpl;
import org.testfx.robot.impl.ScrollRobotImpl;
import org.testfx.robot.impl.SleepRobotImpl;
import org.testfx.robot.impl.TypeRobotImpl;
import org.testfx.service.query.PointQuery;
import org.testfx.util.WaitForAsyncUtils;
import zugwerk.studio.task.Background;
import zugwerk.testkit.TickingClock;

/**
 * A test of a window; there is one window at a time. After each key, click or call it lets the window come to rest, as
 * the tests of TestFX do. Those sleep for 50 ms each time, so that some frames pass, and three times more for each test.
 * This one does the work of the frames at once, and ends short animations.
 */
@ResourceLock("window")
public abstract class WindowRobot extends FxRobot {

  private static final Duration LIMIT = Duration.ofMinutes(5);
  /** More rounds than any window needs: work leads to a change, a change to layout and to more work. */
  private static final int MOST_ROUNDS = 1_000;
  private static final int ROUNDS_WHILE_WORKING = 10;

  private final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
  protected final Background background =
      Background.withoutPauses(task -> Thread.ofPlatform().daemon().name("background")
          .uncaughtExceptionHandler((_, fault) -> faults.add(fault)).unstarted(task), TickingClock::token);
  private boolean workGoesOn;
  private final BaseRobot base = new BaseRobotImpl();
  private final SleepRobot sleep = new SleepRobotImpl();
  private final KeyboardRobot keyboard = new KeyboardRobotImpl(base) {
    @Override
    public void press(KeyCode... keys) {
      for (KeyCode key : keys) {
        pressNoWait(key);
        untilIdle();
      }
    }

    @Override
    public void release(KeyCode... keys) {
      if (keys.length == 0) {
        releaseNoWait();
        untilIdle();
      }
      for (KeyCode key : keys) {
        releaseNoWait(key);
        untilIdle();
      }
    }
  };
  private final MouseRobot mouse = new MouseRobotImpl(base) {
    @Override
    public void press(MouseButton... buttons) {
      pressNoWait(buttons);
      untilIdle();
    }

    @Override
    public void release(MouseButton... buttons) {
      releaseNoWait(buttons);
      untilIdle();
    }

    @Override
    public void move(Point2D place) {
      moveNoWait(place);
      untilIdle();
    }

    @Override
    public void scroll(int amount) {
      scrollNoWait(amount);
      untilIdle();
    }
  };
  private final MoveRobot move = new MoveRobotImpl(base, mouse, sleep);
  private final ClickRobot click = new ClickRobotImpl(mouse, move, sleep);
  private final DragRobot drag = new DragRobotImpl(mouse, move);
  private final TypeRobot type = new TypeRobotImpl(keyboard, sleep);

  /** Fills and shows the window, which is the same in every test. */
  public abstract void start(Stage stage) throws Exception;

  @BeforeEach
  final void startWindow() throws Exception {
    // TestFX would throw exceptions of any thread in whichever test waits next.
    WaitForAsyncUtils.autoCheckException = false;
    WaitForAsyncUtils.printException = false;
    FxToolkit.registerPrimaryStage();
    interactNoWait(() -> Thread.currentThread().setUncaughtExceptionHandler((_, fault) -> faults.add(fault)));
    // What listens to the first stage would stay in memory until the last test has run.
    Stage stage = FxToolkit.registerStage(Stage::new);
    interact(() -> {
      start(stage);
      return stage;
    });
  }

  /** Ends the work of the window. Subclasses cancel theirs before. */
  @AfterEach
  final void hideWindows() {
    try {
      interact(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
      assertTrue(awaitWork(LIMIT), "Background work does not end.");
    } finally {
      background.end();
      release(new KeyCode[0]);
      release(new MouseButton[0]);
    }
  }

  /** Tests of many cases in the same window, which takes longer to open than most cases do. */
  public static <T> Stream<DynamicTest> inOneWindow(Stream<T> cases, ThrowingConsumer<T> test) {
    return cases.map(each -> dynamicTest(each.toString(), () -> test.accept(each)));
  }

  /** The same of cases with several parts, which are divided by '|'. */
  public static Stream<DynamicTest> inOneWindow(ThrowingConsumer<String[]> test, String... cases) {
    return inOneWindow(Stream.of(cases), each -> test.accept(each.split(" *\\| *", -1)));
  }

  /**
   * Returns when nothing goes on: no background work, no animation, no call of {@code runLater} and no layout. Throws
   * what any of these threw.
   */
  public final void untilIdle() {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      assertTrue(workGoesOn || awaitWork(LIMIT), "Background work does not end.");
      boolean moved = WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(WindowRobot::moves));
      // Work that goes on changes the window again and again.
      if (!moved && (workGoesOn || !isWorking()) || workGoesOn && round == ROUNDS_WHILE_WORKING) {
        throwFaults();
        return;
      }
    }
    throw new AssertionError("The window does not come to rest.");
  }

  /** Whether background work waits or runs. */
  protected final boolean isWorking() {
    return !awaitWork(Duration.ZERO);
  }

  private boolean awaitWork(Duration limit) {
    try {
      return background.awaitIdle(limit);
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }

  /** Goes on with all that waits for the window's thread; returns whether there was anything. */
  private static boolean moves() {
    boolean animated = JavaFxInternals.finishAnimations();
    boolean laidOut = JavaFxInternals.pulse();
    return animated || laidOut || JavaFxInternals.hasPendingCalls();
  }

  /** From here on the robot does not wait for background work, as the test is about what happens meanwhile. */
  protected final void letWorkGoOn() {
    workGoesOn = true;
  }

  /** Asserts something of the window when nothing goes on. If work goes on, waits for it. */
  protected final void until(BooleanSupplier condition) throws TimeoutException {
    untilIdle();
    if (workGoesOn) {
      WaitForAsyncUtils.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS, () -> holds(condition));
      untilIdle();
    } else {
      assertTrue(holds(condition), "The condition does not hold although nothing goes on.");
    }
  }

  /** It is looked for on the window's thread, as the scene may change meanwhile. */
  private static boolean holds(BooleanSupplier condition) {
    return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(condition::getAsBoolean));
  }

  /** An error of the window or its background fails the test that caused it. */
  private void throwFaults() {
    Throwable first = faults.poll();
    if (first != null) {
      AssertionError failure = new AssertionError("A thread of the window failed: " + first, first);
      faults.forEach(failure::addSuppressed);
      faults.clear();
      throw failure;
    }
  }

  @Override
  public FxRobot interact(Runnable call) {
    interactNoWait(call);
    untilIdle();
    return this;
  }

  @Override
  public <T> FxRobot interact(Callable<T> call) {
    interactNoWait(call);
    untilIdle();
    return this;
  }

  @Override
  public FxRobot press(KeyCode... keys) {
    keyboard.press(keys);
    return this;
  }

  @Override
  public FxRobot release(KeyCode... keys) {
    keyboard.release(keys);
    return this;
  }

  @Override
  public FxRobot push(KeyCode... keys) {
    type.push(keys);
    return this;
  }

  @Override
  public FxRobot type(KeyCode... keys) {
    type.type(keys);
    return this;
  }

  @Override
  public FxRobot write(String text) {
    Scene scene = window(Window::isFocused).getScene();
    for (int at = 0; at < text.length(); at++) {
      base.typeKeyboard(scene, KeyCode.UNDEFINED, text.substring(at, at + 1));
      untilIdle();
    }
    return this;
  }

  @Override
  public FxRobot press(MouseButton... buttons) {
    mouse.press(buttons);
    return this;
  }

  @Override
  public FxRobot release(MouseButton... buttons) {
    mouse.release(buttons);
    return this;
  }

  @Override
  public FxRobot moveTo(PointQuery place, Motion motion) {
    move.moveTo(place, motion);
    return this;
  }

  @Override
  public FxRobot moveBy(double x, double y, Motion motion) {
    move.moveBy(x, y, motion);
    return this;
  }

  @Override
  public FxRobot clickOn(MouseButton... buttons) {
    click.clickOn(buttons);
    return this;
  }

  @Override
  public FxRobot clickOn(PointQuery place, Motion motion, MouseButton... buttons) {
    click.clickOn(place, motion, buttons);
    return this;
  }

  @Override
  public FxRobot doubleClickOn(PointQuery place, Motion motion, MouseButton... buttons) {
    click.doubleClickOn(place, motion, buttons);
    return this;
  }

  @Override
  public FxRobot drag(PointQuery place, MouseButton... buttons) {
    drag.drag(place, buttons);
    return this;
  }

  @Override
  public FxRobot drop() {
    drag.drop();
    return this;
  }

  @Override
  public FxRobot dropTo(PointQuery place) {
    drag.dropTo(place);
    return this;
  }

  @Override
  public FxRobot scroll(int amount, VerticalDirection direction) {
    new ScrollRobotImpl(mouse).scroll(amount, direction);
    return this;
  }
}
