/**
 * Problems with their twins, claims, credits, certificates and stored solutions.
 *
 * <p>A {@link zugwerk.problem.Problem} holds typed values: its {@linkplain zugwerk.problem.GamePosition position}, its
 * {@linkplain zugwerk.problem.Task task}, its {@linkplain zugwerk.problem.Credits credits} and its {@linkplain
 * zugwerk.problem.Analysis analysis}. {@link zugwerk.problem.TwinText} reads and writes twins.
 * {@link zugwerk.problem.ProblemSolver} solves all parts of a problem into a {@link zugwerk.problem.Solved}.
 * {@link zugwerk.problem.StoredSolution} compares it with the solution that an author wrote.
 * {@link zugwerk.problem.UserFolders} names the user's own folders.
 *
 * <p>A {@linkplain zugwerk.problem.Certificate certificate} is trusted only if it agrees with its digest, which detects
 * damage and changes by hand, but not deliberate forgery.
 *
 * <p>Depends on the solver and its packages.
 */
@NullMarked
package zugwerk.problem;

import org.jspecify.annotations.NullMarked;
