/**
 * Work off the JavaFX thread: {@link Job} is the base of all background work of the studio, {@link Background} runs and
 * counts its tasks, {@link FileWork} reads and writes files, {@link Stalls} reports a blocked JavaFX thread to
 * developers. No scene graph.
 */
@NullMarked
package zugwerk.studio.task;

import org.jspecify.annotations.NullMarked;
