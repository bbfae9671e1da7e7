package zugwerk.cluster.pekko;

/**
 * All that machines of a cluster send each other.
 *
 * @param text JSON, as {@link Wire} writes it
 */
public record Envelope(String text) implements CoordinatorActor.Event, WorkerActor.Event {}
