package zugwerk.cluster.pekko;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.delivery.ConsumerController;
import org.apache.pekko.actor.typed.eventstream.EventStream;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.SelfRemoved;
import org.apache.pekko.cluster.typed.Subscribe;
import org.apache.pekko.remote.artery.ThisActorSystemQuarantinedEvent;
import org.jspecify.annotations.Nullable;
import zugwerk.cluster.Fields;
import zugwerk.cluster.Task;
import zugwerk.cluster.TaskResult;
import zugwerk.cluster.TaskRunner;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Reason;

/**
 * Finds the coordinator, registers, and does pieces of work until the coordinator goes or no longer answers. The
 * coordinator then hands out again what it has not received.
 */
final class WorkerActor extends AbstractBehavior<WorkerActor.Event> {

  /** Checks in a row that the coordinator must miss: twice the timeout, which has 20 checks. */
  private static final int CHECKS = 40;

  /** How long a worker that ends waits for the coordinator's acknowledgement. */
  private static final Duration FAREWELL = Duration.ofSeconds(3);

  interface Event {}

  private record Found(Receptionist.Listing listing) implements Event {}

  private record Delivered(Envelope envelope, ActorRef<ConsumerController.Confirmed> confirmTo) implements Event {}

  private record Done(long number, Optional<TaskResult> answer) implements Event {}

  private record Probed(boolean refused) implements Event {}

  /** The coordinator accepts no more messages of this machine, for example after removing it by mistake. */
  private record Quarantined(ThisActorSystemQuarantinedEvent event) implements Event {}

  private record Removed(SelfRemoved event) implements Event {}

  private enum Tick implements Event {
    CHECK, FAREWELL
  }

  record Stop() implements Event {}

  /** A piece in progress, then its answer until that was received. */
  private static final class Piece {
    private final ActorRef<ConsumerController.Confirmed> confirmTo;
    private final CancelToken token = new CancelToken();
    private @Nullable Envelope answer;

    Piece(ActorRef<ConsumerController.Confirmed> confirmTo) {
      this.confirmTo = confirmTo;
    }
  }

  /**
   * How a session ended: {@code lost} if the connection broke, so that another attempt makes sense; {@code refused}
   * is the reason why the coordinator rejected this worker, or is empty.
   */
  record Ended(boolean lost, String refused) {}

  record Config(String program, String name, int threads, TaskRunner runner, Executor pool,
      InetSocketAddress coordinator, Consumer<String> log) {}

  private final Config config;
  private final CompletableFuture<Ended> ended;
  private final String self;
  private final Map<Long, Piece> pieces = new HashMap<>();
  private final TimerScheduler<Event> timers;
  private final MissingMachines<InetSocketAddress> missed = new MissingMachines<>(CHECKS);
  private Optional<ActorRef<Envelope>> gate = Optional.empty();
  private boolean welcomed;
  private boolean leaving;

  private WorkerActor(ActorContext<Event> context, TimerScheduler<Event> timers, Config config,
      CompletableFuture<Ended> ended) {
    super(context);
    this.timers = timers;
    this.config = config;
    this.ended = ended;
    self = ActorRefResolver.get(context.getSystem()).toSerializationFormat(context.getSelf());
    ActorRef<Receptionist.Listing> listings = context.messageAdapter(Receptionist.Listing.class, Found::new);
    context.getSystem().receptionist().tell(Receptionist.subscribe(CoordinatorActor.GATE, listings));
    context.getSystem().eventStream().tell(new EventStream.Subscribe<>(ThisActorSystemQuarantinedEvent.class,
        context.messageAdapter(ThisActorSystemQuarantinedEvent.class, Quarantined::new)));
    Cluster.get(context.getSystem()).subscriptions().tell(Subscribe.create(
        context.messageAdapter(SelfRemoved.class, Removed::new), SelfRemoved.class));
    timers.startTimerWithFixedDelay(Tick.CHECK, Settings.checkInterval(Adapter.toClassic(context.getSystem())));
  }

