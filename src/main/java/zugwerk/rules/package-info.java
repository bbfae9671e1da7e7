/**
 * What all games share: making moves, finding the legal ones, check and verdict, and the faults of a setup.
 *
 * <p>A game is a {@link zugwerk.rules.Variant}; it declares its state and overrides the few places where its rules
 * differ. Nothing here knows which games there are. Moves are packed into an {@code int} in search
 * ({@link zugwerk.rules.EncodedMove}) and are {@link zugwerk.rules.Move} records everywhere else.
 * This room knows {@code board} and {@code betza}.
 */
package zugwerk.rules;
