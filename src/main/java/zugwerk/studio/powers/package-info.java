/**
 * The power lists of a game as text, with a live error, and the power that each type has now.
 */
package zugwerk.studio.powers;
