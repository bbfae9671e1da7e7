/**
 * The settings of a game: power lists as a table with diagrams, statistics and a catalogue of pieces, or as text.
 * {@link PowerTable} is the model of the table. Edits go through the workbench, so that each can be undone.
 */
@NullMarked
package zugwerk.studio.powers;

import org.jspecify.annotations.NullMarked;
