package zugwerk.cli;

import java.util.ArrayList;
import java.util.Arrays;
import picocli.CommandLine.Option;
import zugwerk.notation.Letters;

final class LettersOption {

  static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Names() {
      super(Arrays.stream(Letters.values()).map(Letters::id).toList());
    }
  }

  @Option(names = "--letters", paramLabel = "LANGUAGE", completionCandidates = Names.class,
      description = "Piece letters in texts: ${COMPLETION-CANDIDATES}. Default: english.")
  private String letters = Letters.ENGLISH.id();

  Letters letters() {
    return Letters.of(letters);
  }
}
