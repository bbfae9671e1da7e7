/**
 * The models of the problem being composed: {@link Workbench} holds the draft with its history, faults and file; {@link
 * Selection}, {@link Brushes} and {@link TwinMaker} edit it, {@link PlayMode} plays moves from it. No scene graph.
 */
@NullMarked
package zugwerk.studio.editor;

import org.jspecify.annotations.NullMarked;
