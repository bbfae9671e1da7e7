package zugwerk.web.substitute;

import java.util.List;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Names the classes that are replaced; each has the same simple name in this package. */
public final class MissingClasses implements SubstitutionPolicy {

  private static final List<String> CLASSES = List.of("java.lang.Runtime", "java.lang.invoke.MethodHandles",
      "java.lang.invoke.VarHandle", "java.util.concurrent.ConcurrentLinkedQueue", "java.util.concurrent.ForkJoinPool",
      "java.util.concurrent.ForkJoinTask", "java.util.concurrent.atomic.LongAdder", "zugwerk.work.ParallelLoop");

  @Override
  public void contribute(SubstitutionSink sink) {
    CLASSES.forEach(name -> sink.selectClasses(name::equals)
        .replacePackage(name.substring(0, name.lastIndexOf('.')), MissingClasses.class.getPackageName()));
  }
}
