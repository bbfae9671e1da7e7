package zugwerk.cluster;

/**
 * Who does the work.
 *
 * @param machines how many workers there are
 * @param threads how many pieces they do at a time, all together
 */
public record Workers(int machines, int threads) {}
