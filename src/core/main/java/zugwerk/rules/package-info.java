/**
 * What all games share: making moves, finding the legal ones, check and verdict, and the faults of a setup.
 *
 * <p>A game is a {@link zugwerk.rules.Variant}: it declares its state and overrides the rules in which it differs from
 * orthodox chess. Separate parts of a game are {@link zugwerk.rules.FastPath} (what the generator may rely on),
 * {@link zugwerk.rules.OwnEnd} (how it ends except by mate), {@link zugwerk.rules.MoveStyle} (how moves are written),
 * {@link zugwerk.rules.RetroFacts}, {@link zugwerk.rules.TableFacts}, {@link zugwerk.rules.ReachFacts} (where pieces
 * can get) and {@link zugwerk.rules.GameOptions} (settings). No class here depends on a particular game.
 *
 * <p>Search encodes a move as an {@code int} ({@link zugwerk.rules.EncodedMove}); everywhere else it is a
 * {@link zugwerk.rules.Move}.
 *
 * <p>Retro-analysis: {@link zugwerk.rules.RetroChecks} counts pieces, {@link zugwerk.rules.LastMoves} takes moves back,
 * and {@link zugwerk.rules.Legality} and {@link zugwerk.rules.ProvenRights} draw conclusions. The package depends on
 * {@code work}, {@code board} and {@code betza}.
 */
@NullMarked
package zugwerk.rules;

import org.jspecify.annotations.NullMarked;
