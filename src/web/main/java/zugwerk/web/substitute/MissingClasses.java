package zugwerk.web.substitute;

import java.util.List;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Names the classes that are replaced. Those of the JDK have the same simple names in this package; that of the program
 * has a prefix.
 */
public final class MissingClasses implements SubstitutionPolicy {

  private static final List<String> CLASSES = List.of("java.lang.Runtime", "java.lang.invoke.MethodHandles",
      "java.lang.invoke.VarHandle", "java.util.concurrent.ConcurrentLinkedQueue", "java.util.concurrent.ForkJoinPool",
      "java.util.concurrent.ForkJoinTask", "java.util.concurrent.atomic.LongAdder");

  @Override
  public void contribute(SubstitutionSink sink) {
    String here = MissingClasses.class.getPackageName();
    CLASSES.forEach(name -> sink.selectClasses(name::equals)
        .replacePackage(name.substring(0, name.lastIndexOf('.')), here));
    sink.selectClasses("zugwerk.work.ParallelLoop"::equals).replacePackage("zugwerk.work", here)
        .simpleNamePrefix("Serial");
  }
}
