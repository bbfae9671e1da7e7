package zugwerk.cluster;

/**
 * The connected workers.
 *
 * @param machines how many workers there are
 * @param threads pieces in parallel, all together
 */
public record Workers(int machines, int threads) {}
