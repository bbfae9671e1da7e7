/**
 * Games written against the interface for games as another project would write them, each in one file with its second
 * program. Tests register them by {@code META-INF/services}, and every test over the registry plays them too.
 *
 * <ul>
 * <li>{@link zugwerk.guest.Andernach}, {@link zugwerk.guest.Gravity}, {@link zugwerk.guest.Circe}: events of a turn.
 * <li>{@link zugwerk.guest.Crazyhouse}: drops, and state of sides and types.
 * <li>{@link zugwerk.guest.ThreeCheck}, {@link zugwerk.guest.RacingKings}: other ends.
 * <li>{@link zugwerk.guest.Checkless}, {@link zugwerk.guest.RacingKings}: moves forbidden by the position after them.
 * </ul>
 */
package zugwerk.guest;
