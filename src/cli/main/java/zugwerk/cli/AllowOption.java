package zugwerk.cli;

import java.util.List;
import java.util.Set;
import picocli.CommandLine.Option;
import zugwerk.content.quality.Conventions;
import zugwerk.content.quality.Term;

final class AllowOption {

  @Option(names = "--allow", paramLabel = "NAME", split = ",",
      description = "Allow results that break this convention, such as \"Obtrusive piece\". --quality lists those that"
          + " a problem breaks.")
  private List<String> names = List.of();

  Set<Term> conventions() {
    return Conventions.named(names);
  }
}
