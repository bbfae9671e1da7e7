/**
 * Files of problems, proofs, preferences and drafts; solutions as JSON; and the check of stored files.
 *
 * <p>{@link zugwerk.file.ProblemFile} reads and writes a problem. {@link zugwerk.file.ProblemFields} is the schema of
 * the files, {@code problem.schema.json} the same for other programs. {@link zugwerk.file.BatchCheck} checks the claims
 * of many files, {@link zugwerk.file.Verification} stored results. {@link zugwerk.file.ProofFile} writes and reads
 * proofs; the replay ({@link zugwerk.file.ProofReplay}, {@code LineReplay}, {@code StudyReplay}) is independent of the
 * solver.
 *
 * <p>This is the only package that uses Jackson. Depends on {@code problem} and the solver.
 *
 * <h2>How to search a folder</h2>
 * {@snippet file="zugwerk/example/Examples.java" region="search"}
 */
@NullMarked
package zugwerk.file;

import org.jspecify.annotations.NullMarked;
