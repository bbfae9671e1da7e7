package zugwerk.studio.tabs;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.problem.Credits;

/**
 * What stands above the board: whose problem it is.
 *
 * @param title the problem's title; empty where it has none
 * @param authors who composed it; empty where nobody is named
 * @param source where and when it was published, and what it won; empty where nothing is known
 */
public record CaptionText(String title, String authors, String source) {

  /** The caption of a problem with these credits. */
  public static CaptionText of(Credits credits) {
    String place = Stream.of(credits.source(), credits.sourceId()).filter(text -> !text.isBlank())
        .collect(Collectors.joining(" "));
    return new CaptionText(credits.title().strip(), String.join(" & ", credits.authors()),
        joined(place, credits.date(), credits.award()));
  }

  /** Whether there is nothing to say. */
  public boolean isEmpty() {
    return words().isEmpty();
  }

  /** All of it on one line. */
  public String words() {
    return joined(title, authors, source);
  }

  private static String joined(String... parts) {
    return List.of(parts).stream().filter(part -> !part.isBlank()).collect(Collectors.joining(", "));
  }
}
