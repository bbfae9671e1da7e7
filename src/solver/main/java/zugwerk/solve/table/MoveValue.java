package zugwerk.solve.table;

import zugwerk.rules.Move;

/**
 * A legal move and what it leads to.
 *
 * @param outcome for the side that makes the move, counted from before it
 */
public record MoveValue(Move move, Outcome outcome) {}
