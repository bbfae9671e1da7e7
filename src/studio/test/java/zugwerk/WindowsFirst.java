package zugwerk;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.Tag;
import zugwerk.studio.WindowRobot;

/**
 * The order in which test classes run. Windows come first, since they run one after another, and slow classes last: one
 * of JUnit's two threads takes classes from the front, the other from the back. So no window waits for another one, and
 * both threads end together.
 */
public final class WindowsFirst implements ClassOrderer {

  @Override
  public void orderClasses(ClassOrdererContext context) {
    context.getClassDescriptors()
        .sort(Comparator.comparingInt((ClassDescriptor each) -> group(each.getTestClass()))
            .thenComparing(each -> each.getTestClass().getName()));
  }

  private static int group(Class<?> test) {
    boolean slow = Stream.concat(Stream.of(test), Arrays.stream(test.getDeclaredMethods()))
        .flatMap(part -> Arrays.stream(part.getAnnotationsByType(Tag.class)))
        .anyMatch(tag -> tag.value().equals("slow"));
    return WindowRobot.class.isAssignableFrom(test) ? 0 : slow ? 2 : 1;
  }
}
