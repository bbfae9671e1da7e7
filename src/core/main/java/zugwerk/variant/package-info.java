/**
 * The games, a class each, and {@link zugwerk.variant.Variants}, the registry: the only place that names them. A game
 * knows {@code board}, {@code betza} and {@code rules}, and no other game.
 *
 * <h2>How to add a game</h2>
 *
 * <p>Extend {@link zugwerk.variant.SteadyGame}, or {@link zugwerk.rules.Variant} if powers change, and override the
 * events of a turn that your game changes; {@link zugwerk.rules.MoveMaker} lists them in their order. This is all of
 * Andernach Chess, in which a piece that captures changes its colour, Kings aside:
 *
 * {@snippet file="zugwerk/guest/Andernach.java" region="game"}
 *
 * <p>Change the position only by its own methods: undo, hash key, en passant and castling rights follow from what they
 * record. Declare state as slots of the schema; texts, files, brushes and diagrams then know it. Where a value of 0
 * stands for all that a piece has at first, say so by {@link zugwerk.rules.Variant#fullValue}. Register the
 * game by one line in {@link zugwerk.variant.Variants}, or from a jar of its own by a line in
 * {@code META-INF/services/zugwerk.rules.Variant}. It can be played, solved, printed and saved from then on.
 *
 * <p>What the core cannot see, it does not assume. A game promises more where that is true, and gains by it:
 * <ul>
 * <li>{@link zugwerk.rules.FastPath}: which moves need not be made to be judged; without it, search is slow.
 * <li>{@link zugwerk.rules.Variant#pawnSquares}, {@link zugwerk.rules.Variant#pawnsJump}: faults of positions.
 * <li>{@link zugwerk.rules.Variant#keeps}: claims that survive when a problem is turned, mirrored or shifted.
 * <li>{@link zugwerk.rules.RetroFacts}, {@link zugwerk.rules.TableFacts}: doubts about positions, endgame tables.
 * <li>{@link zugwerk.rules.ReachFacts}: help and series play that gives up early what can no longer solve.
 * <li>{@link zugwerk.rules.MoveStyle}, {@link zugwerk.rules.GameOptions}: how moves are written, settings.
 * </ul>
 * The tests take all games from the registry, with the sample settings that each tells, and check what they promise.
 */
@NullMarked
package zugwerk.variant;

import org.jspecify.annotations.NullMarked;
