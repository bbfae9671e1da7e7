/**
 * Stipulations, the solver that proves or refutes them, and the solution as a tree and as text.
 *
 * <p>The solver makes moves through {@code rules}, so it solves any game and names none. Moves are numbers during the
 * search, and records with their written form in the tree. {@link zugwerk.solve.Prover} writes down what proves the
 * keys, for others to replay. This room knows {@code work} and {@code board} to
 * {@code notation}.
 *
 * <h2>How to solve a problem</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="solve"}
 *
 * <h2>What made play against a defence faster</h2>
 * Measured in moves played by one thread, which {@code zugwerk solve --threads 1 --json} gives as {@code nodes}; the
 * keys and the tree stayed the same each time. The #6 is {@code 7K/p1B4P/1pR2p2/p7/3kP3/p3pP2/4p1p1/4Nbr1}.
 * <table>
 * <caption>Ideas that were tried</caption>
 * <tr><th>Idea</th><th>Gain</th></tr>
 * <tr><td>Three or more moves left: the table first, then defences by the attacker's mobility; two left: checks,
 * captures, then what refuted the last attack</td><td>14.3 to 1.48 million moves in the #6</td></tr>
 * <tr><td>Look for flights only when a piece could check at all</td><td>the same moves, mates listed in 6 to 16 % less
 * time</td></tr>
 * <tr><td>Last moves of selfmates and help selfmates: one reply that refuted a move is known unmade to refute others
 * ({@link zugwerk.rules.SameReply})</td><td>18.7 to 4.4 million moves and half the time in a s#6, 1.4 to 1.3 million
 * and a third of the time in an hs#3, whose bound is not asked any more before the last move</td></tr>
 * <tr><td>The same for direct mates, where moreover no move must mate after the reply</td><td>not kept: two fifths of
 * the quiet moves are spared before the last one, and no time</td></tr>
 * <tr><td>With two moves left, look once at the position after the reply that refuted the last move, as if the other
 * quiet moves had not been made; those that bring no mate about are not made
 * ({@link zugwerk.rules.SafeReply})</td><td>2 to 70 % fewer moves and a sixth less time over 17 problems from #5 to #8,
 * 1.48 to 1.36 million moves in the #6</td></tr>
 * <tr><td>The same for captures; a Pawn that one piece bars is freed by no other piece; the journal keeps keys</td>
 * <td>1 to 18 % fewer moves and a tenth less time over 17 problems from #4 to #7, 1.36 to 1.11 million moves in the
 * #6</td></tr>
 * <tr><td>Do not try as mates promotions of which no piece checks, and moves that leave the King a square to go to:
 * beside the piece that checks, past a line that is barred, or one that only the piece that moved had guarded
 * ({@link zugwerk.rules.FastPath#flights}); test attacks in the scan that finds them</td><td>4 to 44 % fewer moves over
 * 17 problems from #4 to #7, 1.11 to 0.64 million moves in the #6; see the changelog for the time</td></tr>
 * <tr><td>Before the checks of two moves left, look once at the King's move that refuted the last check
 * ({@link zugwerk.rules.SafeReply})</td><td>not kept: 1 % fewer moves, 6 % if two checks are enough for it, and no less
 * time</td></tr>
 * <tr><td>{@link zugwerk.rules.SafeReply} also looks at squares that one piece guards, which it must go on guarding,
 * and at promotions move by move; where a piece may attack the King and all those squares, whether another one parries
 * that, and what a move must do against the parry ({@link zugwerk.rules.MatingSteps})</td><td>26 % fewer moves and a
 * tenth less time over eight #6. Without the parries 11 % fewer moves and no less time</td></tr>
 * <tr><td>With two moves left, first the reply that refuted the same attack elsewhere; captures of the piece that has
 * just moved first in the list; after each reply first the move that solved after the one before</td><td>10 % fewer
 * moves and a tenth less time over the same, 0.64 to 0.42 million moves in the #6 with the parries</td></tr>
 * <tr><td>Before a last move, the replies of one kind of piece, mostly the King, before the others are found; as one of
 * them refutes nearly always</td><td>as many moves, 5 % less time</td></tr>
 * <tr><td>Flights are looked at one by one, until no piece is left that could mate; a King that would check by itself
 * is not asked for its moves</td><td>the same moves, a tenth less time</td></tr>
 * <tr><td>Captures of the piece that checks before those replies; captures with two moves left before the others are
 * found; first the flight that told most before</td><td>not kept: as much time, or 4 % more</td></tr>
 * <tr><td>Two replies that refuted before are looked at, not one; or lists of two moves are, not of four</td><td>not
 * kept: 4 and 7 % fewer moves, and no less time</td></tr>
 * <tr><td>The reply that refuted before is first asked of the table, with many moves left</td><td>not kept: as much
 * time</td></tr>
 * <tr><td>One table of where pieces attack a square from, for all types</td><td>not kept: 2 % less time</td></tr>
 * <tr><td>It looks at up to eight replies that refuted before, not at one</td><td>not kept: 2 to 7 % fewer moves in
 * three problems</td></tr>
 * <tr><td>One table of the squares between two squares for all powers</td><td>not kept: 4 % more time</td></tr>
 * <tr><td>The move that solved after the last defence is tried first</td><td>not kept: 2 % fewer moves</td></tr>
 * <tr><td>Proof-number search (df-pn) above two or three moves left</td><td>not kept: a tenth fewer moves from #6 to
 * #8, and no less time, as it counts the moves of each node</td></tr>
 * <tr><td>The {@linkplain zugwerk.solve.reach bounds of help play} with two moves left</td><td>not kept: a quarter
 * fewer moves, but a bound takes as long as the search that it spares</td></tr>
 * <tr><td>First moves in the order of what they cost one move shorter; a key's play is written as soon as the key is
 * known, and threads without other work take parts of it</td><td>as many moves by one thread. By two threads 25
 * problems from #6 to #8 are solved 1.85 times as fast as by one (geometric mean), before 1.65 times; on a busier
 * machine 27 problems are solved 1.6 times as fast</td></tr>
 * <tr><td>Threads begin with the next length while another one ends the last</td><td>not tried: between the lengths
 * about 1 % of the time of two threads is idle, three times as much behind the last first move of the last
 * length</td></tr>
 * <tr><td>With many moves left, the mobility after a defence is counted only until it is more than the least so far,
 * and not for quiet defences once one checks; the others are sorted only if the cheapest does not refute, which happens
 * in 2 % of the cases</td><td>as many moves and 7 % less time over 38 problems from #6 to #9</td></tr>
 * <tr><td>Play from a position that the tree reaches in several ways is written once, and last moves are looked for
 * among those that might mate</td><td>15 to 40 % fewer moves in four of seven problems whose play takes a third of the
 * time or more, as 2.74 to 1.63 million in the #9 {@code 1k6/1P6/1K6/1P6/8/8/8/8}; up to 4 % in the three others, 3 %
 * over 53 problems from #6 to #9</td></tr>
 * <tr><td>With two moves left, mates in two are looked for at once, not mates in one before them, which are among the
 * checks</td><td>as many moves, 5 to 10 % less time over 27 problems from #6 to #8; up to 7 % more moves in problems of
 * four and five moves, and as much time</td></tr>
 * <tr><td>The same with three moves left</td><td>not kept: as much time</td></tr>
 * <tr><td>An entry of the table has four places, and where none is free takes that of the shortest proof
 * ({@link zugwerk.solve.GrowingArray#PLACES})</td><td>12 % fewer moves and a tenth less time over 53 problems from #6
 * to #9; 3 % fewer moves in help play</td></tr>
 * <tr><td>With two moves left the table is asked of several replies, or with three of all, before anything else is done
 * with them</td><td>not kept: 7 to 37 % more moves, and no less time</td></tr>
 * <tr><td>With two moves left, replies in the order of what it took to refute after them before</td><td>not kept: 2 %
 * fewer moves, and no less time</td></tr>
 * <tr><td>To look for all moves that solve, for duals, as for the first one, dropping what the last refutation
 * refutes</td><td>not kept: 3 to 5 % fewer moves in two problems, 0.1 % over the 53</td></tr>
 * <tr><td>Where the other side is to be forced to stalemate or to do anything else but mate, its last escape is tried
 * before its moves are found; a parry selfmate is not tested twice with no move left; whether there is a legal move is
 * known with the first of the King</td><td>as many moves, 2.2 to 1.1 s in the pser-s=8 {@code 8/7P/8/8/8/8/1nK5/k7},
 * half to four fifths of the time in four ser-s; selfmates take as long as before</td></tr>
 * <tr><td>An idle thread joins a first move in work, from the last attack on</td><td>not kept: two threads share the
 * first moves evenly enough without it</td></tr>
 * </table>
 */
@NullMarked
package zugwerk.solve;

import org.jspecify.annotations.NullMarked;
