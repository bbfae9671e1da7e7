package zugwerk.cli;

import java.util.OptionalInt;
import picocli.CommandLine.Option;
import zugwerk.solve.Terms;

final class TermsOptions {

  @Option(names = "--post-key",
      description = "the position is that after the key, with the defending side to move; for play against a defence")
  private boolean postKey;

  @Option(names = "--quodlibet", description = "in self and reflex play the side that solves may also mate")
  private boolean quodlibet;

  @Option(names = "--stop-on-short",
      description = "searches and shows only the solutions of the least number of moves")
  private boolean stopOnShort;

  @Option(names = "--max-flights", paramLabel = "N",
      description = "in direct play, only moves after which the other King has at most N flights")
  private Integer flights;

  @Option(names = "--max-threat", paramLabel = "N",
      description = "in direct play, only moves that check or threaten to solve in at most N moves")
  private Integer threat;

  Terms terms() {
    return new Terms(postKey, quodlibet, stopOnShort, number(flights), number(threat));
  }

  private static OptionalInt number(Integer given) {
    return given == null ? OptionalInt.empty() : OptionalInt.of(given);
  }
}
