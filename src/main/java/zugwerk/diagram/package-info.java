/**
 * Diagrams as they are printed: the men's outlines, the layout, and its output as SVG, PNG and plain text.
 *
 * <p>The layout is a list of shapes and texts that every output draws, so that all show the same. Java's own
 * geometry is used without a window system, so the command line needs no display. This room knows all rooms up to
 * {@code problem}.
 */
package zugwerk.diagram;
