package zugwerk.exchange;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.work.InputException;

public final class Formats {

  private static final List<ExchangeFormat> ALL = List.of(
      new JsonFormat(), new PgnFormat(), new PopeyeFormat(), new YacpdbFormat(), new OliveFormat(),
      new CsvFormat(), new EpdFormat(), new FenFormat(), new ForsythFormat(), new PieceListFormat());

  private Formats() {}

  public static List<ExchangeFormat> all() {
    return ALL;
  }

  /**
   * Finds a format by its name, in upper or lower case.
   *
   * @throws InputException that lists the formats, if there is no such one
   */
  public static ExchangeFormat named(String name) {
    return ALL.stream().filter(format -> format.name().equals(name.toLowerCase(Locale.ROOT))).findFirst()
        .orElseThrow(() -> new InputException(
            "there is no format '{0}'; the formats are {1}",
            name, ALL.stream().map(ExchangeFormat::name).collect(Collectors.joining(", "))));
  }

  public static Optional<ExchangeFormat> of(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return ALL.stream().filter(format -> format.endings().stream().anyMatch(ending -> name.endsWith("." + ending)))
        .findFirst();
  }
}
