package zugwerk.cluster;

import java.util.Optional;

/** Earlier answers, by the texts of their tasks. */
public interface Memory {

  Memory NONE = new Memory() {
    @Override
    public Optional<TaskResult> answer(String task) {
      return Optional.empty();
    }

    @Override
    public void keep(String task, TaskResult answer) {}
  };

  /** The answer to a task; empty if it is not known. */
  Optional<TaskResult> answer(String task);

  /** Stores an answer durably: it is kept even if the program is killed right after. */
  void keep(String task, TaskResult answer);
}
