/**
 * Carries the texts of tasks and answers between machines, by Apache Pekko; the only package that knows it.
 *
 * <p>{@link zugwerk.cluster.pekko.Coordinator} is a {@link zugwerk.cluster.Workforce}: it hands out pieces by Pekko's
 * work pulling with reliable delivery, and asks its {@link zugwerk.cluster.Ledger} which. {@link
 * zugwerk.cluster.pekko.WorkerNode} does them. All that is sent is an {@link zugwerk.cluster.pekko.Envelope} with a
 * JSON text, over TLS with certificates on both sides; {@code Wire} has the kinds of texts.
 * Nothing here is loaded unless a command is told of a cluster.
 */
@NullMarked
package zugwerk.cluster.pekko;

import org.jspecify.annotations.NullMarked;
