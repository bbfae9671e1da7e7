/**
 * Bounds for help and series play: whether a mate or stalemate can still be reached with the moves that are left, or in
 * a proof game the diagram ({@link zugwerk.solve.reach.DiagramBound}). This room knows {@code board}, {@code betza} and
 * {@code rules}; it asks the game what it may rely on ({@link zugwerk.rules.ReachFacts}) and names none. It finds no
 * moves and searches nothing.
 *
 * <p>The search asks at each node for the squares on which the King can still be mated or stalemated, and for the
 * pieces that can still check it there ({@link zugwerk.solve.reach.BoundState}), and gives up where there are none.
 * Where pieces go wherever the way is open, it first finds all mates that may come about
 * ({@link zugwerk.solve.reach.MateList}) and follows them; then it looks so closely only where that pays. It
 * must never be wrong about that: every answer allows more than the rules do. A line or a square may become free
 * because the piece on it is captured; a capture en passant clears a square from elsewhere, so with an en passant
 * square nothing is said of a last move; castling carries two pieces, so each castling that is still allowed is looked
 * at for itself. {@code ReachAgreementTest} compares whole solutions with those of the search of every line, on random
 * problems with all of that.
 *
 * <h2>What each idea gave</h2>
 *
 * <p>A hundred help and series problems of orthodox chess, one thread, at most ten seconds a part on a busy machine.
 * Moves are the geometric mean; what was not solved counts with the moves made until it was stopped.
 *
 * <table>
 * <caption>Ideas, each with all before it</caption>
 * <tr><th>Idea</th><th>Class</th><th>Moves</th><th>Solved of 99</th></tr>
 * <tr><td>none</td><td></td><td>862,000</td><td>83</td></tr>
 * <tr><td>squares of the King that are handed down; flights guarded, blocked by distinct pieces, or off the board; the
 * lines of the last move</td><td>{@link zugwerk.solve.reach.KingTarget}, {@link zugwerk.solve.reach.GuardCount},
 * {@link zugwerk.solve.reach.LastMoveCheck}</td><td>54,800</td><td>92</td></tr>
 * <tr><td>pieces that a stalemate must stop</td><td>{@link zugwerk.solve.reach.StalemateCount}</td><td>33,000</td>
 * <td>95</td></tr>
 * <tr><td>only moves that help, where the victim has none to lose</td>
 * <td>{@link zugwerk.solve.reach.HelpfulMoves}</td><td>20,100</td><td>95</td></tr>
 * <tr><td>parries of the last check</td><td>{@link zugwerk.solve.reach.Parries}</td><td>19,100</td><td>95</td></tr>
 * </table>
 *
 * <p>Then all that a stalemate asks was counted together ({@link zugwerk.solve.reach.StalemateConstraints}): each piece of the
 * victim is captured or ends on a square without a move ({@link zugwerk.solve.reach.ImmobileSquares}), which others may have to
 * fill, and each move of the attacker is counted once for captures, guards, blocks and pins
 * ({@link zugwerk.solve.reach.AttackerTasks}). An h=3 fell from 25,226 to 1,853 moves, an h=2.5 from 6,371 to 1,889; of the
 * h=5 of Popeye's {@code hpint.inp} one fell from 9.5 million to 14,125, one from 9.2 million to 106,071. A position
 * costs more time then, so that time falls less than moves: from 3.5 to 0.1 and from 4.0 to 1.3 s. How far two pieces
 * that the attacker captures are apart was counted by itself before, and what it costs the victim to stop each of its
 * pieces. Both are gone: without the second, 90 problems of {@code hpint.inp} take the same time with 11 % more moves.
 *
 * <p>What was found by the joint count is used again ({@link zugwerk.solve.reach.Precedent} where it is possible,
 * {@link zugwerk.solve.reach.Refusals} where it is not), only the places that come into question are looked at, and
 * once one square of the King takes too many steps, the others of the position are not looked at. Eight problems of
 * that file took 10.6 s together, with that 6.2 s, at 4 % fewer moves, and the h=3 takes 1,788 moves; the refusals are
 * 0.5 s of it. An h=8 that is still not solved within six seconds gets through some twenty times as many moves in that
 * time. What did not pay: fewer steps at most (1,500: as much time, 10 % more moves); the moves that a piece needs
 * until the attacker may capture it (as much time, 0.1 % fewer moves); to ask whether all is too dear before each round
 * in which places are dropped (as much time).
 *
 * <p>What the count still believed in was then looked at: a piece of the victim was captured somewhere by nobody, and
 * its Pawns captured pieces that never came there. Now a piece that moves before it is captured has a square for that,
 * where the way of some piece leads; a Pawn of the victim captures as often as its way asks for, and what it captures
 * must come to where it can; and where all captures are settled, a Pawn of the attacker leaves its file only by them
 * ({@link zugwerk.solve.reach.CaptureRoutes}). Where the count still believes in a stalemate that is not there, it mostly gives
 * up after too many steps; so it gives up later than before. Of {@code hpint.inp}:
 *
 * <table>
 * <caption>Who captures where</caption>
 * <tr><th>Problem</th><th>Moves before</th><th>After</th></tr>
 * <tr><td>h=5 {@code 8/p6k/8/5pK1/8/1p6/1Pp3P1/2N5}</td><td>19,401</td><td>966</td></tr>
 * <tr><td>h=5 {@code 8/1p5k/8/6K1/8/8/p1p2P2/NbN5}</td><td>14,125</td><td>1,380</td></tr>
 * <tr><td>h=5 {@code 8/p3p3/7k/8/7K/8/1p3P2/1B6}</td><td>143,411</td><td>2,924</td></tr>
 * <tr><td>h=6 {@code 8/8/8/8/7p/6Pk/p1p2p2/7K}</td><td>37,817</td><td>2,504</td></tr>
 * <tr><td>h=6 {@code 5n2/K7/8/8/8/8/p2pP1p1/7k}</td><td>12,930</td><td>959</td></tr>
 * <tr><td>ser-h=11 {@code 8/8/2Rp4/1p1P4/k4ppR/8/1K6/8}</td><td>30,116</td><td>7,548</td></tr>
 * </table>
 *
 * <p>A position costs more time: those six and five others took 4.5 s together in place of 8.1 s. To give up after
 * 30,000 steps in place of 4,000 is a part of that: an h=4 and two h=6 took 1.8 s in place of 4.2 s. What did not pay:
 * to drop from what the attacker cannot do what is not needed for that, so that more is refused (it gives up oftener);
 * to drop at first the places on which a piece cannot be even if nothing else is settled (twice the time).
 *
 * <p>Beside Popeye 4.104 with its intelligent mode, on the 547 orthodox help and series problems of its files that can
 * be played, one thread, in one running program, at most four seconds each: 478 take no more processor time than Popeye
 * with its start, 26 others at most 0.05 s more, 13 are not solved (Popeye takes more than eleven seconds for three of
 * those), the other 30 are slower. Together that is 97 s and 151 s. What was slow are stalemates of many Pawns with few
 * attackers, and mates by a lone piece in which a crowd of pieces has room to block (h#5 to h#7, ser-h#9); see below.
 *
 * <p>In reciprocal help play both sides must be able to reach their goals, so that two bounds are asked. Of Popeye's
 * {@code intell.inp} two reci-h#3 fell from 1.31 to 0.32 and from 2.05 to 0.13 million moves, and together from 1.3 to
 * 0.9 s; two others take as long as before with a third of the moves. A reci-h#7 that was not solved in 60 s took 7.6
 * million moves.
 *
 * <p>Mates by a lone piece, where a crowd of pieces has room to block and to parry, were looked at more closely
 * afterwards, in games whose pieces can go wherever the way is open. The check must come from the last move, by the
 * piece that moves or from behind it, since the King is not in check before. All pieces of the victim together must
 * block the flights, be captured, or leave where they would capture the piece that checks or interpose
 * ({@link zugwerk.solve.reach.BlockersAndParries}); that is asked for each piece that may check, before the last move as well
 * ({@link zugwerk.solve.reach.GuardCount}). Moves before and after, of problems of the same file:
 *
 * <table>
 * <caption>What the last check must be and the crowd, together</caption>
 * <tr><th>Problem</th><th>Before</th><th>After</th></tr>
 * <tr><td>ser-h#9 {@code 8/8/knb5/npq5/rbr5/1P1K4/8/8}</td><td>over 6 million, not solved</td><td>6,281</td></tr>
 * <tr><td>h#5 {@code 1b4b1/N5K1/8/4p3/r7/k3nq2/3p4/8}</td><td>748,326</td><td>21,924</td></tr>
 * <tr><td>h#6 {@code 8/7K/8/2kb2p1/2pq1p2/2prp3/5P2/8}</td><td>2,423,255</td><td>46,880</td></tr>
 * <tr><td>h#7 {@code B1k5/1bp5/8/8/3r4/8/2q2p1r/5Kn1}</td><td>over 11 million, not solved</td><td>542,820</td></tr>
 * <tr><td>reci-h#7 {@code 8/2K3p1/5q2/2k5/7p/5B2/8/8}</td><td>7.6 million</td><td>621,543</td></tr>
 * </table>
 *
 * <p>The h#6 takes a fifth of the time, the h#7 two seconds. Where several pieces may mate, moves fall less and a
 * position costs more: nine such problems take about as long as before, with two thirds of the moves. What did not
 * pay: parries from afar where the victim has no move left to bar them (at most a sixth fewer moves); to count double
 * checks for themselves (hardly fewer moves, but a third fewer in an h#4 with many pins); not to look so closely where
 * the victim has more moves than pieces (a quarter more moves in the reci-h#7, no less time).
 *
 * <p>Then the time for a position was looked at: where nearly all positions are out of reach, nearly all of it goes
 * into showing that of no piece. What cannot check the King on a square cannot later either, so that it is handed down
 * as the King's squares are. Where the attacker has four moves or more, only one square and one piece are looked for;
 * the others are looked at where the position has passed, and only if more than three in four of the positions after
 * it were out of reach so far. With fewer moves all are looked at together, since looking twice made problems with many
 * pieces that may mate slower by an eighth to a quarter. Where two goals must be in reach, the one that failed last is
 * asked first. Whether all that might be guarded is enough is asked before who guards it, and what the crowd needs to
 * leave before who blocks. In one running program, without its start, the h#7 above fell from 2.1 to 0.5 s and the
 * reci-h#7 from 3.7 to 1.0 s, at 530,739 and 621,622 moves. Where many pieces may mate, an h#3.5 and an h#3 take as
 * long as before, an h#5.5 and an h#6 an eighth longer.
 *
 * <p>Where many moves are left in a stalemate problem of many Pawns, nearly all time went into showing anew at each
 * position what had been nearly shown at the one before: with 64 squares of the King, each left open at once where one
 * took too many steps. Now a position is looked at closely once 20,000 steps have been counted for those after it, and
 * again after twice that ({@code BoundedGoal}): with as many steps as that, all ways are sought in which the victim's
 * pieces lose their moves ({@link zugwerk.solve.reach.EndCollector}), and where they end in none of them they cannot end
 * later either ({@link zugwerk.solve.reach.EndSquares}). That is handed down with the King's squares, also from the first
 * position to all first moves. Of {@code hpint.inp}, one thread, seconds of processor time with a
 * problem solved before to warm up:
 *
 * <table>
 * <caption>EndSquares that are handed down</caption>
 * <tr><th>Problem</th><th>Moves before</th><th>After</th><th>Seconds before</th><th>After</th></tr>
 * <tr><td>h=8 {@code 7K/6p1/1p6/8/8/p7/P1p3p1/7k}</td><td>not solved</td><td>22,055</td><td></td><td>7.8</td></tr>
 * <tr><td>h=8 {@code 8/8/8/8/8/p7/P2p1pp1/1K5k}</td><td>not solved</td><td>15,670</td><td></td><td>2.6</td></tr>
 * <tr><td>h=8 {@code 8/3K2p1/8/8/8/1k5p/2p2p1P/8}</td><td>not solved</td><td>14,286</td><td></td><td>3.6</td></tr>
 * <tr><td>h=7 {@code 8/8/2K5/8/k7/6p1/p2pP2p/8}</td><td>31,928</td><td>31,673</td><td>6.7</td><td>2.3</td></tr>
 * <tr><td>h=6 {@code 8/8/6K1/8/1P3p2/8/1p1p2p1/7k}</td><td>16,801</td><td>13,397</td><td>2.9</td><td>0.9</td></tr>
 * <tr><td>h=5 {@code 3K4/p3pkp1/6p1/6P1/8/8/1p3P2/1N6}</td><td>2,359</td><td>823</td><td>3.6</td><td>2.6</td></tr>
 * <tr><td>h=5 {@code 1K1k4/1p3p2/4pN2/5p2/8/8/p1p1P3/BbN5}</td><td>18,414</td><td>17,202</td><td>4.5</td>
 * <td>1.9</td></tr>
 * <tr><td>ser-h=13 {@code 2k5/3p4/3p4/3p4/3p3B/3p4/3p1K2/R7}</td><td>1,694</td><td>1,017</td><td>4.9</td>
 * <td>1.2</td></tr>
 * </table>
 *
 * <p>What did not pay: to ask at first which pins and places are possible by themselves (half the steps of the pieces,
 * but hardly fewer of the attacker, which take the time); an eighth of the steps at most for each square of the King
 * (as much time).
 *
 * <p>While pieces of the victim were not settled, all squares on which any of them might end counted as filled, so that
 * hardly anything was refused before the last piece. Now each of them fills one square, and the victim's moves must
 * last for that ({@link zugwerk.solve.reach.Demand}). Then what the count still believed in was looked at again: a piece
 * guarded from where it stood and went to capture, captured twice on a square at once, or captured a Pawn that came to
 * it by captures of nothing, or of itself; and a square passed by a Pawn made all possible, even where no Pawn could
 * capture there. Of {@code hpint.inp}, seconds in one running program:
 *
 * <table>
 * <caption>One square for each piece, and what leaves its post</caption>
 * <tr><th>Problem</th><th>Moves before</th><th>With the first</th><th>With both</th><th>Seconds before</th>
 * <th>After</th></tr>
 * <tr><td>h=6 {@code 8/5p1p/4p3/3p3K/2p5/1p6/Pk6/8}</td><td>257</td><td>166</td><td>160</td><td>0.61</td>
 * <td>0.03</td></tr>
 * <tr><td>h=5 {@code 3K4/p3pkp1/6p1/6P1/8/8/1p3P2/1N6}</td><td>823</td><td>538</td><td>121</td><td>1.9</td>
 * <td>0.3</td></tr>
 * <tr><td>h=5 {@code 7k/1p3n2/5N2/8/8/8/p1p1P3/BbN4K}</td><td>787,871</td><td>787,871</td><td>88,097</td><td>2.3</td>
 * <td>1.0</td></tr>
 * <tr><td>h=8 {@code 7K/6p1/1p6/8/8/p7/P1p3p1/7k}</td><td>22,046</td><td>21,982</td><td>7,401</td><td>over 6</td>
 * <td>1.8</td></tr>
 * <tr><td>h=8 {@code 8/8/8/8/8/p7/P2p1pp1/1K5k}</td><td>16,626</td><td>16,626</td><td>8,037</td><td>1.9</td>
 * <td>0.7</td></tr>
 * <tr><td>h=7 {@code 8/8/2K5/8/k7/6p1/p2pP2p/8}</td><td>31,871</td><td>31,869</td><td>2,319</td><td>1.3</td>
 * <td>0.5</td></tr>
 * <tr><td>ser-h=13 {@code 2k5/3p4/3p4/3p4/3p3B/3p4/3p1K2/R7}</td><td>1,017</td><td>960</td><td>960</td><td>1.0</td>
 * <td>0.2</td></tr>
 * </table>
 *
 * <p>The second costs time for a position: an h=7 takes 5.6 s in place of 3.8 s with half the moves. The h=8
 * {@code 1k6/8/8/2p5/2K3p1/6p1/2p1p1P1/8} finds its solution, but is not through after eighteen seconds.
 *
 * <p>Mates by a lone piece believed in Pawns that block by captures, though what they capture is what must mate. Now
 * the victim captures no more pieces than the attacker can spare, and a Pawn that is to check captures as often as its
 * way asks for, and the victim brings what it captures, which is only asked where all else is possible. Of
 * {@code intell.inp} a ser-h#8 fell from 117,315 moves to 4,539 (0.18 and 0.03 s), an h#6 from 219,944 to 40,088 (0.41
 * and 0.18 s), a reci-h#7 from 621,276 to 327,434 (1.05 and 0.58 s). What did not pay: that pieces cannot go over their
 * King where it stays (a third fewer moves in an h#7 and half in an h#4, no less time); to ask for the captures of
 * Pawns that check first (a fifth more time).
 *
 * <p>Then the moves were counted after which the goal was out of reach. Of those of the attacker with one more to come,
 * more than nine in ten were made only to find that. Now it is asked before they are made what such a move and the last
 * one can guard together ({@link zugwerk.solve.reach.Approach}). Where the victim has no move to lose, a piece only
 * helps by going to a flight that is left to it by some way of the attacker to guard the others, and only if the moves
 * last for that; before, any flight around any square of the King would do ({@link zugwerk.solve.reach.HelpfulMoves}).
 * The journeys of the pieces are found once for a position. Of {@code intell.inp}, seconds in one running program on a
 * busy machine:
 *
 * <table>
 * <caption>Moves that are refused before they are made</caption>
 * <tr><th>Problem</th><th>Moves before</th><th>With the first</th><th>With all</th><th>Seconds before</th>
 * <th>After</th></tr>
 * <tr><td>h#3.5 {@code 8/3pp2r/3b3r/1bknp3/1q1p3R/pp1p4/7B/7K}</td>
 * <td>865,888</td><td>481,182</td><td>479,433</td><td>1.43</td><td>1.30</td></tr>
 * <tr><td>h#4 {@code 1r6/7B/4k3/1p2n3/3b2p1/2p5/5RpP/6Kb}</td>
 * <td>1,291,721</td><td>348,216</td><td>300,919</td><td>1.14</td><td>0.75</td></tr>
 * <tr><td>h#3 {@code 7B/4K1b1/7q/8/1p4N1/1n1k2pp/6rR/6n1}</td>
 * <td>172,105</td><td>31,926</td><td>31,546</td><td>0.28</td><td>0.14</td></tr>
 * <tr><td>h#3 {@code 6K1/3p4/2q3p1/3R4/3p1nn1/rB3kp1/b7/1r6}</td>
 * <td>192,297</td><td>52,839</td><td>48,197</td><td>0.23</td><td>0.11</td></tr>
 * <tr><td>h#7 {@code B1k5/1bp5/8/8/3r4/8/2q2p1r/5Kn1}</td>
 * <td>434,424</td><td>433,130</td><td>299,438</td><td>0.75</td><td>0.63</td></tr>
 * <tr><td>h#6 {@code B7/2bp4/1krr4/1p6/8/5p2/8/7K}</td>
 * <td>43,060</td><td>42,854</td><td>36,222</td><td>0.21</td><td>0.18</td></tr>
 * </table>
 *
 * <p>What did not pay: to look at the ways of the last move and of the one before (6 % fewer moves, a tenth more time);
 * to ask first which pieces may check (half of the moves that were left, twice the time); to match each blocker with
 * its flight (2 % fewer moves, as much time).
 *
 * <p>Each piece of the attacker was still looked at by itself, so that two of them could end on one square, bar each
 * other's lines, or hang on a flight; and pieces that shut them in did not count. Now the squares are tried on which
 * they end, where that is found to decide ({@link zugwerk.solve.reach.MatingSquares}), and the victim's pieces must
 * leave what lies on every way to them ({@link zugwerk.solve.reach.ForcedSquares}). Over the 176 parts of
 * {@code intell.inp} that is 26 % fewer moves (geometric mean); those that took more than 20 ms take 0.9 of the time
 * (geometric mean). Where it refuses, the moves of the victim that help must be found by the same squares: else at
 * least five of 541 random problems lost solutions.
 *
 * <table>
 * <caption>Squares on which the attacker's pieces end</caption>
 * <tr><th>Problem</th><th>Moves before</th><th>After</th><th>Seconds before</th><th>After</th></tr>
 * <tr><td>h#5 {@code 7K/B7/1p5k/1N3p1q/8/8/8/8}</td><td>532,939</td><td>142,465</td><td>0.24</td><td>0.13</td></tr>
 * <tr><td>h#3.5 {@code 8/3pp2r/3b3r/1bknp3/1q1p3R/pp1p4/7B/7K}</td>
 * <td>479,433</td><td>268,606</td><td>0.63</td><td>0.53</td></tr>
 * <tr><td>h#4 {@code 1r6/7B/4k3/1p2n3/3b2p1/2p5/5RpP/6Kb}</td>
 * <td>300,919</td><td>151,933</td><td>0.33</td><td>0.29</td></tr>
 * <tr><td>h#4 {@code 8/4p1n1/p7/3p4/4p3/p1Kbp3/r1nN1p2/k1qrb3}</td>
 * <td>190,315</td><td>57,211</td><td>0.09</td><td>0.04</td></tr>
 * </table>
 *
 * <p>What did not pay: to count the victim's pieces on the lines of pieces that move (1 % fewer moves in an h#3.5); an
 * upper bound on what the other pieces can guard before each step (as many moves, no less time). A mate by one piece
 * alone gains nothing.
 *
 * <p>Then the time was looked at that goes into refusing. For each way to check, the crowd was asked anew at each step
 * in which another piece was sent to guard something, and nine in ten of the answers were no. Now it is asked once for
 * all of them at first ({@link zugwerk.solve.reach.VictimsPart}), and blocks that flight first for which the fewest
 * pieces come into question. And the tours on which a piece captures several Pawns are remembered
 * ({@link zugwerk.solve.reach.CaptureRoutes}). Seconds in one running program, at the same moves:
 *
 * <table>
 * <caption>The crowd asked once, and tours that are remembered</caption>
 * <tr><th>Problem</th><th>Before</th><th>After</th></tr>
 * <tr><td>h#7 {@code B1k5/1bp5/8/8/3r4/8/2q2p1r/5Kn1}</td><td>0.32</td><td>0.24</td></tr>
 * <tr><td>h#6 {@code B7/2bp4/1krr4/1p6/8/5p2/8/7K}</td><td>0.10</td><td>0.07</td></tr>
 * <tr><td>h#6 {@code 8/8/2pbkp2/2pnr3/4p3/8/4PK2/8}</td><td>0.09</td><td>0.06</td></tr>
 * <tr><td>h=8 {@code 1k6/8/8/2p5/2K3p1/6p1/2p1p1P1/8}</td><td>17.6</td><td>5.8</td></tr>
 * <tr><td>h=7 {@code 8/1b6/2p5/2K5/3p4/8/3P4/1q5k}</td><td>0.57</td><td>0.12</td></tr>
 * </table>
 *
 * <p>What did not pay: where the attacker has no move to lose, to drop its moves that no way to guard enough asks for
 * (a quarter fewer moves, in some problems two fifths; as much time, since such moves are refused soonest); to remember
 * parts of tours too (they were cut short before).
 *
 * <p>What the bounds find out about the pieces of a game holds for every position, and to find it anew took most of the
 * time of a short problem. It is kept for the next one ({@link zugwerk.solve.reach.PieceTablePool}): 57 random h#2 of
 * less than 20,000 moves, solved one after another, take 0.37 in place of 0.93 ms (median).
 *
 * <p>What each piece can come to guard around a King is looked up once for each square of the King, and a piece that
 * cannot add what is missing is passed over sooner: seven problems of {@code intell.inp} took 2.85 s, then 2.64 s.
 *
 * <p>Parry series with a last move of the other side are bounded too, with each of its passes as a move that it might
 * have made. Of Popeye's {@code pseries.inp}, seconds in one running program:
 *
 * <table>
 * <caption>Parry series</caption>
 * <tr><th>Problem</th><th>Moves before</th><th>After</th><th>Seconds before</th><th>After</th></tr>
 * <tr><td>pser-h#7 {@code 1r6/8/8/8/R7/1k4pp/2n4p/1q3n1K}</td>
 * <td>77.7 million</td><td>214,407</td><td>11.4</td><td>1.05</td></tr>
 * <tr><td>pser-h#7 {@code 8/8/8/8/8/4P3/1K2p3/3N3k}</td><td>4.1 million</td><td>19,573</td><td>0.45</td>
 * <td>0.02</td></tr>
 * <tr><td>pser-h#6 {@code 8/8/7K/3N4/8/6pp/6pp/6k1}</td><td>1.0 million</td><td>8,391</td><td>0.12</td>
 * <td>0.01</td></tr>
 * <tr><td>pser-h=4 {@code 7K/4P3/7B/6r1/2N2kpN/7n/3p1nrr/1R4bq}</td>
 * <td>2.9 million</td><td>308</td><td>0.48</td><td>0.30</td></tr>
 * </table>
 *
 * <p>Without such a last move they are not: 100 random phser-#3 took 0.45 s with a third of the moves, 0.19 s without.
 * What did not pay: to ask before each further move whether all that the others might still add is enough (as many
 * moves, no less time); in reciprocal play, to let each King end only where the other goal allows it (7 % fewer moves
 * in the reci-h#7).
 *
 * <p>Each position was still looked at anew. Now all mates that may come about from the first one are found at once
 * ({@link zugwerk.solve.reach.MateFinder}): which piece checks, which guard, which block, each on its square.
 * That takes some thousand steps, mostly less than the search of a move less. What is needed for each is followed from
 * move to move ({@link zugwerk.solve.reach.RemainingMates}), as are the pieces of the victim that would parry
 * ({@link zugwerk.solve.reach.NonParryingPieces}), so that a position or a move is refused by a few additions. The closer look
 * is only taken where it has spared more than it cost. Of {@code intell.inp}, both versions in one program in turn, the
 * 95 problems that take over 2 ms take 0.59 of the time (geometric mean):
 *
 * <table>
 * <caption>Mates that are found first</caption>
 * <tr><th>Problem</th><th>Moves before</th><th>After</th><th>Seconds before</th><th>After</th></tr>
 * <tr><td>h#5.5 {@code 8/1K6/2pB1p2/2p5/2P1p2p/2k5/5P1P/8}</td><td>438,249</td><td>146,116</td><td>0.65</td>
 * <td>0.13</td></tr>
 * <tr><td>h#7 {@code B1k5/1bp5/8/8/3r4/8/2q2p1r/5Kn1}</td><td>295,188</td><td>113,984</td><td>0.32</td>
 * <td>0.10</td></tr>
 * <tr><td>h#4 {@code 1r6/7B/4k3/1p2n3/3b2p1/2p5/5RpP/6Kb}</td><td>148,820</td><td>79,475</td><td>0.33</td>
 * <td>0.12</td></tr>
 * <tr><td>h#6 {@code 8/8/2pbkp2/2pnr3/4p3/8/4PK2/8}</td><td>35,635</td><td>19,899</td><td>0.08</td><td>0.02</td></tr>
 * <tr><td>reci-h#7 {@code 8/2K3p1/5q2/2k5/7p/5B2/8/8}</td><td>266,311</td><td>150,735</td><td>0.48</td>
 * <td>0.18</td></tr>
 * <tr><td>reci-h#8 {@code 8/8/8/4B3/8/n2k4/3rq3/7K}</td><td>44.2 million</td><td>20.2 million</td><td>87</td>
 * <td>17</td></tr>
 * <tr><td>h#3 {@code 8/8/1p3Bn1/1pbpr1P1/2n2p2/3k1bR1/3r4/5K2}</td><td>98,592</td><td>82,182</td><td>0.22</td>
 * <td>0.29</td></tr>
 * </table>
 *
 * <p>The last one has more than ten thousand of them. What did not pay: to find them only once a problem turns out to
 * be long (the part before takes longer); to ask the crowd of each ({@link zugwerk.solve.reach.BlockersAndParries}; 4 % fewer of
 * them, and more time); to look closely at all positions, or at none with more than one move left (an h#6 with
 * Pawns that block by captures 284,664 in place of 10,016 moves).
 *
 * <p>What is left of these mates was only counted in moves: in the h#5 below, 19 in 20 of the positions that passed
 * with a move left to each side were then refused by the closer look. Now it is asked of each mate whether it can
 * come about as the pieces stand ({@link zugwerk.solve.reach.MateObstacles}): pieces must leave the lines on which
 * others check and guard, and what lies on every way to where they end; something must give the check; nothing
 * parries it unless another piece may check as well ({@link zugwerk.solve.reach.MatingCheck}); a Pawn must have
 * something to capture. That takes much longer than counting, so that it is asked of a handful, or where it drops one
 * in three. Of {@code intell.inp} the 93 problems that take over 2 ms take 0.88 of the time before (geometric mean);
 * one with many mates takes longer, as does the pser-h#7 above (0.38 s in place of 0.23 s):
 *
 * <table>
 * <caption>What stands in the way of mates</caption>
 * <tr><th>Problem</th><th>Moves before</th><th>After</th><th>Seconds before</th><th>After</th></tr>
 * <tr><td>h#3.5 {@code 8/3pp2r/3b3r/1bknp3/1q1p3R/pp1p4/7B/7K}</td><td>278,734</td><td>60,402</td><td>0.59</td>
 * <td>0.17</td></tr>
 * <tr><td>h#3 {@code 7B/4K1b1/7q/8/1p4N1/1n1k2pp/6rR/6n1}</td><td>25,105</td><td>2,977</td><td>0.052</td>
 * <td>0.015</td></tr>
 * <tr><td>h#5 {@code 7K/B7/1p5k/1N3p1q/8/8/8/8}</td><td>105,246</td><td>58,719</td><td>0.081</td>
 * <td>0.032</td></tr>
 * <tr><td>h#7 {@code B1k5/1bp5/8/8/3r4/8/2q2p1r/5Kn1}</td><td>113,984</td><td>78,118</td><td>0.10</td>
 * <td>0.07</td></tr>
 * <tr><td>h#3 {@code 8/2K3pB/1p2p1P1/pP2P3/P2r1p2/n1pk1P2/2pbpP2/1N6}</td><td>18,375</td><td>17,702</td><td>0.10</td>
 * <td>0.15</td></tr>
 * </table>
 *
 * <p>Looks that do not pay are taken more and more seldom, which spares a fifth of the time of the reci-h#8: it takes
 * 0.65 of the time with both. What did not pay: to ask wherever few are left, up to 32 (4 % fewer moves, no less time),
 * or only there; to look closely before the last move only where that has paid (as much time, an eighth more moves).
 *
 * <p>In stalemates, what can be settled in the fewest ways is settled first: the piece that is captured on the fewest
 * squares is sent there, and the flight is guarded that the fewest places serve. Fifteen problems of {@code hpint.inp}
 * take 0.80 of the time (geometric mean):
 *
 * <table>
 * <caption>The fewest ways first</caption>
 * <tr><th>Problem</th><th>Moves before</th><th>After</th><th>Seconds before</th><th>After</th></tr>
 * <tr><td>h=8 {@code 1k6/8/8/2p5/2K3p1/6p1/2p1p1P1/8}</td><td>13,177</td><td>13,231</td><td>6.4</td><td>2.5</td></tr>
 * <tr><td>h=7 {@code 8/1b6/2p5/2K5/3p4/8/3P4/1q5k}</td><td>4,703</td><td>4,703</td><td>0.13</td><td>0.09</td></tr>
 * <tr><td>h=5 {@code 3K4/p3pkp1/6p1/6P1/8/8/1p3P2/1N6}</td><td>115</td><td>113</td><td>0.30</td><td>0.25</td></tr>
 * <tr><td>h=5 {@code 1K1k4/1p3p2/4pN2/5p2/8/8/p1p1P3/BbN5}</td><td>4,750</td><td>4,750</td><td>0.46</td>
 * <td>0.33</td></tr>
 * </table>
 *
 * <p>What did not pay: to count only the squares that the attacker reaches (4 % more time); to look closely after a
 * quarter or twice as many steps (as much time).
 *
 * <p>Not done: the same squares for moves of the attacker with more than one to come; opposing Pawns that cannot pass
 * each other; pieces in the way of others before the last move, and pins of the attacker's pieces.
 *
 * <h2>Proof games</h2>
 *
 * <p>Fifteen orthodox proof games of Popeye's files {@code proof.inp} and {@code atob.inp}, one thread, moves of all
 * together. Every idea keeps all solutions; {@code ProofGameTest} compares them with those of playing all moves.
 *
 * <table>
 * <caption>Ideas for proof games, each with all before it</caption>
 * <tr><th>Idea</th><th>Class</th><th>Moves</th></tr>
 * <tr><td>settled pieces; the moves that a side needs at least, for each position after a move</td>
 * <td>{@link zugwerk.solve.reach.ImmovablePieces}, {@link zugwerk.solve.reach.ProofRoutes},
 * {@link zugwerk.solve.reach.MoveAssignment}</td><td>14.8 million</td></tr>
 * <tr><td>before a move is made: the nearest piece to each place</td>
 * <td>{@link zugwerk.solve.reach.ProofDistance}</td><td>6.9 million</td></tr>
 * <tr><td>the prices of places and pieces by the Hungarian method</td>
 * <td>{@link zugwerk.solve.reach.MoveAssignment}</td><td>3.6 million</td></tr>
 * <tr><td>the moves of the side that has moved are not matched again: more moves, but a fifth less time</td>
 * <td>{@link zugwerk.solve.reach.DiagramBound}</td><td>4.0 million</td></tr>
 * </table>
 *
 * <p>At first hardly a piece counted as settled, since a Pawn was thought to come from any square, also from its own
 * first rank, where none can stand. Since that is told apart, one game of nine moves fell from 44,796 moves to 24,146.
 * Not done: pieces that must be captured where they stand, and whether a side can lose a move.
 */
@NullMarked
package zugwerk.solve.reach;

import org.jspecify.annotations.NullMarked;
