/**
 * Bounds for help and series play and for proof games: they prove that a mate, stalemate or diagram is impossible
 * within the moves left, so that the search skips the position. They find no moves and search nothing. The package may
 * depend on {@code board}, {@code betza} and {@code rules}; each game states what the bounds may assume in
 * {@link zugwerk.rules.ReachFacts}.
 *
 * <p>A bound must never reject a position that can still be solved, so each allows more than the rules do: lines and
 * squares may become free by captures, and with an en passant square the last move is not examined.
 * {@code ReachAgreementTest} compares whole solutions with those of a search without bounds.
 *
 * <p>The <i>attacker</i> mates or stalemates, the <i>victim</i> is mated or stalemated. The search uses
 * {@link zugwerk.solve.reach.GoalBound} with one {@link zugwerk.solve.reach.BoundState} for each number of moves left,
 * or {@link zugwerk.solve.reach.DiagramBound}. They are built from eight concepts:
 *
 * <ul>
 * <li>{@code PieceTables}: distances of each piece on an empty board, what it guards around a King, squares it must
 * pass. They hold in every position and are kept between problems ({@code PieceTablePool}).</li>
 * <li>{@code KingTarget}: a square where the King may be mated, its flights, and the victim's moves to block them;
 * {@code BoundContext} holds the pieces and the moves left.</li>
 * <li>{@code MateList}: all mates of the first position, also after castling, by the final squares of checking,
 * guarding and blocking pieces. {@code MateFinder} lists them, {@code RemainingMates} follows them from move to move.
 * Otherwise {@code GuardCount} counts guards, and {@code HelpfulMoves} drops moves of a victim with none to lose.</li>
 * <li>{@code MateObstacles}: what stands in the way of a listed mate: pieces on lines, a missing check, parries
 * ({@code NonParryingPieces}).</li>
 * <li>{@code LastMoveCheck}: whether one move can mate, and whether the victim can block and not parry
 * ({@code BlockersAndParries}).</li>
 * <li>{@code StalemateConstraints}: plans in which all pieces of the victim are captured or end on
 * {@code ImmobileSquares}; {@code EndSquares} hands down what is excluded, {@code StalemateCount} is a quick test
 * before.</li>
 * <li>{@code AttackerTasks}: whether the attacker can capture, guard, block and pin all that a {@code StalematePlan}
 * demands.</li>
 * <li>{@code ProofDistance}: the moves to a diagram around {@code ImmovablePieces}, by the Hungarian method.</li>
 * </ul>
 */
@NullMarked
package zugwerk.solve.reach;

import org.jspecify.annotations.NullMarked;
