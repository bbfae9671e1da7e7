/**
 * Sends tasks and answers between machines with Apache Pekko. No other package uses it.
 *
 * <p>A {@link zugwerk.cluster.pekko.Coordinator} takes pieces of work from its {@link zugwerk.cluster.Ledger} and hands
 * them out by Pekko's work pulling with reliable delivery. A {@link zugwerk.cluster.pekko.WorkerNode} does them. Every
 * message is an {@link zugwerk.cluster.pekko.Envelope} with JSON from {@code Wire}, over TLS with certificates on both
 * sides.
 *
 * <p>Only the coordinator removes workers ({@code CoordinatorDowning}): when a worker leaves, when its machine refuses
 * connections, or when it has been silent for the patience in the {@link zugwerk.cluster.pekko.Settings}. Pekko then
 * hands its pieces to others. Shorter silences have no effect. A worker that was removed, is not registered, or
 * hears nothing for twice the patience starts a new session after growing pauses. Answers of the old session are
 * rejected; those received before count once.
 */
@NullMarked
package zugwerk.cluster.pekko;

import org.jspecify.annotations.NullMarked;
