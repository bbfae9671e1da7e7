/**
 * Export of diagrams: windows for single diagrams and sheets, and the clipboard. {@link ExportChoice} and
 * {@link ExportJob} do not use the scene graph.
 */
@NullMarked
package zugwerk.studio.export;

import org.jspecify.annotations.NullMarked;
