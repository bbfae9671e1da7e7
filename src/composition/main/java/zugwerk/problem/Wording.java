package zugwerk.problem;

/**
 * A field whose text may differ from this program's text, although both mean the same: a power list without some types,
 * a FEN with fewer fields, a stipulation or a twin that is still being typed. A problem keeps the given text until the
 * field's value changes, so that a file is written as it was read.
 */
public enum Wording {
  POWERS, FEN, FROM, STIPULATION, TWINS
}
