/**
 * Diagrams as magazines print them: the outlines of pieces, the layout, and its output as SVG, PNG, PDF, TeX, plain
 * text and web pages, one diagram at a time or several on a sheet.
 *
 * <p>A {@code Diagram} says what is shown, a {@code Look} how. The layout is a list of marks, shapes and texts in the
 * fonts of the program. Every output draws the same list, so all show the same. The state of a game is read from its
 * slots, so no game is named here. Java's own geometry needs no window system, so the command line needs no display.
 * The program reads its fonts itself, because Java would copy them to a temporary folder. This room knows all rooms up
 * to {@code problem}.
 *
 * <h2>How to draw a diagram</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="draw"}
 */
@NullMarked
package zugwerk.diagram;

import org.jspecify.annotations.NullMarked;
