package zugwerk.problem;

import java.util.List;
import java.util.function.Consumer;

/**
 * What is known about a problem besides its position and its stipulation: who composed it, where it was published, what
 * it won, and what there is to say about it. A text or list is empty where nothing is known.
 *
 * @param title a name for it, if it has one
 * @param authors who composed it, as they are credited
 * @param source where it was published first
 * @param sourceId its number there
 * @param date when, as {@code 1861}, {@code 1861-01} or {@code 1861-01-13}
 * @param award the distinction it won
 * @param dedication to whom it is dedicated
 * @param keywords words to find it by
 * @param comment what is remarkable about it
 * @param reprints where it was published again
 */
public record Credits(String title, List<String> authors, String source, String sourceId, String date, String award,
    String dedication, List<String> keywords, String comment, List<String> reprints) {

  /** Nothing is known. */
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

  /** The same credits after some changes. */
  public Credits with(Consumer<CreditsEdit> changes) {
    CreditsEdit edit = new CreditsEdit(this);
    changes.accept(edit);
    return edit.made();
  }

  private static String known(String text) {
    return text == null ? "" : text;
  }

  private static List<String> known(List<String> list) {
    return list == null ? List.of() : List.copyOf(list);
  }
}
