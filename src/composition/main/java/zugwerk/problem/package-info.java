/**
 * Problems with their twins, claims and credits; their files; and solutions as JSON.
 *
 * <p>A {@link zugwerk.problem.Problem} holds typed values. Text is read and written at the edge only:
 * {@link zugwerk.problem.TwinText} reads and writes twins, {@link zugwerk.problem.ProblemFile} files.
 * {@link zugwerk.problem.ProblemFields} is the schema of the files, {@code problem.schema.json} the same for other
 * programs. {@link zugwerk.problem.UserFolders} names the user's own folders. This is the only package that uses
 * Jackson. Depends on the solver and its packages.
 *
 * <p>{@link zugwerk.problem.Verification} checks stored files. {@link zugwerk.problem.ProofFile} writes and reads
 * proofs; the replay ({@link zugwerk.problem.ProofReplay}, {@code LineReplay}, {@code StudyReplay}) is independent of
 * the solver. A {@linkplain zugwerk.problem.Certificate certificate} is trusted only if it agrees with its digest,
 * which detects damage and changes by hand, but not deliberate forgery.
 *
 * <h2>How to search a folder</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="search"}
 */
@NullMarked
package zugwerk.problem;

import org.jspecify.annotations.NullMarked;
