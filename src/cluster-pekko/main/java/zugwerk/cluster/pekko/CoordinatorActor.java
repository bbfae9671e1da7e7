package zugwerk.cluster.pekko;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.delivery.ConsumerController;
import org.apache.pekko.actor.typed.delivery.WorkPullingProducerController;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import org.apache.pekko.actor.typed.receptionist.ServiceKey;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Down;
import org.apache.pekko.cluster.typed.Subscribe;
import org.apache.pekko.japi.function.Function;
import zugwerk.cluster.Fields;
import zugwerk.cluster.Ledger;
import zugwerk.cluster.Task;
import zugwerk.cluster.TaskResult;
import zugwerk.cluster.Workers;
import zugwerk.work.InputException;
import zugwerk.work.Reason;

final class CoordinatorActor extends AbstractBehavior<CoordinatorActor.Event> {

  /** Where workers find their coordinator. */
  static final ServiceKey<Envelope> GATE = ServiceKey.create(Envelope.class, "zugwerk-coordinator");
  private static final Duration TICK = Duration.ofMillis(100);

  interface Event {}

  /** A worker could do a piece. */
  private record Demand(ActorRef<Envelope> worker) implements Event {}

  record Submit(Task task, boolean cutAtOnce, Call call) implements Event {}

  private record Changed(Member machine) implements Event {}

  private enum Tick implements Event {
    TICK
  }

  record Stop() implements Event {}

  record Call(CompletableFuture<TaskResult> answer, java.util.function.BooleanSupplier stops) {}

  private final String program;
  private final Ledger ledger;
  private final Consumer<String> log;
  private final Consumer<Workers> listener;
  private final ActorRefResolver resolver;
  private final Cluster cluster;
  private final Map<Long, Call> calls = new HashMap<>();
  private final Map<ActorRef<Envelope>, Wire.Hello> workers = new LinkedHashMap<>();
  private Optional<ActorRef<Envelope>> demand = Optional.empty();
  private Optional<Throwable> fault = Optional.empty();

