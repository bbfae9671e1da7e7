package zugwerk.content.theme;

import java.util.List;
import zugwerk.content.Content;

/** A theme: what problemists call it, what it means, and how it is found. */
public final class Theme {

  private final String name;
  private final Group group;
  private final String definition;
  private final String source;
  private final Finder finder;

  Theme(String name, Group group, String definition, String source, Finder finder) {
    this.name = name;
    this.group = group;
    this.definition = definition;
    this.source = source;
    this.finder = finder;
  }

  /** What problemists call it. */
  public String name() {
    return name;
  }

  /** The chapter that it belongs to. */
  public Group group() {
    return group;
  }

  /** What it means here, in one or two sentences. */
  public String definition() {
    return definition;
  }

  /** Where the term is explained; short titles are told in {@link Themes#SOURCES}. */
  public String source() {
    return source;
  }

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

  /**
   * Where it is found in a solution.
   *
   * @throws java.util.concurrent.CancellationException if the token of the content stops it
   */
  public List<ThemeFinding> in(Content content) {
    Findings findings = new Findings(this);
    finder.find(content, findings);
    return findings.all();
  }
}
