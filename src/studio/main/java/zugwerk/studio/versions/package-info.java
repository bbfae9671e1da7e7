/**
 * The versions of a problem in the window: {@link VersionKeeper} keeps them by itself at new verdicts,
 * {@link VersionStrip} shows them as small diagrams, and {@link CompareWindow} shows two side by side. The versions
 * themselves are {@link zugwerk.studio.editor.Versions} on the workbench.
 */
@NullMarked
package zugwerk.studio.versions;

import org.jspecify.annotations.NullMarked;