  private CoordinatorActor(ActorContext<Event> context, String program, Ledger ledger, Consumer<String> log,
      Consumer<Workers> listener) {
    super(context);
    this.program = program;
    this.ledger = ledger;
    this.log = log;
    this.listener = listener;
    resolver = ActorRefResolver.get(context.getSystem());
    cluster = Cluster.get(context.getSystem());
    var producer = context.spawn(WorkPullingProducerController.create(Envelope.class, "coordinator", work(program),
        Optional.empty()), "work");
    ActorRef<WorkPullingProducerController.RequestNext<Envelope>> next = requests(context);
    producer.tell(new WorkPullingProducerController.Start<>(next));
    cluster.subscriptions().tell(Subscribe.create(context.messageAdapter(ClusterEvent.MemberEvent.class,
        event -> new Changed(event.member())), ClusterEvent.MemberEvent.class));
    context.getSystem().receptionist().tell(Receptionist.register(GATE, context.getSelf().<Envelope>unsafeUpcast()));
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Class literals have no type arguments.
  private static ActorRef<WorkPullingProducerController.RequestNext<Envelope>> requests(ActorContext<Event> context) {
    return (ActorRef) context.messageAdapter(WorkPullingProducerController.RequestNext.class,
        (WorkPullingProducerController.RequestNext next) -> new Demand(next.sendNextTo()));
  }

  /** Where workers of one version of the program register. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // As above.
  static ServiceKey<ConsumerController.Command<Envelope>> work(String program) {
    return (ServiceKey) ServiceKey.create(ConsumerController.Command.class,
        "zugwerk-work " + Task.VERSION + " " + program);
  }

  static Behavior<Event> create(String program, Ledger ledger, Consumer<String> log, Consumer<Workers> listener) {
    return Behaviors.<Event>setup(context -> Behaviors.withTimers(timers -> {
      timers.startTimerWithFixedDelay(Tick.TICK, TICK);
      return new CoordinatorActor(context, program, ledger, log, listener);
    }));
  }

  @Override
  public Receive<Event> createReceive() {
    return newReceiveBuilder().onMessage(Envelope.class, guarded(this::receive))
        .onMessage(Demand.class, guarded(this::demand)).onMessage(Submit.class, guarded(this::submit))
        .onMessage(Changed.class, guarded(this::changed)).onMessage(Tick.class, guarded(_ -> tick()))
        .onMessage(Stop.class, _ -> stop()).onSignal(PostStop.class, _ -> {
          calls.values().forEach(CoordinatorActor::cancel);
          return this;
        }).build();
  }

  /** A fault, such as of a journal on a full disk, is that of the calls; the engine would only report that it ended. */
  private <E> Function<E, Behavior<Event>> guarded(Function<E, Behavior<Event>> work) {
    return event -> {
      try {
        return work.apply(event);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
        fault = Optional.of(broken);
        calls.values().forEach(call -> call.answer.completeExceptionally(broken));
        calls.clear();
        return this;
      }
    };
  }

  private Behavior<Event> demand(Demand event) {
    demand = Optional.of(event.worker);
    return hand();
  }

  private Behavior<Event> submit(Submit event) {
    if (fault.isPresent()) {
      event.call.answer.completeExceptionally(fault.get());
      return this;
    }
    // Known before anything can fail.
    calls.put(0L, event.call);
    Ledger.Outcome outcome = Ledger.outcome();
    long number = ledger.add(event.task, event.cutAtOnce, outcome);
    calls.remove(0L);
    calls.put(number, event.call);
    return follow(outcome);
  }

  private Behavior<Event> tick() {
    Ledger.Outcome outcome = Ledger.outcome();
    calls.entrySet().removeIf(call -> {
      if (call.getValue().stops.getAsBoolean()) {
        ledger.withdraw(call.getKey(), outcome);
        cancel(call.getValue());
        return true;
      }
      return false;
    });
    return follow(outcome);
  }

  private static void cancel(Call call) {
    call.answer.completeExceptionally(new CancellationException("the work was stopped"));
  }

  private Behavior<Event> follow(Ledger.Outcome outcome) {
    outcome.answers().forEach((number, answer) -> Optional.ofNullable(calls.remove(number))
        .ifPresent(call -> call.answer.complete(answer)));
    if (!outcome.needless().isEmpty()) {
      workers.keySet().forEach(worker -> worker.tell(Wire.needless(outcome.needless())));
    }
    return hand();
  }

  private Behavior<Event> hand() {
    if (demand.isPresent()) {
      Ledger.Outcome outcome = Ledger.outcome();
      Optional<Ledger.Piece> piece = ledger.next(System.nanoTime(), outcome);
      if (piece.isPresent()) {
        ActorRef<Envelope> worker = demand.get();
        demand = Optional.empty();
        worker.tell(Wire.piece(piece.get()));
      }
      if (!outcome.answers().isEmpty() || !outcome.needless().isEmpty()) {
        return follow(outcome);
      }
    }
    return this;
  }

  private Behavior<Event> receive(Envelope envelope) {
    try {
      Fields fields = Fields.read(envelope.text());
      ActorRef<Envelope> from = resolver.resolveActorRef(Wire.word(fields, "from"));
      switch (fields.text("kind")) {
        case "hello" -> welcome(from, Wire.hello(fields));
        case "here" -> from.tell(workers.containsKey(from) ? Wire.here() : Wire.rejoin());
        case "bye" -> leave(from);
        case "begun" -> begun(from, Wire.number(fields));
        case "answer" -> {
          return answered(from, fields);
        }
        default -> throw new InputException("is not in the schema of this version: kind");
      }
    } catch (InputException fault) {
      log.accept("a message was rejected: it " + Reason.of(fault));
    }
    return this;
  }

  private void welcome(ActorRef<Envelope> worker, Wire.Hello hello) {
    if (!hello.program().equals(program) || hello.schema() != Task.VERSION) {
      String reason = "the coordinator is " + program + " with messages of version " + Task.VERSION
          + ", the worker is " + hello.program() + " with messages of version " + hello.schema();
      log.accept("the worker " + hello.name() + " was rejected: " + reason);
      worker.tell(Wire.refused(reason));
      return;
    }
    if (!isMember(worker)) {
      // Left over from an earlier cluster, or Pekko has not reported the member yet. The worker tries again.
      return;
    }
    if (workers.put(worker, hello) == null) {
      log.accept("the worker " + hello.name() + " has joined with "
          + (hello.threads() == 1 ? "1 thread" : hello.threads() + " threads"));
      notifyListener();
    }
    worker.tell(Wire.welcome());
  }

  private void notifyListener() {
    listener.accept(new Workers(workers.size(), workers.values().stream().mapToInt(one -> (int) one.threads()).sum()));
  }

  private static boolean isOver(Member member) {
    return member.status().equals(MemberStatus.down()) || member.status().equals(MemberStatus.removed());
  }

  private boolean isMember(ActorRef<Envelope> worker) {
    for (Member member : cluster.state().getMembers()) {
      if (!isOver(member) && member.address().equals(worker.path().address())) {
        return true;
      }
    }
    return false;
  }

  private Behavior<Event> changed(Changed event) {
    if (isOver(event.machine)) {
      workers.keySet().stream().filter(worker -> worker.path().address().equals(event.machine.address())).toList()
          .forEach(worker -> forget(worker, "is gone"));
    }
    return this;
  }

  private void forget(ActorRef<Envelope> worker, String why) {
    Wire.Hello hello = workers.remove(worker);
    if (hello != null) {
      log.accept("the worker " + hello.name() + " " + why + "; others do its work");
      notifyListener();
    }
  }

  /** Once the worker is removed from the cluster, Pekko gives its pieces to others. */
  private void leave(ActorRef<Envelope> worker) {
    worker.tell(Wire.bye());
    forget(worker, "has ended");
    if (isMember(worker)) {
      cluster.manager().tell(Down.apply(worker.path().address()));
    }
  }

  private void begun(ActorRef<Envelope> worker, long number) {
    if (!ledger.isOut(number)) {
      worker.tell(Wire.needless(List.of(number)));
    }
  }

  private Behavior<Event> answered(ActorRef<Envelope> worker, Fields fields) {
    if (!workers.containsKey(worker)) {
      throw new InputException("comes from a machine that was not welcomed");
    }
    long number = Wire.number(fields);
    Ledger.Outcome outcome = Ledger.outcome();
    ledger.take(number, TaskResult.read(fields.object("answer")), outcome);
    // A received answer is in the journal.
    worker.tell(Wire.received(number));
    return follow(outcome);
  }

  private Behavior<Event> stop() {
    workers.keySet().forEach(worker -> worker.tell(Wire.bye()));
    return Behaviors.stopped();
  }
}
