/**
 * Fairy conditions: layers on any game.
 *
 * <p>A {@link zugwerk.condition.Condition} changes some rules by overriding hooks.
 * {@link zugwerk.condition.Conditioned} is a game with its conditions, a {@link zugwerk.rules.Variant} like any other;
 * its settings name the conditions behind those of the game: {@code scale;conditions: Circe, Madrasi}.
 * {@link zugwerk.condition.Conditions} is the registry.
 *
 * <p>A condition is a class and an entry in the registry. {@code src/docs/conditions.md} shows how to write one. A
 * separate jar adds conditions by a {@link zugwerk.condition.ConditionSource}.
 *
 * <p>Attributes of pieces, such as neutral and royal, are conditions with a slot of pieces. The package depends on
 * {@code board}, {@code betza}, {@code rules} and {@code notation}.
 */
@NullMarked
package zugwerk.condition;

import org.jspecify.annotations.NullMarked;