  static Behavior<Event> create(Config config, CompletableFuture<Ended> ended) {
    return Behaviors.<Event>setup(context -> Behaviors.withTimers(
        timers -> new WorkerActor(context, timers, config, ended)));
  }

  @Override
  public Receive<Event> createReceive() {
    return newReceiveBuilder().onMessage(Found.class, this::found).onMessage(Envelope.class, this::receive)
        .onMessage(Delivered.class, this::delivered).onMessage(Done.class, this::done)
        .onMessage(Probed.class, this::tried).onMessage(Quarantined.class, this::shutOut)
        .onMessage(Removed.class, _ -> lose("has removed this worker"))
        .onMessageEquals(Tick.CHECK, this::check).onMessageEquals(Tick.FAREWELL, () -> end("", new Ended(false, "")))
        .onMessage(Stop.class, _ -> leave()).onSignal(PostStop.class, _ -> {
          cancelAll();
          ended.complete(new Ended(true, ""));
          return this;
        }).build();
  }

  private Behavior<Event> found(Found event) {
    if (gate.isEmpty()) {
      event.listing.getServiceInstances(CoordinatorActor.GATE).stream().findFirst().ifPresent(found -> {
        gate = Optional.of(found);
        hello();
      });
    }
    return this;
  }

  private void hello() {
    send(Wire.hello(new Wire.Hello(config.program, Task.VERSION, config.name, config.threads, self)));
  }

  private void send(Envelope envelope) {
    gate.ifPresent(coordinator -> coordinator.tell(envelope));
  }

  /** Repeats messages that may have been lost, and reports that it is still there. */
  private Behavior<Event> check() {
    if (gate.isEmpty() && Cluster.get(getContext().getSystem()).selfMember().status().equals(MemberStatus.removed())) {
      // Waits for a coordinator.
      return this;
    }
    if (!missed.check().isEmpty()) {
      return lose("does not answer");
    }
    if (!missed.all().isEmpty()) {
      Probe.start(config.coordinator.getHostString(), config.coordinator.getPort(),
          refused -> getContext().getSelf().tell(new Probed(refused)));
    }
    missed.miss(config.coordinator);
    if (leaving) {
      send(Wire.bye(self));
    } else if (welcomed) {
      send(Wire.here(self));
      pieces.values().forEach(piece -> Optional.ofNullable(piece.answer).ifPresent(this::send));
    } else {
      hello();
    }
    return this;
  }

  private Behavior<Event> tried(Probed event) {
    missed.tried(config.coordinator, event.refused);
    return this;
  }

  private Behavior<Event> shutOut(Quarantined event) {
    return gate.isPresent() && gate.get().path().address().equals(event.event.remoteAddress().address())
        ? lose("has removed this worker") : this;
  }

  private Behavior<Event> lose(String why) {
    return leaving ? end("", new Ended(false, ""))
        : end("the coordinator " + why + "; starting over", new Ended(true, ""));
  }

  private Behavior<Event> leave() {
    if (!welcomed) {
      return end("", new Ended(false, ""));
    }
    leaving = true;
    cancelAll();
    send(Wire.bye(self));
    timers.startSingleTimer(Tick.FAREWELL, FAREWELL);
    return this;
  }

  private void cancelAll() {
    pieces.values().forEach(piece -> piece.token.cancel());
  }

  private Behavior<Event> receive(Envelope envelope) {
    missed.forget(config.coordinator);
    try {
      Fields fields = Fields.read(envelope.text());
      switch (fields.text("kind")) {
        case "welcome" -> begin();
        case "here" -> {
          // Nothing else to do.
        }
        case "rejoin" -> {
          return lose("no longer lists this worker");
        }
        case "refused" -> {
          String reason = Wire.word(fields, "reason");
          return end("the coordinator has rejected this worker: " + reason, new Ended(false, reason));
        }
        case "received" -> confirm(Wire.number(fields));
        case "needless" -> fields.list("numbers").forEach(number -> Optional.ofNullable(pieces.get(
            ((Number) number).longValue())).ifPresent(piece -> piece.token.cancel()));
        case "bye" -> {
          return end(leaving ? "" : "the coordinator has ended", new Ended(false, ""));
        }
        default -> throw new InputException("is not in the schema of this version: kind");
      }
    } catch (InputException | ClassCastException fault) {
      config.log.accept("a message was rejected: it " + Reason.of(fault));
    }
    return this;
  }

