package zugwerk.studio.versions;

import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Versions;

/**
 * A problem to compare.
 *
 * @param title what it is called, such as <em>Version 3</em>
 * @param known its solution, if it is in memory
 */
public record Compared(String title, Problem problem, Optional<Versions.Solution> known) {}
