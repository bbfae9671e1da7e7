/**
 * Sends tasks and answers between machines with Apache Pekko. No other package uses it.
 *
 * <p>A {@link zugwerk.cluster.pekko.Coordinator} takes pieces from its {@link zugwerk.cluster.Ledger} of work and hands
 * them out by Pekko's work pulling with reliable delivery. A {@link zugwerk.cluster.pekko.WorkerNode} does them. Every
 * message is an {@link zugwerk.cluster.pekko.Envelope} with JSON from {@code Wire}, over TLS with certificates on both
 * sides.
 *
 * <p>Only the coordinator removes workers ({@code CoordinatorDowning}): when a worker leaves, when its machine refuses
 * connections, or when it has been silent for the patience in the {@link zugwerk.cluster.pekko.Settings}. Pekko then
 * hands its pieces to others. Shorter silences heal by themselves. A worker that the coordinator has removed or does
 * not know, or that hears nothing for twice the patience, starts a new session after growing pauses. Answers of the old
 * session are rejected, and those received before count once.
 */
@NullMarked
package zugwerk.cluster.pekko;

import org.jspecify.annotations.NullMarked;
