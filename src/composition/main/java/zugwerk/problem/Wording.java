package zugwerk.problem;

/**
 * A field whose text may differ from the text that this program would write, although both mean the same: a power list
 * that leaves out types, a FEN with fewer fields, a stipulation or a twin that is still being typed. A problem keeps
 * the text that was given until the field's value changes, so that a file is written as it was read.
 */
public enum Wording {
  POWERS, FEN, FROM, STIPULATION, TWINS
}
