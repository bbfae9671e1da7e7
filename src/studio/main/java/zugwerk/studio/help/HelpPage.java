package zugwerk.studio.help;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A help page.
 *
 * @param id what links and the program call it
 * @param title what users read above it and in the list of pages
 */
public record HelpPage(String id, String title, List<HelpBlock> blocks) {

  /** All its words, a line for each heading, paragraph and cell. */
  public Stream<String> lines() {
    return Stream.concat(Stream.of(title), blocks.stream().flatMap(HelpBlock::lines));
  }

  /** The examples that it offers for the board, from top to bottom. */
  public Stream<HelpBlock.Example> examples() {
    return blocks.stream().filter(HelpBlock.Example.class::isInstance).map(HelpBlock.Example.class::cast);
  }

  /** Whether a line of the page has these words, in upper or lower case. */
  public boolean has(String words) {
    return lines().anyMatch(line -> has(line, words));
  }

  /** Whether a line has these words, in upper or lower case. */
  public static boolean has(String line, String words) {
    return line.toLowerCase(Locale.ROOT).contains(words.strip().toLowerCase(Locale.ROOT));
  }
}
