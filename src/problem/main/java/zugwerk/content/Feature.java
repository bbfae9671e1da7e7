package zugwerk.content;

/** Something that a problem can show and that can be counted in it: a theme, or a term of the measure. */
public interface Feature {

  /** Its name in files, searches and lists. */
  String name();

  /** What it is, in English. */
  String definition();
}
