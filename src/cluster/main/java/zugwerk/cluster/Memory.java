package zugwerk.cluster;

import java.util.Optional;

/** Answers from before, by the texts of their tasks. */
public interface Memory {

  /** Remembers nothing. */
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

  /** Keeps an answer, so that it is there even if the program is killed right after. */
  void keep(String task, TaskResult answer);
}
