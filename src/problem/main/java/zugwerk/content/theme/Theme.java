package zugwerk.content.theme;

import static zugwerk.work.Texts.key;

import java.util.List;
import zugwerk.content.Content;
import zugwerk.content.Feature;

/**
 * A theme of chess problems.
 *
 * @param name its usual name
 * @param group its chapter
 * @param definition its definition here, in one or two sentences
 * @param source where the term is explained; see {@link Themes#SOURCES} for short titles
 * @param finder finds it in a solution
 * @param implies the themes that every problem with this one shows too
 * @param incidental whether it is a property of most problems, and never essential
 */
public record Theme(String name, Group group, String definition, String source, Finder finder, List<Theme> implies,
    boolean incidental) implements Feature {

  public Theme {
    implies = List.copyOf(implies);
  }

  /** A theme that implies no other one. */
  public Theme(String name, Group group, String definition, String source, Finder finder) {
    this(name, group, definition, source, finder, List.of(), false);
  }

  /** The same theme that implies others. */
  Theme implying(Theme... themes) {
    return new Theme(name, group, definition, source, finder, List.of(themes), incidental);
  }

  /** The same theme, never essential. */
  Theme neverEssential() {
    return new Theme(name, group, definition, source, finder, implies, true);
  }

  @Override
  public String toString() {
    return name;
  }

  /** The chapters in which themes are listed. */
  public enum Group {
    CHANGED_PLAY(key("Changed play")),
    KEYS(key("Keys")),
    DEFENCES(key("Defences")),
    ATTACK(key("Play of the side that solves")),
    JOURNEYS(key("Ways of pieces")),
    HELP_PLAY(key("Help play")),
    MATES(key("Mates")),
    STATE(key("State of the game"));

    private final String title;

    Group(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  /** Finds a theme in a solution, and reports it only if it is certain. */
  @FunctionalInterface
  public interface Finder {
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
