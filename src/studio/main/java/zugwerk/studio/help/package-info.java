/**
 * The help pages, parsed from Markdown to {@link HelpBlock}s. The only package that uses the Markdown parser. No scene
 * graph.
 */
@NullMarked
package zugwerk.studio.help;

import org.jspecify.annotations.NullMarked;
