package zugwerk.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;

/**
 * A cluster in virtual time: a true ledger, and workers that are only imagined. Messages take their time, workers keep
 * some pieces in advance as the engine has them do, die unseen, and their pieces go to others once that is noticed.
 *
 * @param workers how many there are, with a thread each
 * @param delay the most time of a message, in ms
 * @param handling the time that the coordinator takes for a piece, in ms
 * @param detection how long it takes until a death is noticed, in ms
 * @param twice the share of answers that arrive twice
 * @param seed of the random numbers
 */
record Simulation(int workers, double delay, double handling, double detection, double twice, long seed) {

  private static final int WINDOW = 3;

  /** As the coordinator has it, in ms. */
  private static final int PATIENCE = 500;

  /**
   * What came of it.
   *
   * @param answers of each task, by its number
   * @param numbers of the tasks, in their order
   * @param time when all were answered, in ms
   * @param worked the time that workers worked, in ms
   * @param sent how many pieces were sent
   */
  record Result(Map<Long, TaskResult> answers, List<Long> numbers, double time, double worked, int sent,
      Ledger.Counts counts) {}

  private static final class Worker {
    private final Deque<Ledger.Piece> queue = new ArrayDeque<>();
    private final Set<Long> needless = new HashSet<>();
    private int places = WINDOW;
    private int run;
    private boolean dead;
    private double begun;
  }

  private record Event(double at, long order, Runnable action) {}

  /** One run of a simulation. */
  private final class Run {
    private final Random random = new Random(seed);
    private final PriorityQueue<Event> events =
        new PriorityQueue<>(Comparator.comparingDouble(Event::at).thenComparingLong(Event::order));
    private final Ledger ledger;
    private final Function<String, TaskResult> answers;
    private final ToDoubleBiFunction<String, Random> cost;
    private final List<Worker> all = new ArrayList<>();
    private final Map<Long, TaskResult> done = new HashMap<>();
    private double now;
    private double free;
    private double worked;
    private double end;
    private long order;
    private int sent;

    Run(Memory memory, Function<String, TaskResult> answers, ToDoubleBiFunction<String, Random> cost) {
      ledger = new Ledger(memory, PATIENCE);
      this.answers = answers;
      this.cost = cost;
      for (int i = 0; i < workers; i++) {
        all.add(new Worker());
      }
    }

    private void after(double time, Runnable action) {
      events.add(new Event(now + time, order++, action));
    }

    private double message() {
      return delay * random.nextDouble();
    }

    /** The coordinator does one thing after another. */
    private void coordinator(Runnable action) {
      free = Math.max(free, now) + handling;
      after(free - now, action);
    }

    private void follow(Ledger.Outcome outcome) {
      outcome.answers().forEach((number, answer) -> {
        if (done.put(number, answer) != null) {
          throw new IllegalStateException("answered twice: " + number);
        }
        end = now;
      });
      if (!outcome.needless().isEmpty()) {
        all.forEach(worker -> after(message(), () -> cancel(worker, outcome.needless())));
      }
      hand();
    }

    private void cancel(Worker worker, List<Long> numbers) {
      worker.needless.addAll(numbers);
      if (!worker.dead && !worker.queue.isEmpty() && numbers.contains(worker.queue.peek().number())) {
        worked += now - worker.begun;
        next(worker);
      }
    }

    private void hand() {
      List<Worker> open = all.stream().filter(worker -> worker.places > 0).toList();
      while (!open.isEmpty()) {
        Ledger.Outcome outcome = Ledger.outcome();
        var piece = ledger.next(Math.round(now), outcome);
        if (!outcome.answers().isEmpty() || !outcome.needless().isEmpty()) {
          coordinator(() -> follow(outcome));
        }
        if (piece.isEmpty()) {
          return;
        }
        send(open.get(random.nextInt(open.size())), piece.get());
        open = all.stream().filter(worker -> worker.places > 0).toList();
      }
    }

    private void send(Worker worker, Ledger.Piece piece) {
      sent++;
      worker.places--;
      free = Math.max(free, now) + handling;
      after(free - now + message(), () -> {
        if (worker.dead) {
          // The engine sends it to another one when it notices.
          after(detection, () -> again(piece));
          return;
        }
        worker.queue.add(piece);
        if (worker.queue.size() == 1) {
          begin(worker);
        }
      });
    }

    private void again(Ledger.Piece piece) {
      List<Worker> alive = all.stream().filter(worker -> !worker.dead).toList();
      send(alive.get(random.nextInt(alive.size())), piece);
    }

    private void begin(Worker worker) {
      Ledger.Piece piece = worker.queue.element();
      int run = ++worker.run;
      worker.begun = now;
      if (worker.needless.contains(piece.number()) || !ledger.isOut(piece.number())) {
        next(worker);
        return;
      }
      double time = cost.applyAsDouble(piece.task(), random);
      after(time, () -> {
        if (!worker.dead && worker.run == run) {
          worked += time;
          TaskResult answer = answers.apply(piece.task());
          for (int copies = random.nextDouble() < twice ? 2 : 1; copies > 0; copies--) {
            after(message(), () -> coordinator(() -> {
              Ledger.Outcome outcome = Ledger.outcome();
              ledger.take(piece.number(), answer, outcome);
              follow(outcome);
            }));
          }
          next(worker);
        }
      });
    }

    private void next(Worker worker) {
      worker.queue.remove();
      worker.run++;
      after(message(), () -> {
        worker.places++;
        hand();
      });
      if (!worker.queue.isEmpty()) {
        begin(worker);
      }
    }

    private void die(Worker worker) {
      worker.dead = true;
      List<Ledger.Piece> lost = List.copyOf(worker.queue);
      after(detection, () -> {
        worker.places = 0;
        lost.forEach(this::again);
      });
    }

    Result run(List<Task> tasks, boolean cutAtOnce, double death, double deadShare) {
      List<Long> numbers = new ArrayList<>();
      Ledger.Outcome outcome = Ledger.outcome();
      tasks.forEach(task -> numbers.add(ledger.add(task, cutAtOnce, outcome)));
      follow(outcome);
      all.stream().limit((long) (workers * deadShare)).forEach(worker -> after(death, () -> die(worker)));
      tick();
      while (!events.isEmpty() && done.size() < tasks.size()) {
        Event event = events.remove();
        now = event.at;
        event.action.run();
      }
      return new Result(done, numbers, end, worked, sent, ledger.counts());
    }

    private void tick() {
      after(PATIENCE, () -> {
        hand();
        tick();
      });
    }
  }

  /**
   * Has tasks done.
   *
   * @param answers what a worker answers to the text of a task
   * @param cost how long that takes, in ms
   * @param death when some workers die, in ms
   * @param deadShare how many of them, from 0 to less than 1
   */
  Result run(List<Task> tasks, boolean cutAtOnce, Memory memory, Function<String, TaskResult> answers,
      ToDoubleBiFunction<String, Random> cost, double death, double deadShare) {
    return new Run(memory, answers, cost).run(tasks, cutAtOnce, death, deadShare);
  }
}
