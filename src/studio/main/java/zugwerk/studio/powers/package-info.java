/**
 * The settings of a game: power lists as a table with diagrams, figures and a catalogue of pieces, or as text.
 *
 * <p>{@link zugwerk.studio.powers.PowerTable} is the model of the table and knows no window; the draft changes only
 * through the workbench, so that every step can be undone.
 */
@NullMarked
package zugwerk.studio.powers;

import org.jspecify.annotations.NullMarked;
