/**
 * Carries the texts of tasks and answers between machines, by Apache Pekko; the only package that knows it.
 *
 * <p>{@link zugwerk.cluster.pekko.Coordinator} is a {@link zugwerk.cluster.Workforce}: it hands out pieces by Pekko's
 * work pulling with reliable delivery, and asks its {@link zugwerk.cluster.Ledger} which. {@link
 * zugwerk.cluster.pekko.WorkerNode} does them. All that is sent is an {@link zugwerk.cluster.pekko.Envelope} with a
 * JSON text, over TLS with certificates on both sides; {@code Wire} has the kinds of texts.
 * Nothing here is loaded unless a command is told of a cluster.
 *
 * <p>Who belongs to the cluster the coordinator alone decides ({@code CoordinatorDowning}). It misses a worker that has
 * not answered for a sixth of the patience in the {@link zugwerk.cluster.pekko.Settings}; whatever the engine makes
 * of that heals when the worker answers again. It gives a worker up when it says goodbye, when its machine refuses
 * connections, as after the program there was killed, or when it has said nothing for the whole patience. The engine
 * then hands its pieces to others. A worker gives nobody up. When the coordinator has given it up, does not know it, or
 * has not answered for twice the patience, it ends its session and begins a new one, with pauses that grow; answers of
 * the old session are turned away, and what had been answered before counts once.
 */
@NullMarked
package zugwerk.cluster.pekko;

import org.jspecify.annotations.NullMarked;
