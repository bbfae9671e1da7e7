package zugwerk.index;

/**
 * A problem that is like another one.
 *
 * @param hit the problem
 * @param score how like they are, from 0 to 1
 * @param sentence in what they are alike
 */
public record Similar(Hit hit, double score, String sentence) {}
