package zugwerk.content.theme;

import java.util.List;
import zugwerk.content.Content;

/**
 * A theme of chess problems.
 *
 * @param name its usual name
 * @param group its chapter
 * @param definition its definition here, in one or two sentences
 * @param source where the term is explained; see {@link Themes#SOURCES} for short titles
 * @param finder finds it in a solution
 */
public record Theme(String name, Group group, String definition, String source, Finder finder) {

  @Override
  public String toString() {
    return name;
  }

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

    public String title() {
      return title;
    }
  }

  @FunctionalInterface
  interface Finder {
    void find(Content content, Findings findings);
  }

  /**
   * The findings in a solution.
   *
   * @throws java.util.concurrent.CancellationException if the token of the content stops it
   */
  public List<ThemeFinding> in(Content content) {
    Findings findings = new Findings(this);
    finder.find(content, findings);
    return findings.all();
  }
}
