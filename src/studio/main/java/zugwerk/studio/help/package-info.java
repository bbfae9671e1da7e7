/**
 * The help pages, as they are read from Markdown: headings, paragraphs, lists and tables, without the window that
 * draws them. The only room that imports the Markdown parser; it touches no scene graph and nothing else of the studio.
 */
@NullMarked
package zugwerk.studio.help;

import org.jspecify.annotations.NullMarked;
