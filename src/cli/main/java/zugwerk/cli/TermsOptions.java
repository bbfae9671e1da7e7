package zugwerk.cli;

import java.util.OptionalInt;
import picocli.CommandLine.Option;
import zugwerk.solve.Terms;

final class TermsOptions {

  @Option(names = "--post-key",
      description = "The key has been played and the defending side is to move. For play against a defence.")
  private boolean postKey;

  @Option(names = "--quodlibet", description = "In self and reflex play, the solving side may also mate.")
  private boolean quodlibet;

  @Option(names = "--stop-on-short",
      description = "Search and show only the shortest solutions.")
  private boolean stopOnShort;

  @Option(names = "--max-flights", paramLabel = "N",
      description = "In direct play, only moves that leave the other King at most N flights.")
  private Integer flights;

  @Option(names = "--max-threat", paramLabel = "N",
      description = "In direct play, only moves that check or threaten to solve in at most N moves.")
  private Integer threat;

  Terms terms() {
    return new Terms(postKey, quodlibet, stopOnShort, number(flights), number(threat));
  }

  private static OptionalInt number(Integer given) {
    return given == null ? OptionalInt.empty() : OptionalInt.of(given);
  }
}
