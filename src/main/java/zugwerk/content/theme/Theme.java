package zugwerk.content.theme;

import java.util.List;
import zugwerk.content.Content;

/**
 * A theme.
 *
 * @param name what problemists call it
 * @param group the chapter that it belongs to
 * @param definition what it means here, in one or two sentences
 * @param source where the term is explained; short titles are told in {@link Themes#SOURCES}
 * @param finder finds it
 */
public record Theme(String name, Group group, String definition, String source, Finder finder) {

  /** The chapters in which themes are listed. */
  public enum Group {
    CHANGED_PLAY("Changed play"),
    KEYS("Keys"),
    DEFENCES("Defences"),
    ATTACK("Play of the side that solves"),
    JOURNEYS("Ways of pieces"),
    HELP_PLAY("Help play"),
    MATES("Mates"),
    STATE("State of the game");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    /** As a heading. */
    public String title() {
      return title;
    }
  }

  /** Finds a theme in a solution. */
  @FunctionalInterface
  interface Finder {
    void find(Content content, Findings findings);
  }

  /** Where it is found in a solution. */
  List<ThemeFinding> in(Content content) {
    Findings findings = new Findings(this);
    finder.find(content, findings);
    return findings.all();
  }
}
