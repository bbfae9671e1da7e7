/**
 * Zugwerk: a studio for composing and solving chess problems in games whose rules have a memory.
 *
 * <h2>The packages</h2>
 *
 * <p>Each package imports only those before it in this list. A test checks this.
 * <ol>
 * <li>{@code work} runs long work: cancelling, progress, and loops over several threads.
 * <li>{@code board} holds a position: pieces on squares, and cells in which a game keeps its state.
 * <li>{@code betza} reads powers of movement in Betza notation and compiles them to tables.
 * <li>{@code rules} has what all games share: making moves, finding the legal ones, check and mate.
 * <li>{@code variant} has one class for each game, and the registry that names them.
 * <li>{@code notation} writes and reads positions and moves as text.
 * <li>{@code solve} decides stipulations, {@code solve.table} builds endgame tables, {@code solve.study} decides
 * studies with them.
 * <li>{@code problem} holds a problem with its claim and credits, and keeps it in a file.
 * <li>{@code content} says what a solution shows: its phases side by side.
 * <li>{@code compose} searches for what a composer wants: pieces to leave out, repairs, twins, new problems.
 * <li>{@code exchange} reads and writes problems in the formats of other programs.
 * <li>{@code index} keeps what is known of many problems on disk, and searches it.
 * <li>{@code diagram} draws problems as in a magazine.
 * <li>{@code cluster} cuts work into pieces that other machines do.
 * <li>{@code cli} is the command line and {@code studio} the window. Neither knows the other.
 * </ol>
 * {@link zugwerk.Main} starts one of the two.
 *
 * <h2>How a problem is solved</h2>
 *
 * <p>A game declares its state as slots, and overrides the few rules in which it differs from orthodox chess. The board
 * then takes care of undo, hash key and comparison of this state, and {@code notation} of its text, without knowing the
 * game. The solver makes moves through {@code rules}, so it solves any game. It builds a tree of solution nodes; the
 * command line prints this tree and the studio shows it.
 *
 * <h2>Glossary</h2>
 *
 * <p>Problemists and chess programmers use many of the same words differently. In this program:
 *
 * <h3>Moves and their counting</h3>
 * <dl>
 * <dt>move, half-move, ply
 * <dd>Stipulations count moves: {@code #2} is two moves of White and one of Black. A <em>half-move</em> is one turn of
 * one side. A <em>ply</em> is a half-move as a search counts it, from its root at 0. A forced pass is a half-move.
 * <dt>set play
 * <dd>What would happen if the other side were to move in the diagram.
 * <dt>key
 * <dd>A first move that solves the problem. Programmers also call the hash of a position its key; here that is only
 * {@link zugwerk.board.Position#key}. A key on the keyboard is called a key, too.
 * <dt>try
 * <dd>A first move that fails, but only to few defences, often only one. These are its <em>refutations</em>.
 * <dt>threat
 * <dd>What White would play after the key if Black passed. A problem whose key has no threat is in <em>zugzwang</em>,
 * or a <em>block</em>.
 * <dt>defence
 * <dd>A move of the side that does not want the goal to be reached.
 * <dt>variation, line
 * <dd>A defence with the answers to it. A <em>line</em> is any sequence of moves; on the board it is a row of squares.
 * <dt>phase
 * <dd>Set play, a try or the play after the key, seen as a whole.
 * </dl>
 *
 * <h3>Problems and their faults</h3>
 * <dl>
 * <dt>stipulation
 * <dd>What is asked, such as {@code #3}: the goal, the kind of play and the number of moves.
 * <dt>direct, self, reflex play
 * <dd>Kinds of <em>adversarial</em> play, in which one side tries to prevent what the other wants. Problemists also
 * call it battle play.
 * <dt>help play, series play
 * <dd>In help play both sides work together. In series play one side makes several moves in a row while the other
 * passes.
 * <dt>study
 * <dd>An endgame with the task to win or draw, in any number of moves.
 * <dt>cook
 * <dd>A second key that was not intended. A problem with one is cooked, one without a solution <em>unsolvable</em>.
 * <dt>short
 * <dd>Of a problem: solvable in fewer moves than stated. A <em>short mate</em> or short variation is one that ends
 * before the stated number of moves; that is no fault.
 * <dt>dual
 * <dd>A second answer to a defence. Unlike a cook it does not make the problem unsound.
 * <dt>sound
 * <dd>With exactly one key, or as many solutions as stated, and not short.
 * <dt>twin, zeroposition, duplex
 * <dd>A <em>twin</em> is another problem made by a small change. In a <em>zeroposition</em> only the twins are to be
 * solved. A <em>duplex</em> is solved a second time with the sides exchanged.
 * <dt>unit, man, piece
 * <dd>Problemists count men and do not call a Pawn a piece. Here a <em>piece</em> is whatever stands on a square, King
 * and Pawns included, and <em>men</em> appear only in counts: a problem of seven men.
 * <dt>flight, guard, block
 * <dd>A <em>flight</em> is a square to which the King can move. A piece <em>guards</em> a square if the King may not
 * move there because of it. A <em>block</em> is a piece of the King's own side on a square next to it. (A block is also
 * a problem in zugzwang; a lame leaper is blocked by a piece on its way.)
 * <dt>model mate, pure mate
 * <dd>In a pure mate each square around the King is barred for exactly one reason: one guard, or a block. A model mate
 * is pure, and every piece of the mating side takes part in it, except perhaps its King and Pawns.
 * </dl>
 *
 * <h3>Pieces and their powers</h3>
 * <dl>
 * <dt>power
 * <dd>How a piece moves and captures, as an expression in Betza notation.
 * <dt>leaper, rider, hopper
 * <dd>A <em>leaper</em> moves a fixed distance, whatever stands between. A <em>rider</em> repeats a leap in the same
 * direction until something is in its way; programmers call Bishop, Rook and Queen sliders. A <em>hopper</em> must jump
 * over a piece.
 * <dt>lame
 * <dd>Of a leaper: unable to move if a square on its way is occupied.
 * <dt>royal
 * <dd>Of a piece: its capture would end the game, so its side must not leave it attacked. Here only the King is royal.
 * <dt>fairy
 * <dd>Unorthodox, of pieces and conditions.
 * <dt>state
 * <dd>What a game remembers beside the pieces on the board, such as tiles or poison counts.
 * </dl>
 *
 * <h3>Searching</h3>
 * <dl>
 * <dt>perft
 * <dd>The number of sequences of legal moves of a given length: a test of move generators.
 * <dt>pseudo-legal
 * <dd>Of a move: as the piece moves, without regard to the safety of the mover's King. A <em>legal</em> move leaves
 * that King unattacked.
 * <dt>attack
 * <dd>A piece attacks a square if it could capture an enemy piece there, by the rules of its game.
 * <dt>transposition table
 * <dd>What the search found out about positions, by their hash keys, so that a position is not searched again when
 * other moves lead to it.
 * <dt>endgame table
 * <dd>Win, loss or draw and the distance to mate for each position with given pieces; a tablebase.
 * <dt>node
 * <dd>In counts of work: a move made in the search. A <em>solution node</em> is a move in the tree that is printed.
 * </dl>
 */
@NullMarked
package zugwerk;

import org.jspecify.annotations.NullMarked;
