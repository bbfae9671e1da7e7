/**
 * The board and the palette beside it. They show the workbench of {@code zugwerk.studio.editor} and call its edits;
 * they contain no rules of chess.
 */
@NullMarked
package zugwerk.studio.board;

import org.jspecify.annotations.NullMarked;
