package zugwerk.problem;

import java.util.List;

/** Changes to be made to credits, for {@link Credits#with}. Each method returns this edit. */
public final class CreditsEdit {

  private String title;
  private List<String> authors;
  private String source;
  private String sourceId;
  private String date;
  private String award;
  private String dedication;
  private List<String> keywords;
  private String comment;
  private List<String> reprints;

  CreditsEdit(Credits credits) {
    title = credits.title();
    authors = credits.authors();
    source = credits.source();
    sourceId = credits.sourceId();
    date = credits.date();
    award = credits.award();
    dedication = credits.dedication();
    keywords = credits.keywords();
    comment = credits.comment();
    reprints = credits.reprints();
  }

  Credits made() {
    return new Credits(title, authors, source, sourceId, date, award, dedication, keywords, comment, reprints);
  }

  /** A name for the problem. */
  public CreditsEdit title(String other) {
    title = other;
    return this;
  }

  /** Who composed it, as they are credited. */
  public CreditsEdit authors(List<String> other) {
    authors = other;
    return this;
  }

  /** Where it was published first. */
  public CreditsEdit source(String other) {
    source = other;
    return this;
  }

  /** Its number there. */
  public CreditsEdit sourceId(String other) {
    sourceId = other;
    return this;
  }

  /** When, as {@code 1861}, {@code 1861-01} or {@code 1861-01-13}. */
  public CreditsEdit date(String other) {
    date = other;
    return this;
  }

  /** The distinction it won. */
  public CreditsEdit award(String other) {
    award = other;
    return this;
  }

  /** To whom it is dedicated. */
  public CreditsEdit dedication(String other) {
    dedication = other;
    return this;
  }

  /** Words to find it by. */
  public CreditsEdit keywords(List<String> other) {
    keywords = other;
    return this;
  }

  /** What is remarkable about it. */
  public CreditsEdit comment(String other) {
    comment = other;
    return this;
  }

  /** Where it was published again. */
  public CreditsEdit reprints(List<String> other) {
    reprints = other;
    return this;
  }
}
