package zugwerk.solve;

/**
 * What the bound of one goal is for, and how much may go into it.
 *
 * @param longest the most moves that are counted
 * @param leastEffort how much must be counted for the positions after one before it is looked at more closely
 * @param memory how much the mates may take that are found first, in bytes
 * @param alone whether no other goal must be within reach as well
 */
record BoundOptions(int longest, long leastEffort, long memory, boolean alone) {}
