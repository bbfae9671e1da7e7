/**
 * Diagrams as in magazines, as SVG, PNG, PDF, TeX, plain text and web pages, one at a time or several on a sheet.
 *
 * <p>A {@code Diagram} is the content, a {@code Look} the style. The layout is a list of marks: shapes, and texts in
 * bundled fonts. All outputs draw the same list. The state of a game is read from its slots, so no code depends on a
 * particular game. The geometry classes of Java need no display. Fonts are read with FontBox, because Java would copy
 * them to a temporary folder.
 *
 * <p>A {@code PlayingPage} is a web page on which readers solve problems, a {@code Site} a collection of them.
 *
 * <p>May use {@code problem} and everything below.
 *
 * <h2>How to draw a diagram</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="draw"}
 */
@NullMarked
package zugwerk.diagram;

import org.jspecify.annotations.NullMarked;
