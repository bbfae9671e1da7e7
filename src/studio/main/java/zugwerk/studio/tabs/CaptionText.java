package zugwerk.studio.tabs;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.problem.Credits;

/** The caption above the board; unknown parts are empty. */
public record CaptionText(String title, String authors, String source) {

  public static CaptionText of(Credits credits) {
    String place = Stream.of(credits.source(), credits.sourceId()).filter(text -> !text.isBlank())
        .collect(Collectors.joining(" "));
    return new CaptionText(credits.title().strip(), String.join(" & ", credits.authors()),
        joined(place, credits.date(), credits.award()));
  }

  public boolean isEmpty() {
    return text().isEmpty();
  }

  public String text() {
    return joined(title, authors, source);
  }

  private static String joined(String... parts) {
    return List.of(parts).stream().filter(part -> !part.isBlank()).collect(Collectors.joining(", "));
  }
}
