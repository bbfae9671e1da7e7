/**
 * Problems with their twins, claims and credits; their files; and solutions as JSON.
 *
 * <p>A {@link zugwerk.problem.Problem} holds typed values, and {@link zugwerk.problem.ProblemEdit} makes another one of
 * it. Text is read and written at the edge only: {@link zugwerk.problem.TwinText} reads and writes twins,
 * {@link zugwerk.problem.ProblemFile} files. {@link zugwerk.problem.ProblemFields} is the schema of the files, {@code
 * problem.schema.json} the same for other programs. {@link zugwerk.problem.UserFolders} says where users keep their own
 * files. This is the only room that imports Jackson. It uses the 2.x line, as other JavaFX and test libraries do; its
 * databind reads records without further help.
 *
 * <p>{@link zugwerk.problem.Verification} checks what is kept. {@link zugwerk.problem.ProofFile} writes and reads
 * proofs; what replays them ({@link zugwerk.problem.ProofReplay}, {@code LineReplay}, {@code StudyReplay}) uses nothing
 * of the solver. A {@linkplain zugwerk.problem.Certificate certificate} is trusted only if it agrees with
 * its digest, which tells damage and changes by hand, but not an intent to deceive.
 *
 * <h2>How to search a folder</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="search"}
 */
@NullMarked
package zugwerk.problem;

import org.jspecify.annotations.NullMarked;
