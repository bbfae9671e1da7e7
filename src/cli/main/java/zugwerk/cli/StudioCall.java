package zugwerk.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zugwerk.work.Language;

/** A call that opens the studio, perhaps with files. The language is empty if it is that of the preferences. */
public record StudioCall(Optional<Language> language, List<Path> files) {

  private static final String LANGUAGE = "--language";

  /** Empty for a call of the command line, which also reports unknown words and languages. */
  public static Optional<StudioCall> of(String... call) {
    List<String> words = Arrays.asList(call);
    if (call.length == 0) {
      return Optional.of(new StudioCall(Optional.empty(), List.of()));
    }
    if (call[0].startsWith(LANGUAGE + "=")) {
      return of(call[0].substring(LANGUAGE.length() + 1), words.subList(1, call.length));
    }
    if (call[0].equals(LANGUAGE) && call.length > 1) {
      return of(call[1], words.subList(2, call.length));
    }
    return FileArguments.of(call).map(files -> new StudioCall(Optional.empty(), files));
  }

  private static Optional<StudioCall> of(String code, List<String> places) {
    Optional<List<Path>> files =
        places.isEmpty() ? Optional.of(List.of()) : FileArguments.of(places.toArray(String[]::new));
    return Language.of(code).flatMap(known -> files.map(found -> new StudioCall(Optional.of(known), found)));
  }
}
