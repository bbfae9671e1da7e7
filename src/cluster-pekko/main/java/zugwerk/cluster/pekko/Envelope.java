package zugwerk.cluster.pekko;

/** Every message between machines: JSON as {@link Wire} writes it. */
public record Envelope(String text) implements CoordinatorActor.Event, WorkerActor.Event {}
