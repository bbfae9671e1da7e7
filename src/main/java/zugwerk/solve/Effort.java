package zugwerk.solve;

/**
 * How much may go into the bounds of a goal.
 *
 * @param longest the most moves that are counted
 * @param least how much must be counted for the positions after one before it is looked at more closely
 * @param memory how much the mates may take that are found first, in bytes
 * @param alone whether no other goal must be within reach as well
 */
record Effort(int longest, long least, long memory, boolean alone) {}
