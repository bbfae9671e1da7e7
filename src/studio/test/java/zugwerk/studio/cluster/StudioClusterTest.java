package zugwerk.studio.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import zugwerk.cluster.Task;
import zugwerk.cluster.TaskResult;
import zugwerk.cluster.TaskRunner;
import zugwerk.cluster.Workers;
import zugwerk.cluster.Workforce;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.solving.SolveJob;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The studio's cluster with imagined machines. */
class StudioClusterTest {

  private static final ClusterChoice CHOICE = new ClusterChoice(" 192.0.2.1:7700", "keys ");
  private final List<Machines> begun = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private final Cluster cluster = new Cluster(Runnable::run, Runnable::run, (_, listener, log) -> {
    begun.add(new Machines(listener, log));
    return begun.getLast();
  });

  /** Does each task itself. */
  private static final class Machines implements Workforce {
    private final Consumer<Workers> listener;
    private final Consumer<String> log;
    private int asked;
    private boolean closed;

    Machines(Consumer<Workers> listener, Consumer<String> log) {
      this.listener = listener;
      this.log = log;
    }

    @Override
    public TaskResult run(Task task, boolean cutAtOnce, BooleanSupplier stops) {
      asked++;
      return new TaskRunner(16, SolveOptions.NO_LIMIT).run(Task.read(task.text()), new CancelToken());
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private String words() {
    return Cluster.text(cluster.workers().get());
  }

  @Test
  void workersSolveOnceTheyAreThere() {
    assertEquals("", words());
    cluster.choose(ClusterChoice.NONE, faults::add);
    assertEquals(List.of(), begun);
    cluster.choose(CHOICE, faults::add);
    assertEquals(new ClusterChoice("192.0.2.1:7700", "keys"), cluster.choice());
    assertEquals("No workers yet", words());
    assertEquals(Optional.empty(), cluster.solver(false));
    Machines machines = begun.getFirst();
    machines.listener.accept(new Workers(1, 4));
    assertEquals("1 worker", words());
    machines.listener.accept(new Workers(3, 6));
    machines.log.accept("the worker a has joined");
    assertEquals("3 workers", words());
    assertEquals("the worker a has joined", cluster.news().get());

    Problem problem = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "mansfield-1917.json"));
    SolveJob job = new SolveJob(Runnable::run, Runnable::run);
    job.start(problem, SolveOptions.DEFAULT, cluster.solver(true).orElseThrow());
    assertEquals(Solved.solve(problem, SolveOptions.DEFAULT, new Monitor()).keys(),
        job.solved(problem).orElseThrow().keys());
    assertEquals(1, machines.asked);
  }

  @Test
  void whatAnEarlierConnectionShowsIsPassedOver() {
    cluster.choose(CHOICE, faults::add);
    begun.getFirst().listener.accept(new Workers(1, 1));
    cluster.choose(CHOICE, faults::add);
    assertTrue(begun.getFirst().closed);
    assertEquals("No workers yet", words());
    begun.getFirst().listener.accept(new Workers(2, 2));
    assertEquals("No workers yet", words());
    cluster.leave();
    assertTrue(begun.getLast().closed);
    assertEquals("", words());
    assertTrue(cluster.choice().isWanted());
    assertEquals(List.of(), faults);
  }

  @Test
  void whatCannotBeIsReportedAndTheStudioWorksItself() {
    Cluster real = new Cluster(Runnable::run, Runnable::run);
    real.choose(new ClusterChoice("here", ""), faults::add);
    assertTrue(faults.getFirst().startsWith("The address of the cluster must be a host and a port"), faults.toString());
    real.choose(new ClusterChoice("127.0.0.1:0", "no such folder"), faults::add);
    assertTrue(faults.getLast().contains("zugwerk keys makes such a folder"), faults.toString());
    assertEquals(Optional.empty(), real.workers().get());
    assertFalse(real.solver(false).isPresent());
  }
}
