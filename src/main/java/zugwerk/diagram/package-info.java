/**
 * Diagrams as they are printed: the pieces's outlines, the layout, and its output as SVG, PNG, PDF, TeX, plain text and
 * web pages, alone or several on a sheet.
 *
 * <p>A {@code Diagram} says what is shown, a {@code Look} how. The layout is a list of marks, shapes and texts in fonts
 * of the program, that every output draws, so that all show the same. What a game remembers is read from its slots; no
 * game is known here. Java's own geometry is used without a window system, so the command line needs no display. This
 * room knows all rooms up to {@code problem}.
 */
@NullMarked
package zugwerk.diagram;

import org.jspecify.annotations.NullMarked;
