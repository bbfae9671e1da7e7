/**
 * The view models of what is being composed: the draft with its history, its faults and its file, what is selected on
 * the board, the moves played from the draft, and the flights, pins and guards of a King. No scene graph.
 */
@NullMarked
package zugwerk.studio.editor;

import org.jspecify.annotations.NullMarked;
