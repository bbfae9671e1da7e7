/**
 * What all games share: making moves, finding the legal ones, check and verdict, and the faults of a setup.
 *
 * <p>A game is a {@link zugwerk.rules.Variant}. It declares its state and overrides the few rules in which it differs
 * from orthodox chess. Its other sides are parts of their own: {@link zugwerk.rules.FastPath} (what the generator may
 * rely on), {@link zugwerk.rules.MoveStyle} (how moves are written), {@link zugwerk.rules.RetroFacts},
 * {@link zugwerk.rules.TableFacts}, {@link zugwerk.rules.ReachFacts} (where pieces can get) and
 * {@link zugwerk.rules.GameOptions} (settings). Nothing here knows which games there are.
 *
 * <p>Search encodes a move as an {@code int} ({@link zugwerk.rules.EncodedMove}); everywhere else it is a
 * {@link zugwerk.rules.Move}.
 *
 * <p>The past of a position: {@link zugwerk.rules.RetroChecks} counts, {@link zugwerk.rules.LastMoves} takes moves
 * back, and {@link zugwerk.rules.Legality} and {@link zugwerk.rules.ProvenRights} say what follows. This package knows
 * {@code work}, {@code board} and {@code betza}.
 */
@NullMarked
package zugwerk.rules;

import org.jspecify.annotations.NullMarked;