  private void begin() {
    if (welcomed) {
      return;
    }
    welcomed = true;
    config.log.accept("joined the coordinator");
    for (int i = 0; i < config.threads; i++) {
      ActorRef<ConsumerController.Command<Envelope>> place = getContext().spawn(
          ConsumerController.create(CoordinatorActor.work(config.program)), "place-" + i);
      place.tell(new ConsumerController.Start<>(deliveries()));
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Class literals have no type arguments.
  private ActorRef<ConsumerController.Delivery<Envelope>> deliveries() {
    return (ActorRef) getContext().messageAdapter(ConsumerController.Delivery.class,
        (ConsumerController.Delivery delivery) -> new Delivered((Envelope) delivery.message(), delivery.confirmTo()));
  }

  private Behavior<Event> delivered(Delivered event) {
    if (leaving) {
      return this;
    }
    long number = 0;
    try {
      Fields fields = Fields.read(event.envelope.text());
      number = Wire.number(fields);
      if (pieces.containsKey(number)) {
        // A duplicate is answered once.
        event.confirmTo.tell(ConsumerController.confirmed());
        return this;
      }
      Task task = Task.read(fields.text("task"));
      Piece piece = new Piece(event.confirmTo);
      pieces.put(number, piece);
      send(Wire.begun(number, self));
      long begun = number;
      getContext().pipeToSelf(CompletableFuture.supplyAsync(() -> config.runner.run(task, piece.token), config.pool),
          (answer, fault) -> new Done(begun, fault == null ? Optional.of(answer) : failure(fault)));
    } catch (InputException fault) {
      config.log.accept("a piece of work was rejected: it " + Reason.of(fault));
      if (number == 0) {
        event.confirmTo.tell(ConsumerController.confirmed());
      } else {
        pieces.put(number, new Piece(event.confirmTo));
        return done(new Done(number, Optional.of(new TaskResult(TaskResult.Kind.FAILED, "the worker " + config.name
            + " has rejected the piece: it " + Reason.of(fault)))));
      }
    }
    return this;
  }

  /** Cancelled work has no answer. */
  private static Optional<TaskResult> failure(Throwable fault) {
    Throwable cause = fault.getCause() == null ? fault : fault.getCause();
    return cause instanceof CancellationException ? Optional.empty()
        : Optional.of(new TaskResult(TaskResult.Kind.FAILED, "the program failed (" + cause + ")"));
  }

  private Behavior<Event> done(Done event) {
    Piece piece = pieces.get(event.number);
    if (piece == null || leaving) {
      return this;
    }
    if (event.answer.isEmpty()) {
      confirm(event.number);
      return this;
    }
    Envelope answer = Wire.answer(event.number, self, event.answer.get());
    if (!EnvelopeSerializer.fits(answer.text())) {
      config.log.accept("an answer is too large to send");
      answer = Wire.answer(event.number, self, new TaskResult(TaskResult.Kind.FAILED,
          "the solution is too large to send; try without tries"));
    }
    piece.answer = answer;
    send(answer);
    return this;
  }

  private void confirm(long number) {
    Optional.ofNullable(pieces.remove(number)).ifPresent(piece -> piece.confirmTo.tell(ConsumerController.confirmed()));
  }

  private Behavior<Event> end(String line, Ended how) {
    if (!line.isEmpty()) {
      config.log.accept(line);
    }
    // Saves the coordinator from having to detect that this machine is gone.
    send(Wire.bye(self));
    ended.complete(how);
    return Behaviors.stopped();
  }
}
