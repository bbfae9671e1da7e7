/**
 * Common parts of long work: a {@link zugwerk.work.CancelToken} that stops it, a {@link zugwerk.work.Progress} that
 * reports how far it is, and a {@link zugwerk.work.ParallelLoop} that shares it among threads.
 *
 * <p>A caller passes a {@link zugwerk.work.Monitor} to the work: the token and a listener. The work counts its steps
 * with a {@link zugwerk.work.Meter}, which checks the token and calls the listener. {@link zugwerk.work.SafeFile}
 * writes every file that outlives the program, and {@link zugwerk.work.LockFile} lets programs wait for each other.
 * {@link zugwerk.work.Texts} are the texts of a language, a parameter of whoever writes for readers. A user's mistake
 * is an {@link zugwerk.work.InputException}, whose {@link zugwerk.work.Message} is put into words where the language is
 * known. Depends on no other package.
 */
@NullMarked
package zugwerk.work;

import org.jspecify.annotations.NullMarked;
