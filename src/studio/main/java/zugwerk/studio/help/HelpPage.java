package zugwerk.studio.help;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A help page. Links and the program refer to its id. */
public record HelpPage(String id, String title, List<HelpBlock> blocks) {

  public Stream<String> lines() {
    return Stream.concat(Stream.of(title), blocks.stream().flatMap(HelpBlock::lines));
  }

  public Stream<HelpBlock.Example> examples() {
    return blocks.stream().filter(HelpBlock.Example.class::isInstance).map(HelpBlock.Example.class::cast);
  }

  public boolean has(String text) {
    return lines().anyMatch(line -> has(line, text));
  }

  public static boolean has(String line, String text) {
    return line.toLowerCase(Locale.ROOT).contains(text.strip().toLowerCase(Locale.ROOT));
  }
}
