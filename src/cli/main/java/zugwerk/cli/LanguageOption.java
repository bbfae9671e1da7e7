package zugwerk.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import zugwerk.work.InputException;
import zugwerk.work.Language;
import zugwerk.work.Texts;

/** The language of what a command writes for readers. What it prints about its work is English. */
final class LanguageOption {

  static final class Codes extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Codes() {
      super(Arrays.stream(Language.values()).map(Language::code).toList());
    }
  }

  @Option(names = "--language", paramLabel = "CODE", completionCandidates = Codes.class,
      description = "Language of the texts for readers: ${COMPLETION-CANDIDATES}. Default: en.")
  private String code = Language.ENGLISH.code();

  /** Returns the language with a code; throws InputException if there is none. */
  static Language of(String code) {
    return Language.of(code).orElseThrow(() -> new InputException(
        "unknown language '{0}'; the languages are {1}",
        code, Arrays.stream(Language.values()).map(language -> language.code() + " (" + language.label() + ")")
            .collect(Collectors.joining(", "))));
  }

  /** The language that was chosen; errors as for {@link #of}. */
  Texts texts() {
    return Texts.in(of(code));
  }
}
