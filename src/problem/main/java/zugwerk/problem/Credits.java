package zugwerk.problem;

import java.util.List;

/**
 * The credits of a problem: authors, publication, awards and a comment. Unknown texts and lists are empty.
 *
 * @param title a name for it, if it has one
 * @param authors its authors, as they are credited
 * @param source its first publication
 * @param sourceId its number there
 * @param date the date of publication, as {@code 1861}, {@code 1861-01} or {@code 1861-01-13}
 * @param award its award
 * @param dedication its dedication
 * @param keywords keywords
 * @param comment a comment
 * @param reprints later publications
 */
public record Credits(String title, List<String> authors, String source, String sourceId, String date, String award,
    String dedication, List<String> keywords, String comment, List<String> reprints) {

  public static final Credits NONE = new Credits("", List.of(), "", "", "", "", "", List.of(), "", List.of());

  public Credits {
    title = known(title);
    authors = known(authors);
    source = known(source);
    sourceId = known(sourceId);
    date = known(date);
    award = known(award);
    dedication = known(dedication);
    keywords = known(keywords);
    comment = known(comment);
    reprints = known(reprints);
  }

  public Credits withTitle(String changed) {
    return new Credits(changed, authors, source, sourceId, date, award, dedication, keywords, comment, reprints);
  }

  public Credits withAuthors(List<String> changed) {
    return new Credits(title, changed, source, sourceId, date, award, dedication, keywords, comment, reprints);
  }

  public Credits withSource(String changed) {
    return new Credits(title, authors, changed, sourceId, date, award, dedication, keywords, comment, reprints);
  }

  public Credits withSourceId(String changed) {
    return new Credits(title, authors, source, changed, date, award, dedication, keywords, comment, reprints);
  }

  public Credits withDate(String changed) {
    return new Credits(title, authors, source, sourceId, changed, award, dedication, keywords, comment, reprints);
  }

  public Credits withAward(String changed) {
    return new Credits(title, authors, source, sourceId, date, changed, dedication, keywords, comment, reprints);
  }

  public Credits withDedication(String changed) {
    return new Credits(title, authors, source, sourceId, date, award, changed, keywords, comment, reprints);
  }

  public Credits withKeywords(List<String> changed) {
    return new Credits(title, authors, source, sourceId, date, award, dedication, changed, comment, reprints);
  }

  public Credits withComment(String changed) {
    return new Credits(title, authors, source, sourceId, date, award, dedication, keywords, changed, reprints);
  }

  public Credits withReprints(List<String> changed) {
    return new Credits(title, authors, source, sourceId, date, award, dedication, keywords, comment, changed);
  }

  private static String known(String text) {
    return text == null ? "" : text;
  }

  private static List<String> known(List<String> list) {
    return list == null ? List.of() : List.copyOf(list);
  }
}
