/**
 * The tabs of the open problems: {@link OpenProblems} keeps them, {@link ProblemTabs} shows them. {@link ProblemPane}
 * divides a tab between the board with its caption and the panes; {@link StartPage} is shown while none is open.
 */
@NullMarked
package zugwerk.studio.tabs;

import org.jspecify.annotations.NullMarked;
