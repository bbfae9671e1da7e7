/**
 * The tabs of the open problems. {@link OpenProblem} is the session of a tab, with its workbench and its jobs; {@link
 * OpenProblems} keeps those of a window, {@link ProblemTabs} lists them. {@link ProblemPane} divides a tab between the
 * board with its caption and the panes; {@link StartPage} is shown while none is open.
 */
@NullMarked
package zugwerk.studio.tabs;

import org.jspecify.annotations.NullMarked;
