package zugwerk.cli;

/** Says in one sentence what a limit left undone. */
final class StoppedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StoppedException(String sentence) {
    super(sentence);
  }
}
