/**
 * The games, a class each, and {@link zugwerk.variant.Variants}, the registry: the only place that names them. A game
 * depends on {@code board}, {@code betza} and {@code rules}, and on no other game.
 *
 * <h2>How to add a game</h2>
 *
 * <p>Extend {@link zugwerk.variant.SteadyGame}, or {@link zugwerk.rules.Variant} if powers change, and override what
 * differs from orthodox chess. This is all of Andernach Chess, in which a piece that captures changes its colour, Kings
 * aside:
 *
 * {@snippet file="zugwerk/guest/Andernach.java" region="game"}
 *
 * <ul>
 * <li>Events of a turn: {@link zugwerk.rules.MoveMaker} lists them in order. Change the position only by its own
 * methods; undo, hash key and castling rights follow.
 * <li>State: slots of the schema; {@link zugwerk.board.Slot.Scope} says how each is written. Where 0 stands for the
 * greatest value, override {@link zugwerk.rules.Variant#fullValue}.
 * <li>Special moves and drops: {@link zugwerk.rules.Variant#addSpecialMoves}.
 * <li>A move that the position after it forbids: {@link zugwerk.rules.Variant#allows}.
 * <li>An end other than mate and stalemate: {@link zugwerk.rules.Variant#ownEnd}; {@code #2} then means "wins in 2".
 * </ul>
 * Register the game by a line in {@link zugwerk.variant.Variants}, or in
 * {@code META-INF/services/zugwerk.rules.Variant} of a separate jar.
 *
 * <p>The program concludes nothing from rules that it cannot see. Where more is true, a game promises it and gains:
 * <ul>
 * <li>{@link zugwerk.rules.FastPath}: moves that need not be made to be judged; without it, search is slow.
 * <li>{@link zugwerk.rules.Variant#pawnSquares}, {@link zugwerk.rules.Variant#pawnsJump}: faults of positions.
 * <li>{@link zugwerk.rules.Variant#keeps}: claims that survive when a problem is turned, mirrored or shifted.
 * <li>{@link zugwerk.rules.RetroFacts}, {@link zugwerk.rules.TableFacts}: doubts about positions, endgame tables.
 * <li>{@link zugwerk.rules.ReachFacts}: bounds for help and series play.
 * <li>{@link zugwerk.rules.MoveStyle}, {@link zugwerk.rules.GameOptions}: how moves are written, settings.
 * </ul>
 * The contract tests take all games from the registry and check what they promise.
 */
@NullMarked
package zugwerk.variant;

import org.jspecify.annotations.NullMarked;
